"""The composer at the bank: the rates, and one button for each trade that is possible."""

from __future__ import annotations

from discord import ButtonStyle

from bot import signs, ui
from bot.speech import Speech
from bot.trading.draft import OFFER, Draft
from bot.trading.ways import Desk
from bot.widgets.wish import prompt_for
from game.engine import Refused
from game.modules.base.bank import BankTrade, rate_of
from game.modules.base.offers import MakeOffer

FIT = 20  # trades that are shown at once; of more what is given is chosen first


def bank_page(speech: Speech, desk: Desk, note: str = "") -> ui.Sheet:
    """What the bank gives for what is in the hand."""
    trades = possible(desk)
    chosen = next(iter(desk.draft.give), "")
    lines = [
        note,
        speech.say("trading-bank"),
        speech.pictured.say("purse-hand", cards=_held(desk)),
        _rates(speech, desk),
    ]
    if not trades:
        lines.append(speech.say("trading-bank-none"))
    if len(trades) > FIT and chosen not in {trade.give for trade in trades}:
        buttons = _kinds(speech, desk, trades)
    else:
        shown = [trade for trade in trades if len(trades) <= FIT or trade.give == chosen]
        buttons = [_trade(speech, desk, trade) for trade in shown]
    back = ui.button(speech.say("button-back"), desk.drafting(_back(desk)).press("O"))
    return ui.sheet(
        ui.words("\n".join(line for line in lines if line)),
        *ui.rows(buttons),
        *ui.rows([back] if chosen or desk.can(MakeOffer) else []),
    )


def possible(desk: Desk) -> list[BankTrade]:
    """Every trade for one card that the hand and the bank allow."""
    prompt = prompt_for(desk.table, desk.seat, BankTrade)
    found = BankTrade.suggest(desk.seen, desk.seat, prompt) if prompt is not None else []
    return [trade for trade in found if isinstance(trade, BankTrade)]


def trade_op(desk: Desk, trade: BankTrade) -> str:
    """A trade for one card as it stands on a button: the kinds, and how many are given."""
    index = desk.seen.rules.index
    return f"B{index[trade.give]}.{trade.count}.{index[next(iter(trade.get))]}"


def read_trade(desk: Desk, op: str) -> BankTrade:
    """The same back."""
    kinds, parts = desk.seen.rules.kinds, op[1:].split(".")
    if len(parts) != 3 or not all(p.isascii() and p.isdigit() for p in parts) or max(map(len, parts)) > 2:
        raise Refused("stale_button")
    give, count, get = map(int, parts)
    if max(give, get) >= len(kinds):
        raise Refused("stale_button")
    return BankTrade(desk.seat, kinds[give], count, {kinds[get]: 1})


def _back(desk: Desk) -> Draft:
    """From one kind to all of them, from there to the players."""
    draft = desk.draft
    return draft.with_(give={}) if draft.give and len(possible(desk)) > FIT else draft.with_(page=OFFER, give={})


def _held(desk: Desk) -> dict[str, int]:
    return {kind: n for kind, n in desk.hand.items() if n}


def _rates(speech: Speech, desk: Desk) -> str:
    """What the bank wants of each kind, the best rates first."""
    rules = desk.seen.rules
    wanted: dict[int, list[str]] = {}
    for kind in rules.kinds[: rules.card_kinds]:
        wanted.setdefault(rate_of(desk.seen, desk.seat, kind), []).append(speech.say(f"card-{kind}"))
    rates = [speech.say("trading-rate", n=n, cards=", ".join(names)) for n, names in sorted(wanted.items())]
    return speech.say("trading-rates", rates=" · ".join(rates))


def _trade(speech: Speech, desk: Desk, trade: BankTrade) -> ui.Button:
    give, get = {trade.give: trade.count}, trade.get
    label = speech.say("trading-sides", give=speech.words.cards(give), get=speech.words.cards(get))
    sign = signs.of_value(speech, "card", next(iter(get)))
    return ui.button(label, desk.press(trade_op(desk, trade)), ButtonStyle.primary, sign=sign)


def _kinds(speech: Speech, desk: Desk, trades: list[BankTrade]) -> list[ui.Button]:
    """What is given first, where there is too much to choose from at once."""
    given = {trade.give: trade.count for trade in trades}
    return [
        ui.button(
            speech.say("trading-sides", give=speech.words.cards({kind: n}), get="…"),
            desk.drafting(desk.draft.with_(give={kind: 1})).press("b"),
            ButtonStyle.primary,
            sign=signs.of_value(speech, "card", kind),
        )
        for kind, n in given.items()
    ]
