import Glibc
import Testing

@testable import BusQuery

@Suite struct SentenceTests {
  @Test(
    "a sentence is told in Japanese with its values as they are",
    arguments: [
      (
        "--until: expected a time that is not over at 08:00, found \"7:30\"; for the day after: "
          + "2026-11-22T07:30",
        "--until: 08:00 より後の時刻が必要です(実際: \"7:30\")。翌日なら 2026-11-22T07:30"
      ),
      (
        "no route 'hom'; did you mean 'home'? known: home, school",
        "'hom' という路線はありません。'home' のことですか? 設定済み: home, school"
      ),
      (
        "routes[0].nmae: expected a known key, found \"nmae\"; did you mean \"name\"?",
        "routes[0].nmae: 正しいキーが必要です(実際: \"nmae\")。\"name\" のことですか?"
      ),
      (
        "routes.json: 2 faults\n  routes[0].walkMinutes: expected a whole number from 0 to 600, "
          + "found \"four\"\ncorrect the file, then try: bus routes check",
        "routes.json: 誤りが2件あります\n  routes[0].walkMinutes: 0 から 600 までの整数が必要です"
          + "(実際: \"four\")\nファイルを直してから確かめてください: bus routes check"
      ),
      (
        "https://bus.example.jp/a: this is no timetable: the page holds no times; scripts fill it "
          + "in the browser (table[1])",
        "https://bus.example.jp/a: 時刻表ではありません: "
          + "ページに時刻がありません。ブラウザーで後から表示される作りです(table[1])"
      ),
      (
        "no column any more for outbound weekday, inbound 平日(月)",
        "行きの平日、帰りの平日(月)の欄がなくなりました"
      ),
      (
        "https://a.example/: a page (status 200) was expected, the server answered 404; the page "
          + "has moved or is gone: look for its new URL, and put it in routes.json (and 2 more)",
        "https://a.example/: ページを取得できません(サーバーの答え: 404)。"
          + "ページが移動したか、なくなりました。新しい URL を探してください。その URL を routes.json に書いてください(ほか2件)"
      ),
      (
        "no column any more for outbound weekday service; the last bus of inbound 学校 (https://a/) "
          + "moved from 23:10 to 20:00; and 3 more: bus history --route home",
        "行きの平日の欄がなくなりました。帰りの学校 (https://a/)の最終が 23:10 から 20:00 に変わりました。"
          + "ほか3件は bus history --route home"
      ),
      (
        "--keep-days: expected 1 to 36500 days, found 0; see the command's --help",
        "--keep-days: 1 から 36500 までの日数が必要です(実際: 0)。コマンドの --help を見てください"
      ),
      (
        "--route: expected a name as the timetable prints it, found \"a; b: c\"",
        "--route: 時刻表にあるとおりの名前が必要です(実際: \"a; b: c\")"
      ),
      ("/tmp/x: cannot be opened: no such file or directory", "/tmp/x: 開けません: ファイルやフォルダーがありません"),
    ])
  func japanese(english: String, japanese: String) {
    #expect(Language.ja.told(english) == japanese)
    #expect(Language.en.told(english) == english)
  }

  @Test(
    "what nobody has given Japanese stays as it is, to the letter",
    arguments: [
      "", " ", ";", "the moon: is out; and so (is the sun)", "expected", "a, b, c", "{+x} {y} {#z}",
      "版12が保留されています: 理由", "rowid 5 missing from index x", "\n\n", ": ; : ;", "出発: 07:30; 到着",
    ])
  func unknown(text: String) {
    #expect(Language.ja.told(text) == text)
  }

  @Test(
    "what the system says of files is told in Japanese, in large and small letters",
    arguments: [
      ENOENT, EACCES, EPERM, EISDIR, ENOTDIR, EEXIST, ENOSPC, EDQUOT, EROFS, EIO, EPIPE, EMFILE,
      ELOOP, ENAMETOOLONG, EFBIG, ENXIO, EBADF, ENOTTY, ENOMEM, EBUSY, ETXTBSY, ENOEXEC, EINVAL,
      EAGAIN, ECONNREFUSED, ECONNRESET,
    ])
  func system(number: Int32) {
    let words = String(cString: strerror(number))
    for english in [words, words.lowercased()] {
      #expect(!Language.ja.told("/tmp/x: \(english)").contains(english))
    }
  }

  @Test("a known sentence is found behind others that are not known")
  func mixed() {
    #expect(
      Language.ja.told("版3が保留されています: the pages hold no departure at all")
        == "版3が保留されています: ページに便が一つもありません")
    #expect(Language.ja.told("xyz: abc; not modified") == "xyz: abc。変更なし")
  }

  @Test("names that look like sentences are not translated where a name stands")
  func names() {
    #expect(
      Language.ja.told("no route 'nothing'; known: weekday, last")
        == "'nothing' という路線はありません。設定済み: weekday, last")
  }

  @Test("a sentence without an end is not followed for ever")
  func deep() {
    let deep = String(repeating: "nothing is saved: ", count: 100) + "nothing"
    #expect(Language.ja.told(deep).hasPrefix("保存していません: 保存していません: "))
    for count in [150, 3000] {
      let wide = String(repeating: "a: b; (c), ", count: count)
      #expect(Language.ja.told(wide) == wide)
    }
  }
}
