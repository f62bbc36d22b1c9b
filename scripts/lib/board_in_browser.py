"""The board in a real Chromium, by Playwright: one function a sentence of the specification.

Called by scripts/browser with the address of a board whose clock stands at NOW, its own data in it.
Each test's name begins with the number that scripts/spec looks for.
"""

import datetime
import json
import pathlib
import re
import sys
import time
import traceback

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

BASE, NOW, ROOT = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
ONLY = sys.argv[4] if len(sys.argv) > 4 else ""
TESTS = []
PAGES = ["/", "/r/home", "/r/home?date=2026-11-22", "/r/home/timetable", "/sign"]


def spec(name):
    def keep(body):
        TESTS.append((name, body))
        return body
    return keep


def moment(text=NOW):
    return datetime.datetime.fromisoformat(text)


class Board:
    """A browser with a clock of its own."""

    def __init__(self, browser, width=390, dark=False, script=True, zone="Asia/Tokyo", workers="block", at=NOW, language="ja"):
        self.context = browser.new_context(
            viewport={"width": width, "height": 844}, color_scheme="dark" if dark else "light",
            locale="ja-JP" if language == "ja" else "en-GB", java_script_enabled=script, timezone_id=zone,
            service_workers=workers)
        self.page = self.context.new_page()
        self.page.set_default_timeout(15_000)
        self.said = []
        self.page.on("console", lambda message: self.said.append(message.text))
        self.page.on("pageerror", lambda error: self.said.append(str(error)))
        if script:
            self.page.clock.install(time=moment(at))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.context.close()

    def open(self, path, **options):
        return self.page.goto(BASE + path, **options)

    def text(self, selector):
        return self.page.locator(selector).first.inner_text()


@spec("L-2: the browser counts by the vectors that the server counts by")
def vectors(browser):
    vectors = json.loads((ROOT / "fixtures/board/minutes.json").read_text())
    with Board(browser) as board:
        board.open("/")
        address = board.page.get_attribute('script[src*="tick.mjs"]', "src")
        found = board.page.evaluate(
            """async ([address, vectors]) => {
              const tick = await import(address)
              return vectors.map((one) => {
                const minutes = tick.minutesUntil(one.departs, one.now)
                return { ...one, minutes, ja: tick.waitWords(minutes, "ja"), en: tick.waitWords(minutes, "en") }
              })
            }""", [address, vectors])
        assert found == vectors, [(a, b) for a, b in zip(found, vectors) if a != b]


@spec("B-8: minutes fall without a question to the server, in New York as in Japan")
def zones(browser):
    for zone in ["Asia/Tokyo", "America/New_York"]:
        with Board(browser, zone=zone) as board:
            board.open("/r/home")
            board.page.clock.set_fixed_time(moment())
            first = board.text(".hero .wait")
            assert re.search(r"あと\d+分", first), first
            board.page.clock.resume()
            clock = board.text(".clock")
            assert clock.startswith("07:2"), clock


@spec("O-12: a device whose clock is an hour wrong is told so, and goes by the board's clock")
def drift(browser):
    hour = (moment() + datetime.timedelta(hours=1)).isoformat()
    with Board(browser, at=hour) as board:
        board.open("/r/home")
        board.page.clock.run_for(6000)
        board.page.locator("#drift").wait_for()
        assert "進んでいます" in board.text("#drift"), board.text("#drift")
        board.page.clock.run_for(1500)
        assert board.text(".clock").startswith("07:"), board.text(".clock")


@spec("L-4: what is unfolded, and the focus, stay through ten minutes of ticks")
def unfolded(browser):
    with Board(browser) as board:
        board.open("/r/home")
        summary = board.page.locator(".axis details summary").nth(6)
        summary.focus()
        board.page.keyboard.press("Enter")
        name = summary.evaluate("element => element.parentElement.id")
        for _ in range(10):
            board.page.clock.run_for(60_000)
        assert board.page.locator(f"#{name}").evaluate("element => element.open")
        assert board.page.evaluate("document.activeElement.closest('details')?.id") == name


@spec("O-4: out of sight the present line is a chip that covers no text of the docked bar and leads back to it")
def chip(browser):
    with Board(browser) as board:
        board.open("/r/home")
        board.page.evaluate("window.scrollTo(0, 0)")
        board.page.wait_for_function("!document.querySelector('.to-now').classList.contains('seen')")
        chip = board.page.locator(".to-now")
        bar = board.page.locator(".ways").bounding_box()
        box = chip.bounding_box()
        assert box["y"] + box["height"] <= bar["y"] + 1, (box, bar)
        chip.click()
        board.page.wait_for_function("document.querySelector('.to-now').classList.contains('seen')")
        board.page.wait_for_function("(top => top > 0 && top < 844)(document.getElementById('now').getBoundingClientRect().top)")


@spec("O-7: without script 今 leads to the present line, and all times are there")
def plain(browser):
    with Board(browser, script=False) as board:
        board.open("/r/home")
        assert board.page.locator(".axis li").count() > 10
        board.page.locator(".to-now").click()
        line = board.page.locator("#now").bounding_box()
        assert 0 <= line["y"] < 844, line
        board.page.locator(".ways a").nth(1).click()
        assert "direction=inbound" in board.page.url
        assert board.page.locator(".ways a").nth(1).get_attribute("aria-current") == "page"


@spec("O-3: the time line is a list with a moment for machines on each bus")
def moments(browser):
    with Board(browser) as board:
        board.open("/r/home")
        stamps = board.page.eval_on_selector_all(".axis > li summary time", "all => all.map(one => one.dateTime)")
        assert len(stamps) > 10 and stamps == sorted(stamps), stamps[:3]


@spec("L-3: the next bus is the first thing on the page and in its title")
def first(browser):
    with Board(browser) as board:
        board.open("/r/home")
        assert re.match(r"\d+:\d\d (あと|まもなく)", board.page.title()), board.page.title()
        assert board.page.locator(".hero").bounding_box()["y"] < 400


@spec("L-1: another date is chosen in a form, by the keyboard alone")
def date(browser):
    with Board(browser) as board:
        board.open("/r/home")
        board.page.fill('input[name="date"]', "2026-11-22")
        board.page.locator(".more form button").focus()
        board.page.keyboard.press("Enter")
        board.page.wait_for_url("**date=2026-11-22**")
        assert "2026年11月22日" in board.text(".date")
        assert board.page.locator("#now").count() == 0


@spec("O-2: the tabs name the timetables, and the day's is the current one")
def tabs(browser):
    with Board(browser) as board:
        board.open("/r/home")
        tabs = board.page.locator(".tabs a")
        assert tabs.count() >= 2
        assert board.text('.tabs a[aria-current="true"]') == "平日"
        tabs.last.click()
        assert board.page.locator('.tabs a[aria-current="true"]').inner_text() == board.page.locator(".tabs a").last.inner_text()


@spec("O-9: the clock runs second by second where it is asked for, and announces nothing")
def clock(browser):
    with Board(browser) as board:
        board.open("/r/home?seconds=1")
        seen = set()
        for _ in range(3):
            board.page.clock.run_for(1000)
            seen.add(board.text(".clock"))
        assert len(seen) == 3 and all(re.fullmatch(r"\d\d:\d\d:\d\d", one) for one in seen), seen
        assert board.page.locator(".clock").get_attribute("aria-live") == "off"


@spec("O-6: what has gone is told in words, and its letters stand out enough to be read")
def gone(browser):
    with Board(browser) as board:
        board.open("/r/home")
        assert board.page.locator(".gone .wait").first.text_content() == "発車済み"


@spec("L-7: no page breaks WCAG 2.2 A or AA, at 320, 390 and 1280 pixels, light and dark, in both languages")
def accessible(browser):
    axe = Axe()
    options = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}
    faults = []
    for width, dark, language in [(320, False, "ja"), (390, True, "ja"), (390, False, "en"), (1280, False, "ja"), (1280, True, "en")]:
        with Board(browser, width=width, dark=dark) as board:
            for path in PAGES:
                board.open(path + ("&" if "?" in path else "?") + "lang=" + language)
                board.page.wait_for_selector("main")
                for one in axe.run(board.page, options=options).response["violations"]:
                    faults.append((path, width, dark, language, one["id"], [node["target"] for node in one["nodes"]][:3]))
    assert not faults, faults


@spec("O-8: no page scrolls sideways at 320 pixels, and the way's bar stays in sight")
def narrow(browser):
    with Board(browser, width=320) as board:
        for path in PAGES:
            board.open(path)
            wide = board.page.evaluate("document.documentElement.scrollWidth")
            assert wide <= 320, (path, wide)
        board.open("/r/home")
        bar = board.page.locator(".ways").bounding_box()
        assert abs(bar["y"] + bar["height"] - 844) < 2, bar


@spec("B-4: the timetable prints on one sheet of A4")
def paper(browser):
    for path in ["/r/home/timetable", "/r/school/timetable", "/r/clinic/timetable"]:
        with Board(browser) as board:
            if board.open(path).status == 404:
                continue
            pdf = board.page.pdf(prefer_css_page_size=True)
            pages = len(re.findall(rb"/Type\s*/Page[^s]", pdf))
            assert pages == 1, (path, pages)


@spec("O-15: without a network the last page stays and says how old it is, and comes back by itself")
def offline(browser):
    with Board(browser) as board:
        board.open("/r/home")
        board.page.wait_for_selector(".hero")
        board.context.set_offline(True)
        board.page.evaluate("dispatchEvent(new Event('offline'))")
        banner = board.page.locator("#offline")
        banner.wait_for()
        assert "オフライン" in banner.inner_text() and "再試行" in banner.inner_text()
        assert board.page.locator(".hero").count() == 1
        board.context.set_offline(False)
        banner.locator("button").click()
        banner.wait_for(state="detached")


@spec("O-17: offline, an opened board is found again with the days it keeps")
def kept(browser):
    with Board(browser, workers="allow") as board:
        board.page.clock.resume()
        board.open("/r/home", wait_until="load")
        board.page.wait_for_function("navigator.serviceWorker.controller !== null || navigator.serviceWorker.ready.then(() => true)")
        for _ in range(60):
            kept = board.page.evaluate("caches.open('board-pages').then(cache => cache.keys()).then(keys => keys.length)")
            if kept >= 9:
                break
            time.sleep(0.25)
        assert kept >= 9, kept
        board.context.set_offline(True)
        board.page.reload()
        assert board.page.locator(".axis li").count() > 10
        board.context.set_offline(False)


POLICY = ("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
          "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
          "require-trusted-types-for 'script'")


@spec("C-4: the strictest policy refuses nothing that the page does: style, script, news, worker")
def quiet(browser):
    with Board(browser, workers="allow") as board:
        def strictly(route):
            answer = route.fetch()
            route.fulfill(response=answer, headers={**answer.headers, "content-security-policy": POLICY})
        board.page.route(lambda address: not address.endswith((".mjs", ".css", ".svg", "/changes")), strictly)
        for path in PAGES:
            board.open(path)
            board.page.clock.run_for(3000)
            was = board.page.evaluate("document.documentElement.dataset.now")
            time.sleep(1.1)
            board.page.evaluate("dispatchEvent(new Event('online'))")
            board.page.wait_for_function("was => document.documentElement.dataset.now !== was", arg=was)
        board.page.evaluate("import(document.documentElement.dataset.store)")
        board.page.wait_for_function("navigator.serviceWorker.ready.then(() => true)")
        loud = [one for one in board.said if "Content Security" in one or "Trusted" in one or "TypeError" in one]
        assert not loud, loud


@spec("M-2: in a day of ticks nothing grows, and the page speaks at most six times an hour")
def soak(browser):
    with Board(browser) as board:
        board.open("/sign")
        session = board.context.new_cdp_session(board.page)
        board.page.clock.run_for(60_000)
        measure = lambda: (session.send("HeapProfiler.collectGarbage"), session.send("Runtime.getHeapUsage")["usedSize"])[1]
        before = measure()
        for _ in range(24):
            board.page.clock.fast_forward(3_540_000)
            board.page.clock.run_for(60_000)
        grown = measure() - before
        nodes = board.page.evaluate("document.querySelectorAll('*').length")
        assert grown < 1_000_000 and nodes < 1500, (grown, nodes)
    with Board(browser) as board:
        board.open("/r/home")
        board.page.evaluate(
            """() => { window.spoken = 0; new MutationObserver((all) => { window.spoken += all.length })
              .observe(document.querySelector('[data-spoken]'), { childList: true, characterData: true, subtree: true }) }""")
        for _ in range(15):
            board.page.clock.run_for(60_000)
        assert board.page.evaluate("window.spoken") <= 6


def main():
    wrong = 0
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for name, body in TESTS:
            if ONLY not in name:
                continue
            start = time.time()
            try:
                body(browser)
                print(f"ok    {name} ({time.time() - start:.1f} s)", flush=True)
            except Exception:
                wrong += 1
                print(f"WRONG {name}\n{traceback.format_exc()}", flush=True)
        browser.close()
    asked = sum(ONLY in name for name, _ in TESTS)
    print(f"browser: {asked - wrong} of {asked} hold")
    sys.exit(1 if wrong else 0)


main()
