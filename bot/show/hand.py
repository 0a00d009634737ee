"""What a player has of their own, for their eyes: picture, the same in words, and what everything costs."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from bot import ui
from bot.seated import Seated
from bot.speech import Speech
from game.core.building import price_of
from game.look import CardFace, Hand

if TYPE_CHECKING:
    from bot.app import IslandBot


async def hand_sheet(bot: IslandBot, speech: Speech, table: Seated, seat: int) -> ui.Sheet:
    """What one player holds."""
    gallery, file = ui.picture(await bot.studio.hand(table, speech, seat), "hand.png")
    held = table.family.held(table.view(seat), seat, table.names)
    if not isinstance(held, Hand):
        return ui.sheet(gallery, files=[file])
    lines = [*_held(speech, table, seat, held), *_prices(speech, table, seat)]
    return ui.sheet(gallery, ui.words("\n".join(lines)), files=[file])


def _held(speech: Speech, table: Seated, seat: int, held: Hand) -> list[str]:
    """Cards in the hand, then every other row of cards."""
    seen = table.view(seat)
    lines = [speech.pictured.say("purse-hand", cards=seen.rules.named(seen.table.hands[seat]))]
    for row in held.others:
        counts = Counter[str]()
        for face in row.cards:
            counts[_face(speech, face)] += face.count
        cards = [speech.say("cards-some", n=n, card=card) for card, n in counts.items()]
        lines.append(speech.say("hand-row", title=speech(row.title), cards=speech.words.listed(cards)))
    return lines


def _face(speech: Speech, face: CardFace) -> str:
    return speech.icons.mark(face.sprite) + speech(face.title)


def _prices(speech: Speech, table: Seated, seat: int) -> list[str]:
    """Everything that has a price, and whether the hand covers it."""
    seen, colour = table.view(seat), speech.colour(seat)
    lines = []
    for item in seen.rules.prices:
        price = price_of(seen, seat, item)
        can = all(n <= held for n, held in zip(price, seen.table.hands[seat], strict=True))
        what = speech.icons.mark(f"{colour}_{item}", item) + speech.say(f"item-{item}")
        lines.append(
            speech.pictured.say("hand-price", can="yes" if can else "no", item=what, price=seen.rules.named(price))
        )
    return lines
