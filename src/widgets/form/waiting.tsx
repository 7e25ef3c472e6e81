import { stopAll } from '../../base/lifetime'
import { createWriters } from '../../dom/writers'
import { mountUi } from '../../ui/mount'
import { Spinner } from './form-status'

/**
 * Shows that a form is being sent. The text is not dimmed, as the builder does it: it could not be read any more. The button stays in the tab
 * order, and keeps the focus.
 */
export function showWaiting(form: HTMLFormElement, submitter: HTMLElement | null): () => void {
  const writers = createWriters()
  writers.set(form, { '.elementor-form-waiting': true, 'aria-busy': true })
  const stops = [writers.stop]
  const button = submitter ?? form.querySelector<HTMLElement>('[type=submit],button:not([type])')
  if (button) writers.set(button, { 'aria-disabled': true })
  if (button?.localName === 'button') stops.push(mountUi(<Spinner />, (container) => button.prepend(container)).remove)
  return () => stopAll(stops)
}
