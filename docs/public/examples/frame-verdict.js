// Tells the playground what Skerry makes of the page: what runs, what it could not read, and what each popup waits for.
const mistakes = []
document.addEventListener('skerry:report', ({ detail: { where, what } }) => {
  mistakes.push({ where, what })
  tell()
})

const nameOf = (host) => host.localName + (host.id && `#${host.id}`)

async function popups() {
  const started = Skerry.islands().filter(({ widget, state }) => widget.name === 'popup' && state === 'mounted')
  const ids = started.map(({ host }) => host.id).filter(Boolean)
  return Promise.all(
    ids.map(async (id) => {
      const { open, willShow, triggers, rules } = await Skerry.popup.explain(id)
      const openers = document.querySelectorAll(`[data-popup-open="${CSS.escape(id)}"],[data-popup-toggle="${CSS.escape(id)}"]`).length
      const byHand = openers ? 'A button or link opens it.' : ''
      const waiting = triggers.filter(({ state }) => state === 'armed').map(({ why }) => why.replace(/^waits for /, ''))
      const reasons = [...rules.filter(({ pass }) => !pass), ...triggers].map(({ why }) => why)
      const byItself = willShow
        ? `It will open by itself: it waits for ${waiting.join(', or ')}.`
        : reasons.length
          ? `It will not open by itself: ${reasons.join('; ')}.`
          : byHand
            ? ''
            : 'Nothing opens it.'
      return { name: id, what: open ? 'It is open.' : `${byItself} ${byHand}`.trim() }
    }),
  )
}

let last = ''
async function tell() {
  if (!window.Skerry) return
  await Skerry.ready
  const widgets = Skerry.islands().map(({ host, widget, state }) => ({ name: `${widget.name}, ${nameOf(host)}`, state }))
  const verdict = { widgets, mistakes, popups: await popups() }
  const text = JSON.stringify(verdict)
  if (text === last) return
  last = text
  parent.postMessage({ verdict }, '*')
}
setInterval(tell, 700)
