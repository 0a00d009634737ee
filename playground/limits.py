"""Rate limits: the buckets people have measured, the headers that announce them, the 429 that enforces them."""

from __future__ import annotations

import hashlib
import time
from collections import deque
from dataclasses import dataclass

from playground.wire import Json

GLOBAL_PER_SECOND = 50
OLD_EDIT = "edit of an old message"
RULES: dict[str, tuple[int, float]] = {
    "POST /channels/{channel}/messages": (5, 5.0),
    "PATCH /channels/{channel}/messages/{message}": (5, 5.0),
    "DELETE /channels/{channel}/messages/{message}": (5, 1.0),
    "PUT /channels/{channel}/messages/{message}/reactions/{emoji}/@me": (1, 0.25),
    "DELETE /channels/{channel}/messages/{message}/reactions/{emoji}/@me": (1, 0.25),
    "POST /channels/{channel}/typing": (5, 5.0),
    "PATCH /channels/{channel}": (2, 600.0),
    "POST /channels/{channel}/threads": (10, 10.0),
    "POST /users/@me/channels": (10, 10.0),
    "POST /webhooks/{application}/{token}": (5, 2.0),
    "PATCH /webhooks/{application}/{token}/messages/{message}": (5, 2.0),
    "DELETE /webhooks/{application}/{token}/messages/{message}": (5, 2.0),
    "PUT /applications/{application}/commands": (5, 20.0),
    "POST /applications/{application}/emojis": (50, 30.0),  # the number is a guess; that there is one is documented
    OLD_EDIT: (3, 6.0),
}
OTHERWISE = (30, 10.0)
GENEROUS = 1000
INVALID, INVALID_WINDOW = 10_000, 600.0
DAILY_CREATES, DAY = 200, 24 * 3600.0


class TooFast(Exception):
    """A request came before its bucket had room."""

    def __init__(self, wait: float, headers: dict[str, str], scope: str, code: int) -> None:
        super().__init__(f"rate limited for {wait:.3f} s")
        self.wait, self.headers, self.scope, self.code = wait, headers, scope, code

    def body(self) -> Json:
        """The 429's body."""
        body: Json = {"message": "You are being rate limited.", "retry_after": round(self.wait, 3)}
        return body | {"global": self.scope == "global"} | ({"code": self.code} if self.code else {})

    def all_headers(self) -> dict[str, str]:
        """With `Via`: without it discord.py takes the 429 for a ban."""
        told = {"Via": "1.1 playground", "Retry-After": str(int(self.wait) + 1), "X-RateLimit-Scope": self.scope}
        return self.headers | told | ({"X-RateLimit-Global": "true"} if self.scope == "global" else {})


@dataclass
class Bucket:
    """The times of the requests that still count."""

    limit: int
    window: float
    times: deque[float]

    def room(self, now: float) -> bool:
        """Forget what is over, then see whether one more fits."""
        while self.times and now - self.times[0] >= self.window:
            self.times.popleft()
        return len(self.times) < self.limit

    def wait(self, now: float) -> float:
        """Seconds until the first request is forgotten."""
        return self.window - (now - self.times[0]) if self.times else self.window


class Limits:
    """All buckets. `free` keeps the headers but makes every bucket a thousand times larger."""

    def __init__(self, *, free: bool = False) -> None:
        self.free = free
        self.rules = dict(RULES)
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._invalid = Bucket(INVALID, INVALID_WINDOW, deque())
        self._creates: dict[str, Bucket] = {}
        self._global = Bucket(GLOBAL_PER_SECOND * (GENEROUS if free else 1), 1.0, deque())

    def take(self, rule: str, major: str, *, count_globally: bool = True) -> dict[str, str]:
        """Use one request of a bucket; the headers to send, or TooFast."""
        now = time.monotonic()
        bucket = self._bucket(rule, major)
        if count_globally and not self._global.room(now):
            raise TooFast(self._global.wait(now), {}, "global", 0)
        if not bucket.room(now):
            code = 30046 if rule == OLD_EDIT else 0
            raise TooFast(bucket.wait(now), self._headers(rule, major, bucket, now), "user", code)
        bucket.times.append(now)
        if count_globally:
            self._global.times.append(now)
        return self._headers(rule, major, bucket, now)

    def count_invalid(self) -> None:
        """Remember a 401, 403 or 429; ten thousand in ten minutes are a ban."""
        self._invalid.times.append(time.monotonic())

    @property
    def banned(self) -> bool:
        """Were there too many invalid requests?"""
        return not self._invalid.room(time.monotonic())

    def create_commands(self, scope: str, count: int) -> bool:
        """Is there room for that many new commands today? If so they are counted."""
        now = time.monotonic()
        made = self._creates.setdefault(scope, Bucket(DAILY_CREATES, DAY, deque()))
        made.room(now)
        if len(made.times) + count > DAILY_CREATES:
            return False
        made.times.extend([now] * count)
        return True

    def _bucket(self, rule: str, major: str) -> Bucket:
        known = self._buckets.get((rule, major))
        if known is None:
            limit, window = self.rules.get(rule, OTHERWISE)
            known = Bucket(limit * GENEROUS if self.free else limit, window, deque())
            self._buckets[(rule, major)] = known
        return known

    @staticmethod
    def _headers(rule: str, major: str, bucket: Bucket, now: float) -> dict[str, str]:
        wait = bucket.wait(now)
        return {
            "X-RateLimit-Limit": str(bucket.limit),
            "X-RateLimit-Remaining": str(max(0, bucket.limit - len(bucket.times))),
            "X-RateLimit-Reset": f"{time.time() + wait:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Bucket": hashlib.md5(f"{rule} {major}".encode(), usedforsecurity=False).hexdigest(),
        }
