import { propertyOf } from '../../base/property-of'
import { queryAll } from '../../base/query-all'
import { onShop } from './events'

/** Marks the lists of shop selects, which are at the end of the body, with the class that the site's styles use (contract shop §7). */
export const markSelects = (): (() => void) =>
  onShop(
    'select2:open',
    () => {
      for (const list of queryAll(document, 'body>.select2-container--open')) propertyOf(list, 'classList').add('e-woo-select2-wrapper')
    },
    document,
  )
