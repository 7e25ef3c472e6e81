import { queryAll } from '../base/query-all'
import { popups } from '../popups/registry'

/** Records a mistake of one element: its attribute or setting, and what is wrong. */
export type Say = (field: string, what: string) => void

/** The whole page, including the contents of the builder's closed popups, which are outside the document. */
const roots = (): (ParentNode & Node)[] => [document, ...popups.all().flatMap(({ host }) => (host.isConnected ? [] : host))]

/** Every match of `selector`, including the contents of closed popups. */
export const everywhere = (selector: string): HTMLElement[] => roots().flatMap((root) => queryAll<HTMLElement>(root, selector))
