"""Cards as people type them, in their own language, in any form; nothing is guessed."""

from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.cards import MOST, read_cards
from bot.names import folded
from game.engine import Refused
from game.rules import compose
from game.setup import Setup
from game.words import CASES, languages, speaking

RULES = compose(Setup(4, ("cities_and_knights",)))
KINDS = RULES.kinds[: RULES.card_kinds]


def read(text, language="en"):
    return read_cards(text, RULES, speaking(language))


def refusal(text, language="en"):
    with pytest.raises(Refused) as refused:
        read(text, language)
    return refused.value


@pytest.mark.parametrize(
    ("language", "text", "cards"),
    [
        ("en", "2 wood + brick", {"wood": 2, "brick": 1}),
        ("en", "2 wood and 1 brick", {"wood": 2, "brick": 1}),
        ("en", "2 woo d", None),
        ("en", "2 sheep, wheat & 3 Stone", {"wool": 2, "grain": 1, "ore": 3}),
        ("en", "lumber clay HAY", {"wood": 1, "brick": 1, "grain": 1}),
        ("en", "2x wool", {"wool": 2}),
        ("en", "2xwool", {"wool": 2}),
        ("en", "wool x2", {"wool": 2}),
        ("en", "wool×2, ore ×3", {"wool": 2, "ore": 3}),
        ("en", "wool 2", {"wool": 2}),
        ("en", "wool 2 ore 3", {"wool": 2, "ore": 3}),
        ("en", "wool2", {"wool": 2}),
        ("en", "2wool", {"wool": 2}),
        ("en", "２ ＷＯＯＬ", {"wool": 2}),
        ("en", "a sheep and two ore", {"wool": 1, "ore": 2}),
        ("en", "2 🐑 + 🪨", {"wool": 2, "ore": 1}),
        ("en", "3 <:ore:1234567890>", {"ore": 3}),
        ("en", "3 coins, paper", {"coin": 3, "paper": 1}),
        ("en", "2bri o", {"brick": 2, "ore": 1}),
        ("cs", "2 dřeva + cihla", {"wood": 2, "brick": 1}),
        ("cs", "2d + 1 cih", {"wood": 2, "brick": 1}),
        ("cs", "5 cihel a 3 suken", {"brick": 5, "cloth": 3}),
        ("cs", "drevo, rudu", {"wood": 1, "ore": 1}),
        ("cs", "ovci za cihlou", None),
        ("cs", "dvě ovce + jíl", {"wool": 2, "brick": 1}),
        ("cs", "vlnou", {"wool": 1}),
        ("cs", "2 wood", {"wood": 2}),
        ("cs", "2 sheep", {"wool": 2}),
        ("pl", "2 drewna + glina", {"wood": 2, "brick": 1}),
        ("pl", "5 wełen i 3 sukna", {"wool": 5, "cloth": 3}),
        ("pl", "dwie owce + cegłę", {"wool": 2, "brick": 1}),
        ("pl", "welna, rudy", {"wool": 1, "ore": 1}),
        ("sk", "2 drevá + tehlu", {"wood": 2, "brick": 1}),
        ("sk", "5 tehal a 3 platien", {"brick": 5, "cloth": 3}),
        ("sk", "dve ovce + íl", {"wool": 2, "brick": 1}),
    ],
)
def test_typed_cards_are_understood(language, text, cards):
    """TRADE-5: the words people use, numbers before and after."""
    if cards is None:
        refusal(text, language)
    else:
        assert read(text, language) == cards


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("0 wool", "no_cards_meant"),
        ("wool 0", "no_cards_meant"),
        ("-1 wool", "cards_in_parts"),
        ("wool -1", "cards_in_parts"),
        ("−2 wool", "cards_in_parts"),
        ("+1 wool", "cards_in_parts"),
        ("1.5 wool", "cards_in_parts"),
        ("1,5 wool", "cards_in_parts"),
        ("½ wool", "cards_in_parts"),
        ("1/2 wool", "cards_in_parts"),
        ("2w", "unclear_card"),
        ("wo", "unclear_card"),
        ("wool 2 ore", "unclear_number"),
        ("2 wool 3", "unclear_number"),
        ("2 3 wool", "unclear_number"),
        ("7", "unclear_number"),
        ("999 ore", "too_many_cards"),
        ("60 ore, 60 ore", "too_many_cards"),
        ("9" * 150 + " ore", "too_many_cards"),
        ("2 gems", "unknown_card"),
        ("wolo", "misspelt_card"),
    ],
)
def test_what_could_mean_something_else_is_refused_with_what_was_meant(text, key):
    """TRADE-5: zero, signs, fractions and letters of two kinds are never guessed."""
    assert refusal(text).key == key


@pytest.mark.parametrize("language", languages())
def test_every_refusal_says_what_it_means(language):
    for text in ("0 wool", "-1 wool", "2w", "wool 2 ore", "999 ore", "wolo", "2 gems"):
        refused = refusal(text, language)
        said = speaking(language).refusal(refused.key, refused.details)
        assert said != refused.key and "{" not in said
    assert "wood" in speaking("en").refusal("unclear_card", refusal("2w").details)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("n", [1, 2, 4, 5, 11])
def test_what_is_said_can_be_typed_back(language, n):
    cards = dict.fromkeys(KINDS, n)
    for case in CASES:
        assert read(speaking(language).cards(cards, case), language) == cards


@pytest.mark.parametrize("language", languages())
def test_every_name_of_a_card_means_that_card_alone(language):
    words = speaking(language)
    for kind in KINDS:
        for name in (*words.forms(f"card-{kind}"), *words.say(f"card-{kind}", of="also").split(",")):
            assert read(name, language) == {kind: 1}, name


NAMES = {
    language: [
        (kind, name.strip())
        for kind in KINDS
        for name in (
            *speaking(language).forms(f"card-{kind}"),
            *speaking(language).say(f"card-{kind}", of="also").split(","),
        )
    ]
    for language in languages()
}
SPELLINGS = ("{n} {w}", "{n}{w}", "{n}x {w}", "{n}x{w}", "{n} × {w}", "{w} {n}", "{w} x{n}", "{w} × {n}", "{w}×{n}")
BREAKS = (" + ", ", ", "; ", " & ", "\n", "+")


def test_whatever_is_composed_of_names_and_numbers_is_read():
    rng = Random(7)
    for _ in range(5_000):
        language = rng.choice(languages())
        expected: dict[str, int] = {}
        parts = []
        for _ in range(rng.randint(1, 6)):
            (kind, name), n = rng.choice(NAMES[language]), rng.randint(1, 9)
            expected[kind] = expected.get(kind, 0) + n
            parts.append(rng.choice((str, str.upper))(rng.choice(SPELLINGS).format(n=n, w=name)))
        text = rng.choice(BREAKS).join(parts)
        assert read(text, language) == expected, text


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=40), st.sampled_from(languages()))
@example("٣ wool", "en")
@example("² wool", "en")
@example("wool️", "en")
def test_any_text_is_read_or_refused_in_words(text, language):
    try:
        cards = read(text, language)
    except Refused as refused:
        assert speaking(language).has(f"refused-{refused.key}")
    else:
        assert set(cards) <= set(KINDS) and all(1 <= n <= MOST for n in cards.values())


CANAL = compose(Setup(4, ("new_york", "erie_canal"), agreed=("erie_canal",)))


@pytest.mark.parametrize(
    ("language", "text", "cards"),
    [
        ("en", "canal token", {"canal": 1}),
        ("en", "2 canal tokens and 1 ore", {"canal": 2, "ore": 1}),
        ("en", "ore 2, canal x3", {"ore": 2, "canal": 3}),
        ("cs", "destička kanálu", {"canal": 1}),
        ("cs", "1 destičku kanálu a 2 rudy", {"canal": 1, "ore": 2}),
    ],
)
def test_names_of_several_words_are_read_whole(language: str, text: str, cards: dict[str, int]) -> None:
    assert read_cards(text, CANAL, speaking(language)) == cards


def test_no_number_but_a_whole_one_is_ever_taken_for_one():
    """Thousands of numbers nobody can hand over: zeros, signs, fractions, far too many; before or after the word."""
    rng = Random(11)
    for _ in range(4_000):
        language = rng.choice(languages())
        _, name = rng.choice(NAMES[language])
        n, m = rng.randint(1, 9), rng.randint(1, 9)
        bad = rng.choice(
            (
                "0", "00", f"-{n}", f"−{n}", f"–{n}", f"{n}.{m}", f"{n},{m}", f"{n}/{m}", "½", "¼", f"{n}⁄{m}",
                f"{n}00", f"{n}0000000000", f"0{'0' * n}",
            )
        )  # fmt: skip
        text = rng.choice(("{b} {w}", "{b}{w}", "{w} {b}", "{b}x {w}", "2 {w} + {b} {w}")).format(b=bad, w=name)
        with pytest.raises(Refused):
            print(text, read(text, language))


@pytest.mark.parametrize("language", languages())
def test_letters_that_fit_two_kinds_are_never_guessed(language):
    """Every beginning of every name: it means the kind it belongs to, or it is refused with all it could mean."""
    known = {}
    for kind, name in NAMES[language]:
        for length in range(1, len(name) + 1):
            known.setdefault(folded(name[:length]), set()).add(kind)
    for start, kinds in known.items():
        if not start.isalpha():
            continue
        try:
            [(found, n)] = read(start, language).items()
        except Refused as refused:
            assert refused.key in ("unclear_card", "misspelt_card", "unknown_card", "unclear_number"), start
            continue
        exact = {kind for kind, name in NAMES[language] if folded(name) == start}
        assert n == 1 and {found} == (exact or kinds), (start, found, kinds)
