/** The table that `npm run bench` prints for each page: measurements, medians with ranges, and a comparison of the stacks. */

export interface Shift {
  value: number
  at?: number
  sources: { node: string; from: string; to: string }[]
}
interface LongTask {
  ours: number
  forced: number
  by: string
}
type Figure =
  | ('main' | 'style' | 'layout' | 'recalculations' | 'restyled' | 'whole' | 'layouts' | 'compile' | 'evaluate' | 'script')
  | ('longestOurs' | 'secondLongestOurs' | 'longestTask' | 'longestTaskOfPage' | 'blocking' | 'forcedLayouts' | 'forcedStyles')
/** What is kept of the trace of a start or scroll. */
type Period = Record<Figure, number> & { longTasks: LongTask[] }
interface Visit {
  elements: number
  /** What the page loaded, in bytes with gzip. */
  js?: number
  css?: number
  files?: number
  islands: number
  mounted: number
  largest?: { ms: number; node: string } | undefined
  shiftsAtStart: Shift[]
  shifts: Shift[]
  start: Period
  scroll: Period & { distance: number; perFrame: number[] }
}
interface Spread {
  median: number
  min: number
  max: number
}
interface Row {
  name: string
  stacks: Record<string, Spread>
}

/** Rows in printing order: name, how to read it from a visit, and whether it only concerns our script. */
const ROWS: [name: string, read: (visit: Visit) => number, ours?: true][] = [
  ['styled elements', (v) => v.elements],
  ['scripts and stylesheets, files', (v) => v.files ?? 0],
  ['JavaScript, kB with gzip', (v) => (v.js ?? 0) / 1000],
  ['CSS, kB with gzip', (v) => (v.css ?? 0) / 1000],
  ['largest paint, ms', (v) => v.largest?.ms ?? 0],
  ['start: main thread, all work, ms', (v) => v.start.main],
  ['start: style, ms', (v) => v.start.style],
  ['start: layout, ms', (v) => v.start.layout],
  ['start: style recalculations', (v) => v.start.recalculations],
  ['start: elements restyled', (v) => v.start.restyled],
  ['start: whole-document recalculations', (v) => v.start.whole],
  ['start: layouts', (v) => v.start.layouts],
  ['start: longest task of the page, ms', (v) => v.start.longestTaskOfPage],
  ['start: blocking time, ms', (v) => v.start.blocking],
  ['start: layout shift', (v) => shiftOf(v.shiftsAtStart)],
  ['layout shift, with the scroll', (v) => shiftOf(v.shifts)],
  ['scroll: distance, px', (v) => v.scroll.distance],
  ['scroll: main thread, all work, ms', (v) => v.scroll.main],
  ['scroll: style, ms', (v) => v.scroll.style],
  ['scroll: layout, ms', (v) => v.scroll.layout],
  ['scroll: elements restyled', (v) => v.scroll.restyled],
  ['scroll: whole-document recalculations', (v) => v.scroll.whole],
  ['scroll: frames', (v) => v.scroll.perFrame.length],
  ['islands', (v) => v.islands, true],
  ['islands mounted', (v) => v.mounted, true],
  ['compile, ms', (v) => v.start.compile, true],
  ['evaluate, ms', (v) => v.start.evaluate, true],
  ['start: all script until calm, ms', (v) => v.start.script, true],
  ['start: LONGEST TASK OF OURS, ms', (v) => v.start.longestOurs, true],
  ['start: our second longest, ms', (v) => v.start.secondLongestOurs, true],
  ['start: tasks of ours over 50 ms', (v) => v.start.longTasks.length, true],
  ['start: longest with the browser’s own work, ms', (v) => v.start.longestTask, true],
  ['start: forced layouts', (v) => v.start.forcedLayouts, true],
  ['start: forced styles', (v) => v.start.forcedStyles, true],
  ['scroll: frames with script of ours', (v) => v.scroll.perFrame.filter((ms) => ms > 0).length, true],
  ['scroll: script a frame, mean ms', (v) => (v.scroll.perFrame.length ? v.scroll.script / v.scroll.perFrame.length : 0), true],
  ['scroll: script a frame, p95 ms', (v) => quantile(v.scroll.perFrame, 0.95), true],
  ['scroll: script a frame, max ms', (v) => quantile(v.scroll.perFrame, 1), true],
  ['scroll: longest task of ours, ms', (v) => v.scroll.longestOurs, true],
  ['scroll: forced layouts', (v) => v.scroll.forcedLayouts, true],
  ['scroll: forced styles', (v) => v.scroll.forcedStyles, true],
]

const shiftOf = (shifts: Shift[]) => shifts.reduce((sum, { value }) => sum + value, 0)

export function quantile(list: number[], q: number) {
  const sorted = [...list].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0
}

/** The median; for an even number of values the mean of the middle two. */
export function median(list: number[]) {
  const sorted = [...list].sort((a, b) => a - b)
  const half = sorted.length >> 1
  const upper = sorted[half] ?? 0
  return sorted.length % 2 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2
}

/** `{ stack: [visit, …] }` as `[{ name, stacks: { stack: { median, min, max } } }]`; rows about our script are empty for the page alone. */
export function summarize(stacks: Record<string, Visit[]>) {
  return ROWS.map(([name, read, ours]) => {
    const row: Row = { name, stacks: {} }
    for (const [stack, visits] of Object.entries(stacks)) {
      if (ours && stack === 'alone') continue
      const values = visits.map(read)
      row.stacks[stack] = { median: median(values), min: Math.min(...values), max: Math.max(...values) }
    }
    return row
  })
}

/** The rows as text, with our ratios to the page alone and to the other builds. */
export function table(rows: Row[]) {
  const stacks = ['alone', 'before', 'bare', 'ours'].filter((stack) => rows.some((row) => row.stacks[stack]))
  const compared = stacks.filter((stack) => stack !== 'ours')
  const head = ['', ...stacks, ...compared.map((stack) => `ours÷${stack}`)]
  const lines = rows.map(({ name, stacks: has }) => [
    name,
    ...stacks.map((stack) => cell(has[stack])),
    ...compared.map((stack) => ratio(has.ours, has[stack])),
  ])
  const all = [head, ...lines]
  const widths = head.map((_, i) => Math.max(...all.map((line) => (line[i] ?? '').length)))
  return all
    .map((line) =>
      line
        .map((text, i) => (i ? text.padStart(widths[i] ?? 0) : text.padEnd(widths[i] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const number = (n: number) => (Number.isInteger(n) ? String(n) : n.toFixed(n < 1 ? 3 : 1))

function cell(value: Spread | undefined) {
  if (!value) return '–'
  const { median, min, max } = value
  return min === max ? number(median) : `${number(median)} (${number(min)} – ${number(max)})`
}

const ratio = (ours: Spread | undefined, other: Spread | undefined) =>
  ours && other?.median ? (ours.median / other.median).toFixed(2) : '–'

export const LEGEND = `What the rows say
  alone    the page with an empty script in place of ours; before: with the other build; ours: with this one
  bare     a builder's page with our script, but without the small stylesheet that the plugin links
  cells    median (smallest – largest) of all runs
  start    from the navigation on, for as long as the slowest of the stacks needs to be calm; the same time for all
  ms       the main thread's own time, slowed down; largest paint: time since the navigation began
  styled elements    those of the document that are not inside something that is not displayed, counted once the page is calm
  whole-document recalculation    one that computes the style of at least 90 % of as many elements
  scroll   rows compare only where the distance is the same: an open popup holds the page, and the browser scrolls with fewer frames under load
  ÷        two builds of one commit differ too (--against a second build of HEAD shows by how much on this machine): a smaller difference says nothing`
