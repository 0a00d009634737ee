"""Trades as they are typed: completion knows the hand and the players, and a whole offer fits one option."""

from __future__ import annotations

from bot.commands.gathered import deeds
from bot.speech import speech_of
from game.table import Island
from tests.bot.play import Hall, arrange
from tests.bot.test_trade import hall, people  # noqa: F401 - a fixture


async def offered(player, line: str, focus: str, **given: str) -> list[str]:  # type: ignore[no-untyped-def]
    """What is suggested for an option, as it is read."""
    return [choice["name"] for choice in await player.actor.complete(line, focus, **given)]


async def test_sides_are_completed_from_the_hand(hall: Hall) -> None:  # noqa: F811
    """TRADE-7: "2" completes to what the hand has two of."""
    a, _, _ = await people(hall)

    def some(game: Island) -> None:
        game.table.hands[game.table.turn.owner][:5] = [2, 1, 0, 0, 0]

    await arrange(hall, some)
    every = await offered(a, "/trade offer", "give", give="")
    sides = [name for name in every if "→" not in name]
    assert sides == ["1 wood", "1 brick", "2 wood"], "no more than there is"
    assert await offered(a, "/trade offer", "give", give="2") == ["2 wood"]
    assert await offered(a, "/trade offer", "give", give="2 wood + b") == ["2 wood and 1 brick"]
    assert (await offered(a, "/trade offer", "give", give="lum"))[:1] == ["1 wood"], "by any name it has"
    wishes = await offered(a, "/trade offer", "want", give="1 wood", want="")
    assert "1 ore" in wishes and "1 wood" not in wishes, "what is given is not wished for"
    assert await offered(a, "/trade offer", "want", give="1 wood", want="3 o") == ["3 ore"]


async def test_players_are_completed_by_name(hall: Hall) -> None:  # noqa: F811
    """TRADE-7: the beginning of a name is enough."""
    a, b, c = await people(hall)
    with_ = {"with": ""}
    assert set(await offered(a, "/trade offer", "with", **with_)) == {"everybody", b.name, c.name}
    assert await offered(a, "/trade offer", "with", **{"with": b.name[:2].lower()}) == [b.name]
    assert await offered(a, "/trade offer", "with", **{"with": f"{b.name}, "}) == [f"{b.name}, {c.name}"]
    await a.command("/trade offer", give="wood", want="ore", **{"with": "everybody"})
    [offer] = (await hall.table()).island.table.offers
    assert len(offer.to) == 2


async def test_a_whole_offer_fits_one_option(hall: Hall) -> None:  # noqa: F811
    a, _, _ = await people(hall)
    for n, text in enumerate(("2 wool for ore", "sheep → 2 stone", "1 wood -> 1 clay"), 1):
        await a.command("/trade offer", give=text)
        assert len((await hall.table()).island.table.offers) == n, a.actor.last.text
    sides = [(o.give, o.get) for o in (await hall.table()).island.table.offers]
    assert sides == [({"wool": 2}, {"ore": 1}), ({"wool": 1}, {"ore": 2}), ({"wood": 1}, {"brick": 1})]


async def test_a_likely_trade_is_suggested_whole(hall: Hall) -> None:  # noqa: F811
    a, _, _ = await people(hall)

    def short_of_ore(game: Island) -> None:
        game.table.hands[game.table.turn.owner][:5] = [0, 0, 3, 2, 2]

    await arrange(hall, short_of_ore)
    choices = await a.actor.complete("/trade offer", "give", give="")
    assert "→ 1 ore" in choices[0]["name"]
    await a.command("/trade offer", give=choices[0]["value"])
    [offer] = (await hall.table()).island.table.offers
    assert offer.get == {"ore": 1}


async def test_the_end_of_a_standing_offer_is_completed_and_read(hall: Hall) -> None:  # noqa: F811
    """TRADE-7: the end is chosen from a list, and what it cannot read it says."""
    _, b, _ = await people(hall)
    ends = await offered(b, "/trade standing", "until", until="")
    assert ends[:2] == ["until you take it back", "until your next turn"] and "for 2 rounds" in ends[3]
    await b.command("/trade standing", give="ore", want="wood", until="until your next turn")
    [standing] = (await hall.table()).island.settings.standing
    assert standing.until == "own_turn"
    await b.command("/trade standing", give="ore", want="wool", until="tomorrow")
    assert "tomorrow" in b.actor.last.text and "number of a turn" in b.actor.last.text
    assert len((await hall.table()).island.settings.standing) == 1


async def test_do_lists_deeds_and_not_every_offer(hall: Hall) -> None:  # noqa: F811
    """TRADE-10: "4 wool for 1 brick", and no offers in the list."""
    table = await hall.table()
    seat = table.island.table.turn.owner

    def plenty(game: Island) -> None:
        game.table.hands[seat][:5] = [0, 0, 4, 0, 0]

    await arrange(hall, plenty)
    table = await hall.table()
    labels = [label for label, _ in deeds(speech_of("en", table), table, seat, "do")]
    assert [label for label in labels if label.startswith(("Offer a trade", "Ask around", "Make a standing"))] == [
        "Offer a trade", "Ask around", "Make a standing offer"
    ]  # fmt: skip
    assert any("4" in label and "wool" in label and label.endswith("for 1 brick") for label in labels)
