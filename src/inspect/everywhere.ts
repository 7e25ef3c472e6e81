import { propertyOf } from '../base/property-of'
import { queryAll } from '../base/query-all'
import { popups } from '../popups/registry'

/** The whole page, with the contents of the builder's popups, which stand in no document while they are closed. */
const roots = (): ParentNode[] => [document, ...popups.all().flatMap(({ host }) => (propertyOf(host, 'isConnected') ? [] : host))]

/** Every element that is found by `selector`, the contents of closed popups included. */
export const everywhere = (selector: string): HTMLElement[] => roots().flatMap((root) => queryAll<HTMLElement>(root, selector))
