import { createElement } from '../../base/create-element'
import { stopAll } from '../../base/lifetime'
import { safe } from '../../base/property-of'
import { queryFirst } from '../../base/query-all'
import { createWriters } from '../../dom/writers'
import { addStatus, type Status } from '../../ui/add-status'
import { addUi, createContainer } from '../../ui/container'

/** The status at the end of the form: nothing, progress, or the result. */
export interface FormState {
  /** The fraction sent, 0 to 1; undefined unless a long upload is running. */
  progress?: number | undefined
  progressLabel?: string
  sending?: string | undefined
  message?: string
  isSuccess?: boolean
}

export const STYLES = `
:where(.skerry-form-error,.skerry-form-message){display:block;white-space:pre-line}
:where(.skerry-form-error){flex-basis:100%;margin-block-start:.25em;color:#b3261e;font-size:.875em}
:where(.skerry-form-message){margin-block-start:1rem}
:where(.skerry-form-progress){display:block;width:100%;margin-block-start:1rem;accent-color:currentColor}
:where(.skerry-form-spinner){display:inline-block;box-sizing:border-box;width:1em;height:1em;margin-inline-end:.5em;vertical-align:-.125em;border:.125em solid;border-inline-start-color:transparent;border-radius:50%;animation:skerry-form-spin 1s linear infinite}
@keyframes skerry-form-spin{to{rotate:1turn}}
@media (prefers-reduced-motion:reduce){:where(.skerry-form-spinner){animation-duration:4s}}`

/** Adds the status at the end of the form; `show` replaces what it shows. */
export function addFormStatus(form: HTMLFormElement): { show: (state: FormState) => void; say: Status['say']; remove: () => void } {
  const status = addStatus(form)
  const box = createContainer((container) => safe(form).append(container))
  const bar = createElement('progress', { class: 'skerry-form-progress' })
  const createMessage = (text: string, isSuccess = false) =>
    createElement(
      'div',
      {
        class: `elementor-message elementor-message-${isSuccess ? 'success' : 'danger'} skerry-form-message`,
        'data-state': isSuccess ? 'success' : 'error',
        role: 'alert',
      },
      text,
    )
  return {
    say: status.say,
    show: ({ progress, progressLabel = '', sending = '', message, isSuccess }) => {
      status.say(sending)
      bar.value = progress ?? 0
      bar.setAttribute('aria-label', progressLabel)
      // A bar that stays is not announced anew.
      if (progress === undefined) box.replaceChildren(...(message ? [createMessage(message, isSuccess)] : []))
      else if (!bar.isConnected) box.replaceChildren(bar)
    },
    remove: () => {
      status.remove()
      box.remove()
    },
  }
}

/** Shown in the button while sending. */
const createSpinner = () =>
  createElement('span', { class: 'elementor-button-text elementor-form-spinner skerry-form-spinner', 'aria-hidden': 'true' })

/** Marks a form as being sent. Unlike the builder it does not dim the text, which would be unreadable. The button stays focusable. */
export function showWaiting(form: HTMLFormElement, submitter: HTMLElement | null): () => void {
  const writers = createWriters()
  writers.set(form, { '.elementor-form-waiting': true, 'aria-busy': true })
  const stops = [writers.stop]
  const button = submitter ?? queryFirst(form, '[type=submit],button:not([type])')
  if (button) writers.set(button, { 'aria-disabled': true })
  if (button?.localName === 'button') stops.push(addUi(createSpinner(), (container) => button.prepend(container)))
  return () => stopAll(stops)
}
