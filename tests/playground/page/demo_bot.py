"""A small discord.py bot that shows everything the page has to show."""

from __future__ import annotations

import asyncio
import io
import re
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image, ImageDraw

PLACES = ["17 — 8 ore, 5 grain, 3:1 harbour", "18 — 6 wood, 9 brick", "23 — 4 wool, 10 ore", "31 — 11 grain, 3 wood"]
GOODS = ["brick", "wood", "wool", "grain", "ore"]
ALT = "The island after Anna's road: a settlement at 17, roads 17-18 and 23-24."
Interaction = discord.Interaction[Any]


def board(size: tuple[int, int] = (640, 420)) -> io.BytesIO:
    """A picture that looks a little like an island."""
    image = Image.new("RGB", size, "#4aa3b5")
    draw = ImageDraw.Draw(image)
    terrain = ["#d9b04a", "#6d9a4c", "#9fc26a", "#b9643c", "#8f8f95", "#e6d29a", "#3f7a45"]
    for row, count in enumerate((3, 4, 3)):
        for column in range(count):
            x, y = size[0] / 2 + (column - (count - 1) / 2) * 110, size[1] / 2 + (row - 1) * 96
            draw.regular_polygon((x, y, 60), 6, rotation=30, fill=terrain[(row * 4 + column) % 7], outline="#f4e6c4")
            draw.ellipse((x - 18, y - 18, x + 18, y + 18), fill="#fbf3df", outline="#7a6a4a")
            draw.text((x, y), str(3 + (row * 4 + column) % 9), fill="#2c2520", anchor="mm", font_size=20)
    out = io.BytesIO()
    image.save(out, "PNG")
    out.seek(0)
    return out


def picture() -> discord.File:
    """The board as a file with alt text."""
    return discord.File(board(), "board.png", description=ALT)


class Roll(ui.Button["ui.LayoutView"]):
    async def callback(self, interaction: Interaction) -> None:
        await interaction.response.send_message(f"{interaction.user.mention} rolled **8**. Ore and grain for 17.")


class Hand(ui.Button["ui.LayoutView"]):
    async def callback(self, interaction: Interaction) -> None:
        await interaction.response.send_message(
            f"### Your hand, {interaction.user.display_name}\n- 2 wood\n- 1 ore", ephemeral=True
        )


class Offer(ui.Button["ui.LayoutView"]):
    async def callback(self, interaction: Interaction) -> None:
        await interaction.response.send_modal(OfferForm())


class Silent(ui.Button["ui.LayoutView"]):
    async def callback(self, interaction: Interaction) -> None:
        await asyncio.sleep(5)


class Place(ui.Select["ui.LayoutView"]):
    async def callback(self, interaction: Interaction) -> None:
        await interaction.response.send_message(f"Chosen: {', '.join(self.values)}")


class NextTurn(ui.DynamicItem[ui.Button[Any]], template=r"turn:(?P<number>\d+)"):
    """A button whose id carries the turn, as buttons of a game do."""

    def __init__(self, number: int) -> None:
        super().__init__(ui.Button(label="Next turn", custom_id=f"turn:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str]) -> NextTurn:
        return cls(int(match["number"]))

    async def callback(self, interaction: Interaction) -> None:
        await interaction.response.edit_message(view=turn_view(self.number + 1))


def turn_view(number: int) -> ui.LayoutView:
    """A message that is edited with every turn."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(f"Turn {number}"))
    view.add_item(ui.ActionRow(ui.Button(label="Wait", custom_id=f"wait:{number}"), NextTurn(number)))
    return view


class OfferForm(ui.Modal, title="Make an offer"):
    intro = ui.TextDisplay("Everybody at the table sees the offer. It ends **with the turn**.")
    give = ui.Label(
        text="You give",
        description="One or two goods",
        component=ui.Select(
            custom_id="give", max_values=2, options=[discord.SelectOption(label=g.title(), value=g) for g in GOODS]
        ),
    )
    amount = ui.Label(text="How many", component=ui.TextInput(custom_id="amount", max_length=2, default="1"))
    to = ui.Label(text="Whom", component=ui.UserSelect(custom_id="to", required=False))
    kind = ui.Label(
        text="How long",
        component=ui.RadioGroup(
            custom_id="kind",
            options=[
                discord.RadioGroupOption(label="This turn", value="turn", default=True),
                discord.RadioGroupOption(label="Until I cancel it", value="standing", description="A standing offer"),
            ],
        ),
    )

    async def on_submit(self, interaction: Interaction) -> None:
        chosen = [label.component for label in (self.give, self.amount, self.to, self.kind)]
        give, amount, to, kind = (getattr(c, "values", None) or getattr(c, "value", None) for c in chosen)
        whom = to[0].mention if to else "everybody"
        await interaction.response.send_message(f"Offer: {amount} × {' + '.join(give)} to {whom} ({kind})")


class TableForm(ui.Modal, title="The table"):
    where = ui.Label(text="Where", component=ui.ChannelSelect(custom_id="where", required=False))
    rules = ui.Label(
        text="House rules",
        component=ui.CheckboxGroup(
            custom_id="rules",
            min_values=0,
            options=[
                discord.CheckboxGroupOption(label="Friendly robber", value="robber", default=True),
                discord.CheckboxGroupOption(label="Open hands", value="open"),
            ],
        ),
    )
    sure = ui.Label(text="I am sure", component=ui.Checkbox(custom_id="sure"))
    story = ui.Label(
        text="Story",
        component=ui.TextInput(custom_id="story", style=discord.TextStyle.paragraph, required=False, min_length=5),
    )
    map = ui.Label(text="Map", component=ui.FileUpload(custom_id="map", required=False))

    async def on_submit(self, interaction: Interaction) -> None:
        names = [channel.name for channel in self.where.component.values]
        files = [file.filename for file in self.map.component.values]
        rules, sure, story = self.rules.component.values, self.sure.component.value, self.story.component.value
        await interaction.response.send_message(f"{names} {rules} {sure} {story!r} {files}")


def table_view(file: discord.File) -> ui.LayoutView:
    """A table message of Components V2."""
    view = ui.LayoutView(timeout=None)
    box = ui.Container[ui.LayoutView](accent_colour=0xC8782A)
    box.add_item(
        ui.TextDisplay("## The island, turn 12\nAnna built a road. It is <t:1900000000:R> that the week ends.")
    )
    box.add_item(ui.MediaGallery(discord.MediaGalleryItem(file, description=ALT)))
    box.add_item(ui.Separator())
    box.add_item(
        ui.Section(
            ui.TextDisplay("**Anna** 6 points · 5 cards"),
            ui.TextDisplay("-# longest road: 6"),
            accessory=ui.Thumbnail(file, description="The board, small"),
        )
    )
    box.add_item(ui.Section(ui.TextDisplay("**Bruno** 4 points · 7 cards"), accessory=Hand(label="My hand")))
    box.add_item(ui.Separator(spacing=discord.SeparatorSpacing.large))
    box.add_item(
        ui.ActionRow(
            Roll(label="Roll", style=discord.ButtonStyle.primary, emoji="🎲"),
            Offer(label="Trade", style=discord.ButtonStyle.success),
            ui.Button(label="End turn", style=discord.ButtonStyle.danger, disabled=True),
            Silent(label="Sleepy"),
            ui.Button(label="Rules", url="https://example.org/rules"),
        )
    )
    options = [discord.SelectOption(label=p.split(" — ")[0], description=p.split(" — ")[1]) for p in PLACES]
    more = [discord.SelectOption(label=str(n), description=f"a quiet corner, number {n}") for n in range(40, 50)]
    box.add_item(ui.ActionRow(Place(placeholder="Build a settlement at …", options=options + more, max_values=2)))
    view.add_item(box)
    view.add_item(ui.File[ui.LayoutView](f"attachment://{LOG}"))
    return view


LOG = "log.txt"


class Classic(ui.View):
    """Classic rows: every button style and the selects of people, channels and roles."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        for style in ("primary", "secondary", "success", "danger"):
            self.add_item(
                ui.Button(label=style.title(), style=discord.ButtonStyle[style], custom_id=f"classic:{style}")
            )
        self.add_item(ui.Button(label="Link", url="https://example.org"))

    @ui.select(cls=ui.UserSelect, placeholder="A person")
    async def person(self, interaction: Interaction, select: ui.UserSelect[Any]) -> None:
        await interaction.response.send_message(f"Person: {select.values[0].mention}")

    @ui.select(cls=ui.ChannelSelect, placeholder="A channel")
    async def channel(self, interaction: Interaction, select: ui.ChannelSelect[Any]) -> None:
        await interaction.response.send_message(f"Channel: {select.values[0].mention}")

    @ui.select(cls=ui.RoleSelect, placeholder="A role")
    async def role(self, interaction: Interaction, select: ui.RoleSelect[Any]) -> None:
        await interaction.response.send_message(f"Role: {select.values[0].name}")


class DemoBot(discord.Client):
    """Logs in, syncs its commands, answers."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            guild_ready_timeout=0.05,
            allowed_mentions=discord.AllowedMentions(users=True, everyone=False, roles=False),
        )
        self.tree = app_commands.CommandTree(self)
        self.is_synced = asyncio.Event()
        declare(self.tree)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(NextTurn)
        await self.tree.sync()
        self.is_synced.set()


def declare(tree: app_commands.CommandTree[Any]) -> None:
    """All commands of the bot."""
    build = app_commands.Group(name="build", description="Put a piece on the island")
    tree.add_command(build)

    async def places(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        found = [p for p in PLACES if current.lower() in p.lower()]
        return [app_commands.Choice(name=p, value=p.split(" — ")[0]) for p in found]

    @build.command(description="A road along an edge")
    @app_commands.describe(at="Where the road begins", note="Something to remember")
    @app_commands.autocomplete(at=places)
    async def road(interaction: Interaction, at: str, note: str | None = None) -> None:
        tail = f" ({note})" if note else ""
        await interaction.response.send_message(f"A road at **{at}**{tail}.")

    @build.command(description="A city in place of a settlement")
    @app_commands.autocomplete(at=places)
    async def city(interaction: Interaction, at: str) -> None:
        await interaction.response.send_message(f"A city at **{at}**.")

    @tree.command(description="Offer something to somebody")
    @app_commands.describe(give="What you give", amount="How many", whom="Only to this person", open="Show it to all")
    @app_commands.choices(give=[app_commands.Choice(name=g.title(), value=g) for g in GOODS])
    async def trade(
        interaction: Interaction,
        give: str,
        amount: app_commands.Range[int, 1, 9],
        whom: discord.Member | None = None,
        open: bool = True,
    ) -> None:
        to = whom.mention if whom else "all"
        await interaction.response.send_message(f"{amount} × {give} for {to}, open: {open}")

    @tree.command(description="The table message with everything on it")
    async def table(interaction: Interaction) -> None:
        file = picture()
        log = discord.File(io.BytesIO(b"turn 1: Anna builds\n"), LOG)
        await interaction.response.send_message(view=table_view(file), files=[file, log])

    @tree.command(description="Embeds and classic rows")
    async def classic(interaction: Interaction) -> None:
        embed = discord.Embed(title="The score", description="After *twelve* turns", colour=0x2E8B57)
        for name, points in (("Anna", 6), ("Bruno", 4), ("Cyril", 5)):
            embed.add_field(name=name, value=f"{points} points")
        embed.set_footer(text="The robber sleeps at K").set_image(url="attachment://board.png")
        await interaction.response.send_message("The score:", embed=embed, view=Classic(), file=picture())

    @tree.command(description="Your cards, for your eyes only")
    async def hand(interaction: Interaction) -> None:
        await interaction.response.send_message("Secret: 2 wood, 1 ore", ephemeral=True)

    @tree.command(description="Thinks for a while")
    async def ponder(interaction: Interaction, seconds: float = 0.7) -> None:
        await interaction.response.defer(thinking=True)
        await asyncio.sleep(seconds)
        await interaction.followup.send("After long thought: build at 17.")

    @tree.command(description="Never answers")
    async def silent(interaction: Interaction) -> None:
        await asyncio.sleep(5)

    @tree.command(description="Calls somebody")
    async def call(interaction: Interaction, who: discord.Member) -> None:
        await interaction.response.send_message(f"{who.mention}, it is your turn.")

    @tree.command(description="A picture as an attachment")
    async def board_picture(interaction: Interaction) -> None:
        await interaction.response.send_message("The board:", file=picture())

    @tree.command(description="Says what it is told, everywhere it can")
    async def echo(interaction: Interaction, words: str) -> None:
        view = ui.View(timeout=None)
        view.add_item(ui.Button(label=words[:80], custom_id="echo"))
        choices = [discord.SelectOption(label=words[:100], description=words[:100], value="1")]
        view.add_item(ui.Select(placeholder=words[:100], custom_id="echo-select", options=choices))
        embed = discord.Embed(title=words, description=words).add_field(name=words, value=words).set_footer(text=words)
        file = discord.File(board((64, 48)), "echo.png", description=words)
        await interaction.response.send_message(words, embed=embed, file=file, view=view)

    @tree.command(description="Opens a thread")
    async def thread(interaction: Interaction, name: str) -> None:
        await interaction.response.send_message(f"A place to talk about {name}:")
        answer = await interaction.original_response()
        assert isinstance(interaction.channel, discord.TextChannel)
        opened = await interaction.channel.create_thread(name=name, message=discord.Object(answer.id))
        await opened.send("Welcome to the thread.")

    @tree.command(description="Tells somebody something in private")
    async def whisper(interaction: Interaction, who: discord.Member) -> None:
        await who.send(f"A word from {interaction.user.display_name}: watch the harbour.")
        await interaction.response.send_message("Told.", ephemeral=True)

    @tree.command(description="Asks for everything a form can ask for")
    async def settings(interaction: Interaction) -> None:
        await interaction.response.send_modal(TableForm())

    @tree.command(description="Looks at a file")
    async def look(interaction: Interaction, file: discord.Attachment) -> None:
        await interaction.response.send_message(f"{file.filename} has {file.size} bytes.")

    @tree.command(description="Shows its own emoji")
    async def icons(interaction: Interaction) -> None:
        made = await interaction.client.create_application_emoji(name="ore", image=board((48, 48)).getvalue())
        view = ui.View(timeout=None)
        view.add_item(ui.Button(label="Ore", emoji=made, custom_id="icons:ore"))
        command = next(c for c in await tree.fetch_commands() if c.name == "hand")
        await interaction.response.send_message(f"Mine {made} with {command.mention}", view=view)

    @tree.command(description="Leads back to a message")
    async def remind(interaction: Interaction) -> None:
        await interaction.response.send_message("The table is set.")
        table = await interaction.original_response()
        await interaction.followup.send(f"Anna, look: {table.jump_url}")

    @tree.command(description="A message that changes with every turn")
    async def turns(interaction: Interaction) -> None:
        await interaction.response.send_message(view=turn_view(1))

    @tree.command(description="Says something worth keeping")
    async def keep(interaction: Interaction) -> None:
        await interaction.response.send_message("The rules of our table: no robber before turn 3.")
        answer = await interaction.original_response()
        await answer.pin()

    @tree.context_menu(name="Praise")
    async def praise(interaction: Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"Well said: {message.content}")

    @tree.context_menu(name="Greet")
    async def greet(interaction: Interaction, member: discord.Member) -> None:
        await interaction.response.send_message(f"Hello {member.mention}!")
