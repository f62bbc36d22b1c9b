import Synchronization

/// The rules that the plain pages of this process have asked libxml2 for so far.
enum PlainRules {
  private static let shared = Mutex(ElementRules())

  /// The rules as they are now.
  static var current: ElementRules { shared.withLock { $0 } }

  /// Takes in what a page has asked. Of two pages at one time one may be forgotten; it is asked again.
  static func learn(_ rules: ElementRules) {
    guard rules.hasLearnt else { return }
    shared.withLock { $0 = rules.known }
  }
}
