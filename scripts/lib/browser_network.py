"""What comes and does not come over the network: news, offline, sleep."""

import time

from browser_frame import Board, spec, stage


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
        # The browser says that it is online again; who does not wait for that presses the button.
        board.context.set_offline(False)
        banner.wait_for(state="detached")


@spec("O-17: offline, an opened board is found again with the days it keeps")
def kept(browser):
    with Board(browser, workers="allow") as board:
        board.page.clock.resume()
        board.open("/r/home", wait_until="load")
        board.until("navigator.serviceWorker.controller !== null || navigator.serviceWorker.ready.then(() => true)")
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


# The pages that do something while they are looked at.
LIVE = ["/", "/r/home", "/r/home?date=2026-11-22", "/r/home/timetable", "/r/home/approach", "/sign"]
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
        for path in LIVE:
            if board.open(path).status == 404:
                continue
            board.page.clock.run_for(3000)
            # It asks for itself again, and what it gets is put in place.
            with board.page.expect_response(lambda answer: answer.url == board.page.url and answer.status == 200):
                board.page.evaluate("dispatchEvent(new Event('online'))")
            board.page.wait_for_timeout(300)
        board.page.evaluate("import(document.documentElement.dataset.store)")
        board.until("navigator.serviceWorker.ready.then(() => true)")
        loud = [one for one in board.said if "Content Security" in one or "Trusted" in one or "TypeError" in one]
        assert not loud, loud


@spec("L-7: after two hours of sleep the first look counts from now, and what has changed is fetched")
def asleep(browser):
    with Board(browser) as board:
        board.open("/r/home")
        board.until("document.querySelector('.hero .wait').textContent.startsWith('あと')")
        first = board.text(".hero .line time")
        board.sleep()
        later = stage.household.serve("2026-11-20T09:28:20")
        board.answered_by(later)
        asked = []
        board.page.on("request", lambda request: asked.append(request.url))
        board.page.clock.fast_forward(7_200_000)
        assert not [one for one in asked if "/changes" in one], asked
        board.wake()
        board.until("document.querySelector('.clock').textContent.startsWith('09:2')")
        board.until(f"document.querySelector('.hero .line time').textContent !== '{first}'")
        assert board.text(".hero .line time").startswith("9:"), board.text(".hero")
        assert "あと" in board.text(".hero .wait") or "まもなく" in board.text(".hero .wait")
        assert [one for one in asked if "/changes" in one], "who wakes listens again"


@spec("O-15: while the board itself is away the page says so, and finds it again when it is back")
def away(browser):
    with Board(browser) as board:
        board.open("/r/home")
        board.page.wait_for_selector(".hero")
        board.page.route("**/*", lambda route: route.abort())
        board.page.evaluate("dispatchEvent(new Event('online'))")
        banner = board.page.locator("#offline")
        banner.wait_for()
        assert "7:2" in banner.inner_text(), banner.inner_text()
        board.page.unroute("**/*")
        banner.locator("button").click()
        banner.wait_for(state="detached")


@spec("O-14: two pages that are open follow one change of the settings")
def live(browser):
    with Board(browser) as one, Board(browser, width=1280) as other:
        one.open("/r/home")
        other.open("/")
        time.sleep(1)
        settings = stage.household.settings()
        was = settings["routes"][0]["title"]
        try:
            settings["routes"][0]["title"] = "パパの通勤"
            stage.household.write(settings)
            one.until("document.querySelector('h1').textContent === 'パパの通勤'")
            other.until("document.querySelector('.glance h2').textContent.includes('パパの通勤')")
        finally:
            settings["routes"][0]["title"] = was
            stage.household.write(settings)
