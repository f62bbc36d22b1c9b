import BusExtract
import BusFetch
import BusJSON
import BusLabels
public import BusModel
import BusNormalise

extension PageDocument {
  /// Goes up whenever the same bytes may give another result.
  public static var extractorVersion: String { String(Extract.version) }

  /// A page read by both stages.
  ///
  /// - Parameters:
  ///   - bytes: the page as served.
  ///   - hints: what routes.json knows better.
  ///   - contentType: the Content-Type header, when there was one.
  ///   - url: the page's address.
  ///   - sha256: the hash of the bytes, where the archive has just found them to have it.
  public init(
    reading bytes: [UInt8], hints: PageHints = PageHints(), contentType: String? = nil,
    url: String? = nil, sha256: String? = nil
  ) {
    var raw = Extract.page(bytes, hints: hints, contentType: contentType, url: url)
    let normalised = Normalise.timetables(of: raw)
    raw.notices += normalised.notices
    if let doubt = normalised.doubt { raw.doubt(doubt) }
    if raw.verdict == .notATimetable,
      let lie = PageLie.file(in: bytes) ?? PageLie.words(in: bytes)
        ?? contentType.flatMap(PageLie.kind)
    {
      raw.name(lie)
    }
    self.init(
      byteCount: bytes.count, sha256: sha256 ?? PageHash.sha256(bytes), url: url, raw: raw,
      timetables: normalised.timetables, dayRules: normalised.dayRules)
  }
}

extension ScheduleDocument {
  /// Reads what `bus extract --json` prints.
  ///
  /// - Throws: a fault with the path of the first value that is not as it should be.
  public init(extracted bytes: [UInt8]) throws(DocumentFault) {
    let root = try DocumentNode(bytes, kind: .extracted)
    try self.init(head: root)
    for node in try root.member("timetables").elements() {
      var timetable = try BusTimetable(node)
      for row in try node.member("departures").elements() {
        timetable.departures.append(try BusSchedule(row))
      }
      timetables.append(timetable)
    }
  }

  /// Reads what `bus normalise` prints.
  ///
  /// - Throws: a fault with the path of the first value that is not as it should be.
  public init(normalised bytes: [UInt8]) throws(DocumentFault) {
    let root = try DocumentNode(bytes, kind: .normalised)
    try self.init(head: root)
    for node in try root.member("columns").elements() { timetables.append(try BusTimetable(node)) }
    for row in try root.member("schedules").elements() {
      let column = row.member("column")
      guard let index = column.value.intValue, timetables.indices.contains(index) else {
        throw column.fault(.column(last: timetables.count - 1))
      }
      timetables[index].departures.append(try BusSchedule(row))
    }
    for index in timetables.indices {
      timetables[index].departures.sort { $0.departureTime < $1.departureTime }
    }
  }

  private init(head root: DocumentNode) throws(DocumentFault) {
    guard root.value.objectValue != nil else { throw root.fault(.kind(JSONKind.object.rawValue)) }
    let page = root.member("page")
    self.init(
      sha256: try page.member("sha256").read(.sha256) { ContentHash.isSHA256($0) ? $0 : nil },
      byteCount: try page.member("bytes").optionalNumber() ?? 0,
      url: page.value["url"]?.stringValue,
      verdict: try root.member("verdict").read(.verdict) { RawPage.Verdict(rawValue: $0) },
      timetables: [], dayRules: [])
    let rules = root.member("dayRules")
    // Documents of versions that did not read such words have none.
    if !rules.value.isNull { dayRules = try rules.elements().map(PageDayRule.init) }
  }
}

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
