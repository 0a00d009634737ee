"""The composer: the hand as buttons, wishes as buttons, to whom, and what it shall be. Nothing is typed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import ButtonStyle

from bot import signs, ui
from bot.speech import Speech
from bot.trading.bank import bank_page, trade_op
from bot.trading.draft import BANK, OFFER, STANDING
from bot.trading.ways import Desk
from bot.widgets.wish import prompt_for
from bot.wire import Press
from game.engine import Action, Refused
from game.modules.base.bank import BankTrade
from game.modules.base.offers import Call, MakeOffer
from game.modules.base.standing import StandingOffer, TakeStanding

ROUNDS = (1, 2, 3)
MORE = "all"  # the rest of the menu of trade


def composer(speech: Speech, desk: Desk, note: str = "") -> ui.Sheet:
    """The draft as it stands; `note` is said first."""
    if desk.draft.page == BANK:
        return bank_page(speech, desk, note)
    parts = _parts(speech, desk, note, lean=False)
    if sum(1 + len(getattr(part, "children", ())) for part in parts) > ui.MOST_COMPONENTS:
        parts = _parts(speech, desk, note, lean=True)
    return ui.sheet(*parts)


def _parts(speech: Speech, desk: Desk, note: str, *, lean: bool) -> list[ui.Item]:
    """From top to bottom; `lean`: without what could not be pressed anyway."""
    fresh = desk.draft.empty and desk.draft.page == OFFER and not desk.draft.counters
    ideas = _likely(speech, desk) if fresh else []
    head = [note, _title(speech, desk), speech.say("trading-likely") if ideas else ""]
    return [
        ui.words("\n".join(line for line in head if line)),
        *ui.rows(ideas),
        ui.words(_given(speech, desk.draft.give)),
        *ui.rows(_kept(_giving(speech, desk), lean)),
        ui.words(_wanted(speech, desk.draft.get)),
        *ui.rows(_kept(_wishing(speech, desk), lean)),
        *ui.rows(_fewer(speech, desk)),
        ui.words("\n".join(_closing_lines(speech, desk))),
        *ui.rows(_receivers(speech, desk)),
        *(_standing_rows(speech, desk) if desk.draft.page == STANDING else ui.rows(_finishing(speech, desk))),
    ]


def _kept(buttons: Sequence[ui.Button], lean: bool) -> list[ui.Button]:
    return [button for button in buttons if not (lean and button.disabled)]


# --- words -----------------------------------------------------------------------------------------------------------


def _title(speech: Speech, desk: Desk) -> str:
    offer = desk.answered
    if offer is not None and offer.closing == "call":
        return speech.say("trading-answer", name=speech.player(offer.maker))
    if offer is not None:
        return speech.pictured.say("trading-counter", name=speech.player(offer.maker), give=offer.give, get=offer.get)
    return speech.say("trading-standing" if desk.draft.page == STANDING else "trading-title")


def _given(speech: Speech, cards: dict[str, int]) -> str:
    return speech.pictured.say("trading-give", cards=cards) if cards else speech.say("trading-give-none")


def _wanted(speech: Speech, cards: dict[str, int]) -> str:
    return speech.pictured.say("trading-get", cards=cards) if cards else speech.say("trading-get-none")


def _closing_lines(speech: Speech, desk: Desk) -> Iterator[str]:
    """To whom it goes, and what is still against it."""
    if desk.draft.to or len(desk.whom) < 2:
        names = [speech.name(seat) for seat in desk.draft.to or desk.whom]
        yield speech.say("trading-to", names=speech.words.listed(names))
    else:
        yield speech.say("trading-to-all")
    if desk.draft.give and desk.draft.get and (why := _against(desk)) is not None:
        yield speech.say("trading-not-yet", reason=speech.refusal(why))


def _against(desk: Desk) -> Refused | None:
    return desk.why_not(desk.standing if desk.draft.page == STANDING else desk.offer)


# --- the sides -------------------------------------------------------------------------------------------------------


def _giving(speech: Speech, desk: Desk) -> list[ui.Button]:
    """The hand: a tap puts one more card on the side that is given."""
    draft, buttons = desk.draft, []
    for kind in desk.kinds:
        left = desk.hand[kind] - draft.give.get(kind, 0)
        if draft.page != STANDING and not desk.hand[kind]:
            continue
        off = kind in draft.get or (draft.page != STANDING and left <= 0)
        label = speech.say("trading-held", n=max(0, left), card=speech.say(f"card-{kind}", n=max(0, left)))
        buttons.append(_card(speech, desk, "g", kind, label, off=off))
    return buttons


def _wishing(speech: Speech, desk: Desk) -> list[ui.Button]:
    """All kinds: a tap wishes for one more."""
    return [
        _card(speech, desk, "w", kind, speech.say(f"card-{kind}"), off=kind in desk.draft.give) for kind in desk.kinds
    ]


def _fewer(speech: Speech, desk: Desk) -> list[ui.Button]:
    """What was chosen: a tap takes one of it back."""
    chosen = [("G", kind) for kind in desk.draft.give] + [("W", kind) for kind in desk.draft.get]
    less = [(op, kind, speech.say("trading-less", card=speech.say(f"card-{kind}"))) for op, kind in chosen]
    return [_card(speech, desk, op, kind, label, style=ButtonStyle.danger) for op, kind, label in less]


def _card(
    speech: Speech,
    desk: Desk,
    op: str,
    kind: str,
    label: str,
    *,
    off: bool = False,
    style: ButtonStyle = ButtonStyle.secondary,
) -> ui.Button:
    press = desk.press(f"{op}{desk.seen.rules.index[kind]}")
    return ui.button(label, press, style, off=off, sign=signs.of_value(speech, "card", kind))


# --- to whom, and what it becomes ------------------------------------------------------------------------------------


def _receivers(speech: Speech, desk: Desk) -> list[ui.Button]:
    """Everybody at first; a tap names somebody."""
    draft = desk.draft
    if draft.counters or len(desk.whom) < 2:
        return []
    return [
        ui.button(
            desk.table.names[seat],
            desk.press(f"t{seat}"),
            ButtonStyle.primary if not draft.to or seat in draft.to else ButtonStyle.secondary,
            sign=signs.of_seat(speech, seat),
        )
        for seat in desk.whom
    ]


def _finishing(speech: Speech, desk: Desk) -> list[ui.Button]:
    """Offer it, call it out, or go elsewhere."""
    draft = desk.draft
    if draft.empty and not draft.counters:
        return _elsewhere(speech, desk)
    ready = desk.why_not(desk.offer) is None
    buttons = [ui.button(speech.say("button-deal-offer"), desk.press("o"), ButtonStyle.success, off=not ready)]
    if draft.counters:
        return buttons
    if prompt_for(desk.table, desk.seat, Call) is not None:  # menus stop proposing calls after two; people may go on
        callable_ = desk.why_not(desk.call) is None
        buttons.append(
            ui.button(speech.say("button-deal-call"), desk.press("c"), ButtonStyle.primary, off=not callable_)
        )
    if len(draft.to or desk.whom) > 1:
        style = ButtonStyle.success if draft.first else ButtonStyle.secondary
        label = speech.say("button-deal-first", on="yes" if draft.first else "no")
        buttons.append(ui.button(label, desk.press("f"), style))
    if desk.can(StandingOffer):
        buttons.append(ui.button(speech.say("button-deal-standing"), desk.press("s")))
    return buttons


def _elsewhere(speech: Speech, desk: Desk) -> list[ui.Button]:
    buttons = []
    if desk.can(BankTrade):
        sign = signs.of_action(speech, BankTrade, desk.seat)
        buttons.append(ui.button(speech.say("button-deal-bank"), desk.press("b"), ButtonStyle.primary, sign=sign))
    if desk.can(StandingOffer):
        buttons.append(ui.button(speech.say("button-deal-standing"), desk.press("s")))
    press = Press("menu", desk.table.id, action=MakeOffer.group, extra=MORE)
    return [*buttons, ui.button(speech.say("button-everything"), press)]


def _standing_rows(speech: Speech, desk: Desk) -> list[ui.Item]:
    """Until when by choice, how often, and off it goes."""
    draft, turn = desk.draft, desk.seen.table.turn.number
    ends = ["", "own_turn", *(str(turn + n * desk.seen.rules.players) for n in ROUNDS)]
    if draft.until not in ends:
        ends.append(draft.until)
    options = [ui.option(until_words(speech, end, turn, desk), end or "-", chosen=end == draft.until) for end in ends]
    off = desk.why_not(desk.standing) is not None
    buttons = [
        ui.button(speech.say("button-deal-leave"), desk.press("S"), ButtonStyle.success, off=off),
        ui.button(speech.say("button-deal-count", n=draft.count), desk.press("n")),
    ]
    if desk.can(MakeOffer):
        buttons.append(ui.button(speech.say("button-deal-now"), desk.press("O")))
    return [ui.select(speech.say("arg-until"), desk.press("u"), options), *ui.rows(buttons)]


def until_words(speech: Speech, until: str, turn: int, desk: Desk) -> str:
    """When a standing offer ends."""
    if not until.isdigit():
        return speech.say("until-own-turn" if until else "until-withdrawn")
    rounds = max(0, int(until) - turn) // desk.seen.rules.players
    return speech.say("until-turn", n=rounds, turn=int(until))


# --- one-tap proposals -----------------------------------------------------------------------------------------------


def _likely(speech: Speech, desk: Desk) -> list[ui.Button]:
    return [button for action in desk.likely() if (button := _proposal(speech, desk, action)) is not None]


def _proposal(speech: Speech, desk: Desk, action: Action) -> ui.Button | None:
    sides = desk.sides(action)
    if sides is None:
        return None
    give, get = sides
    label = proposal_words(speech, desk, action)
    sign = signs.of_value(speech, "card", next(iter(get), ""))
    if isinstance(action, TakeStanding):
        press = desk.press("k", str(action.standing))
    elif isinstance(action, BankTrade):
        press = desk.press(trade_op(desk, action))
    else:
        whom: Sequence[int] = getattr(action, "to", ())
        draft = desk.draft.with_(give=give, get=get, to=tuple(whom), **_standing_fields(action))
        press = desk.drafting(draft).press({MakeOffer: "o", Call: "c", StandingOffer: "S"}[type(action)])
    return ui.button(label, press, ButtonStyle.primary, sign=sign)


def _standing_fields(action: Action) -> dict[str, object]:
    if isinstance(action, StandingOffer):
        return {"page": STANDING, "until": action.until, "count": action.count}
    return {}


def proposal_words(speech: Speech, desk: Desk, action: Action) -> str:
    """An exchange on a button: both sides, and who alone it is for."""
    give, get = desk.sides(action) or ({}, {})
    sides = speech.say("trading-sides", give=speech.words.cards(give), get=speech.words.cards(get))
    whom = [*getattr(action, "to", ())]
    if isinstance(action, TakeStanding):
        whom = [offer.maker for offer in desk.seen.settings.standing if offer.id == action.standing]
    if not whom:
        return sides
    return speech.say("trading-with", sides=sides, names=", ".join(desk.table.names[seat] for seat in whom))
