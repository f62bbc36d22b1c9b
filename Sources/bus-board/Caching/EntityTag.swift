import BusBoard
import BusCommand
import BusModel
import BusQuery
import BusSettings
import BusSources
import Glibc
import HTTPTypes

/// What answers rest on, told without reading any of it: two looks with the same marks give the same
/// answers. Files are looked at instead of PRAGMA data_version, which counts for one connection alone and
/// says nothing of a database that was put in the place of another.
struct SourceMarks: Hashable, Sendable {
  /// The settings' bytes.
  let config: String
  /// The database and its log: when they changed, how long they are and which files they are.
  let database: String

  /// The marks as they are now.
  init(_ sources: AnswerSources) {
    config = Self.settings(sources) ?? "none"
    // Without a place for a database there is none.
    let path = (try? DatabaseOption.path(named: sources.database)) ?? ""
    let marks = ["", "-wal"].map { Self.mark(of: path + $0) }.joined(separator: ",")
    database = String(ContentHash.sha256(Array(marks.utf8)).prefix(12))
  }

  /// The tag of routes.json, for changes that count on what stands there.
  static func settings(_ sources: AnswerSources) -> String? {
    // What keeps it from being read is told by the answer itself.
    guard let path = try? Shell.locations.config(flag: sources.config),
      let bytes = try? InputFile.read(path)
    else { return nil }
    return tag(of: bytes)
  }

  static func tag(of bytes: [UInt8]) -> String { String(ContentHash.sha256(bytes).prefix(16)) }

  private static func mark(of path: String) -> String {
    var status = stat()
    // Who reads lays an empty log beside the database and takes it away again.
    guard stat(path, &status) == 0, status.st_size > 0 else { return "-" }
    let time = status.st_mtim
    return "\(time.tv_sec).\(time.tv_nsec).\(status.st_size).\(status.st_ino)"
  }
}

/// Strong entity tags and the questions that name them.
enum EntityTag {
  /// The tag of a page, or of a day's data.
  static func of(
    _ marks: SourceMarks, _ question: Question, _ pace: BoardDocument.Pace,
    heard words: [ApproachWord] = []
  ) -> String? {
    let now = question.now
    let time: String
    switch pace {
    case .none: return nil
    // What a company said is shown with its age in seconds.
    case .minute where !words.isEmpty: time = "s\(now.secondsSince1970)"
    case .minute: time = "\(now.date)T\(now.clock)"
    // Which hour it is stands out on a day's sheet, and data may grow old in the course of a day.
    case .day: time = "\(now.date)T\(now.minuteOfDay / 60)"
    }
    let may = question.device == nil ? "" : ".p"
    return
      "\"\(marks.database).\(marks.config).\(time).\(question.language.rawValue)\(may).\(Asset.build)\""
  }

  /// Whether the client has it already.
  static func isKnown(_ tag: String, to question: Question) -> Bool {
    guard let list = question.headers[.ifNoneMatch] else { return false }
    return list.split(separator: ",").contains { entry in
      let text = entry.drop { $0 == " " }.replacing("W/", with: "").replacing(".gz\"", with: "\"")
      return text == tag || text == "*"
    }
  }

  /// The answer, or 304 without making it when the client has it.
  static func answered(
    _ tag: String?, _ question: Question, by make: () throws -> Answer
  ) throws -> Answer {
    guard let tag else { return try make().with(.cacheControl, "no-store") }
    let isKnown = isKnown(tag, to: question)
    let answer = isKnown ? Answer(304) : try make()
    guard answer.status == 200 || isKnown else { return answer.with(.cacheControl, "no-store") }
    return answer.with(.eTag, tag).with(.cacheControl, "no-cache")
      .with(.vary, question.isOfAPI ? nil : "Accept-Language, Cookie, Accept-Encoding")
  }
}
