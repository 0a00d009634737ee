"""Why?: the lines of a turn, the numbers behind each, its rule; for turns long past and after a restart too."""

from __future__ import annotations

from random import Random

from msgspec import structs

from bot.almanac import covers
from bot.app import IslandBot
from bot.reasons import ABOUT, reasons, topic_of
from bot.seated import Seated, packed
from bot.speech import speech_of
from bot.store import Action as Transaction
from game.engine import Event, Fact
from game.setup import Setup
from playground.kit import Playground
from tests.bot.conftest import quick
from tests.bot.people import Player
from tests.bot.play import Hall
from tests.bot.seats import tables
from tests.words.needed import modules


def lines(player: Player) -> list[tuple[str, str]]:
    """What the newest select offers: value and words."""
    message = player._with_select()
    assert message is not None
    return [(option["value"], option["label"]) for option in message.selects[0].raw["options"]]


async def some(hall: Hall, seed: int, actions: int) -> None:
    """A few actions by lot."""
    rng = Random(seed)
    for _ in range(actions):
        await hall.settle()
        table = await hall.table()
        await hall.by_command(hall.choice(table, table.island.waiting_for()[0].seat, rng))
    await hall.settle()


async def forget(hall: Hall) -> None:
    """As if so much had happened since that the table remembers nothing of it."""

    def forgotten(tx: Transaction, table: Seated) -> Seated:
        chronicle = structs.replace(table.chronicle, told=table.chronicle.told[-1:])
        tx.save(history=packed(chronicle))
        return table.after(table.record.version, chronicle=chronicle)

    await hall.bot.sessions.change((await hall.table()).id, forgotten)


async def test_a_line_of_the_turn_is_explained_by_its_rule_and_a_question_too(
    world: Playground, bot: IslandBot
) -> None:
    hall = Hall(world, bot, ["Anna", "Ben", "Cleo"])
    await hall.open()
    await hall.start()
    await some(hall, 3, 1)
    await hall.host.press("Why?")
    offered = await hall.host.until(lambda: hall.host._with_select() and lines(hall.host), "no lines")
    question = next(value for value, _ in offered if value.startswith("q"))
    await hall.host.choose(question)
    await hall.host.sees("Everybody founds a settlement with a road")
    await hall.host.press("Another line")


async def test_turns_long_past_are_explained_from_the_log_after_a_restart(
    world: Playground, bot: IslandBot, tmp_path
) -> None:
    hall = Hall(world, bot, ["Anna", "Ben", "Cleo"])
    await hall.open()
    await hall.start()
    await some(hall, 3, 2)
    await hall.host.until(lambda: hall.host.with_button("Why?"), "the turn has no log")
    old = next(m for m in world.channel.messages if any(str(b) == "Why?" for b in m.buttons))
    await some(hall, 4, 12)
    await forget(hall)
    await world.stop(bot)
    again = await world.start(IslandBot(quick(tmp_path)))
    button = next(b for b in world.channel.messages[[m.id for m in world.channel.messages].index(old.id)].buttons)
    await hall.host.tap(old, button)
    told = await hall.host.until(lambda: hall.host._with_select() and lines(hall.host), "no lines")
    value, text = next((v, t) for v, t in told if not v.startswith("q") and "places a settlement" in t)
    await hall.host.choose(value)
    await hall.host.sees("A settlement stands on a corner")
    assert "places a settlement" in text
    await world.stop(again)


def test_the_numbers_compared_are_told() -> None:
    *_, table = tables(Setup(4), 5, moves=60, every=60)
    speech = speech_of("en", table)
    counts = [6, 5, 0, 1]
    taken = Event("award_taken", {"seat": 0, "award": "longest_road", "other": 1, "n": 6, "counts": counts})
    told = reasons(speech, table, taken)
    a, b, *_ = table.names
    assert told[0].startswith(f"Compared: {a} 6 · {b} 5") and told[1] == "It takes at least 5."
    assert topic_of(taken) == "longest_road"
    held = Event("discarded", {"seat": 1, "cards": {"ore": 4}, "held": 9, "limit": 7})
    assert reasons(speech, table, held) == [f"{b} held 9 cards; anyone with more than 7 discards half, rounded down."]
    paid = Event("produced", {"seat": 0, "cards": {"wool": 1}, "sources": [6]})
    assert speech.place("hex", 6) in reasons(speech, table, paid)[0]


def test_where_no_entry_names_an_event_its_own_topic_explains_it_before_the_whole_system() -> None:
    assert topic_of(Event("gate_closed", {"field": "trade", "red": 3})) == "event_die"
    plain = [f for key, f in Fact.known.items() if f.topic and f"event-{key}" not in covers() and key not in ABOUT]
    assert len(plain) > 10 and [f.key for f in plain if topic_of(Event(f.key, {})) != f.topic] == []


def test_what_a_line_is_about_has_its_own_entry() -> None:
    awards = [award.key for module in modules() for award in module.awards]
    about = {key: topic_of(Event("award_taken", {"award": key})) for key in awards}
    assert about["longest_road"] == "longest_road" and about["largest_army"] == "largest_army"
    assert about["specialist_ore"] == "specialists" and about["harbormaster"] == "harbormaster"
    assert topic_of(Event("event_card", {"event": "conflict"})) == "conflict"
    assert topic_of(Event("built", {"item": "city"})) == "city"
