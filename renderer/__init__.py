"""Pictures: a pure function from look-data (what lies on the table) to bytes; knows no rule system by name.

How a picture comes about: `board`, `table`, `placement`, `hand`, `summary` lay a look out as a `scene` that tests read;
`paint` puts kept patches of `ground`, `sprites` and words together, in the fixed colours of `palette`; `png` packs it.
What things look like stands in `terrain`, `pieces`, `icons`, `goods`, `faces`, each drawn with the `pen`.
`python -m renderer.gallery` shows everything there is.
"""

from renderer.alt import alt_text, board_alt
from renderer.board import board_png
from renderer.dice import dice_png
from renderer.emoji import emoji_names, emoji_png
from renderer.errors import BadLook
from renderer.hand import hand_png
from renderer.offload import Studio
from renderer.paint import Picture
from renderer.placement import placement_png
from renderer.replay import replay
from renderer.summary import summary_png
from renderer.table import table_png
from renderer.textboard import render_text
from renderer.words import Words

__all__ = [
    "BadLook",
    "Picture",
    "Studio",
    "Words",
    "alt_text",
    "board_alt",
    "board_png",
    "dice_png",
    "emoji_names",
    "emoji_png",
    "hand_png",
    "placement_png",
    "render_text",
    "replay",
    "summary_png",
    "table_png",
]
