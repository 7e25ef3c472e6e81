import { stopAll } from '../../base/lifetime'
import { createWriter } from '../../dom/writer'
import { mountUi } from '../../ui/mount'
import { Spinner } from './form-status'

/**
 * Shows that a form is being sent. The text is not dimmed, as the builder does it: it could not be read any more. The button stays in the tab
 * order, and keeps the focus.
 */
export function showWaiting(form: HTMLFormElement, submitter: HTMLElement | null): () => void {
  const writer = createWriter(form)
  writer.set('.elementor-form-waiting', true)
  writer.set('aria-busy', true)
  const stops = [writer.stop]
  const button = submitter ?? form.querySelector<HTMLElement>('[type=submit],button:not([type])')
  if (button) {
    const buttonWriter = createWriter(button)
    buttonWriter.set('aria-disabled', true)
    stops.push(buttonWriter.stop)
  }
  if (button?.localName === 'button') stops.push(mountUi(<Spinner />, (container) => button.prepend(container)).remove)
  return () => stopAll(stops)
}
