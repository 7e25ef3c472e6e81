import { script } from '../../base/assets'
import { pageBody } from '../../base/document'
import { emit, on } from '../../base/events'
import { stopAll, whenLoaded } from '../../base/lifetime'
import { matchesSelector } from '../../base/property-of'
import { focus, tabbableElements } from '../../dom/focusable'
import { createLeaving, type Leaving } from '../../dom/leave'
import { createWriter, type Writer } from '../../dom/writer'
import { type Beside, readBeside } from '../../overlays/beside'
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
import type { Effect, PopupEvent, State } from './phase'
import { type RenderedDialog, renderDialog } from './render-dialog'
import { POPUP_CONVERT } from './selectors'
import type { CreateShell } from './shell'
import { startTimer } from './timer'

/** Content that needs the conversion chunk. */
const NEEDS_CONVERSION_CODE = `form,[${POPUP_CONVERT}],a[href*="#"]:not(${ACTION_LINK})`

/** What the page's styles say about how to show a dialog. */
export interface Look {
  hasOverlay: boolean
  beside: Beside | undefined
}

/** A popup's dialog, and its changes to the page while shown. */
export interface Showing extends RenderedDialog {
  popup: Popup
  settings: DialogSettings
  shell: PopupShell
  state: State
  /** `look`: how to show the dialog, if already read. */
  send: (type: PopupEvent['type'], reason: OpenChangeReason, look?: Look) => void
  /** What opened it, and gets the focus back. */
  opener?: HTMLElement | null | undefined
  openerWriter?: Writer | undefined
  movesFocus?: boolean
  removeContent?: (() => void) | undefined
  giveNamingBack?: (() => void) | undefined
  /** Its layer before it is visible, then its open one. */
  begun: () => void
  layer?: OpenLayer | undefined
  stopAnimation?: () => void
  /** Videos that play while another script hides the popup. */
  films: Leaving
  /** Undo what lasts until the popup starts closing. */
  untilHidden: (() => void)[]
}

export function createShowing(popup: Popup, createShell: CreateShell, send: Showing['send']): Showing {
  const settings = readDialog(popup)
  const shell = createShell(popup, settings)
  return {
    ...renderDialog(shell),
    popup,
    settings,
    shell,
    send,
    state: { phase: 'closed', reason: 'api' },
    begun: () => {},
    films: createLeaving(),
    untilHidden: [],
  }
}

/** Emits an event on the popup's element, or on the dialog if that is not in the page; false if a listener prevents it. */
export const emitEvent = ({ popup, root }: Showing, name: string, reason: OpenChangeReason, cancelable = false): boolean =>
  emit(
    popup.host.isConnected ? popup.host : root,
    `skerry:popup:${name}`,
    { id: popup.id, group: popup.host.getAttribute('data-popup-group') ?? '', reason },
    cancelable,
  )

/** The implementation of each effect. */
export const effects: Record<Exclude<Effect, 'later' | 'again'>, (showing: Showing, reason: OpenChangeReason, look?: Look) => void> = {
  begin,
  fill: (showing) => {
    const { popup, shell, message } = showing
    if (popup.isFromBuilder || !showing.removeContent) showing.removeContent = shell.insertContent(message)
  },
  reveal: (showing, _, known) => reveal(showing, known ?? look(showing)),
  tell,
  ask: (showing, reason) => emitEvent(showing, 'hide', reason, true) && showing.send('agreed', reason),
  sayHide: (showing, reason) => emitEvent(showing, 'hide', reason),
  exit,
  finish,
}

/** The classes of an animation on this device (contract popups §10); here `none` is a class like any other. */
const classesOf = (animation: DialogSettings['entrance_animation']) => animation[device().get()].match(/\S+/g) ?? []
/** In ms; the builder's default if the server omitted it (contract popups §17.3). */
const durationOf = ({ entrance_animation_duration: ms }: DialogSettings) => (Number.isNaN(ms) ? 1200 : ms)
const onEscape = ({ settings, send }: Showing) => settings.prevent_close_on_esc_key || send('hide', 'esc')

/** Undoes what lasts until the popup starts closing or reopens. */
function endShowing(showing: Showing): void {
  stopAll(showing.untilHidden)
  showing.stopAnimation?.()
}

function begin(showing: Showing): void {
  endShowing(showing)
  showing.begun = beginLayer(showing.root, () => onEscape(showing))
  showing.untilHidden.push(showing.begun)
  if (!showing.settings.countsAtEnd) countTime(showing.popup)
  popups.hasShown = true
}

/** Reads the styles that decide how to show the dialog. */
export function look({ shell, root }: Showing): Look {
  const hasOverlay = shell.hasOverlay(root)
  return { hasOverlay, beside: hasOverlay && root.isConnected ? readBeside({ root }) : undefined }
}

function reveal(showing: Showing, { hasOverlay, beside }: Look): void {
  const { popup, settings, shell, root, box, message, update, untilHidden, begun, send } = showing
  // A page script may have removed it since opening started.
  if (!root.isConnected) pageBody().append(root)
  // If reopened, it has its naming already.
  if (!showing.giveNamingBack) update({ naming: readNaming(popup.host, message) })
  showing.giveNamingBack?.()
  showing.giveNamingBack = moveNaming(message.firstElementChild)
  update({ isModal: hasOverlay })
  if (settings.close_button_delay) {
    update({ isCloseButtonHidden: true })
    untilHidden.push(startTimer(settings.close_button_delay, () => update({ isCloseButtonHidden: false })))
  }
  update({ isAnimated: !prefersReducedMotion() })
  showing.stopAnimation = playAnimation(showing.box, classesOf(settings.entrance_animation), durationOf(settings))
  showing.movesFocus = hasOverlay || settings.a11y_navigation
  const options: DialogOptions = {
    root,
    isModal: hasOverlay,
    trapsFocus: showing.movesFocus,
    begun,
    replaces: showing.layer,
    beside,
    seenPart: box,
    locksScroll: settings.prevent_scroll && shell.lockScroll,
    onSeen: (isSeen) => (isSeen ? showing.films.comeBack(message) : showing.films.leave(message)),
    onGone: () => send('end', 'page'),
    opener: showing.opener,
    onEscape: () => onEscape(showing),
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
  shell.addBodyClasses?.()
  untilHidden.push(showing.layer.release)
}

/** The popup is open: notifies its opener and listeners, and focuses it. */
function tell(showing: Showing): void {
  const { popup, settings, root, untilHidden, send, opener } = showing
  const { reason } = showing.state
  if (settings.close_automatically) untilHidden.push(startTimer(settings.close_automatically, () => send('hide', 'auto')))
  showing.openerWriter?.stop()
  showing.openerWriter = opener && matchesSelector(opener, 'a[href],button,[role=button]') ? createWriter(opener) : undefined
  showing.openerWriter?.set('aria-haspopup', 'dialog')
  showing.openerWriter?.set('aria-expanded', true)
  popups.onShow.notify(popup, reason)
  const asked = firstFocus(root)
  if (showing.movesFocus) focus(asked ?? ((settings.a11y_navigation && tabbableElements(root)[0]) || root))
  // A corner card takes the focus if its author chose an element and the visitor opened it.
  else if (opener && asked) focus(asked)
  if (script?.dataset.datalayer || showing.message.querySelector(NEEDS_CONVERSION_CODE)) loadConversion(showing, reason)
  emitEvent(showing, 'shown', reason)
}

/** Loads code that few popups need once the popup is visible. A click before then is handled later. */
function loadConversion({ popup, root, untilHidden }: Showing, reason: OpenChangeReason): void {
  const load = () => import('./conversion')
  untilHidden.push(
    on(root, 'click', (event) => whenLoaded(load, (conversion) => conversion.onPopupClick(popup, root, event))),
    whenLoaded(load, (conversion) => conversion.watchOpenPopup(popup, root, reason)),
  )
}

/** Its opener is announced as collapsed when it starts closing, as those of menus and panels are. */
const collapseOpener = ({ openerWriter }: Showing) => openerWriter?.set('aria-expanded', false)

/** Starts closing: notifies listeners and plays the exit animation. */
function exit(showing: Showing, reason: OpenChangeReason): void {
  const { popup, settings, box, send } = showing
  if (settings.countsAtEnd) countTime(popup)
  endShowing(showing)
  collapseOpener(showing)
  const exitClasses = classesOf(settings.exit_animation)
  const hasExit = (exitClasses[0] ?? 'none') !== 'none' && !prefersReducedMotion()
  const onEnd = () => send('end', reason)
  showing.stopAnimation = hasExit ? playAnimation(box, [...exitClasses, 'reverse'], durationOf(settings), onEnd) : startTimer(0, onEnd)
  popups.onHide.notify(popup, reason)
}

function finish(showing: Showing, reason: OpenChangeReason): void {
  endShowing(showing)
  showing.layer?.close()
  showing.layer = undefined
  showing.films.stop()
  showing.giveNamingBack?.()
  showing.giveNamingBack = undefined
  showing.removeContent?.()
  showing.removeContent = undefined
  showing.update({ isHidden: true })
  emitEvent(showing, 'hidden', reason)
}
