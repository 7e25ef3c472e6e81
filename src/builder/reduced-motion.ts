import { script } from '../base/assets'
import { config } from './config'

/**
 * Whether to spare the visitor movement: by the site's `data-motion`, else by the visitor's own setting. Somebody who edits the page is spared
 * it always: nothing plays or moves by itself below the pointer.
 */
export function prefersReducedMotion(setting = script?.dataset.motion): boolean {
  if (config().edit) return true
  if (setting === 'always') return false
  return setting === 'never' || matchMedia('(prefers-reduced-motion: reduce)').matches
}
