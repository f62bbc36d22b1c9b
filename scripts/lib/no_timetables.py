"""Pages full of times that are no timetables, of ten families, made from a seed.

Each family draws its words, its times and its markup (table, list, dl, cards, paragraphs, pre) apart,
as three offices, a school, a shop and a blog would write them; many speak of buses, stations, 平日 and
土日祝 as such pages do.
"""

PLACES = ("青葉台", "港町", "緑ヶ丘", "山彦", "灯台口", "若松", "潮見坂", "峠", "中町", "朝日丘")
NEAR = ("{0}駅から徒歩5分", "{0}行きバス「{1}」下車すぐ", "{0}線 {1}駅 3番出口", "駐車場20台", "")
HEADINGS = ("h1", "h2", "h3", "strong", "div")


def clock(minutes):
    return f"{minutes // 60}:{minutes % 60:02d}"


class Draw:
    """What a page is made of: random words, times and markup."""

    def __init__(self, random):
        self.random = random
        self.one = random.choice
        self.place = self.one(PLACES)

    def rising(self, count, start=9 * 60, steps=(30, 45, 60, 90)):
        times = [start + 5 * self.random.randrange(0, 12)]
        while len(times) < count:
            times.append(times[-1] + self.one(steps))
        return [clock(t) for t in times]

    def span(self):
        start = self.random.randrange(7 * 2, 11 * 2) * 30
        return clock(start), clock(start + self.random.randrange(4, 20) * 30)

    def dash(self):
        return self.one(("～", "〜", "-", " – ", "～"))

    def heading(self, text):
        tag = self.one(HEADINGS)
        return f"<{tag}>{text}</{tag}>"

    def near(self):
        return f"<p>{self.one(NEAR).format(self.place, self.one(PLACES))}</p>"

    def rows(self, rows, head=None):
        """Rows in one of six markups; a head goes with the tables only."""
        return self.one((table, table, plain_table, definitions, items, cards, lines))(rows, head)

    def table(self, rows, head=None):
        return self.one((table, plain_table))(rows, head)


def table(rows, head):
    top = "<thead><tr>" + "".join(f"<th>{c}</th>" for c in head) + "</tr></thead>" if head else ""
    body = "".join("<tr>" + "".join(f"<td>{c}</td>" for c in row) + "</tr>\n" for row in rows)
    return f"<table>{top}<tbody>{body}</tbody></table>"


def plain_table(rows, head):
    body = [head] * bool(head) + list(rows)
    return "<TABLE BORDER=1>" + "".join("<TR>" + "".join(f"<TD>{c}" for c in r) for r in body) + "</TABLE>"


def definitions(rows, _):
    return "<dl>" + "".join(f"<dt>{r[0]}</dt><dd>{' '.join(r[1:])}</dd>" for r in rows) + "</dl>"


def items(rows, _):
    return "<ul>" + "".join(f"<li>{'　'.join(r)}</li>\n" for r in rows) + "</ul>"


def cards(rows, _):
    cells = ("".join(f"<span class='c{i}'>{c}</span>" for i, c in enumerate(r)) for r in rows)
    return "<div class='list'>" + "".join(f"<div class='card'>{c}</div>" for c in cells) + "</div>"


def lines(rows, _):
    return "<p>" + "<br>\n".join("　".join(r) for r in rows) + "</p>"


def opening_hours(draw):
    what = draw.one(("図書館", "診療所", "食堂", "市役所窓口", "プール", "美容室", "資料館", "薬局"))
    days = draw.one((("平日", "土曜", "日祝"), ("月～金", "土", "日・祝"), ("平日", "土日祝"), ("4月～9月", "10月～3月")))
    kind = draw.random.randrange(3)
    if kind == 0:
        rows = [(day, draw.dash().join(draw.span())) for day in days]
        body = draw.rows(rows, ("曜日", draw.one(("開館時間", "診療時間", "営業時間", "受付時間"))))
    elif kind == 1:
        rows = [(day, *draw.span()) for day in days]
        body = draw.table(rows, ("", draw.one(("開店", "開館", "受付開始")), draw.one(("閉店", "閉館", "受付終了"))))
    else:
        slots = ["9:00" + draw.dash() + "12:00", "14:00" + draw.dash() + draw.one(("17:00", "18:30"))]
        week = [draw.one(("○", "○", "●", "／", "休")) for _ in range(12)]
        body = draw.table([(slots[0], *week[:6]), (slots[1], *week[6:])], ("診療時間", *"月火水木金土"))
    return f"{draw.place}{what}", draw.heading("ご利用案内") + draw.near() + body + "<p>定休日：水曜日（祝日の場合は翌日）</p>"


def classes(draw):
    kind = draw.random.randrange(4)
    starts = draw.rising(5, 8 * 60 + 30, (60, 100, 105))
    subjects = ("国語", "数学", "英語", "理科", "体育", "音楽", "ヨガ", "ピラティス", "水泳初級", "茶道")
    if kind == 0:
        rows = [(f"{n}限", t, draw.one(("90分", "50分"))) for n, t in enumerate(starts, 1)]
        body = draw.rows(rows, ("時限", "開始", "長さ"))
    elif kind == 1:
        rows = [(t, *(draw.one(subjects) for _ in range(5))) for t in starts]
        body = draw.table(rows, ("時間", *"月火水木金"))
    elif kind == 2:
        rows = [(f"第{n}限", t, clock(int(t.split(':')[0]) * 60 + 90)) for n, t in enumerate(starts, 1)]
        body = draw.table(rows, ("時限", "開始", "終了"))
    else:
        rows = [(draw.one(subjects), t, draw.one(("佐藤先生", "鈴木先生", "田中コーチ"))) for t in starts]
        body = draw.rows(rows, ("クラス", "開始時間", "講師"))
    return f"{draw.place}{draw.one(('高校', '大学', 'スクール', '公民館'))} 時間割", draw.heading(draw.one(("授業時間", "時間割", "レッスン", "平日クラス"))) + body + draw.near()


def programmes(draw):
    times = draw.rising(draw.random.randrange(4, 9), draw.one((9, 13, 19)) * 60)
    acts = ("開会式", "太鼓演奏", "ニュース", "抽選会", "合唱", "講演「海と町」", "ドラマ", "天気予報", "表彰式", "休憩", "料理番組", "閉会のことば")
    kind = draw.random.randrange(3)
    if kind == 0:
        body = draw.rows([(t, draw.one(acts)) for t in times], ("時刻", draw.one(("内容", "番組", "演目", "プログラム"))))
    elif kind == 1:
        films = ("海の見える町", "山彦の歌", "星を待つ", "帰り道")
        rows = [(film, *draw.rising(4, 9 * 60, (150, 165, 180))) for film in films]
        body = draw.table(rows, ("作品", "1回目", "2回目", "3回目", "4回目"))
    else:
        body = draw.rows([(t + draw.dash() + u, draw.one(acts)) for t, u in zip(times, times[1:])], ("時間", "出演"))
    return f"{draw.place}{draw.one(('まつり', 'ホール', 'シネマ', 'テレビ'))}", draw.heading(draw.one(("プログラム", "上映スケジュール", "番組表", "当日の流れ", "タイムテーブル"))) + body + draw.near()


def itineraries(draw):
    times = draw.rising(draw.random.randrange(4, 9), 8 * 60, (30, 45, 60, 75, 90))
    doings = (
        "{0}駅に集合", "{0}を散策", "昼食（{0}食堂）", "バスで{0}へ移動", "{0}資料館を見学", "ホテルにチェックイン",
        "{0}で写真撮影", "おみやげを買う", "自由時間", "夕食", "{0}駅で解散", "温泉でひと休み",
    )  # fmt: skip
    rows = [(t, draw.one(doings).format(draw.one(PLACES))) for t in times]
    head = ("時間", draw.one(("活動", "行程", "内容", "予定", "スケジュール")))
    body = "".join(draw.heading(f"{n}日目") + draw.rows(rows, head) for n in range(1, draw.random.randrange(2, 4)))
    return f"{draw.place}めぐり モデルコース", draw.near() + body


def logs(draw):
    seconds = 9 * 3600 + draw.random.randrange(3000)
    rows, kind = [], draw.random.randrange(3)
    for _ in range(draw.random.randrange(5, 14)):
        seconds += draw.random.randrange(1, 400)
        stamp = f"{seconds // 3600:02d}:{seconds // 60 % 60:02d}"
        stamp += f":{seconds % 60:02d}" if kind else ""
        rows.append((stamp, draw.one(("Start", "Send request", "Recv reply", "Wait 3 second", "接続しました", "タイムアウト", "INFO ready", "WARN retry"))))
    if kind == 2:
        body = "<pre>" + "\n".join(f"2026-03-01 {t} [{draw.random.randrange(100, 999)}] {w}" for t, w in rows) + "</pre>"
    else:
        body = draw.rows(rows, (draw.one(("time", "時刻")), draw.one(("event", "メッセージ"))))
    return draw.one(("動作ログ", "capture log", "作業記録", "観測記録")), draw.heading("2026/03/01 09:00 開始") + body


def prices(draw):
    kind = draw.random.randrange(3)
    yen = lambda: f"{draw.random.randrange(3, 90) * 100:,}円"  # noqa: E731
    if kind == 0:
        rows = [(a + draw.dash() + b, yen(), yen()) for a, b in (("9:00", "12:00"), ("13:00", "17:00"), ("18:00", "21:30"))]
        body = draw.table(rows, ("区分", "平日", "土日祝"))
    elif kind == 1:
        rows = [(draw.one(("初級", "夕日", "半日", "一日", "親子")), t, yen()) for t in draw.rising(4)]
        body = draw.rows(rows, ("コース", "開始時間", "料金"))
    else:
        rows = [(f"{n * 30}分", str(n * 250), str(n * 300)) for n in range(1, 8)]
        body = draw.table(rows, ("時間", "平日", "休日"))
    return f"{draw.place}{draw.one(('会議室', '駐車場', 'カヤック体験', 'カラオケ', '貸自転車'))} 料金表", draw.heading("ご利用料金") + body + draw.near()


def results(draw):
    kind = draw.random.randrange(3)
    names = ("佐藤", "鈴木", "高橋", "田中", "伊藤", "渡辺", "山本", "中村", "小林", "加藤")
    if kind == 0:
        rows, t = [], 14 * 60 + draw.random.randrange(200)
        for place in range(1, draw.random.randrange(5, 11)):
            t += draw.random.randrange(1, 40)
            rows.append((str(place), draw.one(names), clock(t)))
        body = draw.rows(rows, ("順位", "氏名", draw.one(("記録", "タイム"))))
    elif kind == 1:
        rows = [(draw.one(names) + " 対 " + draw.one(names), t, f"{draw.random.randrange(5)}-{draw.random.randrange(5)}") for t in draw.rising(6)]
        body = draw.table(rows, ("対戦", "開始", "結果"))
    else:
        rows = [(str(n), *(str(draw.random.randrange(10, 60)) for _ in range(4))) for n in range(6, 16)]
        body = draw.table(rows, ("組", "国", "数", "英", "理"))
    return f"{draw.place}{draw.one(('マラソン', '駅伝', 'サッカー大会', '模試'))} 結果", draw.heading("結果速報") + body


def calendars(draw):
    kind = draw.random.randrange(3)
    month = draw.random.randrange(1, 13)
    if kind == 0:
        weeks = [[str(d) if 1 <= d <= 30 else "" for d in range(w * 7 - 1, w * 7 + 6)] for w in range(5)]
        body = draw.table(weeks, tuple("日月火水木金土"))
    elif kind == 1:
        rows = [(f"{month}月{d}日({draw.one('月火水木金土日')})", t, draw.one(("燃やすごみ", "健診", "移動図書館", "役員会", "清掃活動"))) for d, t in zip(sorted(draw.random.sample(range(1, 29), 6)), draw.rising(6))]
        body = draw.rows(rows, ("日付", "時間", "行事"))
    else:
        rows = [(f"{month}/{d}", clock(270 + d * 2), clock(1080 - d * 2), draw.one(("大潮", "中潮", "小潮", "長潮"))) for d in range(1, 11)]
        body = draw.table(rows, ("日", "日の出", "日の入", "潮"))
    return f"{month}月の{draw.one(('カレンダー', '予定', '暦'))}", draw.heading(f"2026年{month}月") + body


def forms(draw):
    times = draw.rising(8, 9 * 60, (30,))
    kind = draw.random.randrange(3)
    if kind == 0:
        options = "".join(f"<option>{t}</option>" for t in times)
        body = f"<form><label>希望日<input type=date></label><label>時間<select>{options}</select></label><label>出発地<input></label></form>"
    elif kind == 1:
        rows = [(t, *(draw.one(("○", "×", "△", "<a href=#>予約</a>")) for _ in range(5))) for t in times]
        body = "<form>" + draw.table(rows, ("時間", *(f"11/{d}" for d in range(2, 7)))) + "</form>"
    else:
        boxes = "".join(f"<label><input type=radio name=t> {t}</label>\n" for t in times)
        body = f"<form><fieldset><legend>来店時刻</legend>{boxes}</fieldset><p>平日のみ承ります</p></form>"
    return f"{draw.place}{draw.one(('歯科', '自動車', 'ワクチン', 'レストラン'))} 予約", draw.heading("ご予約フォーム") + body + draw.near()


def menus(draw):
    kind = draw.random.randrange(3)
    if kind == 0:
        foods = ("海鳴定食", "山菜そば", "カレー", "焼魚", "日替わり", "コーヒー")
        rows = [(f, f"{draw.random.randrange(4, 20) * 50}円") for f in foods]
        body = draw.heading("ランチ 11:30" + draw.dash() + "14:00") + draw.rows(rows) + draw.heading("夜 17:00から")
    elif kind == 1:
        numbers = draw.random.sample(range(1, 99), 24)
        body = "<ul>" + "".join(f"<li><a href='r{n}'>{n:02d}</a></li>" for n in sorted(numbers)) + "</ul>"
    else:
        links = [f"<a href='t{i}'>{p}駅 時刻表</a>" for i, p in enumerate(PLACES)]
        body = draw.rows([(link, draw.one(("平日", "土曜", "休日"))) for link in links]) + "<p>最終更新 10:35</p>"
    return f"{draw.place}{draw.one(('食堂', '路線一覧', 'トップページ'))}", body + draw.near()


FAMILIES = (
    opening_hours, classes, programmes, itineraries, logs, prices, results, calendars, forms, menus,
)  # fmt: skip


def pages(count, random):
    """(family, charset, html) of as many pages, the families in turn."""
    for number in range(count):
        family = FAMILIES[number % len(FAMILIES)]
        title, body = family(Draw(random))
        charset = random.choice(("utf-8", "utf-8", "cp932"))
        meta = f'<meta charset="{"Shift_JIS" if charset == "cp932" else charset}">'
        html = f"<!DOCTYPE html><html lang=ja><head>{meta}<title>{title}</title></head>\n<body><h1>{title}</h1>{body}</body></html>\n"
        yield family.__name__, charset, html
