import { script } from '../base/assets'
import { asObject, getGlobal } from '../base/values'
import type { Widget } from '../runtime/widget'
import { mayRestoreAddress } from './delayed'
import { type Evidence, findNeedy } from './evidence'
import type { Part } from './files'
import { reasonsOfScripts } from './sort-scripts'
import { findUndriven } from './undriven'

/** Not by `config()`: the configuration's script is held. */
const isEditor = (parts: Part[]) =>
  parts.some(({ isConfig, facts }) => isConfig && /"environmentMode"\s*:\s*\{[^}]*"edit"\s*:\s*true/.test(facts.text)) ||
  asObject(asObject(getGlobal('elementorFrontendConfig')).environmentMode).edit === true

/** The owner's list. */
export const allowedNames = (): string[] => script?.dataset.takeoverAllow?.split(',').map((name) => name.trim()) ?? []

/** Why the builder's runtime must drive this page, one sentence each. Empty if Skerry can. `parts` are those that would be held. */
export function whyGivenBack(parts: Part[], declared: Widget[], evidence: Evidence, handlers: string[]): string[] {
  return [
    ...(isEditor(parts) || /[?&]elementor-preview=/.test(location.search) ? ['this is the editor'] : []),
    ...reasonsOfScripts(parts),
    ...(parts.some((part) => part.isDelayed) && !mayRestoreAddress()
      ? ['the page’s policy would keep Skerry from running scripts that an optimiser delays']
      : []),
    ...findUndriven(declared, document, evidence),
    ...findNeedy(evidence, handlers),
  ]
}
