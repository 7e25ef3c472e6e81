import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { hasName } from '../../dom/has-name'
import { onPress } from '../../dom/on-press'
import { createWriters } from '../../dom/writers'
import { translate } from '../../ui/translate'
import { SEARCH_CLEAR } from './parts'

/** The newer search field: a button empties it, and so does Escape; the form itself is the browser's. */
export function start(host: HTMLElement): () => void {
  const input = host.querySelector<HTMLInputElement>('input[type=search],input[type=text],input:not([type])')
  if (!input) return () => {}
  const clear = host.querySelector<HTMLElement>(SEARCH_CLEAR)
  const writers = createWriters()
  const update = () => {
    if (clear) writers.set(clear, { hidden: input.value ? null : true, $display: input.value ? null : 'none!important' })
  }
  const empty = () => {
    input.value = ''
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.focus()
  }
  if (clear) {
    if (!clear.matches('button')) writers.set(clear, { role: 'button', tabindex: 0, 'aria-hidden': null })
    if (!hasName(clear)) writers.set(clear, { 'aria-label': translate(['Clear the search', 'Wyczyść wyszukiwanie'], host) })
  }
  update()
  const stops = [
    on(input, 'input', update),
    on(window, 'pageshow', update),
    ...(clear ? [onPress(clear, empty)] : []),
    on<KeyboardEvent>(input, 'keydown', (event) => {
      if (event.key !== 'Escape' || !input.value) return
      event.preventDefault()
      empty()
    }),
    writers.stop,
  ]
  return () => stopAll(stops)
}
