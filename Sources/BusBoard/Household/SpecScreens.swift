import BusQuery

extension SpecPage {
  /// The sentences of some pages that belong together.
  public struct Chapter: Hashable, Sendable {
    fileprivate let english: String
    fileprivate let japanese: String
    /// The addresses, a place for a name marked by a colon: "/r/:name/why". None for what holds on all.
    public let pages: [String]
    /// The numbers of its sentences, in the order in which they are read.
    public let numbers: [String]

    /// What it is called.
    func title(_ language: Language) -> String { language(english, japanese) }
  }

  /// Something unclear or contradictory that writing the sentences brought to light.
  public struct Gap: Hashable, Sendable {
    /// The number of the sentence that settles it.
    public let number: String
    fileprivate let english: String
    fileprivate let japanese: String

    /// What it was, and how it was decided.
    func words(_ language: Language) -> String { language(english, japanese) }
  }

  /// What stands first: the gaps.
  public static let gaps = [
    Gap(
      number: "M-4",
      english:
        "The article asks for a password of 8 letters, its comment for an ID of 6 a second time: the 8 of the list counts.",
      japanese: "元の記事の一覧ではパスワードは8文字以上、コメントでは再び「ID 6文字以上」。一覧の8文字としました。"),
    Gap(
      number: "M-4",
      english:
        "Nothing said who may sign up: whoever reaches the board could. The address of a code that the machine prints is asked for, once.",
      japanese: "誰がサインアップできるのか書かれていませんでした。機械が発行するコードつきのアドレスからだけ、一度だけできます。"),
    Gap(
      number: "L-2",
      english:
        "Two ways of rounding gave 11 minutes on the server and 10 in the browser for one bus: minutes are rounded down, everywhere.",
      japanese: "丸め方が二つあり、同じ便がサーバーでは「あと11分」、ブラウザーでは「あと10分」でした。どこでも切り捨てます。"),
    Gap(
      number: "O-4",
      english:
        "A line that stays in sight while the page scrolls strikes through the words of cards: out of sight it is a chip.",
      japanese: "スクロール中も線を出し続けると便の文字に重なりました。見えないときはボタンにします。"),
    Gap(
      number: "O-15",
      english:
        "Silence of a company could be read as on time: what is not said is not shown, and what was said is shown with its age.",
      japanese: "会社が何も言わないことが「定刻どおり」と読めました。言われていないことは出さず、言われたことは何秒前かとともに出します。"),
  ]

  /// All chapters; every sentence stands in one of them.
  public static let chapters = [
    Chapter(english: "Today", japanese: "きょう", pages: ["/"], numbers: ["O-17", "L-3", "L-2"]),
    Chapter(
      english: "A route", japanese: "路線", pages: ["/r/:name"],
      numbers: [
        "B-4", "O-1", "O-10", "O-8", "O-3", "O-4", "O-7", "O-6", "O-5", "L-4", "L-5", "O-18",
      ]),
    Chapter(
      english: "Days and timetables", japanese: "運行日と時刻表",
      pages: ["/r/:name/timetable", "/calendar"], numbers: ["O-2", "O-12", "L-1"]),
    Chapter(
      english: "Where it comes from", japanese: "根拠と履歴",
      pages: ["/r/:name/why", "/r/:name/history", "/r/:name/diff"], numbers: ["M-2"]),
    Chapter(
      english: "Where the bus is", japanese: "接近情報", pages: ["/r/:name/approach"],
      numbers: ["O-11", "B-7"]),
    Chapter(english: "On a wall", japanese: "壁の画面", pages: ["/sign"], numbers: ["M-5", "O-9"]),
    Chapter(
      english: "Settings", japanese: "設定",
      pages: ["/settings", "/settings/routes/:id", "/settings/devices", "/pair"],
      numbers: ["B-5", "B-6", "B-9", "O-14", "L-6"]),
    Chapter(
      english: "The owner's account", japanese: "持ち主のアカウント", pages: ["/setup", "/sign-in"],
      numbers: ["M-4"]),
    Chapter(
      english: "State, and about the board", japanese: "状態と説明",
      pages: ["/status", "/about", "/about/licences", "/about/spec"], numbers: ["O-15", "Q-4"]),
    Chapter(
      english: "On every page", japanese: "すべての画面", pages: [],
      numbers: ["L-7", "C-3", "C-4", "B-8", "M-1", "M-6"]),
  ]
}
