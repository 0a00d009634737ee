"""A browser window with somebody sitting at it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.async_api import ConsoleMessage, Locator, Page, Request, expect

ARTEFACTS = Path(__file__).parents[3] / "artefacts" / "playground"
DESK: dict[str, Any] = {"viewport": {"width": 1200, "height": 860}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
NIGHT: dict[str, Any] = {"color_scheme": "dark"}


class Window:
    """What a person does and sees; errors and requests to other places are remembered as troubles."""

    def __init__(self, page: Page, address: str) -> None:
        self.page, self.address = page, address
        self.troubles: list[str] = []
        page.set_default_timeout(60_000)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("console", self._hear)
        page.on("request", self._follow)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.troubles.append(f"console: {message.text}")

    def _follow(self, request: Request) -> None:
        if not request.url.startswith((self.address, self.address.replace("http", "ws", 1), "blob:", "data:")):
            self.troubles.append(f"left the playground: {request.url}")

    async def open(self, name: str | None, place: str = "") -> None:
        """Opens the page as a user and waits until the room is there."""
        who = f"?user={name}" if name else ""
        await self.page.goto(f"{self.address}/{who}{place}")
        await expect(self.page.locator(".room-start, .message").first).to_be_attached()

    async def keep(self, name: str) -> None:
        """Keeps a screenshot to look at."""
        ARTEFACTS.mkdir(parents=True, exist_ok=True)
        await self.page.screenshot(path=str(ARTEFACTS / f"{name}.png"), animations="disabled")

    @property
    def box(self) -> Locator:
        """The message box."""
        return self.page.get_by_role("combobox", name="Message to")

    @property
    def last(self) -> Locator:
        """The newest message."""
        return self.page.locator(".messages > .message").last

    def message(self, text: str) -> Locator:
        """The newest message with these words."""
        return self.page.locator(".messages > .message").filter(has_text=text).last

    def button(self, name: str) -> Locator:
        """The newest button of a message with this label."""
        return self.page.locator(".message-main").get_by_role("button", name=name, exact=True).last

    async def say(self, text: str) -> None:
        """Writes a message."""
        await self.box.fill(text)
        await self.page.keyboard.press("Enter")

    async def slash(self, name: str, /, **options: str) -> None:
        """Types a command and its options as a person would."""
        await self.box.press_sequentially(f"/{name} ")
        for option, value in options.items():
            field = self.page.get_by_role("combobox", name=f"{option} (")
            if not await field.count():
                await self.page.get_by_role("button", name=f"Add option {option}").click()
            await field.fill(value)
        await self.page.get_by_role("button", name="Send").click()

    async def sees(self, text: str) -> None:
        """Waits for a message with these words."""
        await expect(self.message(text)).to_be_visible()

    async def focused(self) -> str:
        """The accessible name of what has the focus."""
        return str(
            await self.page.evaluate(
                "document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent"
            )
        )
