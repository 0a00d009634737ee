"""A small bot that uses everything a game would: it is the guest, the playground is what is tested."""

from __future__ import annotations

import asyncio
import io
import os
import re
from typing import Any

import discord
from discord import app_commands, ui
from discord.app_commands import locale_str
from PIL import Image

WORDS = {
    ("cs", "roll"): "hod",
    ("cs", "Roll the dice"): "Hoď kostkami",
    ("cs", "Wood"): "Dřevo",
}


def picture(colour: tuple[int, int, int] = (200, 120, 40)) -> io.BytesIO:
    """A small PNG."""
    out = io.BytesIO()
    Image.new("RGB", (64, 48), colour).save(out, "PNG")
    out.seek(0)
    return out


class Words(app_commands.Translator):
    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        return WORDS.get((locale.value, string.message))


class Roll(ui.DynamicItem[ui.Button[Any]], template=r"roll:(?P<game>\d+):(?P<turn>\d+)"):
    """A button that survives a restart: all it needs is in its id."""

    def __init__(self, game: int, turn: int) -> None:
        super().__init__(ui.Button(label="Roll", custom_id=f"roll:{game}:{turn}"))
        self.game, self.turn = game, turn

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: Any, match: re.Match[str]) -> Roll:
        return cls(int(match["game"]), int(match["turn"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        board = discord.File(picture((10, 200, 10)), "board.png", description=f"Board after turn {self.turn + 1}")
        view = table(self.game, self.turn + 1, board)
        await interaction.response.edit_message(attachments=[board], view=view)


class Offer(ui.DynamicItem[ui.Select[Any]], template=r"offer:(?P<game>\d+)"):
    def __init__(self, game: int) -> None:
        options = [discord.SelectOption(label=r.title(), value=r, emoji="🌲") for r in ("wood", "brick", "ore")]
        select: ui.Select[Any] = ui.Select(
            placeholder="Offer…", custom_id=f"offer:{game}", max_values=2, options=options
        )
        super().__init__(select)
        self.game = game

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: Any, match: re.Match[str]) -> Offer:
        return cls(int(match["game"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        interaction.client.seen.append(list(self.item.values))
        await interaction.response.send_modal(Trade())


class Trade(ui.Modal, title="Trade"):
    intro: ui.TextDisplay[Any] = ui.TextDisplay("What do you offer?")
    give: ui.Label[Any] = ui.Label(
        text="Give",
        component=ui.Select(
            custom_id="give",
            options=[discord.SelectOption(label="Wood", value="wood"), discord.SelectOption(label="Ore", value="ore")],
        ),
    )
    amount: ui.Label[Any] = ui.Label(text="How many", component=ui.TextInput(custom_id="amount", max_length=2))
    public: ui.Label[Any] = ui.Label(text="Open to all", component=ui.Checkbox(custom_id="public", default=True))
    how: ui.Label[Any] = ui.Label(
        text="Kind",
        component=ui.RadioGroup(
            custom_id="how",
            options=[
                discord.RadioGroupOption(label="Bank", value="bank"),
                discord.RadioGroupOption(label="Player", value="player"),
            ],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        parts = [f.component for f in (self.give, self.amount, self.public, self.how)]
        given, amount, public, how = parts
        text = f"{given.values} {amount.value} {public.value} {how.value}"
        await interaction.response.send_message(f"offer: {text}", ephemeral=True)


def table(game: int, turn: int, board: discord.File) -> ui.LayoutView:
    """A whole game message in Components V2."""
    box: ui.Container[Any] = ui.Container(accent_colour=0xC8782A)
    box.add_item(ui.TextDisplay(f"## Game {game}\nTurn {turn}"))
    box.add_item(ui.MediaGallery(discord.MediaGalleryItem(board, description=f"Board, turn {turn}")))
    box.add_item(ui.Separator())
    box.add_item(ui.Section(ui.TextDisplay("Your turn"), accessory=Roll(game, turn)))
    box.add_item(ui.ActionRow(Offer(game)))
    view = ui.LayoutView(timeout=None)
    view.add_item(box)
    return view


class LittleBot(discord.Client):
    """Commands, dynamic items, modals, files, follow-ups."""

    def __init__(self, **settings: Any) -> None:
        settings.setdefault("intents", discord.Intents(guilds=True))
        super().__init__(allowed_mentions=discord.AllowedMentions.none(), **settings)
        self.seen: list[Any] = []
        self.tree = app_commands.CommandTree(self)
        _commands(self)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Roll, Offer)
        await self.tree.set_translator(Words())
        await self.tree.sync()

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        if event in ("ready", "resumed", "disconnect", "guild_remove", "guild_channel_delete", "message"):
            self.seen.append(event)
        super().dispatch(event, *args, **kwargs)


def _commands(bot: LittleBot) -> None:
    tree = bot.tree
    group = app_commands.Group(name="isle", description="A game")
    inner = app_commands.Group(name="build", description="Build something", parent=group)

    @group.command(name=locale_str("roll"), description=locale_str("Roll the dice"))
    async def roll(interaction: discord.Interaction, game: app_commands.Range[int, 1, 999] = 1) -> None:
        board = discord.File(picture(), "board.png", description="Board at the start")
        await interaction.response.send_message(view=table(game, 0, board), file=board)

    @group.command(name="slow", description="Thinks first")
    async def slow(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await asyncio.sleep(0.02)
        await interaction.edit_original_response(content="done", attachments=[discord.File(picture(), "a.png")])
        await interaction.followup.send("and more", ephemeral=True, silent=True)

    @inner.command(name="road", description="Build a road")
    async def road(interaction: discord.Interaction, at: str) -> None:
        await interaction.response.send_message(f"{interaction.user.mention} built a road at {at}")

    @road.autocomplete("at")
    async def places(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        known = ["17-18", "18-19", "3-4"]
        fitting = [app_commands.Choice(name=p, value=p) for p in known if p.startswith(typed)]
        return fitting or [app_commands.Choice(name=locale_str("Wood"), value="wood")]

    @tree.command(name="ask", description="Opens a form")
    async def ask(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Trade())

    @tree.command(name="late", description="Answers too late")
    async def late(interaction: discord.Interaction) -> None:
        await bot.late.wait()
        try:
            await interaction.response.send_message("too late")
        except discord.HTTPException as refused:
            bot.seen.append(refused.code)

    bot.late = asyncio.Event()  # type: ignore[attr-defined]

    @tree.command(name="everything", description="Every type of option")
    @app_commands.choices(size=[app_commands.Choice(name="Small", value=1), app_commands.Choice(name="Big", value=2)])
    async def everything(
        interaction: discord.Interaction,
        text: str,
        number: app_commands.Range[float, 0, 1],
        flag: bool,
        who: discord.Member,
        where: discord.TextChannel,
        role: discord.Role,
        mention: discord.Member | discord.Role,
        file: discord.Attachment,
        size: app_commands.Choice[int],
    ) -> None:
        data = await file.read()
        told = (text, number, flag, who.display_name, where.name, role.name, mention.name, len(data), size.value)
        await interaction.response.send_message(repr(told))

    @tree.context_menu(name="Show hand")
    async def hand(interaction: discord.Interaction, user: discord.User) -> None:
        await interaction.response.send_message(f"hand of {user.display_name}", ephemeral=True)

    @tree.context_menu(name="Quote")
    async def quote(interaction: discord.Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"> {message.content}", ephemeral=True)

    tree.add_command(group)


if __name__ == "__main__":
    from playground.redirect import from_environment

    token = from_environment()
    LittleBot(guild_ready_timeout=float(os.environ.get("READY", "0.05"))).run(token, log_handler=None)
