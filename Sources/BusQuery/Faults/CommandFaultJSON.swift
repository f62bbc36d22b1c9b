public import BusJSON
import BusModel

extension CommandFault {
  /// What a command with `--json` prints instead of its answer: `{"error":{"code","message","exit",…}}`
  /// with what the fault is about; the message is English whatever the locale.
  ///
  /// - Parameter exit: the exit status.
  /// - Returns: the document.
  public func json(exit: Int32) -> JSONValue {
    let members = [
      JSONMember(key: "code", value: JSONValue(code)),
      JSONMember(key: "message", value: JSONValue(words(.en))),
      JSONMember(key: "exit", value: JSONValue(Int(exit))),
    ]
    return ["error": .object(members + (payload.objectValue ?? []))]
  }

  /// A stable word for scripts: that of the fault where it has one, "httpStatus".
  public var code: String {
    switch self {
    case .commandLine: "commandLine"
    case .typed: "typed"
    case .option: "option"
    case .name: "name"
    case .unknownRoute: "unknownRoute"
    case .settingsNotFound: "settingsNotFound"
    case .settingsNotJSON: "settingsNotJSON"
    case .settings: "settings"
    case .routeChange: "routeChange"
    case .file: "file"
    case .documentNotJSON: "documentNotJSON"
    case .document: "document"
    case .comparison: "comparison"
    case .page: "page"
    case .fetch(_, let fault): fault.message.code
    case .store: "store"
    case .locked: "locked"
    case .hook: "hook"
    case .program: "program"
    }
  }

  /// What the fault is about, for scripts that act on it.
  private var payload: JSONValue {
    switch self {
    case .unknownRoute(let fault):
      [
        "route": JSONValue(fault.name), "known": .array(fault.known.map { JSONValue($0) }),
        "meant": JSONValue(fault.suggestion),
      ]
    case .settingsNotJSON(let file, _): ["file": JSONValue(file)]
    case .settings(let file, let faults):
      [
        "file": JSONValue(file),
        "faults": .array(
          faults.map { ["at": JSONValue($0.path), "message": JSONValue($0.words(.en))] }),
      ]
    case .fetch(let subject, _), .store(let subject, _): ["subject": JSONValue(subject)]
    case .document(let path, _, _): ["at": JSONValue(path)]
    case .locked(let path, let holder):
      [
        "file": JSONValue(path), "process": JSONValue(holder?.process),
        "since": JSONValue(holder.map { "\($0.since)" }),
      ]
    case .commandLine, .typed, .option, .name, .settingsNotFound, .routeChange, .file,
      .documentNotJSON, .comparison, .page, .hook, .program:
      .object([])
    }
  }
}
