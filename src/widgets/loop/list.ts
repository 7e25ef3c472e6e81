import type { Status } from '../../ui/mount-status'
import type { Terms } from './address'

/** What one filter widget has chosen for its list. */
export interface Chosen extends Terms {
  taxonomy: string
}

/** Everything that is known about a list while somebody pages through it or filters it. */
export interface List {
  el: HTMLElement
  /** The address whose filters and page it shows, as long as it follows the page's address. */
  shown?: string | undefined
  /** What is chosen, by filter widget (contract loops §3.3). */
  chosen: Map<string, Chosen>
  /** Called when the page's address has changed: the list's filters read it again. Of several copies of a filter, only the latest is called. */
  readers: Map<unknown, () => void>
  /** What the server sent with the page: of the list, and of the elements between it and its items. */
  served?: Node[] | undefined
  inner?: (readonly [Element, Node[]])[] | undefined
  /** Announces to screen readers what it shows. */
  status?: Status | undefined
  /** The request in flight. */
  request?: AbortController | undefined
}

const known = new Map<HTMLElement, List>()

export function listOf(el: HTMLElement): List {
  const list = known.get(el) ?? { el, chosen: new Map(), readers: new Map() }
  known.set(el, list)
  return list
}

/** The lists that follow the page's address. */
export const followedLists = (): List[] => [...known.values()].filter(({ readers }) => readers.size)

/** Forgets a list that nobody filters or follows and that shows what the server sent. */
export function releaseList({ el, chosen, readers, served }: List): void {
  if (!chosen.size && !readers.size && !served) known.delete(el)
}
