import type { Status } from '../../ui/add-status'
import type { Terms } from './address'

/** One filter widget's choice for its list. */
export interface Chosen extends Terms {
  taxonomy: string
}

/** The state of a list while it has paging or filters. */
export interface List {
  el: HTMLElement
  /** The URL whose filters and page it shows, while it follows the page's URL. */
  shown?: string | undefined
  /** The choices by filter widget (contract loops §3.3). */
  chosen: Map<string, Chosen>
  /** Called when the page's URL changes, to read the filters again. Of several copies of one filter, only the latest is called. */
  readers: Map<unknown, () => void>
  /** The nodes served with the page: the list's, and those between it and its items. */
  served?: Node[] | undefined
  inner?: (readonly [Element, Node[]])[] | undefined
  /** Announces its content to screen readers. */
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

/** The lists that follow the page's URL. */
export const followedLists = (): List[] => [...known.values()].filter(({ readers }) => readers.size)

/** Drops the state of a list that is unused and shows the served content. */
export function releaseList({ el, chosen, readers, served, status }: List): void {
  if (!chosen.size && !readers.size && !served && !status) known.delete(el)
}
