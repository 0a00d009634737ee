"""Games saved by earlier versions go on."""

import msgspec

from bot.seated import Chronicle, Told
from game.engine import Event, decode
from game.engine.codec import CHECK, Document, crc32, pack
from game.modules.best_friends.state import of
from tests.modules.best_friends.kit import friends


def test_a_game_saved_under_the_old_name_of_the_architects_tokens_keeps_them():
    g = friends()
    of(g).island_tokens = [2, 0, 1, 0]
    state = msgspec.msgpack.decode(pack(g))
    mine = state["ext"]["best_friends"]
    mine["catan"] = mine.pop("island_tokens")
    versions = g.rules.versions | {"best_friends": 0}
    body = msgspec.msgpack.encode(Document(versions, msgspec.Raw(msgspec.msgpack.encode(state))))
    loaded = decode(body + crc32(body).to_bytes(CHECK, "big"), g.rules)
    assert of(loaded).island_tokens == [2, 0, 1, 0] and pack(loaded) == pack(g)


def test_what_was_told_of_them_can_still_be_told():
    old = Chronicle(2, (Told(0, "1", Event("rolled")), Told(1, "1", Event("catan_token", {"seat": 1}))))
    assert [told.event.key for told in old.renewed().told] == ["rolled", "island_token"]
    assert old.renewed().told[1].event.args == {"seat": 1} and old.renewed().renewed() is not old
