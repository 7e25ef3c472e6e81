import { queryAll } from '../base/query-all'
import { popups } from '../popups/registry'

/** Records a mistake in one element: the attribute or setting that it is in, and what is wrong. */
export type Say = (field: string, what: string) => void

/** The whole page, with the contents of the builder's closed popups, which are in no document. */
const roots = (): (ParentNode & Node)[] => [document, ...popups.all().flatMap(({ host }) => (host.isConnected ? [] : host))]

/** All elements that match `selector`, including those in closed popups. */
export const everywhere = (selector: string): HTMLElement[] => roots().flatMap((root) => queryAll<HTMLElement>(root, selector))
