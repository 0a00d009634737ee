"""Nothing a lobby shows says anything about the game: the host looks at islands and knows no die."""

from __future__ import annotations

from bot.app import IslandBot
from bot.lobby.actions import Lobby
from bot.lobby.preview import preview
from bot.lobby.running import abandoned
from bot.seated import Seated
from game.board.spiral import spiral, spiral_starts
from playground.kit import Playground
from tests.bot.play import Hall
from tests.bot.test_whole_game import NAMES, reseed

GAMES = 3  # of which all were guessed when previews and play shared their outcomes

LUCKY = True


async def test_fair_1_two_previews_do_not_tell_the_first_throw(world: Playground, bot: IslandBot) -> None:
    """Where the number spirals of two previews begin were once the red and the yellow die of the first throw."""
    guessed = []
    for seed in range(GAMES):
        hall = Hall(world, bot, NAMES[:4])
        await hall.open()
        await reseed(bot, hall.game_id, bytes([seed]) * 32)
        lobby = Lobby(bot.sessions, hall.game_id)
        await lobby.choose_modules(("five_six",))
        await lobby.choose_option("desert", "centre")
        guess = []
        for _ in range(2):
            table = await lobby.add_automatic(int(hall.host.actor.id), "gentle")
            guess.append(1 + await corner_shown(bot, table))
        for _ in range(2):
            await lobby.remove(4)
        await lobby.choose_option("desert", "random")
        await lobby.choose_modules(())
        await lobby.start(int(hall.host.actor.id), bytes([seed]) * 32)
        guessed.append(tuple(guess) == await first_throw(hall))
        await bot.sessions.change(hall.game_id, abandoned)
        await hall.settle()
    assert sum(guessed) <= 1, guessed


async def corner_shown(bot: IslandBot, table: Seated) -> int:
    """Which corner of the island the numbers of a preview begin at, read off the picture."""
    shown = await preview(bot, table)
    assert shown is not None
    g = shown.table.island
    graph, tokens = g.rules.topology, g.table.tokens
    for number, start in enumerate(spiral_starts(graph)):
        laid = [tokens[hex] for hex in spiral(graph, start) if tokens[hex]]
        if laid == g.rules.plan.tokens:
            return number
    raise AssertionError("no spiral")


async def first_throw(hall: Hall) -> tuple[int, int]:
    while True:
        g = (await hall.table()).island
        if g.table.turn.red:
            return g.table.turn.red, g.table.turn.yellow
        prompt = g.waiting_for()[0]
        action = prompt.default(g)
        await hall.bot.sessions.act(hall.game_id, lambda table, a=action: (a, None))
