import BusModel

/// What one part of an approach page says of its bus.
struct ApproachEntry {
  private let tree: PageTree
  private let range: Range<Int>
  private let lines: [ApproachReader.Line]

  init(_ tree: PageTree, _ range: Range<Int>, _ lines: [ApproachReader.Line]) {
    self.tree = tree
    self.range = range
    self.lines = lines.filter { range.contains($0.node) }
  }

  var bus: ApproachingBus {
    var bus = ApproachingBus(
      routeName: labelled(ApproachLabels.lines) ?? texts.first(where: Self.isLine),
      destination: labelled(ApproachLabels.destinations).map(Self.place)
        ?? texts.lazy.compactMap(Self.destination).first)
    var delays: [Int?] = []
    var isElsewhere = false
    for fact in lines.flatMap(\.facts) {
      // What follows the second time is of the stop where one gets off.
      if case .scheduled = fact, bus.scheduled != nil { isElsewhere = true }
      guard !isElsewhere else { continue }
      switch fact {
      case .scheduled(let time): bus.scheduled = time
      case .predicted(let time): bus.predicted = bus.predicted ?? time
      case .minutesAway(let minutes): bus.minutesAway = bus.minutesAway ?? minutes
      case .stopsAway(let stops): bus.stopsAway = bus.stopsAway ?? stops
      case .platform(let name): bus.platform = bus.platform ?? name
      case .delay(let minutes): delays.append(minutes)
      case .unsureDelay: delays.append(nil)
      case .stamp: break
      }
    }
    bus.delayMinutes = Self.delay(delays, bus)
    bus.said = said
    return bus
  }

  /// The delay that everything said agrees on; nil when there is none, or any doubt.
  private static func delay(_ said: [Int?], _ bus: ApproachingBus) -> Int? {
    var expected: Int?
    if let predicted = bus.predicted, let scheduled = bus.scheduled {
      expected = predicted.minutes - scheduled.minutes
      // Over midnight, or a bus that the page has mixed up with another.
      if let difference = expected, !(-30...180).contains(difference) { return nil }
    }
    let all = Set(said)
    guard all.count <= 1 else { return nil }
    guard let said = all.first else { return expected.flatMap { $0 > 0 ? $0 : nil } }
    guard let said, expected.map({ abs($0 - said) <= 1 }) ?? true else { return nil }
    return said
  }

  private var said: [String] {
    var said: [String] = []
    for text in texts + lines.map(\.text)
    where text.count <= 40 && Self.words.contains(where: text.contains) && !said.contains(text) {
      // A line that only joins what was said already says no more.
      if !said.contains(where: text.contains) { said.append(text) }
    }
    return Array(said.prefix(3))
  }

  private static let words = [
    "遅れ", "遅延", "予定通り", "予定どおり", "定刻通り", "定刻どおり", "定時運行", "まもなく", "発車前", "通過", "運休",
    "つ前", "停留所前",
  ]

  /// The runs of text of the part, each by itself.
  private var texts: [String] { ApproachTexts.texts(of: range, in: tree) }

  /// What stands behind a label, in its line or in the one after it.
  private func labelled(_ labels: Set<String>) -> String? {
    let texts = texts
    for (place, text) in texts.enumerated() {
      let plain = text.filter { !$0.isWhitespace && $0 != ":" && $0 != "：" }
      if labels.contains(plain), place + 1 < texts.count { return texts[place + 1] }
    }
    for line in lines {
      let parts = line.text.split(maxSplits: 1) { $0 == ":" || $0 == "：" || $0.isWhitespace }
      guard parts.count == 2, labels.contains(String(parts[0])) else { continue }
      return parts[1].split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    return nil
  }

  private static func isLine(_ text: String) -> Bool {
    let name = place(text)
    return text.count <= 30
      && (name.ends(with: "線") || name.ends(with: "号系統") || name.ends(with: "系統"))
  }

  /// "駅前" of "駅前行 [市役所経由]"; nil for what names no destination.
  private static func destination(_ text: String) -> String? {
    let name = place(text)
    guard text.count <= 40 else { return nil }
    for ending in ["行き", "ゆき", "行"] where name.ends(with: ending) && name != ending {
      return String(name.dropLast(ending.count))
    }
    return nil
  }

  /// Without what stands in brackets at its end.
  private static func place(_ text: String) -> String {
    var name = text[...]
    for bracket in ["[", "（", "(", "［", "〔"] {
      if let start = name.range(of: bracket), start.lowerBound > name.startIndex {
        name = name[..<start.lowerBound]
      }
    }
    while name.last?.isWhitespace == true { name.removeLast() }
    return String(name)
  }
}

extension Substring {
  fileprivate func range(of word: String) -> Range<Index>? { firstRange(of: word) }
}

/// The runs of text of a part of a page that people see.
enum ApproachTexts {
  static func texts(of range: Range<Int>, in tree: PageTree) -> [String] {
    range.compactMap { index in
      guard index < tree.nodes.count, tree.nodes[index].tag == .text, !tree.isBlank(index) else {
        return nil
      }
      var parent = tree.parent(of: index)
      while parent > 0 {
        if tree.nodes[parent].tag.isSilent { return nil }
        parent = tree.parent(of: parent)
      }
      let text = String(decoding: tree.textBytes(index), as: UTF8.self)
      return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }
}
