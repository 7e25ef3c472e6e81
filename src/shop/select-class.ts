import { propertyOf } from '../base/property-of'
import { queryAll } from '../base/query-all'
import { onShop } from './events'

/** The list of a shop's select is at the end of the body; the site's styles know it by this class (contract shop §7). */
export const markSelects = (): (() => void) =>
  onShop(
    'select2:open',
    () => {
      for (const list of queryAll(document, 'body>.select2-container--open')) propertyOf(list, 'classList').add('e-woo-select2-wrapper')
    },
    document,
  )
