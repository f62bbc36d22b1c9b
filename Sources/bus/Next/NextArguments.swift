/// The words after `bus next`, read without the argument parser, which takes longer than the whole
/// answer does.
///
/// Plain options are all that it knows. What is spelled otherwise, asks for help or is wrong goes to
/// ``NextCommand``, whose declarations are the truth.
enum NextArguments {
  /// The request; nil when the argument parser has to look at it.
  static func read(_ arguments: some Sequence<String>) -> NextRequest? {
    var request = NextRequest()
    var iterator = arguments.makeIterator()
    while let word = iterator.next() {
      if request.raise(word) { continue }
      guard let value = iterator.next(), !value.hasPrefix("-"), request.set(word, to: value) else {
        return nil
      }
    }
    return request
  }
}

extension NextRequest {
  /// Takes a flag; false when it is none.
  fileprivate mutating func raise(_ flag: String) -> Bool {
    switch flag {
    case "--json": json = true
    case "--all-directions": allDirections = true
    case "--watch": watch = true
    default: return false
    }
    return true
  }

  /// Takes an option's value; false when there is no such option.
  fileprivate mutating func set(_ option: String, to value: String) -> Bool {
    switch option {
    case "--route": route = value
    case "--direction": direction = value
    case "--count": count = value
    case "--at": at = value
    case "--as-of": asOf = value
    case "--walk": walk = value
    case "--until": until = value
    case "--destination": destination = value
    case "--platform": platform = value
    case "--lang": lang = value
    case "--config": places.config = value
    case "--database": places.database = value
    default: return false
    }
    return true
  }
}
