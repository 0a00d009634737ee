"""The page's markdown, parsed in the browser without drawing anything."""

from __future__ import annotations

from typing import Any

import pytest

from tests.playground.page.conftest import Visit

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session"), pytest.mark.xdist_group("browser")]


def lines(*children: Any) -> dict[str, Any]:
    return {"kind": "lines", "children": list(children)}


def mark(kind: str, *children: Any) -> dict[str, Any]:
    return {"kind": kind, "children": list(children)}


BREAK = {"kind": "break"}
CASES: dict[str, list[Any]] = {
    "plain": [lines("plain")],
    "**a** b": [lines(mark("strong", "a"), " b")],
    "***both***": [lines(mark("strong", mark("em", "both")))],
    "**a *b* c**": [lines(mark("strong", "a ", mark("em", "b"), " c"))],
    "__*a*__ _b_": [lines(mark("underline", mark("em", "a")), " ", mark("em", "b"))],
    "snake_case_name": [lines("snake_case_name")],
    "2 * 3 * 4": [lines("2 * 3 * 4")],
    r"\*not\* bold": [lines("*not* bold")],
    "~~a~~ ||b||": [lines(mark("strike", "a"), " ", mark("spoiler", "b"))],
    "`**a**`": [lines({"kind": "code", "text": "**a**"})],
    "``a`b``": [lines({"kind": "code", "text": "a`b"})],
    "a\nb": [lines("a", BREAK, "b")],
    "```py\nx = 1\n```": [{"kind": "fence", "language": "py", "text": "x = 1"}],
    "see ```x``` end": [lines("see "), {"kind": "fence", "language": "", "text": "x"}, lines(" end")],
    "## Two": [{"kind": "heading", "level": 2, "children": ["Two"]}],
    "#channel": [lines("#channel")],
    "-# small": [{"kind": "small", "level": 2, "children": ["small"]}],
    "> a\n> b\nc": [mark("quote", lines("a", BREAK, "b")), lines("c")],
    ">>> a\nb": [mark("quote", lines("a", BREAK, "b"))],
    "- a\n  - b\n- c": [
        {
            "kind": "list",
            "isOrdered": False,
            "start": 1,
            "items": [["a", {"kind": "list", "isOrdered": False, "start": 1, "items": [["b"]]}], ["c"]],
        }
    ],
    "3. a\n4. b": [{"kind": "list", "isOrdered": True, "start": 3, "items": [["a"], ["b"]]}],
    "<@1> <@!2> <@&3> <#4>": [
        lines(
            {"kind": "user", "id": "1"},
            " ",
            {"kind": "user", "id": "2"},
            " ",
            {"kind": "role", "id": "3"},
            " ",
            {"kind": "channel", "id": "4"},
        )
    ],
    "<:ore:5></build road:6>": [
        lines({"kind": "emoji", "name": "ore", "id": "5"}, {"kind": "command", "name": "build road", "id": "6"})
    ],
    "<t:7:R> <t:8>": [
        lines({"kind": "time", "seconds": 7, "style": "R"}, " ", {"kind": "time", "seconds": 8, "style": "f"})
    ],
    "@everyone": [lines({"kind": "everyone", "name": "everyone"})],
    "https://e.org/a_b_c.": [
        lines({"kind": "link", "href": "https://e.org/a_b_c", "children": ["https://e.org/a_b_c"]}, ".")
    ],
    "[a **b**](https://e.org)": [
        lines({"kind": "link", "href": "https://e.org", "children": ["a ", mark("strong", "b")]})
    ],
    "[a](javascript:x)": [lines("[a](javascript:x)")],
    "<script>": [lines("<script>")],
}


async def test_each_mark_becomes_the_right_tree(visit: Visit) -> None:
    anna = await visit("Anna")
    parsed = await anna.page.evaluate(
        "async (texts) => { const { parse } = await import('/text/parse.js'); return texts.map(parse); }", list(CASES)
    )
    for (text, expected), tree in zip(CASES.items(), parsed, strict=True):
        assert tree == expected, text


async def test_hostile_texts_are_parsed_quickly(visit: Visit) -> None:
    anna = await visit("Anna")
    texts = [
        "*" * 4000,
        "**a" * 1300,
        "||" * 2000,
        "`" * 4000,
        "> " * 2000,
        "[" * 4000,
        "_a" * 2000,
        "- " * 2000,
        "<t:" * 1300,
    ]
    spent = await anna.page.evaluate(
        """async (texts) => {
            const { parse } = await import('/text/parse.js');
            const time = (text) => { const start = performance.now(); parse(text); return performance.now() - start; };
            return texts.map(time);
        }""",
        texts,
    )
    assert max(spent) < 500, dict(zip((text[:6] for text in texts), spent, strict=True))
