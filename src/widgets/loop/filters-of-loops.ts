import type { Filters, Terms } from './address'

/** What one filter widget has chosen for its list. */
interface Chosen extends Terms {
  taxonomy: string
}

/** By list, by filter widget: what is chosen (contract loops §3.3). */
const chosen = new Map<string, Map<string, Chosen>>()

export function choose(loopId: string, filterId: string, value: Chosen): void {
  const ofLoop = chosen.get(loopId) ?? new Map<string, Chosen>()
  chosen.set(loopId, ofLoop.set(filterId, value))
}

export const chosenBy = (loopId: string, filterId: string): Chosen | undefined => chosen.get(loopId)?.get(filterId)

/** For a filter widget that is gone. */
export function forget(loopId: string, filterId: string): void {
  chosen.get(loopId)?.delete(filterId)
}

/**
 * The terms of a list by taxonomy; two filter widgets of one taxonomy add to each other. A taxonomy without terms is listed, too. With
 * `filterId`, as if that one had chosen `terms`.
 */
export function filtersOf(loopId: string, filterId?: string, otherTerms?: string[]): Filters {
  const filters = new Map<string, Terms>()
  for (const [id, { taxonomy, terms: own, join }] of chosen.get(loopId) ?? []) {
    const terms = (id === filterId && otherTerms) || own
    const before = filters.get(taxonomy)
    const all = [...new Set([...(before?.terms ?? []), ...terms])]
    filters.set(taxonomy, { terms: all, join: join ?? before?.join })
  }
  return filters
}
