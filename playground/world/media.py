"""Files people and bots upload, and the drawn discs that stand for people."""

from __future__ import annotations

import hashlib
import io
import mimetypes
import re
from html import escape

from PIL import Image, ImageDraw, UnidentifiedImageError

from playground.clock import Clock
from playground.wire import Json, Upload
from playground.world.store import Store

UNSAFE = re.compile(r"[^\w.\-()]+")


class Shelf:
    """Where uploads lie: on disk when the world has a disk, else in memory."""

    def __init__(self, base: str, clock: Clock, store: Store | None) -> None:
        self.base, self._clock, self._store = base, clock, store
        self._files: dict[str, tuple[str, bytes]] = {}

    def url(self, path: str) -> str:
        """The address of a file."""
        return f"{self.base}/cdn/{path}"

    def get(self, path: str) -> tuple[str, bytes] | None:
        """A file's type and bytes."""
        return self._store.get_file(path) if self._store else self._files.get(path)

    def put(self, path: str, type: str, data: bytes) -> None:
        """Lay a file on the shelf."""
        if self._store:
            self._store.put_file(path, type, data)
        else:
            self._files[path] = (type, data)

    def drop(self, attachment: Json) -> None:
        """A file nobody shows any more."""
        path = str(attachment["url"]).partition("/cdn/")[2]
        if self._store:
            self._store.drop_file(path)
        self._files.pop(path, None)

    def attach(self, channel_id: str, upload: Upload, wish: Json) -> Json:
        """Keep an upload and describe it as an attachment; `wish` is what the request says about it."""
        id = self._clock.snowflake()
        filename = UNSAFE.sub("_", str(wish.get("filename") or upload.filename)) or "file"
        type, size = inspect(filename, upload.data)
        path = f"attachments/{channel_id}/{id}/{filename}"
        self.put(path, type, upload.data)
        url = self.url(path)
        made: Json = {"id": id, "filename": filename, "size": len(upload.data), "url": url, "proxy_url": url}
        made["content_type"] = type
        if size:
            made["width"], made["height"] = size
        if description := wish.get("description") or upload.description:
            made["description"] = description
        if title := wish.get("title"):
            made["title"] = title
        return made


def inspect(filename: str, data: bytes) -> tuple[str, tuple[int, int] | None]:
    """The type of a file by its name, and the size of a picture by its bytes."""
    type = mimetypes.guess_type(filename)[0] or "application/octet-stream"
    if not type.startswith("image/") or type == "image/svg+xml":
        return type, None
    try:
        with Image.open(io.BytesIO(data)) as picture:
            return Image.MIME.get(picture.format or "", type), picture.size
    except (UnidentifiedImageError, OSError):
        return type, None


def plain_avatar(name: str) -> bytes:
    """A PNG disc for those who have no picture, as bots ask for it; its colour follows from the name."""
    picture = Image.new("RGBA", (128, 128))
    colour = f"hsl({_hue(name)}, 45%, 38%)"
    ImageDraw.Draw(picture).ellipse((0, 0, 127, 127), fill=colour)
    out = io.BytesIO()
    picture.save(out, "PNG")
    return out.getvalue()


def _hue(name: str) -> int:
    return int(hashlib.sha256(name.encode()).hexdigest()[:4], 16) % 360


def disc(user_id: str, name: str) -> str:
    """An SVG disc with a person's initial, in a colour that follows from the id."""
    initial = escape(name[:1].upper() or "?")
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80">'
        f'<circle cx="40" cy="40" r="40" fill="hsl({_hue(user_id)} 45% 38%)"/>'
        '<text x="40" y="54" text-anchor="middle" font-family="sans-serif" font-size="40" fill="#fff">'
        f"{initial}</text></svg>"
    )
