"""Discord interactions that had their effect: each number counts once, however often it arrives."""

from sqlalchemy import bindparam, delete, select

from bot.store.database import Database, Step, fields, first, insert
from bot.store.records import Done
from bot.store.tables import interaction

MARK = insert(interaction).on_conflict_do_nothing(index_elements=[interaction.c.id])
FIND = select(*fields(Done, interaction)).where(interaction.c.id == bindparam("wanted"))
FORGET = delete(interaction).where(interaction.c.at < bindparam("before"))


class Seen(Exception):
    """The interaction is already there; whoever wrote tells the caller what it did."""


def marking(interaction_id: int, game_id: int | None, version: int | None, answer: bytes | None, at: int) -> Step:
    """The step that claims an interaction, and stops the write if it was claimed before."""
    row = {"id": interaction_id, "game_id": game_id, "version": version, "answer": answer, "at": at}
    return Step(MARK, row, unless=Seen())


class Interactions:
    """All interactions of the last days."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, interaction_id: int) -> Done | None:
        """What this interaction did, if it did anything."""
        return first(Done, await self._database.read(FIND, wanted=interaction_id))

    async def done(self, interaction_id: int) -> Done:
        """What this interaction did; it must be there."""
        found = await self.find(interaction_id)
        if found is None:
            raise LookupError(f"interaction {interaction_id} was never carried out")
        return found

    async def forget(self, before: int) -> None:
        """Clear away old ones; Discord repeats an interaction within minutes, never after days."""
        await self._database.write(Step(FORGET, {"before": before}))
