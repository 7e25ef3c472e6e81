// Live verdicts: what Skerry.popup.explain says, once a second. A page of a site needs none of this.
const STATES = { armed: 'czeka', fired: 'zadziałał', off: 'wyłączony', unknown: 'nieznany' }

function line(kind, good, label, name, why) {
  const item = document.createElement('li')
  const mark = document.createElement('span')
  mark.className = good ? 'tak' : 'nie'
  mark.textContent = label
  const code = document.createElement('code')
  code.textContent = name
  const words = document.createElement('span')
  words.lang = 'en'
  words.textContent = why
  item.append(`${kind} `, code, ': ', mark, '. ', words)
  return item
}

/** What each box shows now; the page's own markup is left alone. */
const last = new WeakMap()

function headline({ open, disabled, willShow, triggers }) {
  if (open) return 'Otwarte.'
  if (disabled) return 'Wyłączone przez odwiedzającego.'
  if (willShow) return 'Otworzy się samo.'
  return triggers.length ? 'Na tej odsłonie już się samo nie otworzy.' : 'Otwiera się tylko ręcznie, bo nie ma wyzwalacza.'
}

async function show(box) {
  const verdict = await window.Skerry?.popup.explain(box.dataset.verdict)
  if (!verdict) return
  const text = JSON.stringify(verdict)
  if (last.get(box) === text) return
  last.set(box, text)
  const title = document.createElement('p')
  title.textContent = headline(verdict)
  const list = document.createElement('ul')
  for (const { name, pass, why } of verdict.rules) list.append(line('Reguła', pass, pass ? 'spełniona' : 'przeciw', name, why))
  for (const { name, state, why } of verdict.triggers)
    list.append(line('Wyzwalacz', state === 'armed' || state === 'fired', STATES[state], name, why))
  box.replaceChildren(title, list)
}

function forgetMe() {
  for (const store of [localStorage, sessionStorage])
    for (const key of Object.keys(store)) if (key === 'elementor' || key.startsWith('popup-')) store.removeItem(key)
  location.reload()
}

document.querySelector('#od-nowa').addEventListener('click', forgetMe)
const boxes = document.querySelectorAll('[data-verdict]')
const look = () => {
  for (const box of boxes) show(box)
}
look()
setInterval(look, 1000)
