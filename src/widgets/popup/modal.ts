import { script } from '../../base/assets'
import { emit, on } from '../../base/events'
import { enqueue } from '../../base/queue'
import { activeDevices, device } from '../../builder/device'
import { prefersReducedMotion } from '../../builder/reduced-motion'
import { POPUP_CONVERT } from '../../builder/selectors'
import { storage } from '../../builder/storage'
import { createWriter, type Writer } from '../../dom/writer'
import { type Modal, type Popup, popups, type Reason } from '../../popups/registry'
import { readSettings, reportField } from '../../settings/read'
import { animationOn, play } from './animate'
import { countTime, isSuppressed, storageKey } from './counters'
import { popupFields } from './dialog-settings'
import { focus, openerOf, tabStops } from './focus'
import { pushLayer } from './layer-stack'
import { onBrowserClose, openDialog } from './open-dialog'
import { makeShell } from './shell'

const ATTENDED = `form,[${POPUP_CONVERT}],a[href*="#"]`

/** The dialog of one popup: made at its first opening, kept until the popup's island ends (contract popups §§7–9). */
export function makeModal(popup: Popup): Modal {
  const { id, host, isBuilt, settings: raw } = popup
  const settings = readSettings(popupFields, raw, (key, field, value) => reportField(host, key, field, value))
  const shell = (isBuilt && popups.shell?.(popup)) || makeShell(popup, settings)
  const { root, box, message, button } = shell
  const duration = settings.entrance_animation_duration
  let state: 'closed' | 'open' | 'leaving' = 'closed'
  let opener: HTMLElement | null | undefined
  let opened: Writer | undefined
  let empty: (() => void) | undefined
  let closeDialog = () => {}
  let stopMotion = () => {}
  /** What lasts as long as the visitor sees the popup and it is not on its way out. */
  let untilHidden: (() => void)[] = []
  /** What is still to be done of an opening: new content, an inert page and a moved focus each have the browser go over the whole page. */
  let turns: (() => void)[] = []
  const next = () => turns.shift()?.()

  const names = (way: 'entrance' | 'exit') => animationOn(device().get(), activeDevices(), raw, way)
  const tell = (name: string, reason: Reason, cancelable = false) =>
    emit(host.isConnected ? host : root, `skerry:popup:${name}`, { id, reason }, cancelable)
  const after = (ms: number, then: () => void) => {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  }
  const endShowing = () => {
    for (const stop of untilHidden) stop()
    untilHidden = []
    turns = []
    stopMotion()
  }
  function show(reason: Reason, event?: Event): void {
    if (isSuppressed(popup, settings.avoid_multiple_popups, reason)) return
    if (state === 'closed') {
      // To the end of the page while it is empty: never moved while open, which would reload its frames.
      root.style.display = 'none'
      document.body.append(root)
    }
    if (!tell('show', reason, true)) return
    endShowing()
    state = 'open'
    opener = openerOf(event)
    countTime(popup, 'show')
    popups.popped = true
    let hasOverlay: boolean
    let movesFocus: boolean
    turns = [
      () => {
        if (isBuilt || !empty) empty = shell.fill()
        hasOverlay = shell.hasOverlay()
        movesFocus = hasOverlay || settings.a11y_navigation
        const heading = message.querySelector('h1,h2,h3,h4,h5,h6')
        root.ariaModal = String(hasOverlay)
        root.ariaLabel = host.ariaLabel || heading?.textContent?.trim() || document.title
      },
      () => {
        if (settings.prevent_scroll) untilHidden.push(shell.lock())
        if (button && settings.close_button_delay) {
          button.style.display = 'none'
          untilHidden.push(after(settings.close_button_delay, () => (button.style.display = '')))
        }
        box.style.animationName = prefersReducedMotion() ? 'none' : ''
        stopMotion = play(box, names('entrance'), duration)
        // It must not be painted before it is open and its entrance has begun.
        root.style.display = ''
        closeDialog()
        closeDialog = openDialog(root, hasOverlay)
        const esc = () => settings.prevent_close_on_esc_key || hide('esc')
        untilHidden.push(
          ...onBrowserClose(root, esc, finish),
          pushLayer({
            root,
            hasOverlay,
            keepsFocus: movesFocus,
            esc,
            outside: () => settings.prevent_close_on_background_click || hide('backdrop'),
          }),
        )
      },
      () => {
        if (settings.close_automatically) untilHidden.push(after(settings.close_automatically, () => hide('auto')))
        opened?.stop()
        opened = opener?.matches('a[href],button') ? createWriter(opener) : undefined
        opened?.set('aria-haspopup', 'dialog')
        opened?.set('aria-expanded', true)
        popups.onShow.tell(popup, reason)
        if (movesFocus) focus((settings.a11y_navigation && tabStops(root)[0]) || root)
        if (script?.dataset.datalayer || message.querySelector(ATTENDED)) attend(reason)
        tell('shown', reason)
      },
    ]
    for (let i = turns.length; i; i--) enqueue(next)
  }

  /** What few popups need can wait until the visitor sees it; a quick click waits for it. */
  function attend(reason: Reason): void {
    const showing = untilHidden
    const use = (then: (more: typeof import('./conversion')) => void) => void import('./conversion').then(then, () => {})
    showing.push(on(root, 'click', (event) => use((more) => more.onPopupClick(popup, root, event))))
    use((more) => showing === untilHidden && showing.push(...more.watchOpenPopup(popup, root, reason)))
  }

  function hide(reason: Reason, never?: unknown): void {
    // Nobody hears of an end without a beginning.
    while (turns[0]) next()
    if (state === 'open' && tell('hide', reason, true)) {
      state = 'leaving'
      countTime(popup, 'hide')
      endShowing()
      const exit = names('exit')
      const end = () => finish(reason)
      stopMotion = (exit[0] ?? 'none') === 'none' || prefersReducedMotion() ? after(0, end) : play(box, [...exit, 'reverse'], duration, end)
      popups.onHide.tell(popup, reason)
    }
    if (never) storage.set(storageKey(popup, 'disable'), true)
  }

  function finish(reason: Reason = 'esc'): void {
    if (state === 'closed') return
    state = 'closed'
    endShowing()
    const active = document.activeElement
    const wasInside = active === document.body || root.contains(active)
    empty?.()
    empty = undefined
    closeDialog()
    root.style.display = 'none'
    if (wasInside && opener?.isConnected) focus(opener)
    opened?.set('aria-expanded', false)
    tell('hidden', reason)
  }

  return {
    root,
    show,
    hide,
    isVisible: () => state !== 'closed',
    stop: () => {
      finish('api')
      shell.stop()
      opened?.stop()
    },
  }
}
