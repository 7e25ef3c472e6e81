import { script } from '../base/assets'

/** True when movement should be spared: the visitor's wish, or the site's `data-motion`. */
export function prefersReducedMotion(wish = script?.dataset.motion): boolean {
  if (wish === 'always') return false
  return wish === 'never' || matchMedia('(prefers-reduced-motion: reduce)').matches
}
