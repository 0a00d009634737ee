"""Every door by which one person could see or move another's seat: what can be typed, and what can be pressed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.wire import Press


@dataclass(frozen=True)
class Scene:
    """Whose seat it is about, and what a forger needs to know."""

    game: int
    seat: int
    user: int
    name: str
    prompt: int
    alt: Any  # somebody who would sit down there for the one who tries

    @property
    def swap(self) -> str:
        return f"replace.{self.seat}.{self.alt.id}"


COMMANDS: dict[str, list[dict[str, str]]] = {
    "hand": [{}],
    "log": [{}],
    "board": [{}],
    "score": [{}],
    "do": [{}],
    "roll": [{}],
    "end": [{}],
    "undo": [{}],
    "build": [{}, {"what": "road"}],
    "trade bank": [{}],
    "trade offer": [{"give": "ore", "want": "wood"}],
    "trade list": [{}],
    "play": [{}, {"what": "discard"}, {"what": "stored-discard", "which": "ore 1"}, {"what": "knight"}],
    "game join": [{}],
    "game kick": [{"player": "THEIRS"}],
    "game stand-in": [{"player": "THEIRS"}],
    "game replace": [{"player": "THEIRS"}, {"player": "THEIRS", "person": "ALT"}],
    "game back": [{}],
    "game move": [{}],
    "game report": [{}, {"player": "THEIRS", "reason": "why"}],
    "game status": [{}],
    "game rematch": [{}],
    "game start": [{}],
    "game settings": [{}],
    "game automatic": [{}],
    "game luck": [{"word": "abc"}],
    "replay": [{}],
    "review": [{}],
    "fair": [{}],
    "stats dice": [{}],
}
"""Commands with what is given; THEIRS is the person whose seat it is, ALT the friend who would look into their hand."""

NO_DOORS = {
    "game new": "opens another table; here it is refused, the channel is taken",
    "game leave": "gives up one's own seat, after a question",
    "game pause": "stops the clock of everybody alike",
    "game resume": "the same the other way",
    "game abandon": "ends the game of everybody alike, after a question",
    "help": "knows no game",
    "almanac": "knows the rules only",
    "learn": "a table of one's own",
    "leaderboard": "finished games",
    "stats player": "finished games",
}
"""Commands that show and move nobody's seat; /me and /server set what belongs to a person or a server."""
OWN = ("me ", "server ")


def presses(scene: Scene) -> dict[str, Press]:
    """What a button could say if somebody forged it, by name; every verb there is."""
    game, prompt, seat = scene.game, scene.prompt, str(scene.seat)
    return {
        "the hand": Press("hand", game, extra=seat),
        "the menu": Press("menu", game, extra=seat),
        "the menu of building": Press("menu", game, action="build", extra=seat),
        "end their turn": Press("do", game, prompt, "end_turn"),
        "roll for them": Press("do", game, prompt, "roll"),
        "build for them": Press("do", game, prompt, "build_road"),
        "take back for them": Press("do", game, prompt, "undo"),
        "a page of their places": Press("page", game, prompt, "build_road", extra="0"),
        "their purse": Press("purse", game, prompt, "discard", extra="ore.1_"),
        "a form of theirs": Press("steps", game, prompt, "make_offer"),
        "a form that came back": Press("form", game, prompt, "make_offer"),
        "a place picked": Press("pick", game, prompt, "build_road"),
        "a whole suggestion": Press("whole", game, prompt, "build_road"),
        "answer their question": Press("answer", game, action="main", extra=seat),
        "close their offer": Press("offer", game, action="close_offer", args=f"1~{seat}~"),
        "counter their offer": Press("counter", game, args="1"),
        "a draft of theirs": Press("deal", game, action="o", args="o~1~1~01~~~~1"),
        "their bank": Press("deal", game, action="B0.4.1", args="b~1~~~~~~1"),
        "really kick": Press("sure", game, action="kick", extra=f"{seat}.{scene.user}"),
        "vote for a change of hands": Press("vote", game, extra=scene.swap),
        "vote for a stand-in": Press("vote", game, extra=f"stand_in.{seat}.0"),
        "sit down": Press("sit", game, extra=scene.swap),
        "be back for them": Press("back", game, extra=seat),
        "plan for them": Press("order", game, action="set", extra="plan.end_turn=always"),
        "mute for them": Press("mute", game, extra=seat),
        "report": Press("report", game),
        "report sent": Press("tell", game, extra=seat),
        "play again": Press("rematch", game),
        "see it again": Press("replay", game),
        "look back": Press("review", game),
        "cards over time": Press("cards_over", game),
        "a moment of theirs": Press("moment", game, extra=seat),
        "advice for them": Press("advise", game, prompt, extra=seat),
        "join": Press("lobby", game, action="join"),
        "start": Press("lobby", game, action="start"),
        "why something happened": Press("why", game, extra=seat),
        "the reason of a line": Press("reason", game, extra=seat),
        "build before the next turn": Press("early", game, extra=seat),
        "an order of theirs": Press("order", game, extra=seat),
        "a word for the dice": Press("luck", game),
        "another family": Press("family", game),
        "other systems": Press("systems", game),
        "an option": Press("option", game, action="target"),
        "a value": Press("value", game, action="target", args="n~3"),
        "a number": Press("number", game, action="target"),
    }


NO_PRESSES = {
    "learn": "a table of one's own",
    "lesson": "a table of one's own",
    "new": "opens a table",
    "almanac": "knows the rules only",
    "contents": "knows the rules only",
    "letter": "writes to oneself alone",
    "forget_me": "takes away what is kept of oneself",
}
"""Verbs that show and move nobody's seat."""
