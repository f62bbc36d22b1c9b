// Fetches what has changed and puts it in place: what is unfolded stays so, and so does the focus.

const root = document.documentElement
const policy = globalThis.trustedTypes?.createPolicy("board", { createHTML: (text) => text })
const words = {
  ja: { offline: (at) => `オフライン：${at} の時刻表`, retry: "再試行", drift: (n, ahead) => `この端末の時計は${n}分${ahead ? "進んで" : "遅れて"}います` },
  en: { offline: (at) => `Offline: the timetable of ${at}`, retry: "Try again", drift: (n, ahead) => `This device's clock is ${n} min ${ahead ? "ahead" : "behind"}` },
}[root.lang] ?? {}

function keepingState(old, replace) {
  const open = [...old.querySelectorAll("details[open][id]")].map((element) => element.id)
  const active = document.activeElement
  const focus = old.contains(active)
    ? active.id || active.closest("details[id]")?.id || active.getAttribute("href")
    : null
  const fresh = replace()
  for (const id of open) fresh.querySelector(`details[id="${id}"]`)?.setAttribute("open", "")
  if (!focus) return
  const found = fresh.querySelector(`[id="${CSS.escape(focus)}"]`)
  const target = found?.tagName === "DETAILS" ? found.querySelector("summary") : found
  ;(target ?? fresh.querySelector(`[href="${CSS.escape(focus)}"]`))?.focus({ preventScroll: true })
}

let approached = Date.now() / 1000
let asking = null
let failed = false

/** Asks for the page again, and replaces the parts of it that are not the same. */
async function refresh() {
  asking?.abort()
  const own = (asking = new AbortController())
  const limit = setTimeout(() => own.abort(), 10_000)
  try {
    const answer = await fetch(location.href, { signal: own.signal, headers: { accept: "text/html" } })
    // What was refused is refused, and says so itself.
    if (answer.status >= 400 && answer.status < 500) return settle()
    if (!answer.ok) throw new Error(String(answer.status))
    const text = await answer.text()
    const page = new DOMParser().parseFromString(policy ? policy.createHTML(text) : text, "text/html")
    if (answer.headers.has("x-board-offline")) throw new Error("offline")
    if (page.documentElement.dataset.build !== root.dataset.build && !document.querySelector("details[open]")) return location.reload()
    for (const old of document.querySelectorAll("[data-fragment]")) {
      const fresh = page.querySelector(`[data-fragment="${old.dataset.fragment}"]`)
      if (!fresh || fresh.innerHTML === old.dataset.was) continue
      const was = fresh.innerHTML
      keepingState(old, () => {
        const placed = document.adoptNode(fresh)
        placed.dataset.was = was
        old.replaceWith(placed)
        return placed
      })
    }
    document.title = page.title
    root.dataset.now = page.documentElement.dataset.now
    settle()
    watchNow()
  } catch (error) {
    if (own === asking && error.name !== "AbortError") lost()
  } finally {
    clearTimeout(limit)
  }
}

function when(seconds) {
  const date = new Date((Number(seconds) + 9 * 3600) * 1000)
  const clock = `${date.getUTCHours()}:${String(date.getUTCMinutes()).padStart(2, "0")}`
  return root.lang === "ja"
    ? `${date.getUTCMonth() + 1}月${date.getUTCDate()}日 ${clock}`
    : `${date.getUTCDate()}/${date.getUTCMonth() + 1} ${clock}`
}

function banner(id, text, action) {
  let element = document.getElementById(id)
  if (!element) {
    element = document.createElement("div")
    element.id = id
    element.className = "banner"
    element.setAttribute("role", "status")
    document.querySelector("main").prepend(element)
  }
  const line = document.createElement("p")
  line.textContent = text
  const parts = [line]
  if (action) {
    const button = document.createElement("button")
    button.textContent = words.retry
    button.addEventListener("click", action)
    parts.push(button)
  }
  element.replaceChildren(...parts)
}

function lost() {
  if (failed) return
  failed = true
  banner("offline", words.offline(when(root.dataset.now)), refresh)
}

function settle() {
  failed = false
  document.getElementById("offline")?.remove()
}

let events = null
let beforeRetry = 0

function listen() {
  events?.close()
  events = new EventSource("/api/v1/changes")
  for (const name of ["published", "quarantined", "settings", "day", "refresh"])
    events.addEventListener(name, () => refresh())
  // The board itself may be away: then what stands here is told to be old.
  events.addEventListener("error", () => refresh())
}

function wake() {
  if (document.visibilityState === "hidden") {
    events?.close()
    events = null
    return
  }
  listen()
  refresh()
}

document.addEventListener("visibilitychange", wake)
addEventListener("online", wake)
addEventListener("offline", lost)
document.addEventListener("board:gone", () => {
  if (Date.now() < beforeRetry || document.visibilityState === "hidden") return
  beforeRetry = Date.now() + 15_000
  refresh()
})

// The present line: in sight, or a chip that leads to it.
let seen = null
let follows = false

function watchNow() {
  // The strip of the day is wider than a telephone: the present minute comes to the middle.
  const minute = document.querySelector(".strip .now")?.getBoundingClientRect().left
  if (minute) document.querySelector(".strip .scroll").scrollLeft += minute - innerWidth / 2
  const line = document.getElementById("now")
  const chip = document.querySelector(".to-now")
  seen?.disconnect()
  if (!line || !chip) return
  seen = new IntersectionObserver(([entry]) => {
    chip.classList.toggle("seen", entry.isIntersecting)
    const text = chip.dataset.word ?? (chip.dataset.word = chip.textContent)
    chip.textContent = text + (entry.boundingClientRect.top > 0 ? " ↓" : " ↑")
    // What lies behind the bar at the bottom is not in sight.
  }, { rootMargin: "0px 0px -80px 0px" })
  seen.observe(line)
  if (follows && !document.querySelector(".axis details[open]") && !document.activeElement?.closest(".axis"))
    line.scrollIntoView({ block: "center" })
}

document.querySelector(".to-now")?.addEventListener("click", (event) => {
  event.preventDefault()
  follows = true
  document.getElementById("now")?.scrollIntoView({ block: "center" })
})
for (const name of ["wheel", "touchmove", "keydown"])
  addEventListener(name, () => { follows = false }, { passive: true })

// The board's clock, by what three pages say of it. A difference of more than a minute is told.
async function compareClocks() {
  const offsets = []
  for (let round = 0; round < 3; round += 1) {
    const sent = Date.now()
    const answer = await fetch("/pair", { cache: "no-store" })
    const stamp = /data-now="(\d+)"/.exec(await answer.text())
    if (!stamp) return
    offsets.push(Number(stamp[1]) + 0.5 - (sent + Date.now()) / 2000)
  }
  const middle = offsets.sort((a, b) => a - b)[1]
  const minutes = Math.round(Math.abs(middle) / 60)
  if (Math.abs(middle) > 2) document.dispatchEvent(new CustomEvent("board:offset", { detail: middle }))
  if (Math.abs(middle) <= 60) return
  banner("drift", words.drift(minutes, middle < 0))
}

// Where the bus is: soon asked again while nobody has answered yet, and then every minute, by who looks.
let patience = 4
setInterval(() => {
  const place = document.querySelector("[data-approach]")
  if (!place || document.visibilityState === "hidden") return
  const isAsked = place.dataset.approach === "asked" && patience-- > 0
  if (isAsked || Date.now() / 1000 - approached > 60) {
    approached = Date.now() / 1000
    refresh()
  }
}, 4000)

watchNow()
if (document.visibilityState !== "hidden") listen()
if (!navigator.onLine) lost()
// Not before the first view is there: the clocks, and the days that are kept for when there is no network.
function later() {
  compareClocks().catch(() => {})
  if (isSecureContext && "serviceWorker" in navigator) import(root.dataset.store).catch(() => {})
}
if (document.readyState === "complete") setTimeout(later, 5000)
else addEventListener("load", () => setTimeout(later, 5000))
if (document.body.classList.contains("sign") && "wakeLock" in navigator) {
  const keep = () => document.visibilityState === "visible" && navigator.wakeLock.request("screen").catch(() => {})
  document.addEventListener("visibilitychange", keep)
  keep()
}
// What the page of a service worker tells is as old as it says.
if (Math.abs(Date.now() / 1000 - Number(root.dataset.now)) > 300) refresh()
