"""Texts that are parsed message by message say the same as those parsed as a whole."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from game.words import ENGLISH, TEXTS, languages
from game.words.lazy import LazyBundle, messages

FILES = sorted(path for folder in (TEXTS, TEXTS.parent / "almanac") for path in folder.glob("*/*.ftl"))


@pytest.mark.parametrize("language", languages())
def test_the_same_messages_are_found_as_by_the_parser(language: str):
    """Names only: the whole parser takes seconds for all files, so that its trees are compared for the longest."""
    files = [path for path in FILES if path.parent.name == language]
    largest = max(files, key=lambda path: path.stat().st_size)
    whole = FluentParser(with_spans=False).parse(largest.read_text("utf-8")).body
    entries = [entry for entry in whole if isinstance(entry, ast.Message | ast.Term)]
    assert not [entry for entry in whole if isinstance(entry, ast.Junk)]
    parts = list(messages(largest.read_text("utf-8")))
    assert [name.removeprefix("-") for name, _ in parts] == [entry.id.name for entry in entries]
    for (_, written), entry in zip(parts, entries, strict=True):
        alone = FluentParser(with_spans=False).parse_entry(written)
        entry.comment = None
        assert alone.equals(entry)


SAMPLE = """### a file
-term = Term
one = One { -term } { two }
    .help = Help

    = still
# a comment
two = { $n ->
    [one] a
   *[other] b = c
}
one = twice
"""


def test_references_attributes_and_the_first_of_two_are_as_in_a_bundle():
    lazy, whole = LazyBundle(ENGLISH, [SAMPLE]), FluentBundle([ENGLISH], use_isolating=False)
    whole.add_resource(FluentResource(SAMPLE))
    for n in (1, 2):
        for bundle in (lazy, whole):
            said = bundle.format_pattern(bundle.get_message("one").value, {"n": n})[0]
            assert said == f"One Term {'a' if n == 1 else 'b = c'}"
            assert bundle.format_pattern(bundle.get_message("one").attributes["help"])[0] == "Help\n\n= still"
    assert lazy.has_message("two") and not lazy.has_message("term") and not lazy.has_message("three")
    with pytest.raises(LookupError):
        lazy.get_message("three")


def test_what_is_no_message_is_complained_about():
    with pytest.raises(ValueError, match="not a message"):
        LazyBundle(ENGLISH, ["broken = { $"]).get_message("broken")
