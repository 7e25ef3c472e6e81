import { script } from '../base/assets'

/** Whether to reduce motion: by the site's `data-motion`, else by the visitor's setting. */
export function prefersReducedMotion(): boolean {
  const setting = script?.dataset.motion
  if (setting === 'always') return false
  return setting === 'never' || matchMedia('(prefers-reduced-motion: reduce)').matches
}
