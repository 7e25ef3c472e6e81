import { createElement } from '../../base/create-element'
import { elementById, focusedElement, pageBody, pageTitle } from '../../base/document'
import { closestTo, on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { containsNode, matchesSelector, propertyOf } from '../../base/property-of'
import { queryFirst } from '../../base/query-all'
import { describeElement, report } from '../../base/report'
import { hasFixedContainingBlock } from '../../dom/containing-block'
import { findLinkTarget } from '../../dom/find-by-hash'
import { FOCUSABLE, focus } from '../../dom/focusable'
import { hasName } from '../../dom/has-name'
import { detach, moveNode } from '../../dom/move'
import { nextFrame } from '../../dom/on-scroll'
import { createMediaPause } from '../../dom/pause-media'
import { revealHidden } from '../../dom/reveal-hidden'
import { adoptStylesheet, onPaper } from '../../dom/stylesheet'
import { createWriters, type Writers } from '../../dom/writers'
import { DIALOG_Z_INDEX } from '../../overlays/above-dialogs'
import { firstFocus } from '../../overlays/first-focus'
import { openDialog } from '../../overlays/open-dialog'
import { type LayerOptions, type OpenLayer, openLayer } from '../../overlays/open-layer'
import * as texts from '../../page/texts/en'
import { translate } from '../../page/texts/translate'
import { choice, flag, type Infer } from '../../settings/fields'
import { addUi } from '../../ui/container'
import { type PanelFacts, planOffCanvasPanel, planOpener } from './off-canvas-plan'
import { findControls, OPENERS } from './openers'
import { type Effect, type Phase, reduce } from './phase'
import { addPanel, type Send } from './registry'
import { playEntrance, playExit } from './show-panel'
import { CLOSE, CLOSE_BUTTON, STYLES } from './styles'

export const settings = {
  /**
   * Keeps the page behind the panel from scrolling. Behind a hand-written panel it never scrolls.
   * @only builder
   */
  prevent_scroll: flag(),
  /** Keeps the panel open when visitors click or tap outside it. */
  prevent_close_on_background_click: flag(),
  /** Keeps the panel open when visitors press Escape. */
  prevent_close_on_esc_key: flag(),
  /**
   * The edge of the window that the panel comes from. `end` is the right, or the left where text runs from right to left.
   * @only by hand
   */
  position: choice(['end', 'start', 'left', 'right', 'top', 'bottom'], 'end'),
  /**
   * Adds a close button to a panel that has none.
   * @only by hand
   */
  close_button: flag(true),
}
type OffCanvasSettings = Infer<typeof settings>

interface Parts {
  host: HTMLElement
  panel: HTMLElement
  /** The panel, if it is a `<dialog>`. */
  dialog: HTMLDialogElement | undefined
  /** The part that moves. */
  main: HTMLElement
  id: string
  isHandWritten: boolean
}

function readParts(host: HTMLElement): Parts {
  const isHandWritten = !matchesSelector(host, '[data-widget_type]')
  const panel = isHandWritten ? host : (queryFirst(host, '.e-off-canvas') ?? host)
  const id = (isHandWritten ? propertyOf(host, 'id') : propertyOf(host, 'dataset').id) ?? ''
  if (!id) report(describeElement(host), 'off-canvas: expected an id, got none')
  const main = panel.querySelector<HTMLElement>('.e-off-canvas__main') ?? panel
  return { host, panel, dialog: panel instanceof HTMLDialogElement ? panel : undefined, main, id, isHandWritten }
}

const readFacts = ({ panel, dialog, isHandWritten }: Parts): PanelFacts => ({
  isHandWritten,
  isDialog: !!dialog,
  elementId: propertyOf(panel, 'id'),
  label: panel.getAttribute('aria-label') ?? elementById(panel.getAttribute('aria-labelledby') ?? '')?.textContent?.trim() ?? '',
})

const closeLabelOf = ({ host }: Parts) => translate(texts.close, host)

/** Labels the panel's openers and closers; true if it contains a closer. */
function describeControls(parts: Parts, phase: Phase, writers: Writers): boolean {
  const { openers, closers } = findControls(parts.panel, parts.id)
  const facts = readFacts(parts)
  for (const el of openers) writers.set(el, planOpener(facts, phase, hasName(el), translate(texts.open, parts.host)))
  for (const el of closers) if (!hasName(el)) writers.set(el, { 'aria-label': closeLabelOf(parts) })
  return closers.length > 0
}

/** Adds what the panel has whether open or closed. */
function furnish(parts: Parts, settings: OffCanvasSettings, writers: Writers, send: Send): (() => void)[] {
  const { panel, main, isHandWritten } = parts
  const hasCloser = describeControls(parts, 'closed', writers)
  writers.set(panel, planOffCanvasPanel(readFacts(parts), 'closed'))
  writers.set(panel, { tabindex: -1, 'data-position': isHandWritten ? settings.position : null })
  if (!matchesSelector(panel, '[aria-label],[aria-labelledby]')) {
    const heading = panel.querySelector('h1,h2,h3,h4,h5,h6')?.textContent?.trim()
    writers.set(panel, { 'aria-label': heading || pageTitle() })
  }
  const onScreenOnly = adoptStylesheet(onPaper(':is(.e-off-canvas,[data-widget=off-canvas])[data-open]{display:none}'))
  if (hasCloser || !settings.close_button) return [onScreenOnly]
  const button = createElement('button', { type: 'button', class: CLOSE, 'aria-label': closeLabelOf(parts) })
  on(button, 'click', () => send('close'))
  return [onScreenOnly, adoptStylesheet(CLOSE_BUTTON), addUi(button, (container) => main.prepend(container))]
}

/** Not the first field, which would open a phone's keyboard. */
function takeFocus({ panel }: Parts, mayTake: () => boolean): void {
  const take = () => focus(firstFocus(panel) ?? panel)
  take()
  // An element that only now becomes visible can take the focus in the next frame.
  nextFrame(() => () => mayTake() && !containsNode(panel, focusedElement()) && take())
}

/**
 * Starts a panel that links and buttons open over the page: it traps the focus, Escape or a press beside it closes it, and the focus
 * returns to its opener. The panel stays where it is in the document, and the rest of the page becomes inert.
 */
export function start(host: HTMLElement, settings: OffCanvasSettings): () => void {
  const parts = readParts(host)
  const { panel, main, id, isHandWritten } = parts
  const writers = createWriters()
  const media = createMediaPause()
  media.pause(panel, true)
  let phase: Phase = 'closed'
  let stopAnimation = () => {}
  /** Undo what lasts only while it is open. */
  const untilClosed: (() => void)[] = []
  let layer: OpenLayer | undefined

  const enter = (next: Phase) => {
    phase = next
    stopAnimation()
    writers.set(panel, planOffCanvasPanel(readFacts(parts), phase))
    describeControls(parts, phase, writers)
  }
  const uncover = (givesFocusBack: boolean) => {
    stopAll(untilClosed)
    media.pause(panel)
    layer?.close(givesFocusBack)
  }
  const send: Send = (type, event) => {
    const [next, ...todo] = reduce(phase, type)
    if (next !== phase) enter(next)
    for (const effect of todo) effects[effect](event)
  }
  const effects: Record<Effect, (event?: Event) => void> = {
    enter: () => {
      stopAnimation = playEntrance(main, host, writers)
    },
    exit: () => {
      stopAnimation = playExit(main, host, writers, () => send('end'))
    },
    cover: (event) => {
      media.resume(panel)
      untilClosed.push(moveOutOfBox(parts))
      layer = openPanel(parts, settings, event, send)
      untilClosed.push(closeForLinks(panel, send))
      if (!isHandWritten) untilClosed.push(revealHidden(panel, main))
      takeFocus(parts, () => phase === 'open')
    },
    uncover: () => uncover(true),
    leave: () => uncover(false),
  }

  const stops = [
    addPanel(id, { el: panel, send }),
    // An invalid field in it, or what find-in-page has found.
    on(panel, 'beforematch', () => send('open')),
    ...furnish(parts, settings, writers, send),
    () => send('end'),
    media.stop,
    writers.stop,
  ]
  if (isHandWritten) stops.push(adoptStylesheet(STYLES))
  return () => stopAll(stops)
}

function openPanel(
  { panel, dialog, main, isHandWritten }: Parts,
  settings: OffCanvasSettings,
  event: Event | undefined,
  send: Send,
): OpenLayer {
  const options: LayerOptions = {
    root: panel,
    box: main,
    isModal: true,
    trapsFocus: true,
    locksScroll: settings.prevent_scroll || isHandWritten,
    opener: event && closestTo(event, FOCUSABLE),
    onEscape: () => settings.prevent_close_on_esc_key || send('close'),
    onGone: () => send('end'),
    onPressOutside: (press) => {
      // Keyboard and script clicks have no position.
      if (press.detail && !closestTo(press, OPENERS) && !settings.prevent_close_on_background_click) send('close')
    },
  }
  return dialog ? openDialog({ ...options, atLeast: DIALOG_Z_INDEX, root: dialog, onBrowserClose: () => send('end') }) : openLayer(options)
}

/** A header with a transform or backdrop blur would contain a fixed panel, so move the panel to the end of the page. */
function moveOutOfBox({ dialog }: Parts): () => void {
  const parent = dialog && propertyOf(dialog, 'parentElement')
  return parent && hasFixedContainingBlock(parent) ? detach(dialog, () => moveNode(dialog, pageBody(), null)) : () => {}
}

/** Closes for in-page links inside: the page scrolls to the target and the focus follows. */
const closeForLinks = (panel: HTMLElement, send: Send) =>
  on(
    panel,
    'click',
    (event) => {
      const link = closestTo<HTMLAnchorElement>(event, 'a[href*="#"]')
      const target = link && findLinkTarget(link)
      if (target && !containsNode(panel, target)) send('follow')
    },
    { capture: true },
  )
