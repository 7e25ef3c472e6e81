import { queryAll } from '../base/query-all'
import { popups } from '../popups/registry'

/** Takes down a mistake of one element: the attribute or setting it is in, and what is wrong. */
export type Say = (field: string, what: string) => void

/** The whole page, with the contents of the builder's popups, which stand in no document while they are closed. */
const roots = (): (ParentNode & Node)[] => [document, ...popups.all().flatMap(({ host }) => (host.isConnected ? [] : host))]

/** Every element that is found by `selector`, the contents of closed popups included. */
export const everywhere = (selector: string): HTMLElement[] => roots().flatMap((root) => queryAll<HTMLElement>(root, selector))
