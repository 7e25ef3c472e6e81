/** The parts of a URL that set a list's filters and page (contract loops §§2.2, 3.5). */

import { encodeText } from '../../base/encode-text'

/** One taxonomy's terms; without `join` they were never combined. */
export interface Terms {
  terms: string[]
  join?: 'AND' | 'OR'
}
/** A list's terms by taxonomy. */
export type Filters = ReadonlyMap<string, Terms>

const SEPARATORS = { AND: '+', OR: '%7E' }

const filterKey = (loopId: string, taxonomy: string): string => `e-filter-${loopId}-${taxonomy}`
const pageKey = (loopId: string): string => `e-page-${loopId}`

/** A URL's terms for one taxonomy of a list: `~` joins with OR, `+` (which reads as a space) with AND. */
export function readTerms(search: string, loopId: string, taxonomy: string): string[] {
  const value = new URLSearchParams(search).get(filterKey(loopId, taxonomy)) ?? ''
  return value.split(value.includes('~') ? '~' : /[ +]/).filter(Boolean)
}

const writeTerms = ({ terms, join = 'AND' }: Terms) => terms.map(encodeText).join(SEPARATORS[join])

/**
 * The page's URL with these filters of one list, on its first page. Keeps other parameters and the hash. `archive`: the list's own URL, if
 * this is a later page of the CMS; its parameters win.
 */
export function filteredAddress(current: string, loopId: string, filters: Filters, archive?: string): string {
  const url = new URL(current)
  if (archive) {
    const own = new URL(archive, current)
    for (const [key, value] of url.searchParams)
      if (!/^paged?$/.test(key) && !own.searchParams.has(key)) own.searchParams.append(key, value)
    own.hash = url.hash
    url.href = own.href
  }
  // Even a `delete` that finds nothing re-encodes the other parameters.
  for (const key of [pageKey(loopId), ...[...filters.keys()].map((taxonomy) => filterKey(loopId, taxonomy))])
    if (url.searchParams.has(key)) url.searchParams.delete(key)
  const written = [...filters].flatMap(([taxonomy, of]) =>
    of.terms.length ? `${encodeText(filterKey(loopId, taxonomy))}=${writeTerms(of)}` : [],
  )
  url.search = [url.search.slice(1), ...written].filter(Boolean).join('&')
  return url.href
}

/** The page's URL with another page of one list, taken from the link (contract loops §2.3). */
export function pagedAddress(current: string, link: string, loopId: string): string {
  const url = new URL(current)
  const target = new URL(link, current).searchParams
  if (!target.has(pageKey(loopId))) url.searchParams.delete(pageKey(loopId))
  for (const [key, value] of target) url.searchParams.set(key, value)
  return url.href
}

/** The parameters that decide what a list shows: filters and page. */
export const parametersOf = (address: string, loopId: string): [string, string][] =>
  [...new URL(address).searchParams].filter(([key]) => key === pageKey(loopId) || key.startsWith(filterKey(loopId, ''))).sort()

/** Whether a list shows the same at both URLs. */
export const showSame = (one: string, other: string, loopId: string): boolean =>
  new URL(one).pathname === new URL(other).pathname && `${parametersOf(one, loopId)}` === `${parametersOf(other, loopId)}`

/** The URL with the list's parameters from `other`; `other` itself if it is another page of the CMS. */
export function withListOf(current: string, other: string, loopId: string): string {
  const url = new URL(current)
  if (url.pathname !== new URL(other).pathname) return other
  for (const [key] of parametersOf(current, loopId)) url.searchParams.delete(key)
  for (const [key, value] of parametersOf(other, loopId)) url.searchParams.append(key, value)
  return url.href
}
