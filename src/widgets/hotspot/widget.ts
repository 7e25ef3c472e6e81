import type { Declaration } from '../../runtime/widget'

/** Points on a picture with tooltips (contract loops §15). */
export const hotspot: Declaration = {
  name: 'hotspot',
  types: ['hotspot'],
  when: 'visible',
  // The browser follows a linked point itself.
  holds: { click: ':not(a)>.e-hotspot__button' },
  load: () => import('./hotspot'),
}
