"""What the browser's tests share: the board that they look at, and a browser with a clock of its own."""

import datetime
import json
import time
import urllib.request

from board_household import Household

NOW = "2026-11-20T07:28:20"
HOME = "7a1c9f0e-52d4-4b7e-8c36-1f0d9e2b4a01"
# Every page of the board. Those that change something show their forms to paired devices.
PAGES = [
    "/", "/r/home", "/r/home?direction=inbound", "/r/home?date=2026-11-22", "/r/home?compare=1", "/r/school",
    "/r/clinic", "/r/home/timetable", "/r/home/timetable?date=2026-11-23", "/r/home/history",
    "/r/home/diff?a=1&b=2", "/r/home/why?time=07:41", "/r/home/approach", "/calendar?month=2026-12", "/sign",
    "/settings", "/settings/routes/" + HOME, "/settings/routes/new", "/settings/devices", "/pair", "/status",
    "/about", "/about/licences", "/about/spec", "/r/hone",
]
TESTS = []


def spec(name):
    """A sentence of the specification, its number first, with the test that proves it."""
    def keep(body):
        TESTS.append((name, body))
        return body
    return keep


class Stage:
    """The household, and the board that stands for a test: each has a fresh one, its clock at NOW."""

    def __init__(self):
        self.household = None
        self.address = None
        self.versions = None

    def open(self, programs, folder):
        self.household = Household(programs, folder).nights()

    def begin(self):
        self.address = self.household.serve(NOW)
        if not self.versions:
            with urllib.request.urlopen(self.address + "/api/v1/routes/home/history", timeout=30) as answer:
                newest, oldest = [one["id"] for one in json.load(answer)["versions"]]
            self.versions = f"a={oldest}&b={newest}"

    def end(self):
        self.household.stop()


stage = Stage()


def moment(text=NOW):
    return datetime.datetime.fromisoformat(text + "+09:00")


class Board:
    """A browser with a clock of its own."""

    def __init__(self, browser, width=390, dark=False, script=True, zone="Asia/Tokyo", workers="block", at=NOW,
                 language="ja", paired=False, address=None):
        self.address = address or stage.address
        token = {"Authorization": f"Bearer {stage.household.token(self.address)}"} if paired else {}
        self.context = browser.new_context(
            viewport={"width": width, "height": 844}, color_scheme="dark" if dark else "light",
            locale="ja-JP" if language == "ja" else "en-GB", java_script_enabled=script, timezone_id=zone,
            service_workers=workers, extra_http_headers=token)
        self.page = self.context.new_page()
        self.page.set_default_timeout(15_000)
        self.said = []
        self.page.on("console", lambda message: self.said.append(message.text))
        self.page.on("pageerror", lambda error: self.said.append(str(error)))
        self.page.on("dialog", lambda dialog: (self.said.append("TypeError: a dialog"), dialog.dismiss()))
        if script:
            self.page.clock.install(time=moment(at))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        # What is still answered for the other board would fail, and be told of the sentence that comes next.
        self.page.unroute_all(behavior="ignoreErrors")
        self.context.close()

    def open(self, path, **options):
        return self.page.goto(self.address + path.replace("a=1&b=2", stage.versions), **options)

    def until(self, expression, seconds=15):
        """Waits for something by asking again: the page's own policy allows no other way."""
        end = time.time() + seconds
        while not self.page.evaluate(expression):
            assert time.time() < end, (expression, self.page.locator("main").inner_text()[:600])
            time.sleep(0.05)

    def text(self, selector):
        return self.page.locator(selector).first.inner_text()

    def sleep(self):
        """The device is put away."""
        self.seen("hidden")

    def wake(self):
        self.seen("visible")

    def seen(self, state):
        self.page.evaluate(
            """state => { Object.defineProperty(document, "visibilityState", { value: state, configurable: true })
              document.dispatchEvent(new Event("visibilitychange")) }""", state)

    def answered_by(self, address):
        """From now on another board answers: the same household at another time."""
        def elsewhere(route):
            path = route.request.url[len(self.address):]
            if path.endswith("/changes"):
                return route.abort()
            return route.fulfill(response=route.fetch(url=address + path))
        self.page.route(self.address + "/**", elsewhere)
