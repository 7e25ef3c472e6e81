import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { describeElement, report } from '../../base/report'
import { onMutation } from '../../dom/observe'
import { onVisibilityChange } from '../../dom/on-visible'
import { isPrerendering, whenActivated } from '../../dom/when-activated'
import { createWriters } from '../../dom/writers'
import * as texts from '../../page/texts/en'
import { translate } from '../../page/texts/translate'
import { addStatus } from '../../ui/add-status'
import { createParts, findServed } from './countdown-parts'
import { runActions } from './expire'
import { languageOf, passedMilestone, unitName } from './remaining'
import type { CountdownSettings } from './settings'

export { settings } from './settings'

/** Browsers fire timers with a longer delay immediately. */
const LONGEST_TIMER = 2e9

/**
 * Starts countdowns, the builder's and hand-written (contract loops §12). The digits change at full seconds while in view. Screen readers
 * can read them at any time, but only hear announcements for the last hour, ten minutes and minute.
 */
export function start(host: HTMLElement, settings: CountdownSettings): () => void {
  // On a prerendered page the numbers take up their space but do not run.
  let stop = isPrerendering() ? run(host, settings, true) : () => {}
  const restart = () => {
    stop()
    stop = run(host, settings, isPrerendering())
  }
  const stopWaiting = whenActivated(restart)
  // A framework may change the date.
  const time = host.querySelector<HTMLElement>('time')
  const stopFollowing = time ? onMutation(time, restart, { attributeFilter: ['datetime'] }) : () => {}
  return () => {
    stopFollowing()
    stopWaiting()
    stop()
  }
}

function run(host: HTMLElement, settings: CountdownSettings, isStill = false): () => void {
  const writers = createWriters()
  const served = host.querySelector<HTMLElement>('.elementor-countdown-wrapper')
  const parts = served ? findServed(host, served, writers) : createParts(host, settings)
  const { due, box, actions, messages, show } = parts
  const stops = [parts.stop, writers.stop]
  writers.set(box, { role: 'timer' })
  if (isStill || Number.isNaN(due)) {
    show(isStill ? due - Date.now() : 0)
    return () => stopAll(stops)
  }
  const { say, remove } = addStatus(host)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isVisible = false
  let isOver = false
  let before: number | undefined
  const expire = () => {
    isOver = true
    if (before === undefined && !actions.length)
      report(describeElement(host), `the countdown ended at ${new Date(due).toISOString()}, and no action is set for its end`)
    // A message speaks for itself.
    if (before !== undefined) say(actions.some(({ type }) => type === 'message') ? '' : translate(texts.timeUp, host))
    runActions(host, { box, messages, actions }, writers, before === undefined)
  }
  const tick = () => {
    const left = due - Date.now()
    show(left)
    if (left <= 0) return expire()
    const milestone = isVisible && before !== undefined ? passedMilestone(before, left) : undefined
    if (milestone) say(`${translate(texts.timeLeft, host)} ${milestone[1]} ${unitName(...milestone, languageOf(host))}`)
    before = left
    // Just after the full second, when the digits change.
    timer = setTimeout(tick, isVisible ? (left % 1000) + 1 : Math.min(left, LONGEST_TIMER))
  }
  const restart = () => {
    clearTimeout(timer)
    if (!isOver) tick()
  }
  tick()
  stops.unshift(
    onVisibilityChange(box, (nowVisible) => {
      isVisible = nowVisible
      restart()
    }),
    // The timer did not run in the back/forward cache.
    on(window, 'pageshow', restart),
    () => clearTimeout(timer),
    remove,
  )
  return () => stopAll(stops)
}
