import type { Raw } from '../base/values'

/** Runs a link action. Settings are hostile input: read them through the descriptors. */
export type Action = (settings: Raw, event?: Event) => void

/** Actions that the site has registered come before the builder's own of the same name. */
export const actions = { site: new Map<string, Action>(), builtIn: new Map<string, Action>() }

/** Registers a link action of the site; a later one of the same name replaces it. */
export const addAction = (name: string, action: Action): (() => void) => add(actions.site, name, action)

/** Registers one of the builder's own link actions (contract popups §6.1, core §16.3). */
export const addBuiltInAction = (name: string, action: Action): (() => void) => add(actions.builtIn, name, action)

function add(registered: Map<string, Action>, name: string, action: Action): () => void {
  registered.set(name, action)
  return () => {
    if (registered.get(name) === action) registered.delete(name)
  }
}
