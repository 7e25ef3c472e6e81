import { asObject } from '../base/values'
import { prefersReducedMotion } from '../page/reduced-motion'
import { findWrittenNumber, groupDigits, writeNumber } from '../widgets/counter/notation'

const MAX_DURATION = 60_000
const numberOf = (given: unknown, otherwise: number): number => {
  const n = Number(given)
  return Number.isFinite(n) && given !== null && given !== '' ? n : otherwise
}

/** `jQuery(el).numerator(options)`: counts up or down to the target in an element's text; `duration` in ms (contract media §10). */
export function numerate(el: HTMLElement, options: unknown): void {
  const { toValue, fromValue, duration, delimiter, rounding, onComplete } = asObject(options)
  const target = numberOf(toValue, 100)
  const start = numberOf(fromValue, findWrittenNumber(el.textContent ?? '')?.value ?? 0)
  const time = prefersReducedMotion() ? 0 : Math.min(numberOf(duration, 500), MAX_DURATION)
  const notation = { decimals: Math.min(20, Math.max(0, Math.trunc(numberOf(rounding, 0)))), group: String(delimiter ?? ''), point: '.' }
  let startedAt: number | undefined
  const step = (now: number) => {
    startedAt ??= now
    const progress = time > 0 ? (now - startedAt) / time : 1
    const value = start + (target - start) * (0.5 - Math.cos(Math.PI * progress) / 2)
    el.textContent = progress < 1 ? writeNumber(value, notation) : groupDigits(target.toFixed(notation.decimals), notation)
    if (progress < 1) requestAnimationFrame(step)
    else if (typeof onComplete === 'function') onComplete.call(el)
  }
  requestAnimationFrame(step)
}
