import ArgumentParser
import BusCommand
import BusQuery

/// `bus doctor`.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(.doctor)

  @OptionGroup var output: JSONOption

  @OptionGroup var words: LanguageOption
  @OptionGroup var places: PlaceOptions

  func run() throws {
    let language = try words.language()
    let diagnosis = Diagnosis(of: DoctorReader(places: places, clock: Shell.now).facts())
    try Output.write(output.json ? diagnosis.json.printed : diagnosis.text(language))
    if diagnosis.exitStatus != 0 { throw ExitCode(diagnosis.exitStatus) }
  }
}
