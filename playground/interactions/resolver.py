"""What the ids in somebody's choice stand for."""

from __future__ import annotations

from playground.interactions.payloads import resolved_user
from playground.law.permissions import permissions_in, sees
from playground.wire import Json, Refusal, Upload
from playground.world.world import World

USER, CHANNEL, ROLE, MENTIONABLE, ATTACHMENT = 6, 7, 8, 9, 11


def refuse(sentence: str) -> Refusal:
    """What a person reads when a value does not fit."""
    return Refusal(400, 50035, sentence)


class Resolver:
    """Looks up what ids stand for and collects it for the bot; uploads are used up at the very end."""

    def __init__(self, world: World, channel: Json, user_id: str, uploads: dict[str, Upload]) -> None:
        self.world, self.channel, self.user_id = world, channel, user_id
        self.guild_id: str | None = channel.get("guild_id")
        self._uploads = uploads
        self._found: Json = {}
        self._claimed: list[str] = []

    def take(self, kind: int, id: str, types: list[int] | None = None) -> str:
        """Resolve one id of an option's kind, or refuse it."""
        id = str(id)
        if kind == USER and id in self.world.people:
            resolved_user(self.world, id, self.guild_id, self._found)
        elif kind == ROLE and self._role(id):
            self._found.setdefault("roles", {})[id] = self._role(id)
        elif kind == MENTIONABLE:
            return self.take(ROLE if self._role(id) else USER, id)
        elif kind == CHANNEL and self._fits(id, types):
            channel = self.world.channels[id]
            granted = str(permissions_in(self.world, channel, self.user_id))
            self._found.setdefault("channels", {})[id] = {**channel, "permissions": granted}
        elif kind == ATTACHMENT and id in self._uploads:
            self._claimed.append(id)
        else:
            raise refuse("That is not there to choose.")
        return id

    def resolved(self) -> Json:
        """Everything that was taken, once nothing can be refused any more."""
        for id in self._claimed:
            made = self.world.shelf.attach(self.channel["id"], self._uploads.pop(id), {})
            self._found.setdefault("attachments", {})[id] = {**made, "id": id, "ephemeral": True}
        return self._found

    def _role(self, id: str) -> Json | None:
        roles = self.world.guild(self.guild_id)["roles"] if self.guild_id else []
        return next((r for r in roles if r["id"] == id), None)

    def _fits(self, id: str, types: list[int] | None) -> bool:
        channel = self.world.channels.get(id)
        if channel is None or channel.get("guild_id") != self.guild_id or not sees(self.world, channel, self.user_id):
            return False
        return not types or channel["type"] in types
