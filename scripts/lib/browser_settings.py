"""Who may change what, in a real Chromium: pairing and refusal, changes, the way back, hostile names."""

import json

from browser_frame import HOME, PAGES, Board, spec, stage
from board_household import Household


def pair(board, code):
    board.open("/pair")
    board.page.fill("#code", code)
    board.page.fill("#label", "台所")
    board.page.locator("main form button").click()


@spec("B-9: a device that is not paired changes nothing; one that typed the code changes, until it is taken away")
def pairing(browser):
    before = stage.household.config.read_bytes()
    with Board(browser) as board:
        board.open("/settings")
        assert board.page.locator('a[href^="/settings/routes/"]').count() == 0
        board.open("/settings/routes/" + HOME)
        assert board.page.locator('button[name="wish"]').count() == 0
        answer = board.page.request.post(
            board.address + f"/settings/routes/{HOME}/remove", headers={"Origin": board.address})
        assert answer.status == 401 and "登録された機器" in answer.text(), answer.status
        code = stage.household.code()
        pair(board, "22222222")
        assert "コードが違います" in board.text("main"), board.text("main")
        pair(board, code[:4] + "-" + code[4:].lower())
        assert "変えられるように" in board.text(".done"), board.text("main")
        assert [one for one in board.context.cookies() if one["name"] == "bus" and one["httpOnly"]]
        board.page.locator(f'a[href="/settings/routes/{HOME}"]').click()
        board.page.fill("#walkMinutes", "x")
        board.page.locator('button[value="save"]').click()
        assert board.page.locator("#walkMinutes[aria-invalid]").count() == 1
        board.page.fill("#walkMinutes", "6")
        board.page.locator('button[value="save"]').click()
        assert board.text(".done") == "保存しました。"
        assert json.loads(stage.household.config.read_text())["routes"][0]["walkMinutes"] == 6
        board.open("/settings/devices")
        board.page.locator(".panel", has_text="この機器").locator("button").click()
        board.open("/settings")
        assert board.page.locator('a[href^="/settings/routes/"]').count() == 0
    stage.household.config.write_bytes(before)


@spec("L-6: a route that was removed can be brought back for ten seconds, byte by byte, and then not any more")
def undo(browser):
    before = stage.household.config.read_bytes()
    with Board(browser) as board:
        pair(board, stage.household.code())
        remove(board)
        assert board.text(".done") == "削除しました。"
        assert len(stage.household.settings()["routes"]) == 2
        board.page.locator("form[data-until] button").click()
        assert board.text(".done") == "元に戻しました。"
        assert stage.household.config.read_bytes() == before
        remove(board)
        board.page.clock.run_for(11_000)
        assert board.page.locator("form[data-until]").count() == 0
    stage.household.config.write_bytes(before)


def remove(board):
    board.open("/settings/routes/" + HOME)
    board.page.locator("details summary").click()
    board.page.locator("details form button").click()
    board.page.wait_for_url("**done=removed**")


@spec("B-5: a private board shows a stranger the pairing page and no time of any bus")
def private(browser):
    address = stage.household.serve("2026-11-20T07:28:20", "--private")
    with Board(browser, address=address) as board:
        for path in PAGES:
            if path == "/pair":
                continue
            assert board.open(path).status == 401, path
            assert "7:3" not in board.text("body"), path
        pair(board, stage.household.code())
        assert board.open("/r/home").status == 200


SCRIPT = "<script>window.hacked=1</script>"
PICTURE = "\"'><img src=x onerror=window.hacked=1>&amp;<b>"
TURNED = "\u202eevil\u2066 مرحبا שלום\u202c"
LONG = "長い名前" * 850
HOSTILE = [SCRIPT, PICTURE, TURNED, LONG]


def hostile_page(name):
    shown = name.replace("&", "&amp;").replace("<", "&lt;")
    rows = "".join(f"<tr><th>{hour}</th><td>02 17P 32 47</td></tr>" for hour in range(5, 24))
    return (f"<html><head><meta charset=utf-8><title>{shown}</title></head><body><h1>{shown}</h1><h2>{shown} 行</h2>"
            f"<table><tr><th>時</th><th>平日</th></tr>{rows}</table><p>P…{shown}</p></body></html>")


def hostile_household(name, company):
    """A household in which everything that can be named is named so."""
    folder = stage.household.folder / f"hostile-{HOSTILE.index(name)}"
    pages = folder / "pages"
    pages.mkdir(parents=True)
    url = "https://bus.example.jp/a.html?q=1&amp;lt;=%3Cb%3E&lt;b&gt;" if name == PICTURE else "https://bus.example.jp/a.html"
    (pages / "a.html").write_text(hostile_page(name))
    (pages / "index.json").write_text(json.dumps({url: "a.html"}))
    hints = {"url": url, "stop": name, "routeName": name, "destination": name, "platform": name}
    company.pages["/hostile"] = (
        "<html><meta charset=utf-8><body><table><tr><th>系統</th><th>行先</th><th>定刻</th><th>接近</th><th>遅れ</th></tr>"
        f"<tr><td>{name.replace('<', '&lt;')}</td><td>{name.replace('<', '&lt;')}</td><td>7:32</td><td>2つ前</td>"
        "<td>約6分</td></tr></table></body></html>")
    settings = {
        "routes": [{
            "id": HOME, "name": "home", "title": name, "outboundTimetableURLs": [hints],
            "inboundTimetableURLs": [], "operator": "x", "outboundProximityURL": company.address + "/hostile"}],
        "operators": [{"id": "x", "name": name, "serviceDays": [
            {"on": "12-29..01-03", "runs": "sundayHoliday", "because": name}]}],
        "privateHosts": ["127.0.0.1"]}
    household = Household(stage.household.programs, folder, settings)
    household.night("2026-11-20T02:00", pages, accepted=(0, 2, 65))
    return household


@spec("O-10: hostile names run nothing, turn nothing round and push nothing aside, wherever they are printed")
def hostile(browser):
    printed = 0
    for name in HOSTILE:
        with hostile_household(name, stage.household.company) as household:
            address = household.serve("2026-11-20T07:28:20")
            token = household.token(address)
            with Board(browser, address=address) as board:
                board.page.set_extra_http_headers({"Authorization": f"Bearer {token}"})
                for path in PAGES:
                    if path in ("/about/licences", "/about/spec", "/r/school", "/r/clinic"):
                        continue
                    board.open(path)
                    board.page.clock.run_for(5000)
                    state = board.page.evaluate(
                        """() => ({ hacked: window.hacked, foreign: document.querySelectorAll("script:not([src^='/assets/']), img").length,
                          wide: document.documentElement.scrollWidth, text: document.body.innerText })""")
                    assert state["hacked"] is None and state["foreign"] == 0, (path, name[:40], state)
                    assert state["wide"] <= 390, (path, name[:40], state["wide"])
                    assert not any(sign in state["text"] for sign in "\u202e\u2066\u202c"), (path, name[:40])
                    printed += {SCRIPT: SCRIPT, PICTURE: "onerror", TURNED: "مرحبا", LONG: "長い名前長い名前"}[name] in state["text"]
                loud = [one for one in board.said if "Content Security" in one or "TypeError" in one]
                assert not loud, loud
                board.open("/sign.svg")
                assert board.page.evaluate("window.hacked") is None
    # That nothing happened means something only where the names were shown.
    assert printed > 30, printed
