import { script } from '../../base/assets'
import { pageBody } from '../../base/document'
import { emit, on } from '../../base/events'
import { stopAll, whenLoaded } from '../../base/lifetime'
import { matchesSelector } from '../../base/property-of'
import { focus, tabbableElements } from '../../dom/focusable'
import { createLeaving, type Leaving } from '../../dom/leave'
import { createWriter, type Writer } from '../../dom/writer'
import { readBeside } from '../../overlays/beside'
import { firstFocus } from '../../overlays/first-focus'
import { type DialogOptions, openDialog } from '../../overlays/open-dialog'
import { beginLayer, type OpenLayer } from '../../overlays/open-layer'
import { device } from '../../page/device'
import { prefersReducedMotion } from '../../page/reduced-motion'
import { ACTION_LINK } from '../../page/selectors'
import { type OpenChangeReason, type Popup, popups } from '../../popups/registry'
import type { PopupShell } from '../../popups/shell'
import { playAnimation } from './animate'
import { countTime } from './counters'
import type { DialogSettings } from './dialog-settings'
import { readDialog } from './dialog-settings'
import { moveNaming, readNaming } from './naming'
import type { Effect, Measured, PopupEvent, State } from './phase'
import { type RenderedDialog, renderDialog } from './render-dialog'
import { POPUP_CONVERT } from './selectors'
import type { CreateShell } from './shell'
import { startTimer } from './timer'

/** Content that needs the conversion chunk. */
const NEEDS_CONVERSION_CODE = `form,[${POPUP_CONVERT}],a[href*="#"]:not(${ACTION_LINK})`

/** A popup's dialog, and its changes to the page while shown. The effects below write them; only `send` in modal.ts runs effects. */
export interface Showing {
  popup: Popup
  settings: DialogSettings
  shell: PopupShell
  view: RenderedDialog
  state: State
  /** What opened it, and gets the focus back. */
  opener?: HTMLElement | null | undefined
  openerWriter?: Writer | undefined
  /** Calls off its layer that has begun, with nothing visible yet. */
  begun: () => void
  /** What is open. */
  shown?: { layer: OpenLayer; movesFocus: boolean } | undefined
  /** Videos that play while another script hides the popup. */
  films: Leaving
  /** Undo what lasts until the popup starts closing or opens again, and what lasts until it has closed. */
  untilHidden: (() => void)[]
  untilClosed: (() => void)[]
}

type Send = (event: PopupEvent) => void
type RunEffect = (showing: Showing, event: PopupEvent, send: Send) => void

export function createShowing(popup: Popup, createShell: CreateShell): Showing {
  const settings = readDialog(popup)
  const shell = createShell(popup, settings)
  return {
    popup,
    settings,
    shell,
    view: renderDialog(shell),
    state: { phase: 'closed', reason: 'api' },
    begun: () => {},
    films: createLeaving(),
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
  ask: (showing, { reason }, send) => emitEvent(showing, 'hide', reason, true) && send({ type: 'agreed', reason }),
  notifyHide: (showing, { reason }) => emitEvent(showing, 'hide', reason),
  exit,
  finish,
}

/** The classes of an animation on this device (contract popups §10); here `none` is a class like any other. */
const classesOf = (animation: DialogSettings['entrance_animation']) => animation[device().get()].match(/\S+/g) ?? []
/** In ms; the builder's default if the server omitted it (contract popups §17.3). */
const durationOf = ({ entrance_animation_duration: ms }: DialogSettings) => (Number.isNaN(ms) ? 1200 : ms)
const escaping =
  ({ settings }: Showing, send: Send) =>
  () =>
    settings.prevent_close_on_esc_key || send({ type: 'hide', reason: 'esc' })

function begin(showing: Showing, _: PopupEvent, send: Send): void {
  const { popup, settings, view, untilHidden } = showing
  stopAll(untilHidden)
  showing.begun = beginLayer(view.root, escaping(showing, send))
  untilHidden.push(showing.begun)
  if (!settings.countsAtEnd) countTime(popup)
  popups.hasShown = true
}

/** Inserts the content, and names the dialog after it. A hand-written popup that opens again while it closes still has its content. */
function fill({ popup, shell, view, untilClosed }: Showing): void {
  if (popup.isFromBuilder) stopAll(untilClosed.reverse())
  if (untilClosed[0]) return
  const { message, update } = view
  untilClosed.push(shell.insertContent(message))
  update({ naming: readNaming(popup.host, message) })
  untilClosed.push(moveNaming(message.firstElementChild))
}

/** Reads the styles that decide how to show the dialog. */
export function measure({ shell, view: { root } }: Showing): Measured {
  const hasOverlay = shell.hasOverlay(root)
  return { hasOverlay, beside: hasOverlay && root.isConnected ? readBeside({ root }) : undefined }
}

function reveal(showing: Showing, { measured = measure(showing) }: PopupEvent, send: Send): void {
  const { settings, shell, view, begun, films, untilHidden } = showing
  const { root, box, message, update } = view
  const { hasOverlay, beside } = measured
  // A page script may have removed it since opening started.
  if (!root.isConnected) pageBody().append(root)
  update({ isModal: hasOverlay, isAnimated: !prefersReducedMotion(), isCloseButtonHidden: settings.close_button_delay > 0 })
  if (settings.close_button_delay) untilHidden.push(startTimer(settings.close_button_delay, () => update({ isCloseButtonHidden: false })))
  untilHidden.push(playAnimation(box, classesOf(settings.entrance_animation), durationOf(settings)))
  const movesFocus = hasOverlay || settings.a11y_navigation
  const options: DialogOptions = {
    root,
    isModal: hasOverlay,
    trapsFocus: movesFocus,
    begun,
    replaces: showing.shown?.layer,
    beside,
    seenPart: box,
    locksScroll: settings.prevent_scroll && shell.lockScroll,
    onSeen: (isSeen) => (isSeen ? films.comeBack(message) : films.leave(message)),
    onGone: () => send({ type: 'end', reason: 'page' }),
    opener: showing.opener,
    onEscape: escaping(showing, send),
    onPressOutside: () => settings.prevent_close_on_background_click || send({ type: 'hide', reason: 'backdrop' }),
    onBrowserClose: () => send({ type: 'end', reason: 'esc' }),
  }
  // Hide it first, which overrides a style by which a page script has hidden it. Display it only when its layer opens: it must not be
  // painted before it is open and its entrance animation starts.
  const layer = openDialog(options, () => {
    update({ isHidden: true })
    root.hidden = false
    update({ isHidden: false })
  })
  showing.shown = { layer, movesFocus }
  // Last, because each of these may restyle the page, which must not be measured afterwards.
  shell.addBodyClasses?.()
  untilHidden.push(layer.release)
}

/** The popup is open: notifies its opener and listeners, and focuses it. */
function notify(showing: Showing, _: PopupEvent, send: Send): void {
  const { popup, settings, view, untilHidden, opener, state, shown } = showing
  const { root, message } = view
  const { reason } = state
  if (settings.close_automatically) untilHidden.push(startTimer(settings.close_automatically, () => send({ type: 'hide', reason: 'auto' })))
  showing.openerWriter?.stop()
  showing.openerWriter = opener && matchesSelector(opener, 'a[href],button,[role=button]') ? createWriter(opener) : undefined
  showing.openerWriter?.set('aria-haspopup', 'dialog')
  showing.openerWriter?.set('aria-expanded', true)
  popups.onShow.notify(popup, reason)
  const asked = firstFocus(root)
  if (shown?.movesFocus) focus(asked ?? ((settings.a11y_navigation && tabbableElements(root)[0]) || root))
  // A corner card takes the focus if its author chose an element and the visitor opened it.
  else if (opener && asked) focus(asked)
  if (script?.dataset.datalayer || message.querySelector(NEEDS_CONVERSION_CODE)) loadConversion(showing, reason)
  emitEvent(showing, 'shown', reason)
}

/** Loads code that few popups need once the popup is visible. A click before then is handled later. */
function loadConversion({ popup, view: { root }, untilHidden }: Showing, reason: OpenChangeReason): void {
  const load = () => import('./conversion')
  untilHidden.push(
    on(root, 'click', (event) => whenLoaded(load, (conversion) => conversion.onPopupClick(popup, root, event))),
    whenLoaded(load, (conversion) => conversion.watchOpenPopup(popup, root, reason)),
  )
}

/** Starts closing: notifies listeners and plays the exit animation. */
function exit(showing: Showing, { reason }: PopupEvent, send: Send): void {
  const { popup, settings, view, untilHidden } = showing
  if (settings.countsAtEnd) countTime(popup)
  stopAll(untilHidden)
  // Its opener is announced as collapsed when it starts closing, as those of menus and panels are.
  showing.openerWriter?.set('aria-expanded', false)
  const exitClasses = classesOf(settings.exit_animation)
  const hasExit = (exitClasses[0] ?? 'none') !== 'none' && !prefersReducedMotion()
  const onEnd = () => send({ type: 'end', reason })
  untilHidden.push(hasExit ? playAnimation(view.box, [...exitClasses, 'reverse'], durationOf(settings), onEnd) : startTimer(0, onEnd))
  popups.onHide.notify(popup, reason)
}

function finish(showing: Showing, { reason }: PopupEvent): void {
  stopAll(showing.untilHidden)
  showing.shown?.layer.close()
  showing.shown = undefined
  showing.films.stop()
  stopAll(showing.untilClosed.reverse())
  showing.view.update({ isHidden: true })
  emitEvent(showing, 'hidden', reason)
}
