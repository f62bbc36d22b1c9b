"""The board of a route and its clock, in a real Chromium."""

import datetime
import json
import re

from board_household import ROOT

from browser_frame import Board, moment, spec, stage


@spec("L-2: the browser counts by the vectors that the server counts by")
def vectors(browser):
    vectors = json.loads((ROOT / "fixtures/board/minutes.json").read_text())
    with Board(browser) as board:
        board.open("/")
        address = board.page.get_attribute('script[src*="board.mjs"]', "src")
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
    hour = (moment() + datetime.timedelta(hours=1)).isoformat()[:19]
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
        board.page.evaluate("window.scrollTo(0, document.body.scrollHeight)")
        board.until("!document.querySelector('.to-now').classList.contains('seen')")
        chip = board.page.locator(".to-now")
        box = chip.bounding_box()
        for link in board.page.locator(".ways a").all():
            other = link.bounding_box()
            assert other["x"] + other["width"] <= box["x"] or box["y"] + box["height"] <= other["y"], (box, other)
        chip.click()
        board.until("document.querySelector('.to-now').classList.contains('seen')")
        board.until("(top => top > 0 && top < 844)(document.getElementById('now').getBoundingClientRect().top)")


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
            """() => { window.heard = []; let was = ""; setInterval(() => {
              const text = document.querySelector("[data-spoken]")?.textContent ?? ""
              if (text && text !== was) window.heard.push(text)
              was = text }, 1000) }""")
        first = board.text(".hero .line time")
        # The board's clock goes along, so that one bus after the other is the next.
        for minute in range(0, 60, 6):
            board.page.unroute_all(behavior="ignoreErrors")
            board.answered_by(stage.household.serve((moment() + datetime.timedelta(minutes=minute)).isoformat()[:19]))
            board.page.evaluate("dispatchEvent(new Event('online'))")
            board.page.wait_for_timeout(300)
            board.page.clock.run_for(360_000)
        assert board.text(".hero .line time") != first
        heard = board.page.evaluate("window.heard")
        assert 2 <= len(heard) <= 6, heard


@spec("B-7: how old the company's word is, the browser counts by the vectors that the server counts by")
def ages(browser):
    vectors = json.loads((ROOT / "fixtures/board/ages.json").read_text())
    with Board(browser) as board:
        board.open("/")
        address = board.page.get_attribute('script[src*="board.mjs"]', "src")
        found = board.page.evaluate(
            """async ([address, vectors]) => {
              const tick = await import(address)
              return vectors.map((one) => ({ ...one, ja: tick.ageWords(one.seconds, "ja"), en: tick.ageWords(one.seconds, "en") }))
            }""", [address, vectors])
        assert found == vectors, [(a, b) for a, b in zip(found, vectors) if a != b]


@spec("B-7: a card tells what the company says of its bus with the age of it, and after five minutes nothing")
def approach(browser):
    for path in ["/", "/r/home", "/sign"]:
        with Board(browser) as board:
            board.open(path)
            # Who looks has the company asked; the page comes back for the answer by itself.
            board.page.clock.run_for(9000)
            board.page.locator(".approaching").first.wait_for()
            assert "6分遅れ" in board.text("strong.late"), board.text("main")
            assert re.search(r"\d+秒前の情報", board.text(".approaching .age")), board.text(".approaching")
            said = board.text("main")
            assert "定刻" not in said and "遅れなし" not in said, said
            # The company falls silent: no promise is left behind.
            board.page.route("**/*", lambda route: route.abort())
            board.page.clock.run_for(130_000)
            assert "2分前の情報" in board.text(".approaching .age"), board.text(".approaching .age")
            board.page.clock.run_for(200_000)
            assert board.page.locator(".approaching, strong.late").count() == 0
