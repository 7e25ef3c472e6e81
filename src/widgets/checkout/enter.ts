import { closestTo, on } from '../../base/events'
import { closestOf } from '../../base/property-of'
import { queryFirst } from '../../base/query-all'
import type { Box } from './box'

/** Fields in which Enter makes the browser press the form's first button. */
const FIELD = 'input:not([type=submit],[type=button],[type=reset],[type=image],[type=file])'
const SUBMIT = 'button:not([type]),button[type=submit],input[type=submit],input[type=image]'

/** Enter in a field sends the box around it; elsewhere it must not press the button of a box that the visitor has not filled in. */
export function onEnter(host: HTMLElement, boxes: Box[]): () => void {
  return on<KeyboardEvent>(host, 'keydown', (event) => {
    const field = event.key === 'Enter' && !event.defaultPrevented ? closestTo<HTMLInputElement>(event, FIELD) : null
    if (!field) return
    const around = boxes.find(({ parts }) => closestOf(field, parts.box))
    const first = field.form && queryFirst(field.form, SUBMIT)
    if (!around && !(first && boxes.some(({ parts }) => closestOf(first, parts.send)))) return
    event.preventDefault()
    if (!event.repeat) around?.send()
  })
}
