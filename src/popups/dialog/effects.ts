import { script } from '../../base/assets'
import { pageBody } from '../../base/document'
import { emit, on } from '../../base/events'
import { stopAll, whenLoaded } from '../../base/lifetime'
import { matchesSelector } from '../../base/property-of'
import { focus, tabbableElements } from '../../dom/focusable'
import { createMediaPause, type MediaPause } from '../../dom/pause-media'
import { createWriters, type Writers } from '../../dom/writers'
import { type Beside, readBeside } from '../../overlays/beside'
import { firstFocus } from '../../overlays/first-focus'
import { type DialogOptions, openDialog } from '../../overlays/open-dialog'
import { type OpenLayer, reserveLayer } from '../../overlays/open-layer'
import { device } from '../../page/device'
import { prefersReducedMotion } from '../../page/reduced-motion'
import { ACTION_LINK, POPUP_CONVERT } from '../../page/selectors'
import { type OpenChangeReason, type Popup, popups } from '../registry'
import { countTime } from '../shown-before'
import { startTimer } from '../timer'
import { playAnimation } from './animate'
import { type DialogSettings, readDialog } from './dialog-fields'
import { moveNaming, readNaming } from './naming'
import type { Effect, PopupEvent, State } from './phase'
import type { CreateVariant, DialogVariant } from './variant'
import { type RenderedDialog, renderDialog } from './view'

/** Content that needs the conversion chunk. */
const NEEDS_CONVERSION_CODE = `form,[${POPUP_CONVERT}],a[href*="#"]:not(${ACTION_LINK})`

/** What the page's styles say about how to show a dialog. */
export interface Measured {
  hasOverlay: boolean
  beside: Beside | undefined
}

/** A popup's dialog, and its changes to the page while shown. The effects below write them; only lifecycle.ts runs them. */
export interface Showing {
  popup: Popup
  settings: DialogSettings
  variant: DialogVariant
  view: RenderedDialog
  state: State
  /** What opened it, and gets the focus back. */
  opener?: HTMLElement | null | undefined
  openerWriters: Writers
  /** Calls off its layer with nothing visible yet. */
  releaseReserved: () => void
  layer?: OpenLayer | undefined
  movesFocus?: boolean
  /** Videos that play while another script hides the popup. */
  videos: MediaPause
  /** Undo what lasts until the popup starts closing or opens again, and what lasts until it has closed. */
  untilHidden: (() => void)[]
  untilClosed: (() => void)[]
}

/** Sends the next event. */
export type Send = (type: PopupEvent['type'], reason: OpenChangeReason, measured?: Measured) => void
type RunEffect = (showing: Showing, send: Send, reason: OpenChangeReason, measured?: Measured) => void

export function createShowing(popup: Popup, createVariant: CreateVariant): Showing {
  const settings = readDialog(popup)
  const variant = createVariant(popup, settings)
  return {
    popup,
    settings,
    variant,
    view: renderDialog(variant),
    state: { phase: 'closed', reason: 'api' },
    openerWriters: createWriters(),
    videos: createMediaPause(),
    releaseReserved: () => {},
    untilHidden: [],
    untilClosed: [],
  }
}

/** Emits an event on the popup's element, or on the dialog if that is not in the page; false if a listener prevents it. */
export const emitEvent = ({ popup, view }: Showing, name: string, reason: OpenChangeReason, cancelable = false): boolean =>
  emit(
    popup.host.isConnected ? popup.host : view.root,
    `skerry:popup:${name}`,
    { id: popup.id, group: popup.host.getAttribute('data-popup-group') ?? '', reason },
    cancelable,
  )

/** The implementation of each effect. What follows later, or from an answer, is sent as an event. */
export const effects: Record<Exclude<Effect, 'later' | 'again'>, RunEffect> = {
  begin,
  fill,
  reveal,
  notify,
  confirmHide: (showing, send, reason) => emitEvent(showing, 'hide', reason, true) && send('confirmed', reason),
  notifyHide: (showing, _, reason) => emitEvent(showing, 'hide', reason),
  exit,
  finish,
}

/** The classes of an animation on this device (contract popups §10); here `none` is a class like any other. */
const classesOf = (animation: DialogSettings['entrance_animation']) => animation[device().get()].match(/\S+/g) ?? []
/** In ms; the builder's default if the server omitted it (contract popups §17.3). */
const durationOf = ({ entrance_animation_duration: ms }: DialogSettings) => (Number.isNaN(ms) ? 1200 : ms)
const onEscape = ({ settings }: Showing, send: Send) => settings.prevent_close_on_esc_key || send('hide', 'esc')

function begin(showing: Showing, send: Send): void {
  const { popup, settings, view, untilHidden } = showing
  stopAll(untilHidden)
  showing.releaseReserved = reserveLayer(view.root, () => onEscape(showing, send))
  untilHidden.push(showing.releaseReserved)
  if (!settings.countsAtEnd) countTime(popup)
  popups.hasShown = true
}

/** Inserts the content, and names the dialog after it. A hand-written popup that opens again while it closes still has its content. */
function fill({ popup, variant, view, untilClosed }: Showing): void {
  if (popup.isFromBuilder) stopAll(untilClosed.reverse())
  if (untilClosed[0]) return
  const { message, update } = view
  untilClosed.push(variant.insertContent(message))
  update({ naming: readNaming(popup.host, message) })
  untilClosed.push(moveNaming(message.firstElementChild))
}

/** Reads the styles that decide how to show the dialog. */
export function measure({ variant, view: { root } }: Showing): Measured {
  const hasOverlay = variant.hasOverlay(root)
  return { hasOverlay, beside: hasOverlay && root.isConnected ? readBeside({ root }) : undefined }
}

function reveal(showing: Showing, send: Send, _: OpenChangeReason, { hasOverlay, beside } = measure(showing)): void {
  const { settings, variant, view, releaseReserved, videos, untilHidden } = showing
  const { root, box, message, update } = view
  // A page script may have removed it since opening started.
  if (!root.isConnected) pageBody().append(root)
  update({ isModal: hasOverlay, isAnimated: !prefersReducedMotion(), isCloseButtonHidden: settings.close_button_delay > 0 })
  if (settings.close_button_delay) untilHidden.push(startTimer(settings.close_button_delay, () => update({ isCloseButtonHidden: false })))
  untilHidden.push(playAnimation(box, classesOf(settings.entrance_animation), durationOf(settings)))
  showing.movesFocus = hasOverlay || settings.a11y_navigation
  const options: DialogOptions = {
    root,
    isModal: hasOverlay,
    trapsFocus: showing.movesFocus,
    releaseReserved,
    replaces: showing.layer,
    beside,
    seenPart: box,
    ownLock: settings.prevent_scroll && variant.lockScroll,
    onSeen: (isSeen) => videos[isSeen ? 'resume' : 'pause'](message),
    onGone: () => send('end', 'page'),
    opener: showing.opener,
    onEscape: () => onEscape(showing, send),
    onPressOutside: () => settings.prevent_close_on_background_click || send('hide', 'backdrop'),
    onBrowserClose: () => send('end', 'esc'),
  }
  // Hide it first, which overrides a style by which a page script has hidden it. Display it only when its layer opens: it must not be
  // painted before it is open and its entrance animation starts.
  showing.layer = openDialog(options, () => {
    update({ isHidden: true })
    root.hidden = false
    update({ isHidden: false })
  })
  // Last, because each of these may restyle the page, which must not be measured afterwards.
  variant.addBodyClasses?.()
  untilHidden.push(showing.layer.release)
}

function announceOpener({ opener, openerWriters }: Showing, isExpanded: boolean): void {
  openerWriters.stop()
  if (opener && matchesSelector(opener, 'a[href],button,[role=button]'))
    openerWriters.set(opener, { 'aria-haspopup': 'dialog', 'aria-expanded': isExpanded })
}

/** The popup is open: notifies its opener and listeners, and focuses it. */
function notify(showing: Showing, send: Send): void {
  const { popup, settings, view, untilHidden, opener, state } = showing
  const { root, message } = view
  const { reason } = state
  if (settings.close_automatically) untilHidden.push(startTimer(settings.close_automatically, () => send('hide', 'auto')))
  announceOpener(showing, true)
  popups.onShow.notify(popup, reason)
  const preferred = firstFocus(root)
  if (showing.movesFocus) focus(preferred ?? ((settings.a11y_navigation && tabbableElements(root)[0]) || root))
  // A corner card takes the focus if its author chose an element and the visitor opened it.
  else if (opener && preferred) focus(preferred)
  if (script?.dataset.datalayer || message.querySelector(NEEDS_CONVERSION_CODE)) loadConversion(showing, reason)
  emitEvent(showing, 'shown', reason)
}

/** Loads code that few popups need once the popup is visible. A click before then is handled later. */
function loadConversion({ popup, view: { root }, untilHidden }: Showing, reason: OpenChangeReason): void {
  const load = () => import('../conversion')
  untilHidden.push(
    on(root, 'click', (event) => whenLoaded(load, (conversion) => conversion.onPopupClick(popup, root, event))),
    whenLoaded(load, (conversion) => conversion.watchOpenPopup(popup, root, reason)),
  )
}

/** Starts closing: notifies listeners and plays the exit animation. */
function exit(showing: Showing, send: Send, reason: OpenChangeReason): void {
  const { popup, settings, view, untilHidden } = showing
  if (settings.countsAtEnd) countTime(popup)
  stopAll(untilHidden)
  // Its opener is announced as collapsed when it starts closing, as those of menus and panels are.
  announceOpener(showing, false)
  const exitClasses = classesOf(settings.exit_animation)
  const hasExit = (exitClasses[0] ?? 'none') !== 'none' && !prefersReducedMotion()
  const onEnd = () => send('end', reason)
  untilHidden.push(hasExit ? playAnimation(view.box, [...exitClasses, 'reverse'], durationOf(settings), onEnd) : startTimer(0, onEnd))
  popups.onHide.notify(popup, reason)
}

function finish(showing: Showing, _: Send, reason: OpenChangeReason): void {
  stopAll(showing.untilHidden)
  showing.layer?.close()
  showing.layer = undefined
  showing.videos.stop()
  stopAll(showing.untilClosed.reverse())
  showing.view.update({ isHidden: true })
  emitEvent(showing, 'hidden', reason)
}
