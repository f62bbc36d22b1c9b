"""kill -9 of the board while somebody changes the settings: what `scripts/torture board` counts."""

import json
import signal
import threading
import time
import urllib.error
import urllib.parse
import urllib.request

from board_household import Household

HOME = "7a1c9f0e-52d4-4b7e-8c36-1f0d9e2b4a01"
# Long enough that a file is written in more than one piece.
TAIL = "長い見出し" * 400


def board(bench, moments):
    """Each time a board is started, changes are sent as fast as it takes them, and it is killed."""
    lost, sent = [], 0
    with Household(bench.given.bus.parent, bench.scratch / "board") as household:
        before = household.settings()
        address = household.serve(None)
        token = household.token(address)
        household.stop()
        for number in range(moments):
            sender = Sender(household.serve(None), token, number)
            time.sleep(bench.random.uniform(0.005, 0.25))
            household.boards[-1].send_signal(signal.SIGKILL)
            sender.join(30)
            household.stop()
            sent += sender.taken
            reason = whole(household, before, sender)
            if reason:
                lost.append(f"{number}: {reason}")
    for reason in lost[:20]:
        print("  " + reason)
    bench.table.row(
        f"board killed while it writes, {moments} times", -9, not lost,
        f"{moments - len(lost)} of {moments} whole, the old or the new; {sent} changes were taken")


class Sender(threading.Thread):
    """Sends one change after the other until nobody answers."""

    def __init__(self, address, token, number):
        super().__init__(daemon=True)
        self.address, self.token, self.number, self.taken, self.last, self.tried = address, token, number, 0, None, None
        self.start()

    def run(self):
        for change in range(10_000):
            self.tried = f"{self.number}-{change} {TAIL}"
            fields = {"name": "home", "title": self.tried, "wish": "save", "outboundTimetableURLs": "https://bus.example.jp/a.html"}
            request = urllib.request.Request(
                f"{self.address}/settings/routes/{HOME}", urllib.parse.urlencode(fields).encode(),
                {"Authorization": f"Bearer {self.token}", "Content-Type": "application/x-www-form-urlencoded"})
            try:
                urllib.request.build_opener(Still).open(request, timeout=20)
            except urllib.error.HTTPError as answer:
                if answer.code != 303:
                    return
                self.last, self.taken = self.tried, self.taken + 1
            except OSError:
                return


class Still(urllib.request.HTTPRedirectHandler):
    """A change that was taken sends one elsewhere; nobody goes there."""

    def redirect_request(self, *_):
        return None


def whole(household, before, sender):
    """Why routes.json is not what it was or what was sent; None when it is."""
    try:
        now = json.loads(household.config.read_text())
    except ValueError as fault:
        return f"no JSON: {fault}"
    title = now["routes"][0].get("title", "")
    if sender.last and title not in (sender.last, sender.tried):
        return f"the change {sender.last[:12]} was taken, and {title[:12]} stands there"
    if [route["id"] for route in now["routes"]] != [route["id"] for route in before["routes"]]:
        return "other routes"
    return None if now["operators"] == before["operators"] else "other companies"
