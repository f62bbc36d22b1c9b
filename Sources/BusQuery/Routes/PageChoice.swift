public import BusModel

/// What a person is asked of a page on which several stops or ways stand, before its route is saved.
public struct PageChoice: Hashable, Sendable {
  private let subject: Subject
  private let names: [String]
  private let url: String

  /// What there are several of.
  public enum Subject: Hashable, Sendable, CaseIterable {
    /// Stops.
    case stop
    /// Destinations, where a page has a timetable for each.
    case destination
  }

  /// What a line that was typed means.
  public enum Answer: Hashable, Sendable {
    /// All of them, as without a question.
    case all
    /// One of them.
    case one(String)
  }

  /// The question that a page raises; nil when it names one of its kind or none.
  public init?(_ subject: Subject, of page: TriedPage) {
    var names: [String] = []
    for timetable in page.page?.timetables ?? [] where !timetable.departures.isEmpty {
      let name = subject == .stop ? timetable.stop : timetable.destination
      if let name, !names.contains(name) { names.append(name) }
    }
    guard names.count > 1 else { return nil }
    self.subject = subject
    self.names = names
    url = page.url
  }

  /// The question, a line for each that may be chosen, and how to answer.
  public func words(_ language: Language) -> String {
    let width = "\(names.count)".count
    let rows = names.enumerated().map { index, name in
      let number = "\(index + 1)"
      return String(repeating: " ", count: 2 + width - number.count) + "\(number)  \(name)"
    }
    let how = language("number or name, Enter for all: ", "番号か名前(すべてなら Enter): ")
    return ([question(language)] + rows + [how]).joined(separator: "\n")
  }

  private func question(_ language: Language) -> String {
    switch subject {
    case .stop:
      language(
        "\(url) has \(names.count) stops; which is yours?",
        "\(url) には停留所が\(names.count)つあります。どれを使いますか?")
    case .destination:
      language(
        "\(url) has buses to \(names.count) destinations; which do you take?",
        "\(url) には行き先が\(names.count)つあります。どれに乗りますか?")
    }
  }

  /// What a line that was typed means: a number of the list, a name or a part of one; nil when it is
  /// none of them.
  public func answer(_ line: String) -> Answer? {
    let typed = FoldedName(line)
    guard !typed.isEmpty else { return .all }
    if let number = Int(FoldedName.folded(line)) {
      return names.indices.contains(number - 1) ? .one(names[number - 1]) : nil
    }
    if let name = named(line, in: names, by: { $0 }) { return .one(name) }
    let alike = names.filter { FoldedName($0).contains(typed) }
    return alike.count == 1 ? .one(alike[0]) : nil
  }

  /// The hints by which the page is read for the one that was chosen.
  public func hints(_ hints: PageHints, choosing name: String) -> PageHints {
    var hints = hints
    switch subject {
    case .stop: hints.stop = name
    case .destination: hints.only["destination"] = name
    }
    return hints
  }
}
