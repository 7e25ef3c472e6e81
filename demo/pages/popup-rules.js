// One popup at a time: only the one that the address names (`?try=`) may open by itself; the others of these examples are no popups on this
// page view. Then live verdicts: what Skerry.popup.explain says, once a second. A page of a site needs none of this.
const tried = new URLSearchParams(location.search).get('try')
// Deferred like the tag that follows, so it is done before anything starts.
for (const popup of document.querySelectorAll('[data-widget="popup"][data-settings*="triggers"]'))
  if (popup.id !== tried) popup.removeAttribute('data-widget')
const chosen = document.querySelector('[data-widget="popup"][data-settings*="triggers"]')
document.querySelector('#tried').textContent = chosen
  ? `Being tried: ${chosen.getAttribute('aria-label').replace(/^.*?: /, '')}.`
  : 'No trigger is being tried yet.'

const STATES = { armed: 'waits', fired: 'has fired', refused: 'was refused', off: 'is off', unknown: 'is unknown' }

function line(kind, good, label, name, why) {
  const item = document.createElement('li')
  const mark = document.createElement('span')
  mark.className = good ? 'yes' : 'no'
  mark.textContent = label
  const code = document.createElement('code')
  code.textContent = name
  item.append(`${kind} `, code, ': ', mark, ` – ${why}`)
  return item
}

/** What each box shows now; the page's own markup is left alone. */
const last = new WeakMap()

function headline({ open, disabled, willShow, triggers }) {
  if (open) return 'It is open.'
  if (disabled) return 'The visitor has switched it off.'
  if (willShow) return 'It will open by itself.'
  return triggers.length ? 'It will not open by itself on this page view.' : 'It opens by its button only: it has no trigger.'
}

async function show(box) {
  const id = box.dataset.verdict
  if (!document.getElementById(id)?.matches('[data-widget]') && !window.Skerry?.islands().some(({ host }) => host.id === id)) return
  const verdict = await window.Skerry?.popup.explain(id)
  if (!verdict) return
  const text = JSON.stringify(verdict)
  if (last.get(box) === text) return
  last.set(box, text)
  const title = document.createElement('p')
  title.textContent = headline(verdict)
  const list = document.createElement('ul')
  for (const { name, pass, why } of verdict.rules) list.append(line('Rule', pass, pass ? 'fits' : 'does not fit', name, why))
  for (const { name, state, why } of verdict.triggers)
    list.append(line('Trigger', state === 'armed' || state === 'fired', STATES[state], name, why))
  box.replaceChildren(title, list)
}

function forgetMe() {
  for (const store of [localStorage, sessionStorage])
    for (const key of Object.keys(store)) if (key === 'elementor' || key.startsWith('popup-')) store.removeItem(key)
  location.reload()
}

document.querySelector('#forget').addEventListener('click', forgetMe)
const boxes = document.querySelectorAll('[data-verdict]')
const look = () => {
  for (const box of boxes) show(box)
}
look()
setInterval(look, 1000)
