public import BusJSON
internal import BusModel

/// The answer of `bus doctor`: what is wrong, and what to do.
public struct Diagnosis: Hashable, Sendable {
  /// What was found, in the order it was looked at.
  public let findings: [Finding]

  /// Judges what was looked at.
  public init(of facts: DoctorFacts) {
    var findings: [Finding] = [
      .settings(SettingsFinding(facts.settings)),
      .programs(facts.program),
    ]
    switch facts.database {
    case .failed(let trouble): findings.append(.database(.unreadable("bus.sqlite", trouble)))
    case .read(let database): findings += Self.findings(in: database, clock: facts.clock)
    }
    self.findings = findings
  }

  private static func findings(
    in database: DoctorFacts.Database, clock: Moment
  ) -> [Finding] {
    var findings: [Finding] = [
      .database(DatabaseFinding(database)), .archive(ArchiveFinding(database.archive)),
    ]
    findings +=
      database.lastRun.map { [.run(RunFinding($0, database.atWork, clock: clock))] } ?? []
    findings += RouteGroup.findings(
      of: database.routes.map {
        RouteFinding(route: $0.name, RouteHealth($0, clock: clock))
      })
    findings +=
      database.holidays.map { [.holidays(HolidayFinding($0, today: clock.date))] } ?? []
    findings +=
      database.trouble.map { [.database(.unreadable(database.path, $0))] } ?? []
    return findings
  }

  /// The contract's exit status: that of the first fault, else 0.
  public var exitStatus: Int32 { findings.first { $0.state == .fault }?.exitStatus ?? 0 }

  /// One line each, what to do below it, and a last line that sums up.
  public func text(_ language: Language) -> String {
    let remarks = findings.map { $0.remark(language) }
    let rows = remarks.map { [$0.state.sign(language), TerminalText.clean($0.subject)] }
    var lines: [String] = []
    for (line, remark) in zip(TextTable.lines(rows), remarks) {
      // A message of several lines (the faults of routes.json) keeps them, set in.
      let message = remark.message.split(separator: "\n").map { TerminalText.clean(String($0)) }
      let head = remark.isNamed ? remark.state.sign(language) + "  " : line + ": "
      lines.append(head + (message.first ?? ""))
      lines += message.dropFirst().map { "        " + $0 }
      if let advice = remark.advice { lines.append("        → " + TerminalText.clean(advice)) }
    }
    return (lines + ["", summary(language)]).map { $0 + "\n" }.joined()
  }

  /// What was found in words, in the order it was looked at.
  public func remarks(_ language: Language) -> [Finding.Remark] {
    findings.map { $0.remark(language) }
  }

  private func summary(_ language: Language) -> String {
    let faults = findings.count { $0.state == .fault }
    let warnings = findings.count { $0.state == .warning }
    guard faults + warnings > 0 else { return language("all is well", "問題はありません") }
    return language("faults: \(faults), worth a look: \(warnings)", "問題\(faults)件、注意\(warnings)件")
  }

  /// The same for scripts, in English whatever the locale.
  public var json: JSONValue {
    [
      "healthy": .bool(!findings.contains { $0.state == .fault }),
      "findings": .array(
        findings.map { finding in
          let remark = finding.remark(.en)
          let value: JSONValue = [
            "check": .string(finding.check), "state": .string(remark.state.rawValue),
            "subject": .string(remark.subject), "message": .string(remark.message),
            "messageCode": .string(finding.code), "reasonCode": JSONValue(finding.reasonCode),
            "advice": JSONValue(remark.advice),
          ]
          guard case .routes(let group) = finding else { return value }
          return value.setting("routes", to: .array(group.names.map { .string($0) }))
        }),
    ]
  }
}

extension Finding.State {
  fileprivate func sign(_ language: Language) -> String {
    switch (self, language) {
    case (.ok, .en): "ok   "
    case (.ok, .ja): "正常"
    case (.warning, .en): "look "
    case (.warning, .ja): "注意"
    case (.fault, .en): "WRONG"
    case (.fault, .ja): "問題"
    }
  }
}
