import BusModel

/// The hidden fields of a page's forms: what the page itself was asked for.
enum HiddenFields {
  /// Their names and values.
  static func all(in tree: PageTree) -> [(name: String, value: String)] {
    tree.elements(tagged: .input).compactMap { node in
      guard
        tree.attributeBytes("type", of: node)?.elementsEqual("hidden".utf8) == true,
        let name = tree.attribute("name", of: node), let value = tree.attribute("value", of: node)
      else { return nil }
      return (name, value)
    }
  }
}

/// Fills what a page leaves unsaid with what its address says, and notes that it did.
enum AddressContext {
  /// The page with days and platform of its address, where it names neither itself.
  static func filled(_ page: RawPage, from facts: AddressFacts) -> RawPage {
    var filled = page
    if let label = facts.label, lacksDays(page) {
      for index in filled.timetables.indices { filled.timetables[index].label = label.value }
      filled.notices.append(notice(.days, label))
    }
    if let platform = facts.platform, lacksPlatform(page) {
      for index in filled.timetables.indices {
        filled.timetables[index].platform = platform.value
        filled.timetables[index].sources.platform = "address"
      }
      filled.notices.append(notice(.platform, platform))
    }
    return filled
  }

  /// No column names days, and no two columns of a stop could mean different ones.
  private static func lacksDays(_ page: RawPage) -> Bool {
    Set(page.timetables.map(\.stop)).count == page.timetables.count
      && page.timetables.allSatisfy { table in
        table.label == nil && table.departures.allSatisfy { $0.days == nil }
      }
  }

  private static func lacksPlatform(_ page: RawPage) -> Bool {
    Set(page.timetables.map(\.stop)).count == 1
      && page.timetables.allSatisfy { table in
        table.platform == nil && table.departures.allSatisfy { $0.platform == nil }
      }
  }

  private static func notice(
    _ what: Notice.AddressFact, _ fact: AddressFacts.Fact
  ) -> Notice {
    Notice(.fromAddress(what, value: fact.value, parameter: fact.parameter))
  }
}
