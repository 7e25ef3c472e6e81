import { closestTo, on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { propertyOf } from '../../base/property-of'
import { queryAll, queryFirst } from '../../base/query-all'
import { prefersReducedMotion } from '../../builder/reduced-motion'
import { createDismissal } from '../../dom/dismiss'
import { hasName } from '../../dom/has-name'
import { isActivationKey } from '../../dom/on-press'
import { adoptStylesheet, onPaper } from '../../dom/stylesheet'
import { createWriters } from '../../dom/writers'
import { type Infer, seconds } from '../../settings/fields'
import { translate } from '../../ui/translate'
import { startCoupons } from './coupon'
import { keepRoom } from './page-room'

export const settings = {
  /**
   * Seconds that a coupon says that it has been copied.
   * @example 3
   */
  style_coupon_success_message_duration: seconds(1.5),
}

const BAR_CLOSE = '[class*=floating-bars__close],[data-bar-close]'
const BAR_PAUSE = '[class*=floating-bars__pause],[data-bar-pause]'

/** On paper a fixed bar would lie over the text of every page. */
const ON_PAPER = onPaper(`.e-floating-bars{position:static;transform:none}
:is(${BAR_CLOSE},${BAR_PAUSE}){display:none}`)

/**
 * A bar at an edge of the window: its close button and Escape in it send it away until the page is opened again, and what moves in it
 * can be stopped (WCAG 2.2.2). It stands still for visitors who want less motion.
 */
export function start(host: HTMLElement, { style_coupon_success_message_duration: duration }: Infer<typeof settings>): () => void {
  const writers = createWriters()
  const { dismiss: fadeOut, stop } = createDismissal(host)
  const bar = queryFirst(host, '.e-floating-bars')
  const around = propertyOf(host, 'parentElement')
  if (bar && around) writers.set(around, { '.e-con-inner--floating-bars': true })
  const dismiss = () => {
    fadeOut()
    if (bar) writers.set(bar, { '.is-hidden': true })
  }
  const closers = queryAll(host, BAR_CLOSE)
  const pausers = queryAll(host, BAR_PAUSE)
  let isPaused = pausers.length > 0 && prefersReducedMotion()
  const update = () => {
    const animations = host.getAnimations({ subtree: true })
    for (const animation of animations) {
      const el = (animation.effect as KeyframeEffect | null)?.target
      // Only endless animations: an entrance ends by itself.
      if (el instanceof HTMLElement && animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)
        writers.set(el, { '$animation-play-state': isPaused ? 'paused' : null })
    }
    for (const el of pausers) writers.set(el, { 'aria-pressed': isPaused, '.is-paused': isPaused || null })
  }
  for (const el of [...closers, ...pausers]) {
    if (!el.matches('button,a[href]')) writers.set(el, { role: 'button', tabindex: 0 })
    const label = closers.includes(el) ? translate(['Close', 'Zamknij'], host) : translate(['Pause', 'Zatrzymaj'], host)
    if (!hasName(el)) writers.set(el, { 'aria-label': label })
  }
  if (pausers[0]) update()
  const press = (event: Event) => {
    if (closestTo(event, BAR_CLOSE)) dismiss()
    else if (closestTo(event, BAR_PAUSE)) {
      isPaused = !isPaused
      update()
    } else return
    event.preventDefault()
  }
  const stops = [
    on(host, 'click', press),
    on<KeyboardEvent>(host, 'keydown', (event) => {
      if (event.defaultPrevented) return
      if (event.key === 'Escape' && closers[0]) dismiss()
      else if (isActivationKey(event) && !event.repeat && !(event.target as Element).matches('button,a[href],input,select,textarea'))
        press(event)
    }),
    keepRoom(host),
    ...startCoupons(host, duration),
    stop,
    writers.stop,
    adoptStylesheet(ON_PAPER),
  ]
  return () => stopAll(stops)
}
