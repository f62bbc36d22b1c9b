/// One thing that speaks for or against a table of times being a timetable.
public struct Sign: Hashable, Sendable {
  /// What kind of thing it is.
  public enum Kind: String, Hashable, Sendable {
    /// Words of timetables in the table's own heads: のりば, 行き, 発.
    case words
    /// Words of timetables around it.
    case wordsAround
    /// Its columns name days, or what stands around it does.
    case days
    /// Hours with several minutes each.
    case minutesByHour
    /// Its rows say where the buses go, from where or by which line.
    case names
    /// Words of programmes, classes, opening hours in its own heads: 内容, 時限, 診療.
    case foreignWords
    /// Such words around it.
    case foreignWordsAround
    /// Times with seconds.
    case seconds
    /// Another free text beside each time.
    case sentences
    /// Hours past 30.
    case lateHours
    /// Times of the first two hours of a day alone: how long a ride takes.
    case lengths
    /// The times are choices of a form.
    case formFields
    /// A date with its year in each row.
    case datedRows
    /// A few times with neither a stop nor a direction nor a day.
    case bareList
  }

  /// What it is.
  public let kind: Kind
  /// How much it speaks for a timetable, or, below zero, against.
  public let weight: Int
  /// The words it was found in; empty where it is none of words.
  public let words: String

  /// A sign.
  public init(kind: Kind, weight: Int, words: String) {
    self.kind = kind
    self.weight = weight
    self.words = words
  }
}
