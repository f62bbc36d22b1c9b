// Counts down: subtracts moments and writes text, and only where the text has changed. What runs on a
// day, and which mark means what, the server has decided.

/** Whole minutes until a departure, rounded down; 0 until the minute that it leaves in is over. */
export function minutesUntil(departs, now) {
  const left = departs - now
  return left < 0 && left > -60 ? 0 : Math.floor(left / 60)
}

const words = {
  ja: {
    gone: "発車済み", due: "まもなく",
    wait: (h, m) => (h ? `あと${h}時間${m ? `${m}分` : ""}` : `あと${m}分`),
    age: (s) => (s < 120 ? `${s}秒` : `${Math.floor(s / 60)}分`),
    now: (clock) => `現在時刻 ${clock}`, next: (text) => `次のバス、${text}`,
  },
  en: {
    gone: "gone", due: "due",
    wait: (h, m) => (h ? `in ${h} h${m ? ` ${m} min` : ""}` : `in ${m} min`),
    age: (s) => (s < 120 ? `${s} s` : `${Math.floor(s / 60)} min`),
    now: (clock) => `Now ${clock}`, next: (text) => `Next bus ${text}`,
  },
}

/** "あと11分", "まもなく", "発車済み"; the same as the server's words. */
export function waitWords(minutes, language) {
  const its = words[language] ?? words.ja
  if (minutes < 0) return its.gone
  return minutes === 0 ? its.due : its.wait(Math.floor(minutes / 60), minutes % 60)
}

/** "42秒", "3分": how old what a company said is. */
export const ageWords = (seconds, language) => (words[language] ?? words.ja).age(Math.max(0, Math.floor(seconds)))

const root = document.documentElement
let offset = 0

/** Seconds of Unix time, by the server's clock as far as it is known. */
export const now = () => Date.now() / 1000 + offset

/** Goes by the server's clock from now on. */
export function setOffset(seconds) { offset = seconds }

document.addEventListener("board:offset", (event) => setOffset(event.detail))

const two = (number) => String(number).padStart(2, "0")

/** The clock in Japan, wherever the browser is. */
export function clock(seconds, withSeconds) {
  const day = (((Math.floor(seconds) + 9 * 3600) % 86400) + 86400) % 86400
  const text = `${two(Math.floor(day / 3600))}:${two(Math.floor(day / 60) % 60)}`
  return withSeconds ? `${text}:${two(day % 60)}` : text
}

function write(element, text) {
  if (element.textContent !== text) element.textContent = text
}

const spokenAt = new Set([10, 5, 2])
// What was said within the last hour: when, and of which bus.
let said = []

/** Says that a bus is near: at ten, five and two minutes, six times an hour and not of every bus where many go. */
function speak(minutes, departs, time) {
  const place = document.querySelector("[data-spoken]")
  if (!place || !spokenAt.has(minutes)) return
  said = said.filter((one) => one.time > time - 3600)
  const last = said.at(-1)
  if (said.length >= 6 || (last?.departs === departs && last.minutes === minutes)) return
  if (last && last.departs !== departs && time - last.time < 600) return
  said.push({ time, departs, minutes })
  write(place, words[root.lang].next(waitWords(minutes, root.lang)))
}

/** Writes what has changed; answers whether the bus at the top has gone. */
export function tick() {
  const time = now()
  const shown = clock(time)
  let isGone = false
  for (const element of document.querySelectorAll("[data-departs]")) {
    const departs = Number(element.dataset.departs)
    const minutes = minutesUntil(departs, time)
    write(element, waitWords(minutes, root.lang))
    if (element.closest(".big")) {
      element.parentElement.classList.toggle("long", minutes >= 60)
      speak(minutes, departs, time)
      isGone ||= minutes < 0
    }
  }
  // A page that was kept for a day that has come since.
  const day = new Date((time + 9 * 3600) * 1000).toISOString().slice(0, 10)
  for (const element of document.querySelectorAll("[data-later]"))
    write(element, element.dataset.day === day ? waitWords(minutesUntil(Number(element.dataset.later), time), root.lang) : "")
  for (const element of document.querySelectorAll("[data-clock]"))
    write(element, clock(time, element.dataset.clock === "seconds"))
  for (const element of document.querySelectorAll("[data-now-line]"))
    write(element, words[root.lang].now(shown))
  for (const element of document.querySelectorAll("[data-leave]"))
    element.classList.toggle("late", Number(element.dataset.leave) < time)
  for (const element of document.querySelectorAll("[data-said]"))
    write(element, ageWords(time - Number(element.dataset.said), root.lang))
  // What held for a while goes when that is over: a delay that was said, a way back.
  for (const element of document.querySelectorAll("[data-until]"))
    if (Number(element.dataset.until) <= time) element.remove()
  if (isGone) document.dispatchEvent(new Event("board:gone"))
}

function beat() {
  tick()
  setTimeout(beat, 1000 - ((Date.now() + offset * 1000) % 1000) + 5)
}

beat()
