public import BusModel

/// Whether the feed's holidays are those of the law, and how far they reach.
public enum HolidayFinding: Hashable, Sendable {
  /// No feed is set; the law decides.
  case byLaw
  /// A feed is set and was never taken in.
  case neverTakenIn
  /// It ends soon.
  case endsSoon(CivilDate)
  /// It says otherwise than the law, as ``HolidayComparison/differences`` writes it.
  case differs([String])
  /// It says what the law says, up to that day.
  case sound(CivilDate)

  init(_ facts: DoctorFacts.Holidays, today: CivilDate) {
    guard facts.isSet else {
      self = .byLaw
      return
    }
    guard let feed = facts.feed, let last = feed.last?.date else {
      self = .neverTakenIn
      return
    }
    let comparison = HolidayComparison(of: feed)
    if comparison.endsSoon(after: today) {
      self = .endsSoon(last)
    } else {
      let differences = comparison.differences
      self = differences.isEmpty ? .sound(last) : .differs(differences)
    }
  }

  func remark(_ language: Language) -> Finding.Remark { language(english, japanese) }

  private var state: Finding.State {
    switch self {
    case .byLaw, .sound: .ok
    case .neverTakenIn, .endsSoon, .differs: .warning
    }
  }

  private var english: Finding.Remark {
    let (message, advice): (String, String?) =
      switch self {
      case .byLaw: ("by the law alone; no feed is set", nil)
      case .neverTakenIn:
        ("the feed was never taken in", "run bus ingest; until then the law decides")
      case .endsSoon(let last):
        ("the feed reaches \(last)", "run bus ingest, or set another feed in routes.json")
      case .differs(let days):
        (
          "feed and law differ: " + days.joined(separator: ", "),
          "days that only the feed has count as holidays; see which is right: bus calendar DATE"
        )
      case .sound(let last): ("the feed reaches \(last), as the law has it", nil)
      }
    return Finding.Remark(state: state, subject: "holidays", message: message, advice: advice)
  }

  private var japanese: Finding.Remark {
    let (message, advice): (String, String?) =
      switch self {
      case .byLaw: ("法律から計算(配信の設定なし)", nil)
      case .neverTakenIn: ("祝日の配信がまだ取り込まれていません", "bus ingest を実行してください(それまでは法律から計算)")
      case .endsSoon(let last):
        ("配信は\(last)まで", "bus ingest を実行するか、routes.json で別の配信を指定してください")
      case .differs(let days):
        (
          "配信と法律の計算が違います: " + days.joined(separator: "、"),
          "配信だけにある日は祝日として扱います。bus calendar 日付 で確かめてください"
        )
      case .sound(let last): ("配信は\(last)まで、法律どおりです", nil)
      }
    return Finding.Remark(state: state, subject: "祝日", message: message, advice: advice)
  }
}
