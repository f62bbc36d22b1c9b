// The service worker: assets by their hash, pages from the network within two seconds, else as they
// were kept. It decides nothing about days: it only finds the page that was made for one.

const assets = [{assets}]
const shell = "board-{build}"
const kept = "board-pages"

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(shell).then((cache) => cache.addAll(assets)).then(() => self.skipWaiting()))
})

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter((name) => name !== shell && name !== kept).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()))
})

self.addEventListener("message", (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keep(event.data.keep))
})

async function keep(paths) {
  const cache = await caches.open(kept)
  const wanted = new Set(paths.map((path) => new URL(path, self.location.origin).href))
  for (const request of await cache.keys())
    if (request.url.includes("date=") && !wanted.has(request.url)) await cache.delete(request)
  for (const url of wanted) {
    const answer = await fetch(url, { headers: { accept: "text/html" } }).catch(() => null)
    if (answer?.ok) await cache.put(url, answer)
  }
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return
  if (url.pathname.startsWith("/assets/")) {
    event.respondWith(caches.match(event.request).then((found) => found ?? fetch(event.request)))
  } else if (isPage(url) && (event.request.headers.get("accept") ?? "").includes("text/html")) {
    event.respondWith(page(event.request, url))
  }
})

const isPage = (url) => url.pathname === "/" || /^\/r\/[^/]+(\/timetable)?$/.test(url.pathname)

async function page(request, url) {
  const cache = await caches.open(kept)
  const fresh = fetch(request).then(async (answer) => {
    if (answer.ok && !answer.redirected) await cache.put(url.href, answer.clone())
    return answer
  })
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error("late")), 2000))
  try {
    return await Promise.race([fresh, late])
  } catch {
    fresh.catch(() => {})
    const found = (await dated(cache, url)) ?? (await cache.match(url.href)) ?? (await cache.match(url.href, { ignoreSearch: true }))
    return found ? marked(found) : fresh
  }
}

/** The page of today, for who asks for no day. */
async function dated(cache, url) {
  if (!url.pathname.startsWith("/r/") || url.searchParams.has("date")) return null
  const date = new Date(Date.now() + 9 * 3600_000).toISOString().slice(0, 10)
  const way = url.searchParams.get("direction") ?? "outbound"
  return (await cache.match(`${url.origin}${url.pathname}?direction=${way}&date=${date}`)) ?? null
}

function marked(answer) {
  const headers = new Headers(answer.headers)
  headers.set("x-board-offline", "1")
  return new Response(answer.body, { status: answer.status, headers })
}
