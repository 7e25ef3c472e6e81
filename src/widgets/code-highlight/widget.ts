import type { Coverage, Declaration } from '../../runtime/widget'

/** Code blocks, highlighted by the page's own Prism (contract loops §20). */
export const codeHighlight: Declaration = {
  name: 'code-highlight',
  types: ['code-highlight'],
  when: 'visible',
  load: () => import('./code-highlight'),
}

export const coverage: Coverage = { 'code-highlight': { tried: 'none' } }
