import { focusedElement, pageBody } from '../../base/document'
import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { safe } from '../../base/property-of'
import { queryAll, queryFirst } from '../../base/query-all'
import { createWriters } from '../../dom/writers'
import * as texts from '../../page/texts/en'
import { translate } from '../../page/texts/translate'
import { addStatus } from '../../ui/add-status'
import { dataOf, endpoint, send } from './request'

type State = 'default' | 'success' | 'error'
const SUBMITTING = 'data-atomic-form-submitting'

/**
 * Sends the form and sets the class for its state, by which the page's styles show the author's message. Announces the message and returns
 * the focus to the button, which was disabled meanwhile.
 */
export function start(host: HTMLElement): () => void {
  const form = host as HTMLFormElement
  const writers = createWriters()
  const status = addStatus(form)
  const buttons = queryAll(form, 'button[type=submit],button:not([type]),input[type=submit]')
  let sending: AbortController | undefined

  const show = (state: State) => {
    for (const name of ['default', 'success', 'error']) writers.set(form, { [`.form-state-${name}`]: name === state })
    if (state !== 'default') status.say(messageOf(form, state))
  }
  const wait = (isWaiting: boolean) => {
    writers.set(form, { [SUBMITTING]: isWaiting ? '' : null, 'aria-busy': isWaiting || null })
    for (const button of buttons) {
      if (isWaiting) writers.set(button, { disabled: true })
      else writers.release(button)
    }
  }
  const end = (isSuccess: boolean, focused: Element | null) => {
    sending = undefined
    wait(false)
    // Disabling the button removed its focus. Visitors who have moved on stay where they are.
    const now = focusedElement()
    if (focused && (!now || now === pageBody())) (focused as HTMLElement).focus({ preventScroll: true })
    if (isSuccess) safe(form).reset()
    show(isSuccess ? 'success' : 'error')
  }
  const onSubmit = (event: SubmitEvent) => {
    // Even if a site script sends it: the browser would put the input into the URL.
    const isOthers = event.defaultPrevented
    event.preventDefault()
    if (isOthers || sending) return
    const url = endpoint()
    const focused = focusedElement()
    const data = dataOf(form)
    const current = new AbortController()
    sending = current
    status.say(translate(texts.formSending, form))
    wait(true)
    void (url ? send(url, data, current.signal) : Promise.resolve(false)).then(
      (isSuccess) => current.signal.aborted || end(isSuccess, focused),
    )
  }
  const stops = [on<SubmitEvent>(form, 'submit', onSubmit), () => sending?.abort(), status.remove, writers.stop]
  return () => stopAll(stops)
}

/** The message to announce: the editor's, else ours. */
function messageOf(form: HTMLElement, state: 'success' | 'error'): string {
  const message = queryFirst(form, `[data-e-type="e-form-${state}-message"]`)?.textContent?.replace(/\s+/g, ' ').trim()
  if (message) return message
  return state === 'success' ? translate(texts.formSent, form) : translate(texts.formFailed, form)
}
