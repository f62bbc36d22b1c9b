internal import BusModel

/// Stable words for scripts, beside the sentences of findings.
extension Finding {
  /// What was found: "sound", "quarantined", "settingsNotFound".
  var code: String {
    switch self {
    case .settings(let finding): finding.code
    case .programs(let finding): finding.code
    case .database(let finding): finding.code
    case .archive(let finding): finding.code
    case .run(let finding): finding.code
    case .route(let finding): finding.health.code
    case .routes(let group): group.findings[0].health.code
    case .holidays(let finding): finding.code
    }
  }

  /// What the last run said of the route, or of the first of many; nil where that is not told.
  var reasonCode: String? {
    switch self {
    case .route(let finding): finding.health.reason?.code
    case .routes(let group): group.findings[0].health.reason?.code
    case .settings, .programs, .database, .archive, .run, .holidays: nil
    }
  }
}

extension SettingsFinding {
  fileprivate var code: String {
    switch self {
    case .sound: "sound"
    case .withoutRoutes: "withoutRoutes"
    case .unreadable(let trouble): trouble.fault.code
    }
  }
}

extension ProgramFinding {
  fileprivate var code: String {
    switch self {
    case .present: "present"
    case .missing: "missing"
    case .other: "otherVersion"
    }
  }
}

extension DatabaseFinding {
  fileprivate var code: String {
    switch self {
    case .sound: "sound"
    case .broken: "broken"
    case .altered: "altered"
    case .unreadable(_, let trouble): trouble.fault.code
    }
  }
}

extension ArchiveFinding {
  fileprivate var code: String {
    switch self {
    case .absent: "absent"
    case .damaged: "damaged"
    case .unexamined: "unexamined"
    case .sound: "sound"
    }
  }
}

extension RunFinding {
  fileprivate var code: String {
    switch self {
    case .atWork: "atWork"
    case .stuck: "stuck"
    case .broken: "interrupted"
    case .future: "future"
    case .ended(let run): run.outcome?.rawValue ?? "interrupted"
    }
  }
}

extension RouteHealth {
  fileprivate var code: String {
    switch self {
    case .waiting: "quarantined"
    case .unpublished: "unpublished"
    case .refused: "refused"
    case .failed: "failed"
    case .old: "old"
    case .future: "future"
    case .heldBack: "heldBack"
    case .sound: "sound"
    }
  }

  fileprivate var reason: RouteMessage? {
    switch self {
    case .waiting(_, let reason, _): reason
    case .unpublished(let said), .refused(let said), .failed(_, let said): said
    case .heldBack(let said, _): said
    case .old, .future, .sound: nil
    }
  }
}

extension HolidayFinding {
  fileprivate var code: String {
    switch self {
    case .byLaw: "byLaw"
    case .neverTakenIn: "neverTakenIn"
    case .endsSoon: "endsSoon"
    case .differs: "differs"
    case .sound: "sound"
    }
  }
}
