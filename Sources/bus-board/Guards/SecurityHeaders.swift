import HTTPTypes

/// What every answer carries, whatever it is.
enum SecurityHeaders {
  static let all: HTTPFields = [
    .contentSecurityPolicy: """
    default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
    manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; \
    frame-ancestors 'none'; require-trusted-types-for 'script'
    """,
    .xContentTypeOptions: "nosniff",
    // Never no-referrer: it turns the Origin of a form into null.
    .referrer: "same-origin",
    .permissions: """
    geolocation=(self), camera=(), microphone=(), payment=(), usb=(), midi=(), \
    display-capture=()
    """,
    .openerPolicy: "same-origin",
  ]
}
