import { CLASSIC_TITLE } from '../../page/selectors'
import type { Declaration } from '../../runtime/widget'

// Classic accordions and toggles, nested accordions, and hand-written ones from `<details>` (contract media §§6, 7, 9).
/** Questions and answers, or any sections that open and close. */
export const accordion: Declaration = {
  name: 'accordion',
  types: ['accordion', 'nested-accordion', 'toggle'],
  byHand: true,
  when: 'now',
  holds: { click: CLASSIC_TITLE, key: true },
  load: () => import('./accordion'),
}
