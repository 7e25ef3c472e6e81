import { createElement } from '../../base/create-element'
import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { onVisible } from '../../dom/on-visible'
import { whenActivated } from '../../dom/when-activated'
import { prefersReducedMotion } from '../../page/reduced-motion'
import { createContainer } from '../../ui/container'
import { HIDDEN_TEXT } from '../../ui/hidden-text'
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
    stops.push(whenActivated(() => onVisible(plan.text.parentElement ?? host, () => stops.push(count(plan)))))
  return () => stopAll(stops.reverse())
}

/** Creates the visible number over the invisible final one, which reserves its width, and the final one for screen readers. */
function createNumbers({ final }: CounterPlan): { cell: HTMLElement; shown: HTMLElement; spoken: HTMLElement } {
  const span = (style: Partial<CSSStyleDeclaration>, ...content: (Node | string)[]) => {
    const el = createElement('span')
    Object.assign(el.style, style)
    el.append(...content)
    return el
  }
  const sameCell = { gridArea: '1/1' }
  const shown = span(sameCell)
  const cell = span(
    { display: 'inline-grid', textAlign: 'center', whiteSpace: 'nowrap' },
    shown,
    span({ ...sameCell, visibility: 'hidden' }, final),
  )
  cell.setAttribute('aria-hidden', 'true')
  return { cell, shown, spoken: span(HIDDEN_TEXT, final) }
}

/** Counts in the text's place, reserving the final number's width so that nothing moves. The returned function ends it at once. */
function count(plan: CounterPlan): () => void {
  const { text, before, after, duration } = plan
  // A translator has replaced the node, with the final number.
  if (!text.parentNode) return () => {}
  const { cell, shown, spoken } = createNumbers(plan)
  shown.textContent = countAt(plan, 0)
  const container = createContainer((box) => text.replaceWith(box), 'span')
  container.append(before, cell, spoken, after)
  let frame = 0
  let startedAt: number | undefined
  const finish = () => {
    cancelAnimationFrame(frame)
    container.replaceWith(text)
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
