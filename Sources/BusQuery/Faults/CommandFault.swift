public import BusJSON
public import BusModel

/// Why a command ends without its answer, whatever part of the program it comes from.
public enum CommandFault: Hashable, Sendable {
  /// The command line as a whole.
  case commandLine(CommandLineFault)
  /// One thing on it that is not what is expected there.
  case typed(TypedFault)
  /// Options that contradict one another, or say what cannot be meant.
  case option(OptionFault)
  /// A name on it, or one that is missing there.
  case name(NameFault)
  /// A route that routes.json does not have.
  case unknownRoute(UnknownRoute)
  /// There is no routes.json.
  case settingsNotFound(SettingsNotFound)
  /// A routes.json that is no JSON.
  case settingsNotJSON(file: String, JSONFault)
  /// What is wrong in routes.json.
  case settings(file: String, [SettingsFault])
  /// A change to routes.json that is not made.
  case routeChange(RouteChangeFault)
  /// A file that a person named.
  case file(FileFault)
  /// A text between two commands that is no JSON.
  case documentNotJSON(JSONFault, DocumentKind)
  /// A value of such a document, by its path.
  case document(path: String, expected: DocumentExpectation, found: DocumentFound)
  /// Two states that cannot be compared.
  case comparison(ComparisonFault)
  /// A page that cannot be compared or loaded.
  case page(PageFault)
  /// A page or file that cannot be had.
  case fetch(subject: String, FetchFault)
  /// What a database, or a version in it, would not do.
  case store(subject: String, StoreFault)
  /// Another ingest is at work; the lock file, and who holds it as far as that is known.
  case locked(path: String, LockHolder?)
  /// The command that is to be told of a run.
  case hook(HookFault)
  /// The program itself.
  case program(ProgramFault)

  /// The same where those who asked could not be told what a run brought.
  public func wordsWhileNotifying(_ language: Language) -> String {
    language("notify: ", "通知: ") + words(language)
  }

  /// What was expected, what was found, and what to do.
  public func words(_ language: Language) -> String {
    switch self {
    case .commandLine(let fault): fault.words(language)
    case .typed(let fault): fault.words(language)
    case .option(let fault): fault.words(language)
    case .name(let fault): fault.words(language)
    case .unknownRoute(let fault): fault.words(language)
    case .settingsNotFound(let fault): fault.words(language)
    case .settingsNotJSON(let file, let fault): fault.words(in: file, language)
    case .settings(let file, let faults): faults.words(in: file, language)
    case .routeChange(let fault): fault.words(language)
    case .file(let fault): fault.words(language)
    case .documentNotJSON(let fault, let kind): kind.words(fault, language)
    case .document(let path, let expected, let found):
      expected.words(at: path, found: found, language)
    case .comparison(let fault): fault.words(language)
    case .page(let fault): fault.words(language)
    case .fetch(let subject, let fault): "\(subject): \(fault.words(language))"
    case .store(let subject, let fault): fault.words(about: subject, language)
    case .locked(let path, let holder): holder.words(path: path, language)
    case .hook(let fault): fault.words(language)
    case .program(let fault): fault.words(language)
    }
  }
}
