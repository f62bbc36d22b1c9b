/// Texts compared byte by byte. Swift compares them by Unicode's equivalences: what is written to the
/// database and held against its checksums must be the very same, and to find two unlike takes ten times
/// as long.
extension String {
  /// Whether both have the same bytes.
  package func hasBytes(of other: String) -> Bool {
    let isSame = utf8.withContiguousStorageIfAvailable { one in
      other.utf8.withContiguousStorageIfAvailable { Self.areSame(one, $0) }
    }
    // Nil where one does not lie in one piece, which none of ours does not.
    return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
  }

  private static func areSame(
    _ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard one.count == other.count else { return false }
    for index in one.indices where one[index] != other[index] { return false }
    return true
  }
}
