import { script } from '../base/assets'

/** Whether to reduce motion: the site's `data-motion` decides, else the visitor's own setting. */
export function prefersReducedMotion(setting = script?.dataset.motion): boolean {
  if (setting === 'always') return false
  return setting === 'never' || matchMedia('(prefers-reduced-motion: reduce)').matches
}
