import BusLabels
import BusModel

/// The labels that stand before names.
extension LabelledNames {
  /// What a label names; nil for any other text.
  static func kind(of label: some StringProtocol) -> NameKind? {
    let label = LabelValue.trimmed(String(label))
    var bare = LabelDeeds.isBilingual(label) ? bare(LabelDeeds.ours(label)) : bare(label)
    // "選択中の停留所：港".
    if let lead = leads.first(where: bare.begins(with:)) {
      bare = String(bare.dropFirst(lead.count))
    }
    // "おりるバス停（終点）".
    if bare.ends(with: "）"), let open = bare.firstIndex(of: "（") { bare = String(bare[..<open]) }
    if anyName.isOne(bare) { return names[bare] }
    return kind(ofSuffixed: bare) ?? kind(inLanguages: label)
  }

  /// "停留所 / Stop / 站名 / 정류장": a label, and the same in other languages; 行先／経由 are two.
  private static func kind(inLanguages label: String) -> NameKind? {
    let parts = label.split { "/／｜|".contains($0) }.map(bare)
    guard parts.count > 1, parts.count < 6, anyName.isOne(parts[0]), let kind = names[parts[0]]
    else { return nil }
    let others = parts.dropFirst()
    let areForeign = others.allSatisfy { part in
      anyName.isOne(part) ? names[part] == kind : part.length < 16 && ForeignEnd.areForeign([part])
    }
    return areForeign && others.contains { ForeignEnd.areForeign([$0]) } ? kind : nil
  }

  /// "方面名", "停留所の名称", "路線No.": a label, and that it is a name's or a number's. The number of a stop is no
  /// name of it.
  private static func kind(ofSuffixed label: String) -> NameKind? {
    guard suffixes.ends(label), let ending = nameEndings.first(where: label.ends) else {
      return nil
    }
    let stem = String(label.before(ending: ending))
    guard anyName.isOne(stem), let kind = names[stem] else { return nil }
    let isNumbered = kind == .routeName || kind == .platform
    return isNumbered || !numberEndings.contains(ending) ? kind : nil
  }

  private static let numberEndings = ["番号", "no.", "no", "№", "記号"]
  private static let nameEndings = ["の名称", "の名前", "名称", "名", "表示"] + numberEndings
  private static let suffixes = WordList(nameEndings)

  private static let leads = ["選択中の", "表示中の", "検索した", "指定した", "現在の", "ご利用の", "ご乗車の", "この時刻表の"]
  private static let anyName = WordList(Array(names.keys))

  /// A label without white space, bullets and brackets: "■ 行 先" as 行先.
  private static func bare(_ label: some StringProtocol) -> String {
    let compact = Texts.compact(label)
    let isPlain = compact.unicodeScalars.allSatisfy { scalar in
      !isBullet(scalar) && !(0x41...0x5A).contains(Scalars.folded(scalar.value))
    }
    guard !isPlain else { return compact }
    return String(String.UnicodeScalarView(compact.unicodeScalars.filter { !isBullet($0) }))
      .lowercased()
  }

  private static func isBullet(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x25A0...0x25FF, 0x3010, 0x3011, 0x3A, 0xFF1A, 0x5B, 0x5D, 0x30FB: true
    default: false
    }
  }

  private static let names: [String: NameKind] = [
    "行先": .destination, "行き先": .destination, "方面": .destination, "行先名": .destination,
    "ゆき先": .destination, "行先方面": .destination, "方向": .destination, "終点": .destination,
    "系統": .routeName, "系統名": .routeName, "系統番号": .routeName, "路線": .routeName,
    "路線名": .routeName, "運行系統": .routeName, "路線系統": .routeName, "バス停": .stop,
    "バス停名": .stop, "停留所": .stop, "停留所名": .stop, "乗車バス停": .stop, "乗車停留所": .stop,
    "のるところ": .stop, "乗るところ": .stop, "乗る停留所": .stop, "乗るバス停": .stop, "乗車場所": .stop,
    "表示停留所": .stop, "表示バス停": .stop, "この停留所": .stop, "当停留所": .stop,
    "おりるところ": .destination, "降りるところ": .destination, "降りる停留所": .destination, "降りるバス停": .destination,
    "のる": .stop, "乗る": .stop, "のるバス停": .stop, "のる停留所": .stop, "バス停の名前": .stop,
    "停留所の名前": .stop, "標柱": .stop, "おりる": .destination, "降りる": .destination,
    "おりるバス停": .destination, "おりる停留所": .destination, "降車停留所": .destination,
    "降車バス停": .destination, "降車場所": .destination, "降車地": .destination, "下車停留所": .destination,
    "下車バス停": .destination, "下車場所": .destination, "下車地": .destination, "線名": .routeName,
    "路線番号": .routeName, "行先番号": .routeName, "ポール": .platform, "コース番号": .routeName,
    "ルート番号": .routeName,
    "停留場": .stop, "電停": .stop, "コース名": .routeName, "ルート名": .routeName, "停留場名": .stop,
    "バス停留所": .stop, "のりば": .platform, "乗り場": .platform,
    "乗場": .platform, "のりば番号": .platform, "乗り場番号": .platform, "バスのりば": .platform,
    "出発": .stop, "出発地": .stop, "出発停留所": .stop, "出発バス停": .stop, "乗車地": .stop, "発地": .stop,
    "到着地": .destination, "目的地": .destination, "到着停留所": .destination,
    "stop": .stop, "busstop": .stop, "route": .routeName, "routeno.": .routeName,
    "destination": .destination, "towards": .destination,
    "platform": .platform, "bay": .platform, "站名": .stop, "车站": .stop, "車站": .stop,
    "路线": .routeName, "路線編號": .routeName, "开往": .destination, "開往": .destination,
    "上車地點": .stop, "上车地点": .stop, "上車站": .stop, "下車地點": .destination, "下车地点": .destination,
    "출발지": .stop, "승차지": .stop, "도착지": .destination, "목적지": .destination,
    "정류장": .stop, "정류소": .stop, "노선": .routeName, "행선지": .destination, "승강장": .platform,
  ]
}
