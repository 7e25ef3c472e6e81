import { createElement } from '../../base/create-element'
import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { createWriters } from '../../dom/writers'
import { addUi } from '../../ui/container'
import { type Control, controlsOf, insertAfterControls, keyOf } from './controls'

const CLASS = 'elementor-message elementor-message-danger elementor-help-inline elementor-form-help-inline skerry-form-error'

/** Makes ids unique: a page may have several forms with the same fields. */
let count = 0

/** Error messages next to their fields. */
export interface FieldErrors {
  /** Returns false if the form has no such field. The message stays until the visitor changes the field. */
  show: (key: string, message: string) => boolean
  remove: (key: string) => void
  removeAll: () => void
  /** The first control with a message, in form order. */
  first: () => Control | undefined
}

export function createFieldErrors(form: HTMLElement): FieldErrors {
  const shown = new Map<string, () => void>()
  const remove = (key: string) => {
    shown.get(key)?.()
    shown.delete(key)
  }
  const show = (key: string, message: string) => {
    remove(key)
    const controls = controlsOf(form).filter(({ name }) => name && keyOf(name) === key)
    const [control] = controls
    if (!control) return false
    const id = `skerry-form-error-${++count}`
    const writers = createWriters()
    const stops = [writers.stop]
    for (const each of controls) {
      // A single radio button is neither valid nor invalid; its group is.
      if (each.type !== 'radio') writers.set(each, { 'aria-invalid': true })
      writers.set(each, { 'aria-describedby': `${each.getAttribute('aria-describedby') ?? ''} ${id}`.trim() })
      stops.push(on(each, 'input', () => remove(key)))
    }
    const group = control.closest<HTMLElement>('.elementor-field-group')
    if (group) writers.set(group, { '.elementor-error': true })
    const error = createElement('span', { id, class: CLASS }, message)
    stops.push(addUi(error, (container) => insertAfterControls(controls, container)))
    shown.set(key, () => stopAll(stops))
    return true
  }
  return {
    show,
    remove,
    removeAll: () => {
      for (const key of [...shown.keys()]) remove(key)
    },
    first: () => controlsOf(form).find(({ name }) => shown.has(keyOf(name))),
  }
}
