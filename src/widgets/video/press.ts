import { write } from '../../ledger'
import { config } from '../../services/config'
import { on } from '../../services/events'
import { inLanguage } from '../make'

export const playText = (el: Element): string => config().i18n('playVideo', inLanguage(['Play video', 'Odtwórz film'], el))

/** Makes `el` a button for the keyboard and for those who cannot see it; Enter and Space click it, without scrolling the page. */
export function asButton(el: HTMLElement): () => void {
  const writer = write(el)
  if (!el.matches('button')) writer.set('role', 'button')
  if (!el.matches('button,a[href]')) writer.set('tabindex', '0')
  if (!el.ariaLabel && !el.textContent?.trim() && !el.querySelector('[alt]:not([alt=""])')) writer.set('aria-label', playText(el))
  const stop = on<KeyboardEvent>(el, 'keydown', (event) => {
    if (event.defaultPrevented || event.repeat || !/^(Enter| )$/.test(event.key) || el.matches('button')) return
    event.preventDefault()
    el.click()
  })
  return () => {
    stop()
    writer.stop()
  }
}

/** A button of our own for a film without anything to press; above whatever is in `box`. */
export function addButton(box: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'skerry-video-play'
  button.textContent = playText(box)
  box.append(button)
  return button
}

/** From a button that is going away the focus goes on to what took its place. */
export function focus(el: HTMLElement): void {
  if (!el.matches('iframe,[controls]')) el.tabIndex = -1
  el.focus({ preventScroll: true })
}

/** Calls `then` whenever a popup around `el` has closed. */
export const whenClosed = (el: Element, then: () => void): (() => void) =>
  on(document, 'skerry:popup:hidden', ({ target }) => (target as Node).contains(el) && then())
