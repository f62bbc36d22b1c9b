import BusModel

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
      for index in filled.timetables.indices { filled.timetables[index].platform = platform.value }
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
