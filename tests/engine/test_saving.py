"""Saves: what is written is read back; what is damaged, newer or of other rules is refused as BadSave."""

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.engine import BadSave, decode, encode
from game.engine.codec import CHECK, Document, crc32, pack, unpack
from game.rules import Rules, compose
from tests.engine.positions import positions
from tests.kit import setup

MANY = settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
names = st.sampled_from(sorted(positions()))


def load(data, rules):
    """The key of the BadSave this gives; any other exception fails the test."""
    with pytest.raises(BadSave) as caught:
        decode(data, rules)
    return caught.value.key


def sealed(body):
    return body + crc32(body).to_bytes(CHECK, "big")


@pytest.mark.parametrize("name", sorted(positions()))
def test_what_is_saved_is_loaded_undo_included(name):
    g = positions()[name]
    loaded = decode(encode(g), g.rules)
    assert pack(loaded) == pack(g) and loaded.undo == g.undo and encode(loaded) == encode(g)


@pytest.mark.parametrize("name", sorted(positions()))
def test_a_save_stays_small(name):
    assert len(pack(positions()[name])) < 8_000


@MANY
@given(names, st.data())
def test_any_changed_byte_is_found(name, data):
    g = positions()[name]
    saved = bytearray(encode(g))
    at = data.draw(st.integers(0, len(saved) - 1))
    saved[at] ^= data.draw(st.integers(1, 255))
    assert load(bytes(saved), g.rules) == "damaged_save"


@MANY
@given(names, st.data())
def test_a_cut_or_lengthened_save_is_found(name, data):
    g = positions()[name]
    saved = encode(g)
    assert load(saved[: data.draw(st.integers(0, len(saved) - 1))], g.rules) == "damaged_save"
    assert load(saved + data.draw(st.binary(min_size=1, max_size=5)), g.rules) == "damaged_save"


@MANY
@given(st.binary(max_size=200))
def test_rubbish_is_no_save_even_with_a_right_checksum(data):
    rules = positions()["main"].rules
    assert load(data, rules) == "damaged_save"
    assert load(sealed(data), rules) == "damaged_save"


@MANY
@given(
    st.recursive(st.one_of(st.none(), st.integers(-5, 2**40), st.text(max_size=5)), lambda x: st.lists(x, max_size=4))
)
def test_a_document_of_another_shape_is_no_save(value):
    rules = positions()["main"].rules
    body = msgspec.msgpack.encode({"versions": rules.versions, "state": value, "undo": []})
    assert load(sealed(body), rules) == "damaged_save"


def versions(g, **changed):
    return sealed(msgspec.msgpack.encode(Document({**g.rules.versions, **changed}, msgspec.Raw(pack(g)), [])))


def test_a_save_from_a_newer_program_is_refused_with_words():
    g = positions()["main"]
    with pytest.raises(BadSave) as caught:
        decode(versions(g, base=len(g.rules.modules[0].migrations) + 1), g.rules)
    assert (caught.value.key, caught.value.details) == ("newer_save", {"module": "base"})


def test_a_save_of_other_modules_is_refused():
    g = positions()["main"]
    assert load(versions(g, volcano=0), g.rules) in ("newer_save", "damaged_save")
    six = positions()["special_build"]
    assert load(encode(six), g.rules) in ("newer_save", "damaged_save")
    assert load(encode(g), six.rules) == "damaged_save"


def test_an_older_save_is_migrated_step_by_step():
    g = positions()["main"]

    def rename(state):
        state["table"]["target"] = state["table"].pop("goal")

    def double(state):
        state["table"]["target"] *= 2

    older = msgspec.msgpack.decode(pack(g))
    older["table"]["goal"] = older["table"].pop("target")
    newer = Rules(setup(4))
    base = next(m for m in newer.modules if m.key == "base")
    body = msgspec.msgpack.encode({"versions": g.rules.versions, "state": older, "undo": []})
    newer.modules = [
        type("Later", (type(m),), {"migrations": (*m.migrations, rename, double)})() if m is base else m
        for m in newer.modules
    ]
    newer.versions = {**newer.versions, "base": newer.versions["base"] + 2}
    assert decode(sealed(body), newer).table.target == 20


def test_unpacking_shares_nothing_with_the_game_it_came_from():
    g = positions()["main"]
    copy = unpack(pack(g), g.rules)
    copy.table.hands[0][0] += 1
    copy.table.buildings.clear()
    copy.settings.standing.clear()
    assert pack(copy) != pack(g) and g.table.buildings and g.settings.standing


def test_rules_of_one_set_up_are_shared():
    assert compose(setup(4)) is compose(setup(4)) is not compose(setup(3))
