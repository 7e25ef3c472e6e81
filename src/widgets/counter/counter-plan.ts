import { ofDocument } from '../../base/document'
import { queryAll } from '../../base/query-all'
import { describeElement, report } from '../../base/report'
import { replaceContents } from '../../dom/replace-contents'
import { findWrittenNumber, groupDigits, type Notation, readNumber, writeNumber } from './notation'
import type { CounterSettings } from './settings'

/** What a counter counts, and where. */
export interface CounterPlan {
  /** The text on the page that contains the number, with its final value. */
  text: Text
  before: string
  final: string
  after: string
  from: number
  to: number
  notation: Notation
  /** In ms. */
  duration: number
  /** Restores the markup as it was served. */
  restore: () => void
}

const expectNumber = (host: HTMLElement, name: string, given: string | undefined) =>
  report(describeElement(host), `${name}: expected a number below 1e21, got ${given}`)

/** The builder's counter: the server has printed the number from which it starts (contract media §10). */
function planServed(host: HTMLElement, el: HTMLElement): CounterPlan | undefined {
  const { toValue = '100', fromValue = '', duration = '2000', delimiter = '' } = el.dataset
  const target = readNumber(toValue)
  if (!target) return void expectNumber(host, 'data-to-value', toValue)
  // If the delimiter is a point, the decimal mark is a comma: they must differ.
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

/** A hand-written counter: it ends with the first number in its text and counts in the same notation. */
function planWritten(host: HTMLElement, { starting_number, duration }: CounterSettings): CounterPlan | undefined {
  // A copy that was made while the original was counting: the number for screen readers is the one that it ends with.
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

/** What to count; `undefined`, with a report, if there is no number: the markup then stays as it was served. */
export function planCounter(host: HTMLElement, settings: CounterSettings): CounterPlan | undefined {
  const el = host.querySelector<HTMLElement>('.elementor-counter-number')
  return el ? planServed(host, el) : planWritten(host, settings)
}

/** What a counter shows after the part `progress` (0 to 1) of its time: slow at both ends. */
export const countAt = ({ from, to, final, notation }: CounterPlan, progress: number): string =>
  progress < 1 ? writeNumber(from + (to - from) * (0.5 - Math.cos(Math.PI * progress) / 2), notation) : final
