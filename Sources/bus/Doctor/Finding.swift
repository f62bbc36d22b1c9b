import BusCommand
import BusJSON
import BusModel
import BusQuery

/// One thing that `bus doctor` looked at.
struct Finding {
  /// What was looked at, for scripts: "settings", "database", "route", …
  let check: String
  /// How it is.
  let state: State
  /// Which one: a path, a route's name.
  let subject: String
  /// What was found.
  let message: String
  /// What to do; nil when there is nothing to do.
  let advice: String?
  /// The exit status it means when it is a fault.
  let exitStatus: Int32

  enum State: String {
    case ok, warning, fault
  }

  static func ok(_ check: String, _ subject: String, _ message: String) -> Finding {
    Finding(
      check: check, state: .ok, subject: subject, message: message, advice: nil, exitStatus: 0)
  }

  static func warning(
    _ check: String, _ subject: String, _ message: String, advice: String
  ) -> Finding {
    Finding(
      check: check, state: .warning, subject: subject, message: message, advice: advice,
      exitStatus: 0)
  }

  static func fault(
    _ check: String, _ subject: String, _ message: String, advice: String?,
    exitStatus: Int32 = ExitStatus.refused.rawValue
  ) -> Finding {
    Finding(
      check: check, state: .fault, subject: subject, message: message, advice: advice,
      exitStatus: exitStatus)
  }

  /// One line each, what to do below it, and a last line that sums up.
  static func text(_ findings: [Finding], _ language: Language) -> String {
    let rows = findings.map { [$0.state.sign(language), TerminalText.clean($0.subject)] }
    var lines: [String] = []
    for (line, finding) in zip(TextTable.lines(rows), findings) {
      // A message of several lines (the faults of routes.json) keeps them, set in.
      let message = language.told(finding.message).split(separator: "\n").map {
        TerminalText.clean(String($0))
      }
      lines.append(line + ": " + (message.first ?? ""))
      lines += message.dropFirst().map { "        " + $0 }
      if let advice = finding.advice { lines.append("        → " + TerminalText.clean(advice)) }
    }
    return (lines + ["", summary(findings, language)]).map { $0 + "\n" }.joined()
  }

  private static func summary(_ findings: [Finding], _ language: Language) -> String {
    let faults = findings.count { $0.state == .fault }
    let warnings = findings.count { $0.state == .warning }
    guard faults + warnings > 0 else { return language == .ja ? "問題はありません" : "all is well" }
    return language == .ja
      ? "問題\(faults)件、注意\(warnings)件" : "faults: \(faults), worth a look: \(warnings)"
  }

  static func json(_ findings: [Finding]) -> JSONValue {
    [
      "healthy": .bool(!findings.contains { $0.state == .fault }),
      "findings": .array(
        findings.map { finding in
          [
            "check": .string(finding.check), "state": .string(finding.state.rawValue),
            "subject": .string(finding.subject), "message": .string(finding.message),
            "advice": JSONValue(finding.advice),
          ]
        }),
    ]
  }
}

extension Finding.State {
  fileprivate func sign(_ language: Language) -> String {
    switch self {
    case .ok: language == .ja ? "正常" : "ok   "
    case .warning: language == .ja ? "注意" : "look "
    case .fault: language == .ja ? "問題" : "WRONG"
    }
  }
}
