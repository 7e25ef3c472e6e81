import { on } from '../../base/events'
import { config } from '../../builder/config'
import { createWriter } from '../../dom/writer'
import { translate } from '../../ui/translate'
import { isFrameUrl } from './overlay'

export const playText = (el: Element): string => config().i18n('playVideo', translate(['Play video', 'Odtwórz film'], el))

/** Makes `el` a button for the keyboard and for those who cannot see it; Enter and Space click it, without scrolling the page. */
export function asButton(el: HTMLElement): () => void {
  const writer = createWriter(el)
  writer.set('role', 'button')
  if (el.tabIndex < 0) writer.set('tabindex', '0')
  if (!el.ariaLabel && !el.textContent?.trim() && !el.querySelector('[alt]:not([alt=""])')) writer.set('aria-label', playText(el))
  const stop = on<KeyboardEvent>(el, 'keydown', (event) => {
    if (event.repeat || event.defaultPrevented || !/^(Enter| )$/.test(event.key) || el.matches('button')) return
    event.preventDefault()
    el.click()
  })
  return () => {
    stop()
    writer.stop()
  }
}

/** Something to press where there is nothing, above whatever is in `box`: a link, where the film has an address of the web. */
export function addButton(box: HTMLElement, address: string): HTMLElement {
  const link = document.createElement('a')
  if (isFrameUrl(address)) link.href = address
  // Without an address browsers leave it out of the tab order, yet say that it is in.
  link.tabIndex = 0
  link.className = 'skerry-video-play'
  link.textContent = playText(box)
  box.append(link)
  return link
}

/** From a button that is going away the focus goes on to what took its place. */
export function focus(el: HTMLElement): void {
  if (!el.matches('iframe,[controls]')) el.tabIndex = -1
  el.focus({ preventScroll: true })
}

/** Calls `then` whenever a popup around `el` has closed. */
export const whenClosed = (el: Element, then: () => void): (() => void) =>
  on(document, 'skerry:popup:hidden', ({ target }) => (target as Node).contains(el) && then())
