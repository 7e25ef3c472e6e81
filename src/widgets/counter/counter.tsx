import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { prefersReducedMotion } from '../../builder/reduced-motion'
import { onVisible } from '../../dom/on-visible'
import { whenSeen } from '../../dom/when-seen'
import { mountUi } from '../../ui/mount'
import { HiddenText } from '../../ui/visually-hidden'
import { type CounterPlan, countAt, planCounter } from './counter-plan'
import type { CounterSettings } from './settings'

export { settings } from './settings'

/**
 * Starts counters, the builder's and hand-written (contract media §10). The page always contains the final number, for screen readers,
 * search engines and printers; only the visible number changes, while counting in view.
 */
export function start(host: HTMLElement, settings: CounterSettings): () => void {
  const plan = planCounter(host, settings)
  if (!plan) return () => {}
  const stops = [plan.restore]
  if (plan.duration > 0 && plan.from !== plan.to && !prefersReducedMotion())
    stops.push(whenSeen(() => onVisible(plan.text.parentElement ?? host, () => stops.push(count(plan)))))
  return () => stopAll(stops.reverse())
}

/** The visible number, over the invisible final one that reserves its width. */
const SAME_CELL = { gridArea: '1/1' }

/** Counts in the text's place, reserving the final number's width so that nothing moves. The returned function ends it at once. */
function count(plan: CounterPlan): () => void {
  const { text, before, final, after, duration } = plan
  // A translator has replaced the node, with the final number.
  if (!text.parentNode) return () => {}
  const { container, remove } = mountUi(
    <>
      {before}
      <span aria-hidden="true" style={{ display: 'inline-grid', textAlign: 'center', whiteSpace: 'nowrap' }}>
        <span style={SAME_CELL}>{countAt(plan, 0)}</span>
        <span style={{ ...SAME_CELL, visibility: 'hidden' }}>{final}</span>
      </span>
      <HiddenText text={final} />
      {after}
    </>,
    (box) => text.replaceWith(box),
    'span',
  )
  const shown = container.querySelector('[aria-hidden]>span') as HTMLElement
  let frame = 0
  let startedAt: number | undefined
  const finish = () => {
    cancelAnimationFrame(frame)
    container.before(text)
    remove()
    stopListening()
  }
  const step = (now: number) => {
    startedAt ??= now
    const progress = (now - startedAt) / duration
    if (progress >= 1) return finish()
    shown.textContent = countAt(plan, progress)
    frame = requestAnimationFrame(step)
  }
  // In print, show the final number.
  const stopListening = on(window, 'beforeprint', finish)
  frame = requestAnimationFrame(step)
  return finish
}
