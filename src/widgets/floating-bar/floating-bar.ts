import { closestTo, on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { matchesSelector } from '../../base/property-of'
import { queryAll } from '../../base/query-all'
import { createDismissal } from '../../dom/dismiss'
import { hasName } from '../../dom/has-name'
import { isActivationKey } from '../../dom/on-press'
import { adoptStylesheet, onPaper } from '../../dom/stylesheet'
import { createWriters, type Writers } from '../../dom/writers'
import { device } from '../../page/device'
import * as texts from '../../page/texts/en'
import { translate } from '../../page/texts/translate'
import { choice, type Infer, responsive, seconds, text } from '../../settings/fields'
import { addPauseButton } from '../../ui/add-pause-button'
import { addCloseButton, settings as handSettings, isClosed, rememberClosed, standAtEdge } from './by-hand'
import { startCoupons } from './coupon'
import { padPage } from './page-padding'
import { BAR_PLAY, createPausing, type Pausing } from './pausing'
import { BAR_BY_HAND, BAR_CLOSE, BAR_PAUSE } from './selectors'
import { startTicker } from './ticker'

export const settings = {
  ...handSettings,
  /**
   * For how many seconds a coupon says that it has been copied.
   * @example 3
   * @only builder
   */
  style_coupon_success_message_duration: seconds(1.5),
  /**
   * Makes the headlines in the bar move by themselves.
   * @example "autoplay"
   * @values `"autoplay"`, which is also the default; anything else leaves them still
   * @only builder
   */
  style_ticker_animation_type: responsive(text('autoplay', ['autoplay'])),
  /**
   * The direction in which the headlines move: towards the beginning of the line, or back.
   * @only builder
   */
  style_ticker_scroll_direction: responsive(choice(['forwards', 'backwards'], 'forwards')),
}
type BarSettings = Infer<typeof settings>

/** In print, a fixed bar would cover text on every page. */
const ON_PAPER = onPaper(`.e-floating-bars{position:static;transform:none}
.e-floating-bars__headlines-inner{transform:none!important}
:is(${BAR_CLOSE},${BAR_PAUSE},${BAR_PLAY}),.e-floating-bars__headline--clone{display:none}`)

/**
 * Starts a bar at the window's edge: its close button or Escape inside closes it until the page is reopened, or for as long as a hand-written one says, and its moving content can be
 * paused (WCAG 2.2.2). It does not move under reduced motion.
 */
export function start(host: HTMLElement, given: BarSettings): () => void {
  const writers = createWriters()
  const isByHand = matchesSelector(host, BAR_BY_HAND)
  if (isByHand && isClosed(host, given)) {
    writers.set(host, { $display: 'none!important' })
    return writers.stop
  }
  const { dismiss: fadeOut, stop } = createDismissal(host)
  const bar = host.querySelector<HTMLElement>('.e-floating-bars')
  const around = host.parentElement
  if (bar && around) writers.set(around, { '.e-con-inner--floating-bars': true })
  const dismiss = () => {
    fadeOut()
    if (isByHand) rememberClosed(host, given)
    if (bar) writers.set(bar, { '.is-hidden': true })
  }
  const leaveEdge = isByHand ? standAtEdge(host, given, writers) : () => {}
  const removeButton = isByHand && given.close_button ? addCloseButton(host) : () => {}
  const closers = queryAll(host, BAR_CLOSE)
  const pausing = createPausing(host, writers)
  nameButtons(host, writers)
  const press = (event: Event) => {
    if (closestTo(event, BAR_CLOSE)) dismiss()
    else if (closestTo(event, BAR_PLAY)) pausing.setPaused(false)
    else if (closestTo(event, BAR_PAUSE)) pausing.setPaused(!pausing.isPaused())
    else return
    event.preventDefault()
  }
  const stops = [
    on(host, 'click', press),
    on<KeyboardEvent>(host, 'keydown', (event) => {
      if (event.defaultPrevented) return
      if (event.key === 'Escape' && closers[0]) {
        // A popup without an overlay stays open beside it.
        event.preventDefault()
        dismiss()
      } else if (
        isActivationKey(event) &&
        !event.repeat &&
        !matchesSelector(event.target as Element, 'button,a[href],input,select,textarea')
      )
        press(event)
    }),
    removeButton,
    leaveEdge,
    padPage(host, isByHand ? given : { position: 'top', push: true }),
    ...startCoupons(host, given.style_coupon_success_message_duration),
    ...moveHeadlines(bar ?? host, given, pausing, writers),
    stop,
    writers.stop,
    adoptStylesheet(ON_PAPER),
  ]
  pausing.update()
  return () => stopAll(stops)
}

function nameButtons(host: HTMLElement, writers: Writers): void {
  const names = [
    [BAR_CLOSE, translate(texts.close, host)],
    [BAR_PAUSE, translate(texts.pause, host)],
    [BAR_PLAY, translate(texts.play, host)],
  ] as const
  for (const [selector, name] of names)
    for (const el of queryAll(host, selector)) {
      if (!el.matches('button,a[href]')) writers.set(el, { role: 'button', tabindex: 0 })
      if (!hasName(el)) writers.set(el, { 'aria-label': name })
    }
}

/** Adds a pause button where the site has none. */
function moveHeadlines(bar: HTMLElement, given: BarSettings, pausing: Pausing, writers: Writers): (() => void)[] {
  const current = device().get()
  if (given.style_ticker_animation_type[current] !== 'autoplay') return []
  const isBackwards = given.style_ticker_scroll_direction[current] === 'backwards'
  const stops = startTicker(bar, { isBackwards, writers, onStart: pausing.update, setHeld: pausing.setHeld })
  if (!stops || pausing.isPaused() || bar.querySelector<HTMLElement>(BAR_PAUSE)) return stops ?? []
  return [addPauseButton(bar, 'skerry-bar-pause', 'inset-block:auto 0;inset-inline:0 auto', pausing.setPaused), ...stops]
}
