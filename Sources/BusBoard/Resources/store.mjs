// Keeps the board for when there is no network: the pages of the next seven days, by the worker.

const day = 86_400
const pages = new Set(["/"])
for (const link of document.querySelectorAll('a[href^="/r/"]')) {
  const name = new URL(link.href).pathname.split("/")[2]
  if (name) pages.add(`/r/${name}`)
}

const start = Date.now() / 1000 + 9 * 3600
const dates = [...Array(7).keys()].map((ahead) => new Date((start + ahead * day) * 1000).toISOString().slice(0, 10))
const routes = [...pages].filter((page) => page !== "/")
const wanted = [
  ...pages,
  ...routes.flatMap((page) =>
    dates.flatMap((date) => ["outbound", "inbound"].map((way) => `${page}?direction=${way}&date=${date}`))),
]

// A worker's address is a script's, and the page's policy asks for a word on it.
const policy = globalThis.trustedTypes?.createPolicy("board-worker", { createScriptURL: (text) => text })
const address = policy ? policy.createScriptURL("/worker.js") : "/worker.js"
const registration = await navigator.serviceWorker.register(address)
const worker = registration.active ?? (await navigator.serviceWorker.ready).active
worker?.postMessage({ keep: wanted })
