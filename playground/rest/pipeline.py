"""The way of every REST request: read, break if asked to, authenticate, limit, check, handle, check again."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from aiohttp import web

from playground.clock import born
from playground.core import Core, Entry
from playground.faults import RestFault
from playground.law.tokens import looks_real
from playground.limits import OLD_EDIT, TooFast
from playground.rest import account, channels, commands, guilds, interactions, marks, messages
from playground.rest.routes import Route
from playground.wire import Answer, Call, Refusal, problem, read_body, reply

log = logging.getLogger("playground")
AREAS = (account, commands, interactions, marks, messages, channels, guilds)
VERSION = "/api/v10"
MALFORMED = (KeyError, TypeError, AttributeError, ValueError)
INVALID = (401, 403, 429)
OLD = 3600
RENAME = "PATCH /channels/{channel}"
EDIT = "PATCH /channels/{channel}/messages/{message}"
MAJOR = ("channel", "guild", "token")


def mount(app: web.Application, core: Core) -> None:
    """Put every route of every area into the application, the most literal path first."""
    every = [route for area in AREAS for route in area.routes.all]
    for route in sorted(every, key=lambda r: [part.startswith("{") for part in r.path.split("/")]):
        app.router.add_route(route.method, VERSION + route.path, _endpoint(core, route))
    app.router.add_route("*", "/api/{rest:.*}", _unknown(core))


def _endpoint(core: Core, route: Route) -> Any:
    async def endpoint(request: web.Request) -> web.StreamResponse:
        return await Pipeline(core, route, request).run()

    return endpoint


def _unknown(core: Core) -> Any:
    async def endpoint(request: web.Request) -> web.StreamResponse:
        path = request.rel_url.raw_path.removeprefix(VERSION)
        log.warning("The playground does not know %s %s", request.method, path)
        core.journal.append(Entry(request.method, path, 404, None, None))
        return reply({"message": "404: Not Found", "code": 0}, 404)

    return endpoint


class Pipeline:
    """One request on its way."""

    def __init__(self, core: Core, route: Route, request: web.Request) -> None:
        self.core, self.route, self.request = core, route, request
        self.path = request.rel_url.raw_path.removeprefix(VERSION)
        self.headers: dict[str, str] = {}

    async def run(self) -> web.StreamResponse:
        """Do it all and answer."""
        if self.core.limits.banned:
            return web.Response(status=429, text="You are being blocked from accessing our API temporarily.")
        fault = self.core.faults.meet(self.route.method, self.path)
        if fault and fault.latency:
            await asyncio.sleep(fault.latency)
        try:
            body, uploads = await read_body(self.request)
        except Refusal as refusal:
            return reply(refusal.body(), refusal.status)
        if fault and fault.hang_up == "before":
            return self._hang_up()
        call = Call(
            self.core,
            self.route.method,
            self.path,
            self.request.query,
            self.request.match_info,
            body,
            uploads,
            self.request.headers.get("X-Audit-Log-Reason"),
        )
        if fault and fault.status:
            status, answer = self._broken(fault)
        else:
            status, answer = self._handle(call)
        if status in INVALID:
            self.core.limits.count_invalid()
        self.core.journal.append(Entry(call.method, call.path, status, body, answer))
        self.core.world.announce("REST", {"method": call.method, "path": call.path, "status": status})
        if fault and fault.hang_up == "after":
            return self._hang_up()
        if status == 204:
            return web.Response(status=204, headers=self.headers)
        return reply(answer, status, self.headers)

    def _handle(self, call: Call) -> tuple[int, Any]:
        validator = self.core.validator
        sent: list[str] = []
        try:
            self._authenticate()
            self._limit(call)
            sent = validator.request(call.method, call.path, call.body) if validator else []
            status, answer = _unpacked(self.route.handler(call))
            if validator:
                validator.check(call.method, call.path, sent, status, answer)
            return status, answer
        except MALFORMED as wrong:
            return self._malformed(call, sent, wrong)
        except Refusal as refusal:
            return refusal.status, refusal.body()
        except TooFast as limit:
            self.headers = limit.all_headers()
            return 429, limit.body()

    def _malformed(self, call: Call, sent: list[str], wrong: Exception) -> tuple[int, Any]:
        """A body of the wrong shape stumbles somewhere; one of the right shape shows a fault of ours."""
        if not sent:
            log.exception("%s %s could not be handled", call.method, call.path)
            self.core.crashes.append(f"{call.method} {call.path}: {wrong!r} for {call.body!r:.500}")
        refusal = Refusal(
            400, 50035, "Invalid Form Body", problem("BASE_TYPE_BAD_TYPE", "; ".join(sent) or repr(wrong))
        )
        return refusal.status, refusal.body()

    def _authenticate(self) -> None:
        if self.route.open:
            return
        sent = self.request.headers.get("Authorization", "").removeprefix("Bot ")
        if looks_real(sent):
            log.error("A real-looking bot token was sent to the playground and refused. Keep it secret.")
        if looks_real(sent) or sent != self.core.token:
            raise Refusal(401, 0, "401: Unauthorized")

    def _limit(self, call: Call) -> None:
        if self.route.path.startswith("/interactions/"):
            return
        major = next((call.parts[m] for m in MAJOR if m in call.parts), "")
        rule = self.route.rule
        if rule == RENAME and not {"name", "topic"} & set(call.form):
            rule = "PATCH /channels/{channel} otherwise"
        if rule == EDIT and self.core.world.clock.now() - born(call.parts["message"]) > OLD:
            rule = OLD_EDIT
        self.headers = self.core.limits.take(rule, major, count_globally=not self.route.open)

    def _broken(self, fault: RestFault) -> tuple[int, Any]:
        status = fault.status or 500
        if status == 429:
            limit = TooFast(fault.retry_after, {}, "shared", fault.code)
            self.headers = limit.all_headers()
            return 429, limit.body()
        return status, {"message": f"{status}: broken on demand", "code": fault.code}

    def _hang_up(self) -> web.StreamResponse:
        if self.request.transport:
            self.request.transport.abort()
        return web.Response(status=500)


def _unpacked(answer: Answer) -> tuple[int, Any]:
    if isinstance(answer, tuple):
        return answer
    return (204, None) if answer is None else (200, answer)
