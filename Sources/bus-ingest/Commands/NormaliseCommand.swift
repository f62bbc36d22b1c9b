import ArgumentParser
import BusCommand
import BusIngest
import BusJSON
import BusModel
import BusQuery

/// `bus normalise`: from what a page says to rows.
struct NormaliseCommand: IngestingCommand {
  @OptionGroup var arguments: NormaliseArguments

  func work() async throws -> Int32 {
    _ = try arguments.language.language()
    let document = try ScheduleDocument(extracted: InputFile.read("-"))
    try Output.write(document.json.text(pretty: true) + "\n")
    return document.verdict == .timetable ? 0 : 65
  }
}
