import { pageBody, pageRoot } from '../base/document'
import { on } from '../base/events'
import { stopAll, whenLoaded } from '../base/lifetime'
import { closestOf, matchesSelector } from '../base/property-of'
import { queryAll } from '../base/query-all'
import { describeElement, guard } from '../base/report'
import { excerpt } from '../base/values'
import { onScroll } from '../dom/on-scroll'
import { scrollerInPage } from '../dom/scrolling-element'
import { whenActivated } from '../dom/when-activated'
import { config } from '../page/config'
import { post } from '../page/page-config'
import { EDITED_DOCUMENT, MODAL, POPUP, POPUP_BY_HAND } from '../page/selectors'
import { groupOf } from './group'
import { readTiming, readTriggers, type TimingOptions } from './opening-fields'
import { popupKey } from './popup-key'
import { type Popup, popups } from './registry'
import { evaluateRules, readRules } from './rules/evaluate'
import { countShown } from './rules/times'
import type { RareRules } from './rules/types'
import { startTimer } from './timer'
import { enabledTriggers, type TriggerName, triggers } from './triggers/table'
import type { TriggerEnvironment } from './triggers/types'
import { type Condition, verdict } from './verdict'

/** Browsers fire timers with such a delay, in ms, immediately. */
const TOO_LONG = 2 ** 31

export interface TriggerStatus {
  name: TriggerName
  /** armed: waiting; fired: opened the popup; refused: fired, but something kept the popup closed; off: will not fire on this page view. */
  state: 'armed' | 'fired' | 'refused' | 'off'
  /** The option that makes it unable to fire. */
  invalidOption?: string
}
/** The decisions about a popup on this page view, kept on the popup for `explain`, which is in another chunk. */
export interface PopupStatus {
  /** Its rules and group, as they were at the start. */
  conditions: Condition[]
  triggers: TriggerStatus[]
  environment: TriggerEnvironment
}

const environmentOf = (popup: Popup): TriggerEnvironment => ({
  onScroll,
  measure: () => {
    const [root, body] = [pageRoot(), pageBody()]
    const pageHeight = Math.max(root.scrollHeight, body.scrollHeight, body.offsetHeight)
    const inner = pageHeight <= innerHeight + 1 ? scrollerInPage() : null
    if (inner) return { y: inner.scrollTop, viewportHeight: inner.clientHeight, pageHeight: inner.scrollHeight }
    // On some pages the body scrolls.
    return { y: scrollY || body.scrollTop, viewportHeight: innerHeight, pageHeight }
  },
  find: (selector) => {
    const where = `triggers.scrolling_to_selector ${excerpt(selector)}`
    const found = guard(describeElement(popup.host), where, () => queryAll(document, selector)) ?? []
    return found.filter((el) => !closestOf(el, `${POPUP},${POPUP_BY_HAND},${MODAL}`))
  },
})

/**
 * Once the page is visible, evaluates the popup's rules, starts its triggers if all rules pass, and counts its showings. A popup in its own
 * preview or in the editor just opens. The returned function stops everything.
 */
export const activatePopup = (popup: Popup): (() => void) =>
  whenActivated(() => {
    const { schedule, url, url_action } = readTiming(popup)
    if (!schedule && !(url && url_action === 'regex') && !groupOf(popup)) return activate(popup)
    return whenLoaded(
      () => import('./rules/rare'),
      (rare) => activate(popup, rare),
      () => activate(popup),
    )
  })

/** Without `rare`, which failed to load or is not needed, the rules that it implements fail. */
function activate(popup: Popup, rare?: RareRules): () => void {
  const stopPreview = openForAuthor(popup)
  if (stopPreview) return stopPreview
  // Openers use another popup with this id; opening this one as well would confuse.
  if ((popups.get(popup.id) ?? popup) !== popup) return () => {}
  const timing = readRules(popup)
  const status: PopupStatus = { conditions: [], triggers: [], environment: environmentOf(popup) }
  popup.status = status
  const stops = [startWhenAllowed(popup, timing, status, rare), countShowings(popup, timing)]
  return () => {
    stopAll(stops)
    popup.status = undefined
  }
}

/** In its own preview, or in the editor, a popup opens without rules; undefined anywhere else. */
function openForAuthor(popup: Popup): (() => void) | undefined {
  const { edit, preview } = config()
  const { id } = post()
  // The configuration belongs to the page: converting an object to text may throw.
  if (preview && typeof id !== 'object' && popup.id === String(id)) {
    popup.show('preview')
    return () => {}
  }
  if (!edit) return
  if (!matchesSelector(popup.host, EDITED_DOCUMENT)) return () => {}
  return whenLoaded(
    () => import('./preview'),
    (m) => m.showPreview(popup),
  )
}

/** Evaluates the rules, now and where one of them will pass later, and starts the triggers once all pass. */
function startWhenAllowed(popup: Popup, timing: TimingOptions, status: PopupStatus, rare?: RareRules): () => void {
  let stopWaiting = () => {}
  const decide = (isReadOnly?: boolean) => {
    const conditions: Condition[] = evaluateRules(popup, timing, rare, isReadOnly)
    // Choose within the group only once the rules pass: the choice is permanent.
    if (groupOf(popup) && verdict(conditions, 'start').opens) conditions.push({ name: 'group', pass: Boolean(rare?.isChosen(popup)) })
    status.conditions = conditions
    const { opens, reasons } = verdict(conditions, 'start')
    if (opens) {
      stopWaiting = startTriggers(popup, status, () => verdict(evaluateRules(popup, timing, rare, true), 'trigger').opens)
      return
    }
    const passIn = Math.max(...reasons.map(({ passesIn = TOO_LONG }) => passesIn))
    if (passIn >= TOO_LONG) return
    const again = () => {
      stopWaiting()
      decide(true)
    }
    // The scheduled start may come while the page is open or in the back/forward cache.
    const stops = [startTimer(passIn, again), on<PageTransitionEvent>(window, 'pageshow', ({ persisted }) => persisted && again())]
    stopWaiting = () => stopAll(stops)
  }
  decide()
  return () => stopWaiting()
}

/** Counts how often the popup has been shown or closed, for the rule `times`. */
function countShowings(popup: Popup, { times, times_period, times_count }: TimingOptions): () => void {
  const count = (shown: Popup) => shown === popup && times && countShown(popupKey(popup), times_period)
  if (times_count === 'close') return popups.onHide(count)
  // A click opened the popup before this chunk loaded.
  if (popup.isOpen()) count(popup)
  return popups.onShow(count)
}

/** Starts the popup's triggers. The first to fire opens the popup and stops all of them (contract popups §5.0). */
function startTriggers(popup: Popup, status: PopupStatus, mayOpen: () => boolean): () => void {
  const options = readTriggers(popup)
  const stops: (() => void)[] = []
  status.triggers = enabledTriggers(options).map((name) => {
    const trigger: TriggerStatus = { name, state: 'armed' }
    const fire = () => {
      if (!stops[0]) return
      stopAll(stops)
      for (const each of status.triggers) each.state = 'off'
      // Until it is open: a rule, what was shown before, or a listener of the page may keep it closed.
      trigger.state = 'refused'
      if (mayOpen()) popup.show('trigger')
    }
    const started = triggers[name](options, fire, status.environment)
    if (typeof started === 'string') return { name, state: 'off', invalidOption: started }
    stops.push(started)
    return trigger
  })
  const stopNoting = popups.onShow((shown, reason) => {
    const refused = status.triggers.find(({ state }) => state === 'refused')
    if (shown === popup && reason === 'trigger' && refused) refused.state = 'fired'
  })
  return () => {
    stopAll(stops)
    stopNoting()
  }
}
