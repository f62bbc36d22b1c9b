/// What keeps a program from doing its work, whatever was typed.
public enum ProgramFault: Hashable, Sendable {
  /// `bus board` without a terminal.
  case noTerminal
  /// A terminal that does not answer, and why.
  case silentTerminal(String)
  /// Standard output cannot be written to, and why.
  case outputGone(String)
  /// `bus-ingest` is not in the folder where it should be.
  case ingestMissing(folder: String)
  /// `bus-ingest` does not start, and why.
  case ingestNotStarted(String, why: String)
  /// The system does not say where the program is, and why.
  case noOwnFolder(String)
  /// Something that nobody thought of.
  case unexpected(String)

  /// What is wrong, and what to do.
  public func words(_ language: Language) -> String {
    let isDone = language(
      "this command is done by bus-ingest, which cannot be started: ",
      "このコマンドは bus-ingest が行いますが、起動できません: ")
    return switch self {
    case .noTerminal:
      language(
        "bus board needs a terminal; for a pipe there is: bus next --watch",
        "bus board は端末でだけ使えます。パイプには bus next --watch を使ってください")
    case .silentTerminal(let why):
      language("the terminal does not answer: \(why)", "端末が応答しません: \(why)")
    case .outputGone(let why):
      language("standard output cannot be written to: \(why)", "標準出力に書き込めません: \(why)")
    case .ingestMissing(let folder):
      isDone
        + language(
          "expected it beside bus, in \(folder); run scripts/build, or install both programs "
            + "together",
          "bus と同じフォルダー \(folder) にありません。scripts/build を実行するか、"
            + "二つのプログラムを一緒に置いてください")
    case .ingestNotStarted(let path, let why): isDone + "\(why): \(path)"
    case .noOwnFolder(let why):
      language(
        "expected /proc/self/exe to say where this program is: \(why)",
        "/proc/self/exe からこのプログラムの場所が分かりません: \(why)")
    case .unexpected(let what):
      language(
        "unexpected: \(what); please report this", "想定外の問題です: \(what)。不具合として報告してください")
    }
  }
}
