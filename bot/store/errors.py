"""What the store says no with.

StoreError
 ├── NoSuchGame     there is no game with this number
 ├── Stale          somebody else moved first: load again and decide anew
 ├── Repeated       this Discord interaction has already had its effect
 ├── Lapsed         this timer was re-armed, disarmed or has already had its effect
 ├── ChannelTaken   the channel already has a live game
 ├── Unavailable    the database cannot be reached or written just now; later it will be again
 └── BadDatabase    the database cannot be used, with the reason in words
      └── Occupied  another process serves the same games
"""

from bot.store.records import Done, Timer


class StoreError(Exception):
    """The base of everything the store refuses."""


class NoSuchGame(StoreError):
    """There is no game with this number."""

    def __init__(self, game_id: int) -> None:
        super().__init__(f"there is no game {game_id}")
        self.game_id = game_id


class Stale(StoreError):
    """The game has moved on since the version the action was decided on."""

    def __init__(self, game_id: int, expected: int, found: int) -> None:
        super().__init__(f"game {game_id} is at version {found}, not {expected}")
        self.game_id, self.expected, self.found = game_id, expected, found


class Repeated(StoreError):
    """The interaction was already carried out; `done` tells what it did."""

    def __init__(self, done: Done) -> None:
        super().__init__(f"interaction {done.id} was already carried out")
        self.done = done


class Lapsed(StoreError):
    """The timer was re-armed, disarmed or fired elsewhere since it was claimed."""

    def __init__(self, timer: Timer) -> None:
        super().__init__(f"timer {timer.slot} no longer stands")
        self.timer = timer


class ChannelTaken(StoreError):
    """The channel already has a live game."""

    def __init__(self, channel_id: int, game_id: int) -> None:
        super().__init__(f"channel {channel_id} already has game {game_id}")
        self.channel_id, self.game_id = channel_id, game_id


class BadDatabase(StoreError):
    """The database cannot be used; the message says why and what would help."""


class Occupied(BadDatabase):
    """Another process serves the same games."""


class Unavailable(StoreError):
    """The database is away for the moment: locked, full, restarting, not reachable.

    Nothing was changed, unless `uncertain`: the connection broke while the change was being confirmed.
    """

    def __init__(self, why: str, *, uncertain: bool = False) -> None:
        super().__init__(why)
        self.uncertain = uncertain
