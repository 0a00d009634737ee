"""An automatic player that never comes to an end of its turn is ended like somebody silent."""

from collections import Counter

from game.automa.arena import play
from game.automa.levels import LEVELS, Level
from game.automa.pace import MOST
from game.modules.base.standing import StandingOffer, WithdrawStanding
from game.setup import Setup


def dithering(done):
    """A player that makes an offer and withdraws it, for ever; the founding aside."""

    def think(seen, prompt, rng, stop):
        done[seen.table.turn.part_number] += 1
        if prompt.kind != "main":
            return LEVELS["gentle"].think(seen, prompt, rng, stop)
        mine = [offer for offer in seen.settings.standing if offer.maker == prompt.seat]
        give, get = {"wood": 1}, {"ore": 1}
        return WithdrawStanding(prompt.seat, mine[0].id) if mine else StandingOffer(prompt.seat, give, get)

    return Level("dithering", think)


def test_a_game_with_somebody_who_never_ends_a_turn_goes_on():
    done = Counter()
    levels = [dithering(done), *[LEVELS["gentle"]] * 3]
    g = play(Setup(4, (), {"seats": "chosen", "target": 4}), levels, 3)
    assert g.over is not None and g.over.winners != (0,)
    assert max(done.values()) == MOST
