"""Words for the gallery and for anybody who has no words of their own: the Fluent files of one language."""

from __future__ import annotations

from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from game.look import Text
from renderer.palette import DATA
from renderer.words import Words


@cache
def speaker(language: str = "en") -> Words:
    """Words of a language; a key nobody wrote yet is said as it stands."""
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((DATA / "text" / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))

    fixed: dict[str, str] = {}  # texts without arguments, once they were said

    def say(text: Text, /) -> str:
        if text.args:
            return formatted(text)
        said = fixed.get(text.key)
        if said is None:
            said = fixed[text.key] = formatted(text)
        return said

    def formatted(text: Text) -> str:
        if not bundle.has_message(text.key):
            return text.key
        args = {name: say(value) if isinstance(value, Text) else value for name, value in text.args.items()}
        pattern = bundle.get_message(text.key).value
        return str(bundle.format_pattern(pattern, args)[0]) if pattern is not None else text.key

    return say
