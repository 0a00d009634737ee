"""Arbitrary and malformed actions: carried out or Refused, never another exception, never a change by a refusal."""

from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.engine import Action, Refused, submit
from game.engine.codec import pack
from game.engine.log import read_action
from tests.engine.positions import positions
from tests.invariants.harness import check_after, check_words
from tests.kit import refused, seeded

QUICK = settings(max_examples=250, deadline=None, suppress_health_check=list(HealthCheck))
names = st.sampled_from(sorted(positions()))
words = st.sampled_from(
    ["wood", "brick", "ore", "gold", "", "on", "off", "accept", "decline", "first", "build", "pass"]
)
counts = st.one_of(st.integers(-2, 25), st.integers(), st.sampled_from([2**63, 2**64, -(2**63), 10**400]))
junk = st.recursive(
    st.one_of(
        counts, words, st.text(max_size=8), st.none(), st.booleans(), st.floats(), st.binary(max_size=4),
        st.builds(object), st.just(b""), st.just(...), st.complex_numbers(),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.one_of(words, counts, st.none()), inner, max_size=3),
        st.tuples(inner, inner),
    ),
    max_leaves=6,
)  # fmt: skip
cards = st.dictionaries(words, counts, max_size=3)
likely = st.one_of(
    st.integers(-1, 80), counts, words, cards, st.lists(st.integers(-1, 6), max_size=4),
    st.lists(st.tuples(words, counts), max_size=4), junk,
)  # fmt: skip


def try_it(g: Any, action: Any, prompt_id: Any = None) -> None:
    before, chance = pack(g), seeded()
    try:
        after = submit(g, action, chance, prompt_id)
    except Refused as refusal:
        check_words(g, refusal)
    else:
        check_after(g, action, after, chance)
    assert pack(g) == before


@QUICK
@given(names, st.data())
def test_any_action_with_any_arguments(name, data):
    g = positions()[name]
    kind = data.draw(st.sampled_from([g.rules.actions[key] for key in sorted(g.rules.actions)]))
    seat = data.draw(st.one_of(st.integers(-1, 6), junk))
    values = [data.draw(likely) for _ in kind.argument_names()]
    try_it(g, kind(seat, *values), data.draw(st.one_of(st.none(), st.integers(0, 30), junk)))


@QUICK
@given(names, st.data())
def test_the_right_seat_with_any_cards(name, data):
    """Closer to the mark: the one who is asked, arguments of the right shape, numbers of any size."""
    g = positions()[name]
    if not g.prompts:
        return
    prompt = data.draw(st.sampled_from(g.prompts))
    keys = [a for a in sorted(g.rules.actions.items()) if prompt.kind in a[1].during or a[1].by == "anyone"]
    kind = data.draw(st.sampled_from([action for _, action in keys]))
    shapes = {
        "cards": cards, "card": words, "number": counts, "option": words, "text": st.one_of(words, st.text(max_size=6)),
        "seats": st.lists(st.integers(-1, 7), max_size=5), "order": st.lists(st.tuples(words, counts), max_size=4),
    }  # fmt: skip
    values = [
        data.draw(shapes.get(argument.type, st.one_of(st.integers(-1, 80), counts))) for argument in kind.arguments()
    ]
    try_it(g, kind(prompt.seat, *values), prompt.id)


@QUICK
@given(names, st.one_of(st.text(max_size=12), st.sampled_from(["roll", "build_road", "make_offer", "undo"])), junk)
def test_whatever_stands_in_a_log_or_a_button_is_read_or_refused(name, key, values):
    g = positions()[name]
    try:
        action = read_action(g.rules.actions, key, values)
    except Refused as refusal:
        assert refusal.key in ("not_in_this_game", "bad_input")
    else:
        try_it(g, action)


class Unheard(Action, frozen=True, array_like=True):
    key: ClassVar[str] = "unheard_of"


class FalseRoll(Action, frozen=True, array_like=True):
    key: ClassVar[str] = "roll"
    by: ClassVar[str] = "anyone"


@pytest.mark.parametrize("action", [Unheard(0), FalseRoll(0), None, 3, "roll", object(), Action, FalseRoll])
def test_what_is_no_action_of_the_game_is_refused(action):
    for g in positions().values():
        assert refused(g, action) == "not_in_this_game"


@pytest.mark.parametrize("name", sorted(positions()))
def test_a_wrong_prompt_id_never_hits_another_question(name):
    g = positions()[name]
    for prompt in g.prompts:
        action = prompt.default(g)
        for wrong in (0, -1, 10**9, 2**80, prompt.id + 100):
            assert refused(g, action, wrong) == "stale_button"
        for other in g.prompts:
            if other.kind != prompt.kind and other.id != prompt.id and other.kind not in action.during:
                assert refused(g, action, other.id) in ("not_your_turn", "choice_pending", "wrong_phase")


@pytest.mark.parametrize("name", sorted(positions()))
def test_nobody_can_answer_for_another(name):
    g = positions()[name]
    for prompt in g.prompts:
        action = prompt.default(g)
        if action.by == "holder":
            for seat in g.seats:
                if seat != prompt.seat and not any(p.kind in action.during and p.seat == seat for p in g.prompts):
                    other = type(action)(seat, *(getattr(action, n) for n in action.argument_names()))
                    assert refused(g, other) in ("not_your_turn", "choice_pending")
