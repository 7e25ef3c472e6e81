/** Functions that `npm run bench` runs inside the visited page. Each is sent as text, so it uses nothing from outside. */

import type { Shift } from './table'

interface Paints {
  shifts: Required<Shift>[]
  largest: { ms: number; node: string } | undefined
}
interface Page {
  __bench: Paints
  Skerry?: { islands?(): { state: string }[] }
}
/** The browser's entries for shifts and paints, missing from TypeScript's types. */
type Entry = PerformanceEntry & {
  hadRecentInput?: boolean
  value: number
  sources?: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[]
  element?: Element
}

/** Before the page's own scripts: records the largest paint and every layout shift, with the elements that shifted. */
export function watchPaints() {
  const seen: Paints = { shifts: [], largest: undefined }
  ;(window as unknown as Page).__bench = seen
  const name = (node: Node | null | undefined): string => {
    const el = (node?.nodeType === 1 ? node : node?.parentElement) as HTMLElement | null | undefined
    if (!el) return 'a removed element'
    const marks = [
      el.id && `#${el.id}`,
      ...[...el.classList].slice(0, el.id ? 0 : 2).map((one) => `.${one}`),
      el.dataset.id && `[data-id=${el.dataset.id}]`,
    ].filter(Boolean)
    return el.localName + marks.join('') + (marks.length || !el.parentElement ? '' : ` in ${name(el.parentElement)}`)
  }
  const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
  const observe = (type: string, note: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(note)).observe({ type, buffered: true })
  observe('layout-shift', (entry) => {
    if (entry.hadRecentInput) return
    const sources = (entry.sources ?? []).map(({ node, previousRect, currentRect }) => ({
      node: name(node),
      from: box(previousRect),
      to: box(currentRect),
    }))
    seen.shifts.push({ value: entry.value, at: entry.startTime, sources })
  })
  observe('largest-contentful-paint', (entry) => {
    seen.largest = { ms: entry.startTime, node: name(entry.element) }
  })
}

/** How far our start has progressed. */
export function readIslands() {
  const islands = (window as unknown as Page).Skerry?.islands?.() ?? []
  return { islands: islands.length, mounted: islands.filter(({ state }) => state === 'mounted').length }
}

export const readPaints = () => (window as unknown as Page).__bench

/** The number of elements with computed styles: all but those inside undisplayed ones. */
export function countStyled() {
  const count = (el: Element) => {
    let sum = 1
    if (getComputedStyle(el).display !== 'none') for (const child of el.children) sum += count(child)
    return sum
  }
  return count(document.documentElement)
}

export const scrollRoom = () => document.documentElement.scrollHeight - innerHeight

export const scrolledTo = () => Math.round(scrollY)
