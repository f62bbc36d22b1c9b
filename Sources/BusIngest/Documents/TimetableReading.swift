import BusLabels
import BusModel

extension BusTimetable {
  /// A column from the fields it has in a document; `departures` come separately.
  init(_ node: DocumentNode) throws(DocumentFault) {
    self.init(
      stop: try node.member("stop").optionalText(),
      routeName: try node.member("routeName").optionalText(),
      destination: try node.member("destination").optionalText(),
      platform: try node.member("platform").optionalText(),
      label: try node.member("label").optionalText(),
      service: try node.member("service").readOptional(.service) {
        ServiceKind(rawValue: $0)
      },
      pattern: try node.pattern(),
      validFrom: try node.member("validFrom").readOptional(.date) {
        CivilDate($0)
      },
      at: try node.member("at").text(), sources: try node.sources())
  }
}

extension BusSchedule {
  /// A departure from its fields in a document.
  init(_ node: DocumentNode) throws(DocumentFault) {
    self.init(
      departureTime: try node.member("departureTime").read(.time) {
        ServiceTime($0)
      },
      routeName: try node.member("routeName").optionalText(),
      destination: try node.member("destination").optionalText(),
      platform: try node.member("platform").optionalText(), marks: try node.marks(),
      pattern: try node.pattern(), trip: try node.member("trip").optionalText(),
      stopPosition: try node.member("stopPosition").optionalNumber(),
      at: try node.member("at").text())
  }
}

extension DocumentNode {
  fileprivate func sources() throws(DocumentFault) -> NameSources {
    let places = member("sources")
    return NameSources(
      stop: try places.member("stop").optionalText(),
      routeName: try places.member("routeName").optionalText(),
      destination: try places.member("destination").optionalText(),
      platform: try places.member("platform").optionalText())
  }

  fileprivate func pattern() throws(DocumentFault) -> ServicePattern? {
    try member("pattern").readOptional(.pattern) {
      ServicePattern.read($0).pattern
    }
  }

  fileprivate func marks() throws(DocumentFault) -> [Mark] {
    var marks: [Mark] = []
    for mark in try member("marks").elements() {
      marks.append(
        Mark(
          mark: try mark.member("mark").text(), text: try mark.member("text").optionalText()))
    }
    return marks
  }
}

extension PageDayRule {
  /// What a page says of dates, from its fields in a document.
  init(_ node: DocumentNode) throws(DocumentFault) {
    let days = try node.member("on").read(.pattern) { text in
      ServicePattern.read(text).pattern?.daysAlone
    }
    self.init(
      when: days, runs: try node.member("runs").optionalText().map { ServiceDayKind($0) },
      because: try node.member("because").text())
  }
}
