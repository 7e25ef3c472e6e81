import { createElement } from '../../base/create-element'
import { pageRoot } from '../../base/document'
import { queryFirst } from '../../base/query-all'
import { onResize } from '../../dom/on-scroll'
import { adoptStylesheet } from '../../dom/stylesheet'
import { createWriters, type Writers } from '../../dom/writers'
import { storage } from '../../page/storage'
import * as texts from '../../page/texts/en'
import { translate } from '../../page/texts/translate'
import { choice, flag, type Infer } from '../../settings/fields'
import { roundButtonStyles, stroke } from '../../ui/round-button'

export const settings = {
  /**
   * The edge of the window at which the bar stands.
   * @only by hand
   */
  position: choice(['top', 'bottom'], 'top'),
  /**
   * Makes room for the bar at the edge of the page, so that it covers nothing there. Without it the bar lies over the page.
   * @only by hand
   */
  push: flag(true),
  /**
   * Adds a close button, unless the bar has one of its own (`data-bar-close`).
   * @only by hand
   */
  close_button: flag(true),
  /**
   * How long the bar stays away after a visitor has closed it: until the `page` is loaded again, for the `session` (until the tab is closed), for a `day`, a `week`, a
   * `month`, or for `ever`. Give each bar an `id`; a new `id` is a new bar.
   * @only by hand
   */
  closed_for: choice(['page', 'session', 'day', 'week', 'month', 'ever'], 'session'),
}
export type HandSettings = Infer<typeof settings>

const DAYS: Partial<Record<HandSettings['closed_for'], number>> = { day: 1, week: 7, month: 30, ever: 36_500 }
const keyOf = ({ id }: HTMLElement) => `skerry-bar-${id}`

/** Whether the visitor has closed it, and that still holds. */
export const isClosed = (host: HTMLElement, { closed_for: period }: HandSettings): boolean => {
  if (period === 'page') return false
  if (period === 'session') return storage.readText(keyOf(host), true) !== ''
  return Number(storage.readText(keyOf(host))) > Date.now()
}

export function rememberClosed(host: HTMLElement, { closed_for: period }: HandSettings): void {
  const days = DAYS[period]
  if (days) storage.writeText(keyOf(host), String(Date.now() + days * 86_400_000))
  else if (period === 'session') storage.writeText(keyOf(host), 'closed', true)
}

const CLOSE = '.skerry-bar-close'
const STYLES = `${roundButtonStyles(CLOSE, `${stroke(45)} center/12px 12px,${stroke(-45)} center/12px 12px`, '36px', 'position:absolute;inset-block-start:6px;inset-inline-end:8px')}
${CLOSE}:not(#a#b){border-color:transparent;background-color:transparent;color:inherit}`

/** A close button at the bar's end, where the author has written none. */
export function addCloseButton(host: HTMLElement): () => void {
  if (queryFirst(host, '[data-bar-close]')) return () => {}
  const button = createElement('button')
  button.type = 'button'
  button.className = CLOSE.slice(1)
  button.dataset.barClose = ''
  button.setAttribute('aria-label', translate(texts.close, host))
  host.append(button)
  const removeStyles = adoptStylesheet(STYLES)
  return () => {
    button.remove()
    removeStyles()
  }
}

/** Says where it stands, for those who keep out of its way (page/selectors.ts), and shows a bar that was served hidden. */
export function standAtEdge(host: HTMLElement, { position }: HandSettings, writers: Writers): () => void {
  // A plain box is in no landmark, and is passed over by who reads by them.
  const isPlain = host.localName === 'div' && !host.hasAttribute('role')
  writers.set(host, { 'data-position': position, hidden: null, ...(isPlain && { role: 'complementary' }) })
  if (position !== 'top') return () => {}
  // Links to places in the page end below it.
  const padding = createWriters()
  const stop = onResize(host, () => {
    const height = host.offsetHeight
    return () => padding.set(pageRoot(), { '$scroll-padding-top': height ? `${height}px` : null })
  })
  return () => {
    stop()
    padding.stop()
  }
}
