import BusLabels

/// Rows among the stops of a bus that say when another vehicle leaves or arrives: "JR上り", "（参考）電車発",
/// "特急かもめ".
enum OtherVehicles {
  /// Whether a name is that of another vehicle and of no place.
  static func areMeant(by name: String) -> Bool { memo.value(of: name, read: read) }

  /// Whether it is that of another bus: 南北バス, 高速バス発.
  static func areBuses(_ name: String) -> Bool {
    let (base, _) = divided(Texts.compact(name))
    let bare = withoutEnding(base)
    return bare.ends(with: "バス") && !RowName.isVehicle(bare) || base == "路線バス発"
  }

  /// Whether it may be that of a stop as well: ロープウェイ発.
  static func mayBeMeant(by name: String) -> Bool {
    let bare = withoutEnding(divided(Texts.compact(name)).base)
    // 西町線 is what runs there, 国道4号線 may be a place.
    return doubtful.contains(bare)
      || bare.length > 2 && bare.ends(with: "線")
        && !["号線", "国内線", "国際線"].contains(where: bare.ends)
  }

  /// Whether what stands over several rows or columns says that they are a ship's or a train's: フェリー,
  /// 東西フェリー, 電車.
  static func areSet(under group: String) -> Bool {
    groups.ends(Texts.compact(group)) && !group.contains("バス")
  }

  private static let groups = WordList([
    "フェリー", "汽船", "連絡船", "高速船", "旅客船", "電車", "列車", "飛行機", "航空便", "新幹線",
  ])

  private static let doubtful: Set<String> = [
    "ロープウェイ", "ロープウェー", "ケーブルカー", "ケーブル", "ゴンドラ", "リフト", "モノレール", "フェリー", "船",
  ]

  private static let memo = TextMemo<Bool>()

  private static func read(_ name: String) -> Bool {
    let (printed, notes) = divided(Texts.compact(name))
    // "【船】南海丸 東浜港着"
    if let first = name.unicodeScalars.first, case .open = Scalars.classify(first.value),
      let note = notes.first, labels.contains(note) || vessels.ends(note)
    {
      return true
    }
    // "（フェリー 東浜港着）".
    if printed.isEmpty, notes.count == 1, name.length > 2 {
      return read(Texts.collapsed(name.dropFirst().dropLast()))
    }
    let base = printed.isEmpty ? notes.first ?? "" : printed
    if isWhole(base) { return true }
    if ways.ends(base), notes.contains(where: isWhole) { return true }
    if deedEnds.ends(base), notes.contains(where: sides.ends) || comesFrom.isFound(in: base) {
      return true
    }
    // "緑線 港方面 発": no stop is called 港方面.
    if deedEnds.ends(base), withoutEnding(base).ends(with: "方面") { return true }
    if sole.contains(base) || isMoment(base) { return true }
    let bare = withoutEnding(base)
    if bare.length > 2 && endings.ends(bare) || RowName.isPeriod(bare) { return true }
    if let train = trains.first(where: bare.begins), isTrainName(bare.dropFirst(train.count)) {
      return true
    }
    // "電車 東町駅発", "高速船 東浜港".
    guard let space = name.firstIndex(where: { $0 == " " || $0 == "　" }) else { return false }
    let word = String(name[..<space])
    return labels.contains(word) || ["JR", "ＪＲ"].contains(word)
  }

  /// "船の到着", "フェリーの出港": what a vehicle does, and no place.
  private static func isMoment(_ text: String) -> Bool {
    guard moments.ends(text), let joint = text.lastIndex(of: "の") else { return false }
    let bare = String(text[..<joint])
    return vessels.ends(bare) || endings.ends(bare) || bare.ends(with: "飛行機")
  }

  private static let moments = WordList([
    "の到着", "の出発", "の出港", "の入港", "の出航", "の発車", "の発着", "の到着時刻", "の出発時刻", "の発車時刻", "の出港時刻", "の入港時刻",
  ])

  /// A text without what stands in its brackets, and that.
  private static func divided(_ text: String) -> (base: String, notes: [String]) {
    var (base, notes, depth) = ("", [String](), 0)
    for scalar in text.unicodeScalars {
      switch Scalars.classify(scalar.value) {
      case .open:
        depth += 1
        notes.append("")
      case .close: depth = max(0, depth - 1)
      default:
        if depth > 0, !notes.isEmpty {
          notes[notes.count - 1].unicodeScalars.append(scalar)
        } else {
          base.unicodeScalars.append(scalar)
        }
      }
    }
    return (base, notes)
  }

  /// Whether words for vehicles and what they do are all that a text holds.
  private static func isWhole(_ text: String) -> Bool {
    var rest = Substring(text)
    var isVehicle = false
    while !rest.isEmpty {
      if let word = vehicles.first(where: { rest.begins(with: $0) }) {
        isVehicle = true
        rest = rest.dropFirst(word.count)
      } else if let word = deeds.first(where: { rest.begins(with: $0) }) {
        rest = rest.dropFirst(word.count)
      } else {
        return false
      }
    }
    return isVehicle
  }

  private static func withoutEnding(_ text: String) -> String {
    for ending in [
      "始発", "終発", "最終", "発車時刻", "出発時刻", "到着時刻", "発時刻", "着時刻", "出発", "到着", "発車", "発", "着",
    ]
    where text.ends(with: ending) && text.length > ending.length {
      return String(text.before(ending: ending))
    }
    return text
  }

  /// かもめ, はるか3号: no kanji, as in 急行通り.
  private static func isTrainName(_ text: Substring) -> Bool {
    let bare = text.last == "号" ? text.dropLast() : text
    return !bare.isEmpty
      && bare.unicodeScalars.allSatisfy {
        (0x3041...0x30FF).contains($0.value) || (0x30...0x39).contains(Scalars.folded($0.value))
      }
  }

  /// What in a bracket or apart before a name says whose time it is; 快速 and JR may be a bus's or a place's.
  private static let labels: Set<String> = [
    "船", "船便", "フェリー", "定期船", "旅客船", "連絡船", "高速船", "渡船", "電車", "列車", "新幹線", "鉄道", "地下鉄", "飛行機",
    "航空便",
  ]
  private static let vessels = WordList(["船", "汽船", "フェリー", "電車", "列車", "鉄道"])
  private static let trains = ["新快速", "特急", "急行", "快速", "新幹線"]
  private static let endings = WordList(["電車", "列車", "新幹線", "航空便", "開始", "終了"])
  /// "東町駅 着（南方面から）": where what is met there comes from, or goes.
  private static let deedEnds = WordList(["発", "着"])
  private static let sides = WordList(["方面から", "方面へ", "方面より"])
  /// "JR港方面から 東町駅着".
  private static let comesFrom = WordList(["方面から", "方面より"])
  private static let ways = WordList(["方面", "行", "行き", "上り", "下り"])
  /// What stands among stops and is none, as a whole.
  private static let sole: Set<String> = [
    "乗換", "乗り換え", "乗換え", "のりかえ", "開園", "閉園", "開館", "閉館", "開店", "閉店", "リフト開始", "授業", "登園",
    "フェリー出港", "フェリー入港", "フェリー出航", "船出港", "船入港", "フェリー発", "フェリー着", "航空便", "路線バス発", "路線バス着",
  ]
  /// The longer first.
  private static let vehicles = [
    "路面電車", "普通列車", "特急列車", "急行列車", "快速列車", "上り列車", "下り列車", "電車", "列車", "汽車", "新幹線", "JR", "ＪＲ",
    "鉄道",
    "私鉄", "市電", "地下鉄", "高速船", "飛行機", "航空便", "航空機", "JAL", "ＪＡＬ", "ANA", "ＡＮＡ", "新快速", "特急", "急行",
    "快速",
  ]
  private static let deeds = [
    "発車時刻", "出発時刻", "到着時刻", "発時刻", "着時刻", "時刻表", "時刻", "時間", "参考", "上り線", "下り線", "上り", "下り", "普通",
    "各停",
    "出発", "到着", "発車", "始発", "終発", "最終", "接続", "連絡", "乗継", "乗換", "発", "着", "便", "線", "の", "・", "／",
    "/", "：", ":",
    "→", "から",
  ]
}
