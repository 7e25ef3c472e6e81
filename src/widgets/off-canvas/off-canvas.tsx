import { focusedElement, pageTitle } from '../../base/document'
import { closestTo, on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { matchesSelector, propertyOf } from '../../base/property-of'
import { queryAll } from '../../base/query-all'
import { describeElement, report } from '../../base/report'
import { i18n } from '../../builder/page-config'
import { containsNode } from '../../dom/contains-node'
import { findLinkTarget } from '../../dom/find-by-hash'
import { FOCUSABLE, focus } from '../../dom/focusable'
import { hasName } from '../../dom/has-name'
import { nextFrame } from '../../dom/next-frame'
import { revealHidden } from '../../dom/reveal-hidden'
import { adoptStylesheet } from '../../dom/stylesheet'
import { createWriters } from '../../dom/writers'
import { openDialog } from '../../overlays/open-dialog'
import { type LayerOptions, type OpenLayer, openLayer } from '../../overlays/open-layer'
import { CloseButton, closeButtonStyles } from '../../ui/close-button'
import { mountUi } from '../../ui/mount'
import { ownSelector } from '../../ui/own-selector'
import { translate } from '../../ui/translate'
import { findControls, OPENERS } from './openers'
import { addPanel } from './registry'
import type { OffCanvasSettings } from './settings'
import { playEntrance, playExit } from './show-panel'

export { settings } from './settings'

const CLOSE = 'skerry-off-canvas-close'
const CSS = `${closeButtonStyles(`.${CLOSE}`)}
${ownSelector(`.${CLOSE}`)}{position:absolute;inset-block-start:10px;inset-inline-end:10px;z-index:1}`

/**
 * A panel that its links and buttons open over the page: the focus stays in it, Escape and a press beside it close it, and its opener gets the
 * focus back. A hand-written `<dialog>` opens in the browser's top layer; anything else opens where it stands, with the rest of the page inert.
 */
export function start(host: HTMLElement, settings: OffCanvasSettings): () => void {
  const isHandWritten = !matchesSelector(host, '[data-widget_type]')
  const panel = isHandWritten ? host : (host.querySelector<HTMLElement>('.e-off-canvas') ?? host)
  const dialog = panel instanceof HTMLDialogElement ? panel : undefined
  const id = (isHandWritten ? propertyOf(host, 'id') : host.dataset.id) ?? ''
  if (!id) report(describeElement(host), 'off-canvas: expected an id, got none')
  const main = panel.querySelector<HTMLElement>('.e-off-canvas__main') ?? panel
  const closeLabel = i18n('close', translate(['Close', 'Zamknij'], host))
  const openLabel = translate(['Open', 'Otwórz'], host)
  const writers = createWriters()
  let state: 'closed' | 'open' | 'closing' = 'closed'
  let layer: OpenLayer | undefined
  let stopAnimation = () => {}
  /** What else lasts while it is open. */
  const untilClosed: (() => void)[] = []
  const isOpen = () => state === 'open'
  const isInPanel = (el: Element | null) => containsNode(panel, el)

  const describeControls = () => {
    const { openers, closers } = findControls(panel, id)
    for (const el of openers) {
      writers.set(el, { 'aria-haspopup': 'dialog', 'aria-expanded': isOpen(), 'aria-controls': propertyOf(panel, 'id') || null })
      if (!hasName(el)) writers.set(el, { 'aria-label': [openLabel, panel.getAttribute('aria-label')].filter(Boolean).join(': ') })
    }
    for (const el of closers) if (!hasName(el)) writers.set(el, { 'aria-label': closeLabel })
    return closers.length > 0
  }
  const describePanel = () => {
    const isShown = state !== 'closed'
    writers.set(panel, { 'data-open': isShown ? 'yes' : 'no' })
    if (!dialog)
      writers.set(panel, {
        role: 'dialog',
        'aria-modal': true,
        ...(isHandWritten ? { hidden: isShown ? null : true } : { 'aria-hidden': !isShown }),
        inert: isShown ? null : true,
      })
  }

  function open(event?: Event): void {
    if (isOpen()) return
    stopAnimation()
    const isReopened = state === 'closing'
    state = 'open'
    describePanel()
    describeControls()
    stopAnimation = playEntrance(main, host, writers)
    if (isReopened) return
    const options: LayerOptions = {
      root: panel,
      box: main,
      isModal: true,
      trapsFocus: true,
      locksScroll: settings.prevent_scroll || isHandWritten,
      opener: event && closestTo(event, FOCUSABLE),
      onEscape: () => settings.prevent_close_on_esc_key || close(),
      onPressOutside,
    }
    layer = dialog ? openDialog({ ...options, root: dialog, onBrowserClose: finish }) : openLayer(options)
    untilClosed.push(on(panel, 'click', onLinkClick, { capture: true }))
    if (!isHandWritten) untilClosed.push(revealHidden(panel, main))
    // Not the first field, which would bring up a phone's keyboard.
    const takeFocus = () => focus(panel.querySelector<HTMLElement>('[autofocus]') ?? panel)
    takeFocus()
    // What only now becomes visible takes it in the next frame.
    nextFrame(() => () => isOpen() && !isInPanel(focusedElement()) && takeFocus())
  }

  function close(): void {
    if (!isOpen()) return
    state = 'closing'
    stopAnimation()
    writers.set(panel, { 'data-open': 'closing' })
    stopAnimation = playExit(main, host, writers, finish)
  }

  /** Closes it at once; the focus returns where it came from unless it has gone elsewhere. */
  function finish(givesFocusBack = true): void {
    if (state === 'closed') return
    state = 'closed'
    stopAnimation()
    stopAll(untilClosed)
    for (const media of queryAll<HTMLMediaElement>(panel, 'video,audio')) media.pause()
    describePanel()
    describeControls()
    layer?.close(givesFocusBack)
  }

  function onLinkClick(event: MouseEvent): void {
    const link = closestTo<HTMLAnchorElement>(event, 'a[href*="#"]')
    const target = link && findLinkTarget(link)
    // The page is to scroll there, and the focus goes with it.
    if (target && !isInPanel(target)) finish(false)
  }

  function onPressOutside(event: MouseEvent): void {
    // A click by keyboard or script has no place.
    if (event.detail && !closestTo(event, OPENERS) && !settings.prevent_close_on_background_click) close()
  }

  const hasCloser = describeControls()
  describePanel()
  writers.set(panel, { tabindex: -1, 'data-position': isHandWritten ? settings.position : null })
  if (!matchesSelector(panel, '[aria-label],[aria-labelledby]')) {
    const heading = panel.querySelector('h1,h2,h3,h4,h5,h6')?.textContent?.trim()
    writers.set(panel, { 'aria-label': heading || pageTitle() })
  }
  const stops = [addPanel(id, { el: panel, isOpen, open, close })]
  if (!hasCloser && settings.close_button) {
    const button = <CloseButton className={CLOSE} label={closeLabel} onClose={close} />
    stops.push(adoptStylesheet(CSS), mountUi(button, (container) => main.prepend(container)).remove)
  }
  stops.push(() => finish(), writers.stop)
  return () => stopAll(stops)
}
