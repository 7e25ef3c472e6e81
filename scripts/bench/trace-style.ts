/**
 * Reads style and layout from a trace: how much there was, and which script forced it. Pure functions of the main thread's events
 * (trace-events.ts). Function names and causes need the two categories below, which slow the page down.
 */
import { cost, inside, outermost, type StackFrame, type TimedEvent, type TraceEvent, total } from './trace-events'

export const causeCategories = ['disabled-by-default-devtools.timeline.stack', 'disabled-by-default-devtools.timeline.invalidationTracking']

/** The culprit if `nameOf` knows none of the running functions. */
export const NO_NAME = 'a function without a name'

/** A recalculation counts as whole-document from this fraction of styled elements. */
const WHOLE = 0.9

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

interface ForcedGroup {
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
