import { setting } from '../../page/selectors'
import type { Coverage, Declaration } from '../../runtime/widget'

const DROP_CAP = /* @__PURE__ */ setting('drop_cap')

// A setting of text editors (contract media §15).
/**
 * A large first letter of a text.
 * @page drop-cap
 */
export const dropCap: Declaration = {
  name: 'drop-cap',
  match: DROP_CAP,
  needs: { 'text-editor': DROP_CAP },
  shouldMount: ({ drop_cap }) => drop_cap && drop_cap !== 'no',
  when: 'visible',
  load: () => import('./drop-cap'),
}

export const coverage: Coverage = { 'text-editor': { needs: 'with a drop cap' } }
