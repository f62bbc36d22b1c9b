import BusLabels

/// What the name before a row of times may be besides a stop's.
enum RowName {
  /// "第3便", "No.3", "第3班": a trip, so that the table lies the other way.
  static func isTrip(_ name: String) -> Bool { memo.value(of: name, read: readTrip) }

  private static let memo = TextMemo<Bool>()

  private static func readTrip(_ name: String) -> Bool {
    let word = Texts.compact(name)
    guard word.length <= 12 else { return false }
    if !word.isEmpty, word.unicodeScalars.allSatisfy({ Scalars.isCircledNumber($0.value) }) {
      return true
    }
    if isSpecialTrip(word) || isNumberedWay(word) { return true }
    if tripEndings.ends(word) { return word.unicodeScalars.contains(where: isDigit) }
    let lower = Texts.lowercased(word)
    guard beginsTrip.begins(lower), let start = tripBeginnings.first(where: lower.begins) else {
      return isOrdinal(lower)
    }
    let rest = lower.dropFirst(start.count).drop { ".．:：- ".contains($0) }
    return !rest.isEmpty && rest.unicodeScalars.allSatisfy(isDigit)
  }

  /// ゆき1, 帰り2: the first and the second of a way.
  private static func isNumberedWay(_ word: String) -> Bool {
    let way = word.prefix { !$0.isNumber }
    return way.endIndex < word.endIndex && word[way.endIndex...].allSatisfy(\.isNumber)
      && (bareWays.contains(String(way)) || ["ゆき", "いき", "かえり"].contains(String(way)))
  }

  /// "臨時便" among 1便 and 2便.
  static func isSpecialTrip(_ name: String) -> Bool { specials.contains(Texts.compact(name)) }

  private static let specials: Set<String> = [
    "臨時", "臨時便", "臨時バス", "増便", "増発", "増発便", "予約便", "デマンド便", "深夜便", "夜行便", "早朝便",
  ]

  /// "IK280" among "IK281" and "IK302": all are codes of vehicles.
  static func areVehicles(_ names: [String]) -> Bool {
    areCodes(names) && Set(names.map { $0.prefix { $0.isASCII && $0.isLetter } }).count == 1
  }

  /// "A-1", "B12": letters and a number, as stops on a map and vehicles are numbered.
  static func areCodes(_ names: some Collection<String>) -> Bool {
    names.allSatisfy { name in
      let rest = name.drop { $0.isASCII && $0.isLetter }
      let number = rest.drop { $0 == "-" || $0 == " " }
      return rest.startIndex > name.startIndex && !number.isEmpty
        && number.allSatisfy { $0.isASCII && $0.isNumber }
    }
  }

  /// "1st", "2nd".
  private static func isOrdinal(_ lower: String) -> Bool {
    ordinals.ends(lower)
      && !lower.dropLast(2).isEmpty && lower.dropLast(2).allSatisfy { $0.isASCII && $0.isNumber }
  }

  private static let ordinals = WordList(["st", "nd", "rd", "th"])

  /// "バス", "船": what runs, and no place.
  static func isVehicle(_ name: String) -> Bool {
    vehicles.contains(Texts.lowercased(Texts.compact(name)))
  }

  private static let vehicles: Set<String> = [
    "バス", "シャトルバス", "送迎バス", "連絡バス", "路線バス", "電車", "列車", "汽車", "船", "フェリー", "渡船", "便", "bus",
    "shuttle",
    "train", "ferry", "셔틀버스", "버스", "巴士",
  ]

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    (0x30...0x39).contains(Scalars.folded(scalar.value))
      || "一二三四五六七八九十".unicodeScalars.contains(scalar)
  }

  private static let tripEndings = WordList([
    "便", "便目", "号", "号車", "回", "回目", "本目", "台目", "班", "班次", "회", "회차", "호차", "航海", "往復目", "호", "번차",
    "号车", "號車",
  ])
  private static let tripBeginnings = [
    "no", "№", "#", "＃", "trip", "run", "bus", "service", "shuttle", "便", "車両", "vehicle",
    "班车", "班車", "셔틀",
  ]
  private static let beginsTrip = WordList(tripBeginnings)

  /// "行き", "帰り2", "復路": a way and no place.
  static func isWay(_ name: String) -> Bool { wayMemo.value(of: name, read: readWay) }

  private static let wayMemo = TextMemo<Bool>()

  private static func readWay(_ name: String) -> Bool {
    let word = Texts.compact(name).filter { !$0.isNumber && !"（）()便".contains($0) }
    if bareWays.contains(word) { return true }
    // "本島→沖島", "北町行", "往路（本島発）", "行き（本島発）".
    return ways.isFound(in: name) || isWayWithStart(name) || word.begins(with: "往路")
      || word.begins(with: "復路")
      || word.length > 2 && starts.ends(word) || HeadingWords.destination(in: name) != nil
  }

  /// Whether words are those for a way and nothing else: 往路, 帰り.
  static func isBareWay(_ name: String) -> Bool { bareWays.contains(name) }

  private static func isWayWithStart(_ name: String) -> Bool {
    let text = Texts.compact(name)
    guard let open = text.firstIndex(where: { "（(〔[".contains($0) }), open > text.startIndex else {
      // "港 ↓ 浜": a sign at an end says that a bus passes.
      return text.dropFirst().dropLast().contains { "↓⇓".contains($0) }
    }
    return bareWays.contains(String(text[..<open]))
  }

  private static let bareWays: Set<String> = [
    "行き", "帰り", "往路", "復路", "往", "復", "上り", "下り", "登校", "下校", "行", "帰", "お迎え", "お送り", "迎え", "送り",
    "お帰り", "登園", "降園",
  ]
  private static let ways = WordList(["→", "⇒", "➡", "～", "〜", "⇔", "⇄", "↔"])
  private static let starts = WordList(["から", "より"])

  /// What heads rows and columns of tables that are no stops × trips: halves of the day, hours, fares,
  /// what was and what will be.
  static func isNoStop(_ name: String) -> Bool {
    let word = Texts.compact(name)
    if noStops.contains(word) || ["時刻", "時間", "便"].contains(where: word.ends) { return true }
    let hour = word.drop(while: \.isNumber)
    return hour.length < word.length && (hour == "時台" || hour == "時" || hour == "時頃")
  }

  /// "15号", "20号": places along a road, where there are several; はくたか5号 is a train.
  static func numberedPlaces(among names: [String]) -> Set<String> {
    let found = names.filter { name in
      name.ends(with: "号") && name.length > 1 && name.dropLast().allSatisfy(\.isNumber)
    }
    return found.count > 1 ? Set(found) : []
  }

  /// "十時", "三時": a place, where all around it are stops.
  static func isNamedLikeHour(_ name: String) -> Bool {
    name.length == 2 && name.ends(with: "時")
      && name.first.map { "一二三四五六七八九十".contains($0) } == true
  }

  private static let noStops: Set<String> = [
    "朝", "昼", "夕", "夜", "早朝", "夕方", "午前", "午後", "午前中", "平日", "土日祝", "土休日", "休日", "土曜", "日祝", "月",
    "火",
    "水", "木", "金", "土", "日", "祝", "新", "旧", "現行", "変更前", "変更後", "改正前", "改正後", "改定前", "改定後", "通常",
    "臨時",
    "夏", "冬", "夏期", "冬期", "大人", "小人", "小児", "片道", "往復", "予定", "実際", "開始", "終了", "点灯", "消灯", "停止",
    "復旧",
    "開", "閉", "通過", "出勤", "退勤", "休憩", "曜日", "運行日", "種別", "行先", "経由", "担当", "会社", "方面",
    "已", "未", "在途中", "行驶中", "运行中", "運行中", "走行中", "運行終了",
  ]

  /// "月曜日", "平日": days.
  static func isDays(_ name: String) -> Bool { !DayLabel.labels(in: name).isEmpty }

  /// "電車", "列車（上り）", "JR中央線", "接続列車": another vehicle that the bus meets.
  static func isConnection(_ name: String) -> Bool {
    let text = Texts.compact(name)
    if others.isFound(in: text) { return !grounds.ends(text) }
    if sole.contains(text) || OtherVehicles.areMeant(by: name) { return true }
    if text.begins(with: "JR") || text.begins(with: "ＪＲ") { return text.ends(with: "線") }
    return ["電車", "列車", "汽車", "新幹線", "高速船"].contains { vehicle in
      guard text.begins(with: vehicle) else { return false }
      let next = text.dropFirst(vehicle.count).first
      return next.map { "（(〔[時到出発着".contains($0) } ?? true
    }
  }

  /// The same of what only another vehicle has: "接続便", "特急"; 備考 and 運賃 are the bus's own.
  static func isOfOther(_ name: String) -> Bool {
    others.isFound(in: Texts.compact(name)) || OtherVehicles.areMeant(by: name)
  }

  /// What stands among stops and is none, as a whole.
  private static let sole: Set<String> = [
    "集合", "改札", "開場", "開演", "終演", "終業", "朝食", "昼食", "夕食", "出庫", "入庫", "飛行機", "フライト", "到着便", "出発便",
    "地下鉄", "予約", "予約時刻", "予約期限", "予約受付", "受付",
    "待機", "所要", "距離", "運賃", "備考", "便名", "点検", "回送", "車両", "定員", "JR", "ＪＲ", "JR発", "JR着",
    "フェリー発", "フェリー着", "船発", "船着", "飛行機発", "飛行機着",
  ]

  /// What stops end in that are called 接続橋 or 乗継場.
  private static let grounds = WordList(["橋", "場", "前", "口", "町", "台"])

  /// "1限", "2時間目", "3校時": a period of a school.
  static func isPeriod(_ text: String) -> Bool {
    guard SignWords.periods.ends(text), let first = text.unicodeScalars.first else { return false }
    return (0x30...0x39).contains(Scalars.folded(first.value))
  }

  /// Other vehicles, other companies, and what a day begins or ends with.
  private static let others = WordList([
    "接続", "乗継", "乗り継ぎ", "ご利用いただける", "ご利用可能", "搭乗便", "対象便", "航空便", "航空機", "連絡電車", "連絡列車", "他社",
    "始業時刻", "終業時刻", "始業", "診察開始", "診療開始",
    "乗車開始", "チェックイン", "チェックアウト", "授業終了", "乗務員", "所要時間", "停車時間", "折返し", "折り返し",
    "締切", "締め切り", "〆切", "しめきり", "しめ切り", "予約期限", "集合時刻", "集合時間", "改札開始", "受付開始", "授業開始", "登校時刻",
    "下校時刻",
  ])

  /// Whether two names may mean the same place: two characters that follow one another stand in both,
  /// or one is of a single character (駅, 港); an airport is where its terminals are.
  static func areRelated(_ first: String, _ second: String) -> Bool {
    let left = Array(place(first)), right = Array(place(second))
    guard left.count > 1, right.count > 1 else {
      // 東浜港 is the harbour of 港方面, and 港湾庁舎 need not be.
      return first.contains(second) || second.contains(first) || left.last == right.last
        || isAtHarbour(String(left), String(right)) || isAtHarbour(String(right), String(left))
    }
    if first.contains("空港") && terminals.isFound(in: second)
      || second.contains("空港") && terminals.isFound(in: first)
    {
      return true
    }
    return zip(right, right.dropFirst()).contains { one, next in
      zip(left, left.dropFirst()).contains { $0 == one && $1 == next }
    }
  }

  /// 港ターミナル and 駅前広場 are where buses to 港方面 and 駅方面 end.
  private static func isAtHarbour(_ place: String, _ stop: String) -> Bool {
    guard place.count == 1, stop.begins(with: place) else { return false }
    return squares.contains(String(stop.dropFirst()))
  }

  private static let squares: Set<String> = [
    "ターミナル", "フェリーターミナル", "バスターミナル", "待合所", "桟橋", "前広場", "前ロータリー", "バスセンター",
  ]

  /// 港 of 港方面.
  private static func place(_ name: String) -> String {
    let text = Texts.compact(name)
    return text.ends(with: "方面") && text.length > 2 ? String(text.before(ending: "方面")) : text
  }

  private static let terminals = WordList(["ターミナル", "国内線", "国際線"])

  /// Whether a destination that a heading names says more of where a trip ends than its last stop
  /// does: 港駅西口 than 港駅, 港駅／東町 than 港駅北口 and than 東町.
  static func isMore(_ destination: String, than stop: String) -> Bool {
    let parts = destination.split { "／/・、,".contains($0) }.map { place(String($0)) }
    let end = Texts.compact(stop)
    if parts.count == 1 { return parts[0] != end && parts[0].begins(with: end) }
    return parts.contains { $0.length > 1 && ($0.begins(with: end) || end.begins(with: $0)) }
  }
}
