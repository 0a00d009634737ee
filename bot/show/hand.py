"""What a player has of their own, for their eyes: picture, the same in words, and what everything costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from bot import ui
from bot.seated import Seated
from bot.show.others import others_button
from bot.speech import Speech
from game.look import CardFace, CardRow, Hand
from renderer.lines import card_line, player_lines

if TYPE_CHECKING:
    from bot.app import IslandBot


async def hand_sheet(bot: IslandBot, speech: Speech, table: Seated, seat: int) -> ui.Sheet:
    """What one player holds."""
    gallery, file = ui.picture(await bot.studio.hand(table, speech, seat), "hand.png")
    held = table.family.held(table.view(seat), seat, table.names)
    if not isinstance(held, Hand):
        lines = [*player_lines(held, speech), *_prices(speech, table, seat)]
        return ui.sheet(gallery, ui.words("\n".join(lines)), files=[file])
    lines = [*_held(speech, table, seat, held), *_prices(speech, table, seat)]
    return ui.sheet(gallery, ui.words("\n".join(lines)), *others_button(speech, table), files=[file])


def _held(speech: Speech, table: Seated, seat: int, held: Hand) -> list[str]:
    """Cards in the hand, then every other row of cards."""
    seen = table.view(seat)
    lines = [speech.pictured.say("purse-hand", cards=seen.rules.named(seen.table.hands[seat]))]
    return [*lines, *(card_line(_counted(row), speech, speech.icon) for row in held.others if row.cards)]


def _counted(row: CardRow) -> CardRow:
    """Equal cards once, with their number."""
    found: dict[tuple[str, str], CardFace] = {}
    for face in row.cards:
        alike = found.get((face.sprite, face.title.key))
        found[face.sprite, face.title.key] = structs.replace(face, count=face.count + alike.count) if alike else face
    return structs.replace(row, cards=tuple(found.values()))


def _prices(speech: Speech, table: Seated, seat: int) -> list[str]:
    """Everything that has a price, and whether the hand or the dice cover it."""
    colour, lines = speech.colour(seat), []
    for item, (price, can) in table.family.prices(table.view(seat), seat).items():
        what = speech.icons.mark(f"{colour}_{item}", item) + speech.say(f"item-{item}")
        lines.append(speech.pictured.say("hand-price", can="yes" if can else "no", item=what, price=dict(price)))
    return lines
