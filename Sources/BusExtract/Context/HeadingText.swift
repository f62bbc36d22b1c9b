import BusLabels
import BusModel

/// What a heading is by its words alone: found once for each text, since the pages of a company have the
/// same headings.
struct HeadingText: Sendable {
  /// The names that it gives, and those of them that it says in so many words.
  let claims: [NameClaim]
  let said: [NameClaim]
  /// Whether it is one of what is said of all: 備考. 深夜急行（高尾線）のご案内 is of that line alone.
  let isRemark: Bool
  let namesDays: Bool
  /// Whether it names days and where buses go.
  let namesDaysOfWay: Bool
  /// Whether it names a season or dates.
  let namesSpecialDays: Bool
  /// Whether it names a line, and no way of it.
  let isLine: Bool
  /// Whether it names a way: 市民病院行き, 往路.
  let namesWay: Bool
  /// Whether it is about something that is no vehicle.
  let isForeign: Bool

  /// What a text is.
  static func of(_ text: String) -> HeadingText { memo.value(of: text, read: HeadingText.init) }

  private static let memo = TextMemo<HeadingText>()

  private init(_ text: String) {
    let line = NameLine(text)
    // 運行内容 is of no programme.
    isForeign = OtherSections.isNoVehicle(text.replacing("内容", with: ""))
    claims = line.claims
    said = claims.filter { $0.certainty == .said }
    isRemark =
      (Self.remarks.isFound(in: text) || Self.descriptions.isFound(in: text) && !isForeign
        || Self.runs.ends(text))
      && !Self.offices.isFound(in: text)
      && !line.says(.stop, .routeName, .destination)
    namesDays = !DayLabel.labels(in: text).isEmpty
    namesDaysOfWay = DayWords.hasHint(text) && line.says(.destination)
    namesSpecialDays = SpecialDayLines.namesDays(text)
    namesWay = SharedDays.namesWay(text)
    isLine = (line.says(.routeName) || Self.lineEnds.ends(text)) && !namesWay
  }

  /// How a heading ends that is no more than the kind of a line: 本線, 南回り.
  private static let lineEnds = WordList(["線", "コース", "ルート", "回り", "廻り", "便"])

  /// Headings of what is said of a house: 営業所のご案内.
  private static let offices = WordList(["営業所", "案内所", "窓口", "売店", "レストラン", "食堂", "センターのご案内"])

  /// Headings of what is said of a service as a whole, if they name no other thing: 運行内容, わかくさ号とは.
  private static let descriptions = WordList([
    "概要", "内容", "情報", "とは", "利用", "制度", "サービス", "変更点", "ポイント", "詳細", "運行の", "運行方法", "運行形態", "運行計画",
    "スケジュール", "紹介", "バスの",
  ])

  /// How such a heading may end: 今年度の運行.
  private static let runs = WordList(["運行", "運転", "運航"])

  /// Headings of what is said of the whole page.
  private static let remarks = WordList([
    "備考", "注", "案内", "知らせ", "凡例", "運行日", "運行に", "運休", "年末年始", "お盆", "お願い", "その他", "問い合わせ", "問合",
    "定休日", "お休み", "休航", "休止", "欠航", "ドック", "検査", "点検", "休業日", "休館", "休園", "休場", "休診", "休校", "休漁",
    "運行休止", "運行しない", "運行期間", "ご利用", "料金",
    "運賃", "定期券", "乗車券", "割引", "乗り方",
    "共通", "全路線", "全線",
  ])
}
