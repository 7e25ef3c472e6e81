import { describeElement, guard, report } from '../../base/report'
import { excerpt } from '../../base/values'
import { MODAL, POPUP, POPUP_BY_HAND } from '../../builder/selectors'
import { onScroll } from '../../dom/on-scroll'
import { queryAll } from '../../dom/query-all'
import { type Popup, popups } from '../../popups/registry'
import { readSettings, reportField } from '../../settings/read'
import { type TimingOptions, type TriggerOptions, triggerFields } from './display-settings'
import { groupOf, type Judged, judge, timingOf } from './rules/judge'
import { countShown } from './rules/times'
import { type Env, type TriggerName, triggers } from './triggers/table'

export interface TriggerStatus {
  name: TriggerName
  /** armed: it waits; fired: it opened the popup; off: it will not on this page view. */
  state: 'armed' | 'fired' | 'off'
  /** The option in the way of its ever firing. */
  bad?: string
}
/** What was decided about a popup on this page view; kept on the popup itself, where `explain`, another chunk, finds it. */
export interface PopupStatus {
  judged: Judged[]
  waiting: TriggerStatus[]
}

const envOf = (popup: Popup): Env => ({
  onScroll,
  measure: () => {
    const { documentElement: root, body } = document
    return { y: scrollY, view: innerHeight, height: Math.max(root.scrollHeight, body.scrollHeight, body.offsetHeight) }
  },
  find: (selector) =>
    guard(describeElement(popup.host), `triggers.scrolling_to_selector ${excerpt(selector)}`, () => queryAll(document, selector))?.filter(
      (el) => !el.closest(`${POPUP},${POPUP_BY_HAND},${MODAL}`),
    ) ?? [],
})

/** Whom a popup is for is judged once, at the start (contract popups §4.6); whether it is still its time, again when it is about to open. */
export const isTimeBound = ({ name }: Judged): boolean => name === 'times' || name === 'schedule'

export const triggersOf = (popup: Popup): TriggerOptions =>
  readSettings(triggerFields, groupOf(popup, 'triggers'), (key, field, value) =>
    reportField(popup.host, `triggers.${key}`, field, value),
  ) as TriggerOptions

/** The names of the triggers that are switched on. */
export const enabledTriggers = (options: TriggerOptions): TriggerName[] =>
  (Object.keys(triggers) as TriggerName[]).filter((name) => options[name])

/** Judges the popup's rules and, when all hold, waits for its triggers. Until the returned function is called it counts what is shown, too. */
export function activatePopup(popup: Popup): () => void {
  const owner = popups.get(popup.id) ?? popup
  if (owner !== popup) {
    // The last one of an id is the one that every other way opens (contract popups §1.10 P6): two windows of one id help nobody.
    report(describeElement(popup.host), `id: expected one that no other popup has, got ${excerpt(popup.id)}`)
    return () => {}
  }
  const timing = timingOf(popup)
  const standing: PopupStatus = { judged: judge(popup, timing), waiting: [] }
  popup.standing = standing
  let stopTriggers = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined

  const settle = () => {
    const against = standing.judged.filter(({ pass }) => !pass)
    const wait = Math.max(...against.map((rule) => rule.wait ?? Number.POSITIVE_INFINITY))
    if (!against.length) stopTriggers = armTriggers(popup, timing, standing)
    // Its time may come while the page stays open. Longer waits overflow the browser's timers.
    else if (wait < 2 ** 31) {
      const again = () => {
        standing.judged = judge(popup, timing, true)
        settle()
      }
      timer = setTimeout(again, wait)
    }
  }
  settle()

  const count = (shown: Popup) => shown === popup && timing.times && countShown(popup.key, timing.times_period)
  const isCountedAtEnd = timing.times_count === 'close'
  // Opened by hand before these lines were loaded.
  if (popup.isOpen() && !isCountedAtEnd) count(popup)
  const stopCounting = isCountedAtEnd ? popups.onHide(count) : popups.onShow(count)
  return () => {
    clearTimeout(timer)
    stopTriggers()
    stopCounting()
    popup.standing = undefined
  }
}

/** Starts the popup's triggers; the first that fires opens it and ends all of them (contract popups §5.0). */
function armTriggers(popup: Popup, timing: TimingOptions, standing: PopupStatus): () => void {
  const options = triggersOf(popup)
  const stops: (() => void)[] = []
  const stop = () => {
    for (const each of stops.splice(0)) each()
  }
  standing.waiting = enabledTriggers(options).map((name) => {
    const self: TriggerStatus = { name, state: 'armed' }
    const fire = () => {
      if (!stops.length) return
      stop()
      for (const each of standing.waiting) each.state = 'off'
      if (judge(popup, timing, true).some((rule) => isTimeBound(rule) && !rule.pass)) return
      self.state = 'fired'
      popup.show('trigger')
    }
    const made = triggers[name](options, fire, envOf(popup))
    if (typeof made === 'string') return { name, state: 'off', bad: made }
    stops.push(made)
    return self
  })
  return stop
}
