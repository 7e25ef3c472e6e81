import { ofDocument } from '../../base/document'
import { queryAll } from '../../base/query-all'
import { describeElement, report } from '../../base/report'
import { replaceContents } from '../../dom/replace-contents'
import { findWrittenNumber, groupDigits, type Notation, readNumber, writeNumber } from './notation'
import type { CounterSettings } from './settings'

/** A counter's number, timing and place. */
export interface CounterPlan {
  /** The text node with the number, at its final value. */
  text: Text
  before: string
  final: string
  after: string
  from: number
  to: number
  notation: Notation
  /** In ms. */
  duration: number
  /** Restores the served markup. */
  restore: () => void
}

const expectNumber = (host: HTMLElement, name: string, given: string | undefined) =>
  report(describeElement(host), `${name}: expected a number below 1e21, got ${given}`)

/** Plans a builder counter: the server prints the start number (contract media §10). */
function planServed(host: HTMLElement, el: HTMLElement): CounterPlan | undefined {
  const { toValue = '100', fromValue = '', duration = '2000', delimiter = '' } = el.dataset
  const target = readNumber(toValue)
  if (!target) return void expectNumber(host, 'data-to-value', toValue)
  // With a point as thousands separator, the decimal mark is a comma: the two must differ.
  const mark = { group: delimiter, point: delimiter === '.' ? ',' : '.' }
  const text = new Text(groupDigits(target.plain, mark))
  const shown = findWrittenNumber(el.textContent ?? '')
  const restore = replaceContents(el, text)
  return {
    text,
    before: '',
    final: text.data,
    after: '',
    from: readNumber(fromValue)?.value || (shown?.value ?? 0),
    to: target.value,
    notation: { ...mark, decimals: Math.min(20, target.plain.split('.')[1]?.length ?? 0) },
    duration: Math.min(Number(duration), 60_000),
    restore,
  }
}

/** Plans a hand-written counter: the first number in its text is the end value, and sets the notation. */
function planWritten(host: HTMLElement, { starting_number, duration }: CounterSettings): CounterPlan | undefined {
  // A copy made while the other was counting: use its end value for screen readers.
  for (const copy of queryAll(host, '.skerry-ui')) {
    copy.querySelector('[aria-hidden]')?.remove()
    copy.replaceWith(copy.textContent ?? '')
  }
  const walker = ofDocument('createTreeWalker').call(document, host, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    const found = findWrittenNumber(text.data)
    if (!found) continue
    const { before, written, after, value, notation } = found
    if (!readNumber(`${value}`)) break
    return { text, before, final: written, after, from: starting_number, to: value, notation, duration, restore: () => {} }
  }
  return void expectNumber(host, 'text', host.textContent?.trim().slice(0, 80))
}

/** Plans a counter; `undefined` without a number, which is reported and leaves the served markup. */
export function planCounter(host: HTMLElement, settings: CounterSettings): CounterPlan | undefined {
  const el = host.querySelector<HTMLElement>('.elementor-counter-number')
  return el ? planServed(host, el) : planWritten(host, settings)
}

/** The displayed number at `progress` (0 to 1) of its time: slow at both ends. */
export const countAt = ({ from, to, final, notation }: CounterPlan, progress: number): string =>
  progress < 1 ? writeNumber(from + (to - from) * (0.5 - Math.cos(Math.PI * progress) / 2), notation) : final
