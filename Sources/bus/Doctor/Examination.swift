import BusCommand
import BusModel
import BusQuery
import BusSettings
import BusStore
import Glibc

/// Looks at everything that answers rest on; one thing that is wrong does not keep it from looking
/// at the others.
struct Examination {
  let places: PlaceOptions
  let clock: Moment
  let language: Language

  func findings() -> [Finding] {
    let (settings, ofSettings) = examineSettings()
    let (store, ofStore) = examineStore()
    var findings = [ofSettings, examinePrograms()] + ofStore
    guard let store else { return findings }
    do {
      if let run = try store.runs(limit: 1).first { findings.append(examine(run)) }
      for route in settings?.routes ?? [] {
        findings.append(try RouteExamination(route, in: store, self).finding())
      }
      findings.append(try HolidayExamination(settings, in: store, self).finding())
    } catch {
      findings.append(fault("database", store.path, error))
    }
    return findings
  }

  /// The sentence in the language of the answer.
  func say(_ english: String, _ japanese: String) -> String {
    language == .ja ? japanese : english
  }

  private func examineSettings() -> (RoutesFile?, Finding) {
    do {
      let path = try places.settingsOption.path()
      let settings = try RoutesFile.read(InputFile.read(path), file: path)
      let (routes, operators) = (settings.routes.count, settings.operators.count)
      guard routes > 0 else {
        return (
          settings,
          .warning(
            "settings", path, say("valid, but without routes", "正しい形式ですが路線がありません"),
            advice: say("write a route into it; see README.md", "路線を書き加えてください(README.md 参照)"))
        )
      }
      return (
        settings,
        .ok(
          "settings", path,
          say(
            "valid; routes: \(routes), operators: \(operators)",
            "正しい設定です(路線\(routes)、バス会社\(operators))"))
      )
    } catch {
      return (nil, fault("settings", "routes.json", error))
    }
  }

  private func examinePrograms() -> Finding {
    let program = (try? Programs.ingestPath()) ?? "bus-ingest"
    guard access(program, X_OK) == 0 else {
      return .fault(
        "programs", program, say("not there", "ありません"),
        advice: say(
          "run scripts/build, or install both programs together",
          "scripts/build を実行するか、二つのプログラムを一緒に置いてください"),
        exitStatus: ExitStatus.unavailable.rawValue)
    }
    return .ok("programs", program, say("there", "あります"))
  }

  private func examineStore() -> (TimetableStore?, [Finding]) {
    do {
      let path = try places.databasePath()
      let store = try TimetableStore.open(path: path, .readOnly)
      return (store, [try StoreExamination(store, self).finding()] + [try archive(of: store)])
    } catch {
      return (nil, [fault("database", "bus.sqlite", error)])
    }
  }

  private func archive(of store: TimetableStore) throws -> Finding {
    try ArchiveExamination(Locations.archive(besideDatabase: store.path), store, self).finding()
  }

  private func examine(_ run: RunSummary) -> Finding {
    let when = "\(run.startedAt.date) \(run.startedAt.clock)"
    let subject = say("last run", "最後の実行")
    guard let outcome = run.outcome, let ending = run.ending(language) else {
      // A night's work takes minutes; one that began hours ago was killed.
      let isOld = clock.minutes(since: run.startedAt) > 6 * 60
      return isOld
        ? .warning(
          "run", subject, say("\(when), never finished", "\(when)、終わっていません"),
          advice: say("run bus ingest again; it goes on where it was", "bus ingest をもう一度実行してください"))
        : .ok("run", subject, say("\(when), at work", "\(when)、実行中です"))
    }
    let told = "\(when), " + ending
    switch outcome {
    case .published, .unchanged: return .ok("run", subject, told)
    case .partial, .failed:
      return .warning(
        "run", subject, told, advice: say("see bus history", "bus history を見てください"))
    }
  }

  private func fault(_ check: String, _ subject: String, _ error: any Error) -> Finding {
    guard let failure = Failure(error) else {
      return .fault(check, subject, "\(error)", advice: nil, exitStatus: 70)
    }
    // The message says itself what to do.
    return .fault(
      check, subject, failure.message, advice: nil, exitStatus: failure.exitStatus.rawValue)
  }
}
