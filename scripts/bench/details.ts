/** The names that `npm run bench` prints below a page's table. Every function returns lines. */
import { type LongTask, number, type Shift, type Visit } from './table'
import type { Cause, ForcedGroup, WholeRecalculation } from './trace-style'

const MAX_LINES = 12

/** `{ stack: [{ by, styles, layouts, elements, ms }] }`: what our functions forced in one run, and what they forced before. */
export function forcedLines({ before, ours = [] }: { before?: ForcedGroup[]; ours?: ForcedGroup[] }) {
  const earlier = new Map(before?.map((group) => [group.by, group]))
  const gone = before?.filter(({ by }) => !ours.some((group) => group.by === by)) ?? []
  const pairs = [
    ...ours.map((now) => ({ old: earlier.get(now.by), now, shown: now })),
    ...gone.map((old) => ({ old, now: undefined, shown: old })),
  ]
  if (!pairs.length) return ['Forced style and layout: none.']
  const count = (group: ForcedGroup | undefined) => `${group?.styles ?? 0}/${group?.layouts ?? 0}`.padStart(9)
  const rows = pairs.map(({ old, now, shown: { ms, by } }) => {
    return `${before ? count(old) : ''}${count(now)}${ms.toFixed(0).padStart(7)} ms  ${by}`
  })
  const head = `${before ? 'before'.padStart(9) : ''}${'ours'.padStart(9)}`
  return ['Forced styles/layouts, start and scroll, and the function that forced them', head, ...cut(rows)]
}

/** `{ stack: [{ restyled, ms, forcedBy, causes }] }` of one run each. */
export function wholeLines(stacks: Record<string, WholeRecalculation[]>) {
  const lines = ['Whole-document recalculations, start and scroll, and what invalidated the document']
  for (const [stack, list] of Object.entries(stacks)) {
    lines.push(`  ${stack}: ${list.length || 'none'}`)
    for (const { restyled, ms, forcedBy, causes } of list) {
      lines.push(`    ${restyled} elements, ${ms.toFixed(1)} ms${forcedBy ? `, forced by ${forcedBy}` : ''}`)
      for (const cause of causes) lines.push(`      ${causeLine(cause)}`)
      if (!causes.length) lines.push('      nothing was invalidated: elements that had no style yet')
    }
  }
  return lines
}

function causeLine({ node, what, by, wide, subtree, elements }: Cause) {
  const where = wide ? `${node}${subtree ? ' and all below it' : ''}` : `${elements} × ${node}${elements > 1 ? ' and others' : ''}`
  return `${where}: ${what}${by ? ` — ${by}` : ''}`
}

/** `{ stack: [visit, …] }`: the element of the largest paint, and those that shifted, averaged over runs. */
export function paintLines(stacks: Record<string, Visit[]>) {
  const lines: string[] = []
  for (const [stack, visits] of Object.entries(stacks)) {
    const largest = [...new Set(visits.map(({ largest }) => largest?.node ?? 'none'))].join(', ')
    lines.push(`Largest paint, ${stack}: ${largest}`)
  }
  for (const [stack, visits] of Object.entries(stacks)) {
    const shifts = shiftSources(visits)
    lines.push(`Layout shifts, ${stack}: ${shifts.length ? '' : 'none'}`.trimEnd())
    lines.push(...cut(shifts.map(({ node, value, from, to }) => `    ${number(value).padStart(8)}  ${node}, from ${from} to ${to}`)))
  }
  return lines
}

/** A shift has one value for everything that moved, so each source gets all of it: the sum shows how much shifting it was part of. */
export function shiftSources(visits: { shifts: Shift[] }[]) {
  const sources = new Map<string, { node: string; value: number; from: string; to: string }>()
  for (const { shifts } of visits)
    for (const { value, sources: moved } of shifts)
      for (const { node, from, to } of moved) {
        const source = sources.get(node) ?? { node, value: 0, from, to }
        source.value += value / visits.length
        sources.set(node, source)
      }
  return [...sources.values()].sort((a, b) => b.value - a.value)
}

export function longTaskLines(visits: { start: { longTasks: LongTask[] } }[]) {
  return visits.flatMap(({ start }, run) =>
    start.longTasks.map(
      ({ ours, forced, by }) =>
        `long: run ${run + 1}, ${ours.toFixed(1)} ms of ours, ${forced.toFixed(1)} of them forced style and layout; begun by ${by}`,
    ),
  )
}

const cut = (lines: string[]) =>
  lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES), `    and ${lines.length - MAX_LINES} more`] : lines

export const LEGEND = `What the rows say
  alone    the page with an empty script in place of ours; before: with the build of the other commit; ours: with this one
  css      the page alone, with the first picture of each background slideshow as a plain CSS background
  bare     a builder's page with our script, but without the small stylesheet that the plugin links
  cells    median (smallest – largest) of all runs
  start    from the navigation on, for as long as the slowest of the stacks needs to be calm; the same time for all
  ms       the main thread's own time, slowed down; largest paint: time since the navigation began
  styled elements    those of the document that are not inside something that is not displayed, counted once the page is calm
  whole-document recalculation    one that computes the style of at least 90 % of as many elements
  scroll   rows compare only where the distance is the same: an open popup holds the page, and the browser scrolls with fewer frames under load
  ÷        two builds of one commit differ too (--against HEAD shows by how much on this machine): a smaller difference says nothing
  forced   style or layout computed inside a script, because it read geometry or style after something had changed
  names, causes, parts    one further run each of builds that keep names, with the browser's records on: their times are longer`
