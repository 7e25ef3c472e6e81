import type { Declaration } from '../../runtime/widget'

// Contract loops §15.
/** Points on a picture that show a tooltip. */
export const hotspot: Declaration = {
  name: 'hotspot',
  types: ['hotspot'],
  when: 'visible',
  // The browser follows a linked point itself.
  holds: { click: ':not(a)>.e-hotspot__button' },
  load: () => import('./hotspot'),
}
