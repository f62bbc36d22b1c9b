import BusLabels

/// What stands before a row of times: the stop's name, and whether the row is 着 or 発.
enum StopHeading {
  /// The stop's name (nil when only 着 or 発 stands there) and the row's kind (nil when unsaid);
  /// nil when the cells name no stop.
  static func read(_ cells: [Grid.Cell], _ tree: PageTree) -> Named? {
    var (name, remark, platform) = (String?.none, String?.none, String?.none)
    var (isArrival, isSame, isVehicle) = (Bool?.none, false, false)
    for cell in cells {
      let aside = StopDecorations.aside(ofCell: NameText.of(cell: cell.node, in: tree))
      let text = aside.name
      (remark, platform) = (remark ?? aside.remark, platform ?? aside.platform)
      if let kind = kind(of: text) {
        isArrival = kind
        continue
      }
      if Int(Texts.compact(text)) != nil { continue }
      if let rest = behindDitto(text) {
        isSame = true
        isArrival = kind(of: rest) ?? isArrival
        continue
      }
      let (stem, divided) = divided(text)
      let kind = divided ?? foreignKind(of: cell, tree)
      let beside = StopDecorations.aside(in: stem)
      (remark, platform) = (remark ?? beside.remark, platform ?? beside.platform)
      if RowName.isVehicle(stem) {
        isVehicle = true
      } else if name == nil {
        name = NameText.withoutSecondLanguage(StopDecorations.bare(beside.name))
      }
      isArrival = isArrival ?? kind
    }
    guard name != nil || isArrival != nil || isSame else { return nil }
    return Named(
      name: name, isArrival: isArrival, isVehicle: isVehicle, remark: remark, platform: platform)
  }

  /// Whether 発 or 着 ends a heading.
  static func endsWithDeed(_ text: String) -> Bool { divided(text).isArrival != nil }

  /// The last word of a cell in Latin letters, of which the name is taken without: "病院 Arr.".
  private static func foreignKind(of cell: Grid.Cell, _ tree: PageTree) -> Bool? {
    let line = Texts.line(of: cell.node, in: tree)
    guard let end = line.utf8.last, end < 0x80, line.utf8.contains(0x20) else { return nil }
    let words = line.split(separator: " ")
    guard words.count > 1, let last = words.last, last.utf8.allSatisfy({ $0 < 0x80 }),
      last.utf8.count > 2
    else { return nil }
    return kind(of: String(last))
  }

  /// What stands behind 〃, or 同 before 着 and 発; nil where the row above is not repeated.
  private static func behindDitto(_ text: String) -> String? {
    let compact = Texts.compact(text)
    guard let sign = ["〃", "″", "々", "同上", "同所", "同"].first(where: compact.begins) else {
      return nil
    }
    let rest = String(compact.dropFirst(sign.count))
    return rest.isEmpty || kind(of: rest) != nil ? rest : nil
  }

  /// What stands before a row of times.
  struct Named {
    var name: String?
    var isArrival: Bool?
    /// Whether it says バス, 電車 or the like.
    var isVehicle = false
    /// What a rider must know of the stop: 予約.
    var remark: String?
    var platform: String?
  }

  /// "港発" and "港 出発" as "港"; a name without these words as it is.
  static func name(in text: String) -> String { divided(text).name }

  /// Whether a heading says of itself, or of the place it names, that buses arrive there.
  static func isArrival(_ heading: String) -> Bool {
    (kind(of: heading) ?? divided(heading).isArrival) == true
  }

  /// "A駅 発" as the name and the kind.
  private static func divided(_ printed: String) -> (name: String, isArrival: Bool?) {
    memo.value(of: printed, read: dividedAfresh)
  }

  private static let memo = TextMemo<(name: String, isArrival: Bool?)>()

  /// "往路 森野駅 発" and "バス 森野駅発" without the way or the vehicle, which is no part of the stop's name.
  private static func withoutWay(_ text: String) -> String {
    guard let blank = text.firstIndex(of: " "), case let first = String(text[..<blank]),
      RowName.isBareWay(first) || vehicles.contains(first)
    else { return text }
    return Texts.collapsed(text[blank...])
  }

  private static let vehicles: Set<String> = ["バス", "路線バス", "送迎バス", "連絡バス", "シャトルバス", "シャトル"]

  private static func dividedAfresh(_ printed: String) -> (name: String, isArrival: Bool?) {
    let plain = withoutSigns(withoutNumber(withoutFare(withoutFootnote(inEnglish(printed)))))
    if let (stem, kind) = bracketed(plain) { return (stem, kind) }
    let text = withoutWay(StopDecorations.bare(plain))
    if notStarts.isOne(text) { return (text, nil) }
    for (suffix, isArrival) in endings
    where text.ends(with: suffix) && !(suffix == "発" && text.ends(with: "始発")) {
      let stem = withoutJoint(Texts.collapsed(text.before(ending: suffix)))
      // Departs 発 says it twice.
      if kind(of: stem) != nil { return (text, isArrival) }
      if !stem.isEmpty { return (stem, isArrival) }
    }
    guard text.utf8.contains(0x20) else { return (text, nil) }
    let words = text.split(separator: " ")
    // "정문 경유": the bus passes there.
    if words.count == 2, words[1] == "경유" { return (String(words[0]), nil) }
    // "Kobe departure time".
    if words.count > 2, let kind = kind(of: words.suffix(2).joined()) {
      return (words.dropLast(2).joined(separator: " "), kind)
    }
    // "Kobe Dep.", "Arrive Kobe".
    if let last = words.last, last.utf8.first.map({ $0 < 0x80 }) == true,
      let kind = kind(of: String(last))
    {
      return (words.dropLast().joined(separator: " "), kind)
    }
    if let first = words.first, words.count > 1, first.utf8.count > 2,
      first.utf8.first.map({ $0 < 0x80 }) == true || ["着", "発", "到着", "出発"].contains(first),
      let kind = kind(of: String(first))
    {
      return (words.dropFirst().joined(separator: " "), kind)
    }
    return (text, nil)
  }

  /// "From North Campus 北校区发车" as "North Campus departure": what says it again in another script is no name.
  private static func inEnglish(_ text: String) -> String {
    guard text.begins(with: "From ") else { return text }
    let words = text.split(separator: " ").dropFirst()
    let name = words.prefix { $0.utf8.allSatisfy { $0 < 0x80 } }
    guard !name.isEmpty, name.count < words.count else { return text }
    return name.joined(separator: " ") + " Departure"
  }

  /// "病院［着］", "病院着（乗換）" and "（着）病院" as the name and the kind: what stands in brackets of any form.
  private static func bracketed(_ text: String) -> (name: String, isArrival: Bool?)? {
    let scalars = text.unicodeScalars
    let isOpen = { (scalar: Unicode.Scalar) in
      if case .open = Scalars.classify(scalar.value) { true } else { false }
    }
    let isClose = { (scalar: Unicode.Scalar) in
      if case .close = Scalars.classify(scalar.value) { true } else { false }
    }
    if let last = scalars.last, isClose(last), let open = scalars.lastIndex(where: isOpen) {
      let said = Texts.compact(String(scalars[scalars.index(after: open)...].dropLast()))
      let stem = Texts.collapsed(text[..<open])
      if changes.contains(said) { return stem.isEmpty ? nil : divided(stem) }
      guard let kind = kind(of: said), !stem.isEmpty else { return nil }
      return (stem, kind)
    }
    guard let first = scalars.first, isOpen(first), let close = scalars.firstIndex(where: isClose)
    else { return nil }
    let said = Texts.compact(String(scalars[..<close].dropFirst()))
    let stem = Texts.collapsed(text[scalars.index(after: close)...])
    guard let kind = kind(of: said), !stem.isEmpty else { return nil }
    return (stem, kind)
  }

  private static let changes: Set<String> = ["乗換", "乗り換え", "乗換え", "乗継", "休憩"]

  /// "病院発※1", "病院着（予定）" and "病院発→" as 病院発 and 病院着: what stands behind these words is no name.
  private static func withoutFootnote(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let deed = scalars.lastIndex(where: { "発着".unicodeScalars.contains($0) }),
      deed > scalars.startIndex
    else { return text }
    let end = scalars.index(after: deed)
    let rest = Texts.compact(String(scalars[end...]))
    guard let first = rest.unicodeScalars.first, let last = rest.unicodeScalars.last else {
      return text
    }
    let isNote =
      "※＊*→⇒➡".unicodeScalars.contains(first) || Scalars.isCircled(first.value) && rest.length == 1
    let isLatin = first.value < 0x80 && rest.utf8.allSatisfy { $0 < 0x80 } && rest.length > 2
    if isNote || isLatin { return Texts.collapsed(text[..<end]) }
    if case .open = Scalars.classify(first.value), case .close = Scalars.classify(last.value),
      !rest.dropFirst().dropLast().contains(where: { "（(）)".contains($0) })
    {
      return Texts.collapsed(text[..<end])
    }
    return text
  }

  /// "病院：" before 発 as 病院.
  private static func withoutJoint(_ name: String) -> String {
    guard name.length > 1, let last = name.last, "：:/／・-－".contains(last) else { return name }
    return Texts.collapsed(name.dropLast())
  }

  private static let notStarts = WordList(["始発", "終発", "先発", "次発", "後発", "初発"])

  /// The signs before and behind a name.
  static func signs(in text: String) -> String {
    String(text.prefix(while: isSign) + text.reversed().prefix(while: isSign))
  }

  /// "★西浦", "西浦●" as 西浦.
  private static func withoutSigns(_ text: String) -> String {
    guard text.first.map(isSign) == true || text.last.map(isSign) == true else {
      return Texts.collapsed(text)
    }
    var rest = text.drop(while: isSign)
    while let last = rest.last, isSign(last) { rest.removeLast() }
    return rest.isEmpty ? text : Texts.collapsed(rest)
  }

  private static let signs = Set("★☆●○◎▲△▼▽■□◆◇※＊*・↓↑ ")

  /// 🚻, Ⓟ and ♿ stand beside names too; ㈱ and 〒 belong to them.
  private static func isSign(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return signs.contains(character) || (0x24B6...0x24E9).contains(scalar.value)
      || (0x2600...0x27BF).contains(scalar.value) || (0x1F000...0x1FAFF).contains(scalar.value)
  }

  /// "西浦（200円）" as 西浦.
  private static func withoutFare(_ text: String) -> String {
    guard fares.ends(text),
      let open = text.unicodeScalars.lastIndex(where: { "（(".unicodeScalars.contains($0) })
    else { return text }
    let name = Texts.collapsed(text[..<open])
    return name.isEmpty ? text : name
  }

  /// "1 駅" as 駅: a running number before the name.
  private static func withoutNumber(_ text: String) -> String {
    guard let space = text.utf8.firstIndex(of: 0x20) else { return text }
    let number = text[..<space]
    guard (1...2).contains(number.utf8.count),
      number.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return text }
    let name = Texts.collapsed(text[space...])
    return ["丁目", "番", "号", "条", "区", "階"].contains(where: name.begins) ? text : name
  }

  private static let fares = WordList(["円）", "円)"])
}
