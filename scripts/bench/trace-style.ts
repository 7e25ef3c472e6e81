/**
 * Reads style and layout from a trace: how much there was, which script forced it, and what made the browser restyle a whole document. Pure
 * functions of the main thread's events (trace-events.ts). Function names and causes need the two categories below, which slow the page
 * down: use those times only to compare causes.
 */
import { cost, end, inside, outermost, type StackFrame, type TimedEvent, type TraceEvent, total } from './trace-events'

export const causeCategories = ['disabled-by-default-devtools.timeline.stack', 'disabled-by-default-devtools.timeline.invalidationTracking']

/** The culprit if `nameOf` knows none of the running functions. */
export const NO_NAME = 'a function without a name'

/** A recalculation counts as whole-document from this fraction of styled elements. */
export const WHOLE = 0.9

type NameOf = (frame: StackFrame) => string | undefined

const isStyle = (e: TraceEvent) => e.name === 'UpdateLayoutTree'
const isLayout = (e: TraceEvent) => e.name === 'Layout'

export function readStyle(events: TimedEvent[]) {
  const styles = events.filter(isStyle)
  const layouts = events.filter(isLayout)
  return {
    style: own(styles, layouts),
    layout: own(layouts, styles),
    layouts: layouts.length,
    /** The number of restyled elements in each recalculation. */
    recalculations: styles.map(elementsOf),
    restyled: styles.reduce((sum, e) => sum + elementsOf(e), 0),
  }
}

export const isWhole = (restyled: number, elements: number) => restyled >= WHOLE * elements

/** Container queries nest one inside the other. */
const own = (list: TimedEvent[], others: TimedEvent[]) => total(outermost(list)) - total(outermost(inside(others, list)))
const elementsOf = (e: TraceEvent) => e.args.elementCount ?? 0

export interface ForcedGroup {
  by: string
  styles: number
  layouts: number
  elements: number
  ms: number
}
/**
 * Forced recalculations by function, the most expensive first: `{ by, styles, layouts, elements, ms }`. `nameOf(frame)` names a stack
 * frame, or returns undefined for a meaningless one.
 */
export function forcedBy(events: TimedEvent[], nameOf: NameOf) {
  const groups = new Map<string, ForcedGroup>()
  for (const e of events) {
    const stack = isStyle(e) || isLayout(e) ? e.args.beginData?.stackTrace : undefined
    if (!stack) continue
    const by = chain(stack, nameOf)
    const group = groups.get(by) ?? { by, styles: 0, layouts: 0, elements: 0, ms: 0 }
    groups.set(by, group)
    group[isStyle(e) ? 'styles' : 'layouts']++
    group.elements += elementsOf(e)
    group.ms += cost(e) / 1000
  }
  return [...groups.values()].sort((a, b) => b.ms - a.ms)
}

/** `inner file < caller < its caller`; unnamed functions are skipped. */
function chain(stack: StackFrame[], nameOf: NameOf, length = 4) {
  const names = stack.map(nameOf).filter((name): name is string => Boolean(name))
  const [first, ...callers] = names.filter((name, i) => name !== names[i - 1]).slice(0, length)
  return first ? [first, ...callers.map((name) => name.split(' ')[0])].join(' < ') : NO_NAME
}

export interface Cause {
  node: string
  what: string
  by?: string | undefined
  wide: boolean
  subtree: boolean
  elements: number
}
export interface WholeRecalculation {
  restyled: number
  ms: number
  forcedBy?: string | undefined
  causes: Cause[]
}
/**
 * Whole-document recalculations in order: `{ restyled, ms, forcedBy, causes }`. Causes are invalidations in the same frame's document since
 * the previous recalculation.
 */
export function wholeRecalculations({ events, marks }: { events: TimedEvent[]; marks: TraceEvent[] }, elements: number, nameOf: NameOf) {
  const before = new Map<string | undefined, number>()
  const invalidated = marks.filter((e) => /InvalidationTracking$/.test(e.name))
  const found: WholeRecalculation[] = []
  for (const update of events.filter(isStyle)) {
    const { frame, stackTrace } = update.args.beginData ?? {}
    const since = before.get(frame) ?? Number.NEGATIVE_INFINITY
    before.set(frame, end(update))
    if (!isWhole(elementsOf(update), elements)) continue
    const mine = invalidated.filter((e) => e.args.data?.frame === frame && e.ts >= since && e.ts <= end(update))
    found.push({
      restyled: elementsOf(update),
      ms: cost(update) / 1000,
      forcedBy: stackTrace && chain(stackTrace, nameOf),
      causes: causesOf(mine, nameOf),
    })
  }
  return found
}

/** Whole-document causes first (root, body, a whole subtree), then those affecting most elements. */
function causesOf(marks: TraceEvent[], nameOf: NameOf, most = 4) {
  const groups = new Map<string, Cause>()
  for (const { name, args } of marks) {
    if (name !== 'StyleRecalcInvalidationTracking') continue
    const { data = {} } = args
    const wide = data.subtree || /^(#document|HTML|BODY)\b/.test(data.nodeName ?? '')
    const what = [data.reason, data.extraData, ...changesOf(data.nodeId, marks)].filter(Boolean).join(', ')
    const by = data.stackTrace && chain(data.stackTrace, nameOf)
    const key = [wide && data.nodeName, what, by].join('|')
    const group = groups.get(key) ?? { node: shortNode(data.nodeName), what, by, wide, subtree: Boolean(data.subtree), elements: 0 }
    groups.set(key, group)
    group.elements++
  }
  return [...groups.values()].sort((a, b) => Number(b.wide) - Number(a.wide) || b.elements - a.elements).slice(0, most)
}

/** The change that made a rule reach an element's subtree: the browser reports the selectors in one event, the change in another. */
function changesOf(nodeId: number | undefined, marks: TraceEvent[]) {
  const sets = new Set<string | undefined>()
  for (const { name, args } of marks)
    if (name === 'StyleInvalidatorInvalidationTracking' && args.data?.nodeId === nodeId)
      for (const { id, allDescendantsMightBeInvalid } of args.data?.invalidationList ?? []) if (allDescendantsMightBeInvalid) sets.add(id)
  const changes = marks
    .map(({ args: { data = {} } }) => sets.has(data.invalidationSet) && data.nodeId === nodeId && changeOf(data))
    .filter(Boolean)
  return [...new Set(changes)]
}

function changeOf({ changedClass, changedAttribute, changedId, changedPseudo }: NonNullable<TraceEvent['args']['data']>) {
  if (changedClass) return `.${changedClass}`
  if (changedAttribute) return `[${changedAttribute}]`
  if (changedId) return `#${changedId}`
  return changedPseudo && `:${changedPseudo}`
}

/** Shortens `DIV id='a' class='b c d'` to `div#a.b.c`: builder elements have dozens of classes. */
function shortNode(name = '') {
  const id = / id='([^']*)'/.exec(name)?.[1]
  const classes = / class='([^']*)'/.exec(name)?.[1]?.split(/\s+/).filter(Boolean) ?? []
  return (
    name.replace(/ .*/s, '').toLowerCase() +
    (id ? `#${id}` : '') +
    classes
      .slice(0, 2)
      .map((one) => `.${one}`)
      .join('')
  )
}
