import { script } from '../../base/assets'
import { focusedElement, pageBody, pageTitle } from '../../base/document'
import { closestTo, emit, on } from '../../base/events'
import { stopAll, whenLoaded } from '../../base/lifetime'
import { matchesSelector } from '../../base/property-of'
import { enqueue } from '../../base/queue'
import { activeDevices, device } from '../../builder/device'
import { prefersReducedMotion } from '../../builder/reduced-motion'
import { ACTION_LINK, POPUP_CONVERT } from '../../builder/selectors'
import { storage } from '../../builder/storage'
import { FOCUSABLE, focus, tabbableElements } from '../../dom/focusable'
import { nextFrame } from '../../dom/next-frame'
import { createWriter, type Writer } from '../../dom/writer'
import { pageHasAboveDialogs } from '../../overlays/above-dialogs'
import { openDialog } from '../../overlays/open-dialog'
import type { OpenLayer } from '../../overlays/open-layer'
import { pushLayer } from '../../overlays/stack'
import { type Modal, type OpenChangeReason, type Popup, popups } from '../../popups/registry'
import { readSettings, reportField } from '../../settings/read'
import { type AnimationPhase, animationClasses, playAnimation } from './animate'
import { countTime, isSuppressed, storageKey } from './counters'
import { popupFields } from './dialog-settings'
import { renderDialog } from './render-dialog'
import { createShell } from './shell'
import { startTimer } from './timer'

/** Content that the conversion chunk attends to. */
const NEEDS_CONVERSION_CODE = `form,[${POPUP_CONVERT}],a[href*="#"]:not(${ACTION_LINK})`

/** The modal of one popup: created at its first opening, and kept until the popup's island ends (contract popups §§7, 8, 9). */
export function createModal(popup: Popup): Modal {
  const { id, host, isFromBuilder, settings: raw } = popup
  const settings = readSettings(popupFields, raw, (key, field, value) => reportField(host, key, field, value))
  const shell = (isFromBuilder && popups.createShell?.(popup)) || createShell(popup, settings)
  const { root, box, message, update, remove } = renderDialog(shell)
  const animationDuration = settings.entrance_animation_duration
  let state: 'closed' | 'open' | 'closing' = 'closed'
  let opener: HTMLElement | null | undefined
  let openerWriter: Writer | undefined
  /** What had the focus when the popup came, also when it is opened once more. */
  let focusedBefore: Element | null = null
  let hasOverlay = false
  let movesFocus = false
  let removeContent: (() => void) | undefined
  let layer: OpenLayer | undefined
  let leaveStack = () => {}
  let stopAnimation = () => {}
  /** What lasts until the popup begins to close. */
  const untilHidden: (() => void)[] = []
  /** The steps of an opening that have not run yet. */
  let openingSteps: (() => void)[] = []

  const classesFor = (phase: AnimationPhase) => animationClasses(device().get(), activeDevices(), raw, phase)
  const emitEvent = (name: string, reason: OpenChangeReason, cancelable = false) =>
    emit(host.isConnected ? host : root, `skerry:popup:${name}`, { id, reason }, cancelable)
  const onEscape = () => settings.prevent_close_on_esc_key || hide('esc')
  const runNextStep = () => openingSteps.shift()?.()
  const endShowing = () => {
    stopAll(untilHidden)
    openingSteps = []
    stopAnimation()
  }

  function show(reason: OpenChangeReason, event?: Event): void {
    if (isSuppressed(popup, settings.avoid_multiple_popups, reason)) return
    // Moved to the end of the page only while it is empty: moving an open dialog would reload its iframes.
    if (state === 'closed') pageBody().append(root)
    if (!emitEvent('show', reason, true)) return
    endShowing()
    state = 'open'
    // It gets the focus back.
    opener = event && closestTo(event, FOCUSABLE)
    // No Escape is lost that comes before there is anything to see.
    leaveStack = pushLayer({ root, isModal: true, onEscape })
    untilHidden.push(() => leaveStack())
    countTime(popup, 'show')
    popups.hasShown = true
    const steps = [insertContent, () => measure()(), () => finishOpening(reason)]
    openingSteps = steps
    /** Another opening or a closing may come between the steps; `hide` runs those that are left. */
    const isNext = (left: number) => openingSteps === steps && steps.length === left
    enqueue(() => {
      if (!isNext(3)) return
      runNextStep()
      nextFrame(() => {
        if (!isNext(2)) return
        // A page that is locked and inert is restyled as a whole. Measured before that, and written at once, it happens a single time.
        const revealMeasured = measure()
        return () => {
          if (!isNext(2)) return
          steps.shift()
          revealMeasured()
          enqueue(() => isNext(1) && runNextStep())
        }
      })
    })
  }

  function insertContent(): void {
    if (isFromBuilder || !removeContent) removeContent = shell.insertContent(message)
  }

  /** Reads the styles that decide how the dialog is shown, and returns the function that shows it. */
  function measure(): () => void {
    hasOverlay = shell.hasOverlay(root)
    movesFocus = hasOverlay || settings.a11y_navigation
    const hasBanner = hasOverlay && pageHasAboveDialogs()
    return () => reveal(hasBanner)
  }

  function reveal(hasBanner: boolean): void {
    // A script of the page may have taken it out since the opening began.
    if (!root.isConnected) pageBody().append(root)
    if (settings.prevent_scroll) untilHidden.push(shell.lockScroll())
    shell.addBodyClasses?.()
    const heading = message.querySelector('h1,h2,h3,h4,h5,h6')
    update({ isModal: hasOverlay, label: host.getAttribute('aria-label') || heading?.textContent?.trim() || pageTitle() })
    if (settings.close_button_delay) {
      update({ isCloseButtonHidden: true })
      untilHidden.push(startTimer(settings.close_button_delay, () => update({ isCloseButtonHidden: false })))
    }
    update({ isAnimated: !prefersReducedMotion() })
    stopAnimation = playAnimation(box, classesFor('entrance'), animationDuration)
    // Displayed only now: it must not be painted before it is open and its entrance animation has begun.
    update({ isHidden: false })
    layer?.close(false)
    if (!root.contains(focusedElement())) focusedBefore = focusedElement()
    const leaveEarlier = leaveStack
    layer = openDialog({
      root,
      isModal: hasOverlay,
      trapsFocus: movesFocus,
      hasBanner,
      opener,
      focusedBefore,
      onEscape,
      onPressOutside: () => settings.prevent_close_on_background_click || hide('backdrop'),
      onBrowserClose: () => closeAtOnce('esc'),
    })
    leaveStack = layer.release
    leaveEarlier()
  }

  function finishOpening(reason: OpenChangeReason): void {
    if (settings.close_automatically) untilHidden.push(startTimer(settings.close_automatically, () => hide('auto')))
    openerWriter?.stop()
    openerWriter = opener && matchesSelector(opener, 'a[href],button') ? createWriter(opener) : undefined
    openerWriter?.set('aria-haspopup', 'dialog')
    openerWriter?.set('aria-expanded', true)
    popups.onShow.notify(popup, reason)
    if (movesFocus) focus((settings.a11y_navigation && tabbableElements(root)[0]) || root)
    if (script?.dataset.datalayer || message.querySelector(NEEDS_CONVERSION_CODE)) loadConversion(reason)
    emitEvent('shown', reason)
  }

  /** Few popups need this code, so it is loaded once the visitor sees the popup. A click before it arrives is handled when it does. */
  function loadConversion(reason: OpenChangeReason): void {
    const load = () => import('./conversion')
    untilHidden.push(
      on(root, 'click', (event) => whenLoaded(load, (conversion) => conversion.onPopupClick(popup, root, event))),
      whenLoaded(load, (conversion) => conversion.watchOpenPopup(popup, root, reason)),
    )
  }

  function hide(reason: OpenChangeReason, disable?: unknown): void {
    // An opening that has begun is completed first, so that no listener is notified of a closing without an opening.
    while (openingSteps[0]) runNextStep()
    if (state === 'open' && emitEvent('hide', reason, true)) beginClosing(reason)
    if (disable) storage.set(storageKey(popup, 'disable'), true)
  }

  function beginClosing(reason: OpenChangeReason): void {
    state = 'closing'
    countTime(popup, 'hide')
    endShowing()
    const exitClasses = classesFor('exit')
    const hasExit = (exitClasses[0] ?? 'none') !== 'none' && !prefersReducedMotion()
    const onEnd = () => finishClosing(reason)
    stopAnimation = hasExit ? playAnimation(box, [...exitClasses, 'reverse'], animationDuration, onEnd) : startTimer(0, onEnd)
    popups.onHide.notify(popup, reason)
  }

  /** The browser has closed the popup, or its island ends. Nobody can prevent that; listeners that heard of the opening hear of the closing. */
  function closeAtOnce(reason: OpenChangeReason): void {
    if (state === 'open' && !openingSteps[0]) {
      emitEvent('hide', reason)
      beginClosing(reason)
    }
    finishClosing(reason)
  }

  function finishClosing(reason: OpenChangeReason): void {
    if (state === 'closed') return
    state = 'closed'
    endShowing()
    openerWriter?.set('aria-expanded', false)
    layer?.close()
    layer = undefined
    focusedBefore = null
    removeContent?.()
    removeContent = undefined
    update({ isHidden: true })
    emitEvent('hidden', reason)
  }

  return {
    root,
    show,
    hide,
    isVisible: () => state !== 'closed',
    stop: () => {
      closeAtOnce('api')
      shell.stop()
      remove()
      openerWriter?.stop()
    },
  }
}
