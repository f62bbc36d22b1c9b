import BusModel

/// Where a request goes: whose turn it takes, and to which addresses its connection is bound.
struct HostPlace: Sendable {
  /// What turns and pauses are counted by: the address once it is known, so that names that share it
  /// share its turn; the name behind a proxy.
  let turn: String
  /// `CURLOPT_RESOLVE`: "host:port:address,address"; nil where libcurl needs none.
  let pin: String?
}

extension Resolver {
  /// Finds out where a request goes.
  ///
  /// - Parameters:
  ///   - hop: the address, and whether it may be a private one.
  ///   - proxy: the proxy in between, which does the looking up.
  ///   - subject: what an error is about.
  /// - Returns: the place.
  /// - Throws: `.unreachable`, `.privateAddress` or `.cancelled`.
  func place(
    of hop: PageHop, proxy: String?, subject: String
  ) async throws(FetchError) -> HostPlace {
    let address = hop.address
    if let literal = address.literal {
      // Of version 4 there is one spelling.
      let isOfFour = literal.bytes.count == 4
      return HostPlace(turn: isOfFour ? address.host : literal.description, pin: nil)
    }
    // A name that is not ASCII is put into its other form by libcurl, which looks it up then.
    guard proxy == nil, address.host.utf8.allSatisfy({ $0 < 0x80 }) else {
      return HostPlace(turn: address.host, pin: nil)
    }
    guard let answer = await addresses(of: address.host) else { throw .cancelled(subject) }
    let found = try addresses(answer, subject)
    let usable = found.filter { $0.isPublic || hop.mayBePrivate }
    guard let first = usable.first else {
      let text = found.first.map { "\($0)" } ?? "?"
      throw FetchError(subject, .privateAddress(host: address.host, address: text))
    }
    // A name with several addresses gives them in another order each time.
    let turn = usable.filter { $0.bytes.count == first.bytes.count }.map { "\($0)" }.min()
    let list = usable.map { $0.bytes.count == 4 ? "\($0)" : "[\($0)]" }.joined(separator: ",")
    return HostPlace(turn: turn ?? "\(first)", pin: "\(address.host):\(address.port):\(list)")
  }

  private func addresses(
    _ answer: Answer, _ subject: String
  ) throws(FetchError) -> [NetworkAddress] {
    switch answer {
    case .success(let found): return found
    case .failure(.unknown(let said)): throw FetchError(subject, .unknownHost(said: said))
    case .failure(.temporary(let said)): throw FetchError(subject, .unreachable(said: said))
    }
  }
}
