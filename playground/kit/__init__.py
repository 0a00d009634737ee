"""Tests that read like what people do: `async with Playground() as world: await world.user("Anna").slash("/roll")`."""

from playground.kit.actor import Actor, Reply
from playground.kit.views import Control, MessageView
from playground.kit.world import ChannelView, Playground

__all__ = ["Actor", "ChannelView", "Control", "MessageView", "Playground", "Reply"]
