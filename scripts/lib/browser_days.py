"""Days that turn while somebody looks: midnight, the small hours, four o'clock."""

import time

from browser_frame import Board, spec, stage


@spec("O-12: at midnight the page turns to the new day by itself, and the night's last bus stays in sight")
def midnight(browser):
    at = "2026-11-20T23:59:55"
    address = stage.household.serve(at)
    with Board(browser, at=at, address=address) as board:
        board.open("/r/home")
        assert "2026年11月20日（金）" in board.text(".date"), board.text(".date")
        board.until("document.querySelector('.date time').textContent.includes('11月21日（土）')")
        board.until("document.querySelector('.tabs [aria-current]').textContent === '土曜'")
        assert "24:05（翌0:05）" in board.text(".hero .line time"), board.text(".hero")
        assert board.page.locator("#now").count() == 1


@spec("L-2: at ten past midnight the bus of 24:28 is told by its service day and by the clock, until it is gone")
def small_hours(browser):
    at = "2026-11-21T00:10:20"
    with Board(browser, at=at, address=stage.household.serve(at)) as board:
        board.open("/r/home")
        assert "24:28（翌0:28）" in board.text(".hero .line time"), board.text(".hero")
        assert board.text(".hero .wait") == "あと17分", board.text(".hero .wait")
        board.answered_by(stage.household.serve("2026-11-21T00:29:10"))
        board.page.clock.fast_forward(1_060_000)
        board.page.clock.run_for(2000)
        # 0:28:02: it leaves.
        assert board.text(".axis .wait") in ("まもなく", "発車済み"), board.text(".axis .wait")
        board.page.clock.run_for(70_000)
        board.until("document.querySelector('.hero .line time').textContent.trim() === '5:50'")


@spec("O-12: at four in the morning the pages that are open ask again")
def four(browser):
    at = "2026-11-21T03:59:55"
    with Board(browser, at=at, address=stage.household.serve(at)) as board:
        board.open("/sign")
        asked = []
        board.page.on("request", lambda request: asked.append(request.url))
        end = time.time() + 15
        while not [one for one in asked if one.endswith("/sign")]:
            assert time.time() < end, asked
            board.page.wait_for_timeout(100)
