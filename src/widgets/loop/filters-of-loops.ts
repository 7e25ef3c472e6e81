import type { Filters, Terms } from './address'
import type { Chosen } from './list'

/**
 * A list's terms by taxonomy; two filter widgets of one taxonomy are merged. Taxonomies without terms are included. With `filterId`, the
 * result as if that widget had chosen `otherTerms`.
 */
export function filtersOf(chosen: ReadonlyMap<string, Chosen>, filterId?: string, otherTerms?: string[]): Filters {
  const filters = new Map<string, Terms>()
  for (const [id, { taxonomy, terms: own, join }] of chosen) {
    const terms = (id === filterId && otherTerms) || own
    const before = filters.get(taxonomy)
    const all = [...new Set([...(before?.terms ?? []), ...terms])]
    filters.set(taxonomy, { terms: all, join: join ?? before?.join })
  }
  return filters
}

/** The value of the button that shows everything. */
export const ALL = '__all'

/** The terms after a press on `term`. Without `join` it replaces the previous term. */
export function nextTerms(before: string[], term: string, join: string | undefined): string[] {
  if (term === ALL) return []
  if (before.includes(term)) return join ? before.filter((other) => other !== term) : []
  return join ? [...before, term] : [term]
}
