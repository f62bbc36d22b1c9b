// Has a button work as soon as the rules of its form hold: they stand in the form, and the server checks
// them again.

const letters = new Intl.Segmenter()
const length = (text) => [...letters.segment(text)].length

for (const form of document.querySelectorAll("form[data-rules]")) {
  const holds = (field) => {
    if (field.type === "checkbox") return field.checked
    const text = field.value.trim()
    const { same } = field.dataset
    return length(text) >= Math.max(field.minLength, 1) && (!same || text === form.elements[same].value.trim())
  }
  const look = () => {
    form.querySelector("button").disabled = ![...form.elements].filter((field) => field.required).every(holds)
  }
  for (const event of ["input", "change"]) form.addEventListener(event, look)
  // What the browser filled in, when the page comes back.
  addEventListener("pageshow", look)
  look()
}
