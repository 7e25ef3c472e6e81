import type { Raw } from '../base/values'

/** Runs a link action. Anybody can write a link, so read its settings through the field descriptors. */
export type Action = (settings: Raw, event?: Event) => void

/** The site's actions by name take precedence over the builder's own of the same name. */
export const actions = { site: new Map<string, Action>(), builtIn: new Map<string, Action>() }

/** Registers an action in `registered` until the returned function is called; a later one of the same name replaces it. */
const register = (registered: Map<string, Action>) => (name: string, action: Action) => {
  registered.set(name, action)
  return () => {
    if (registered.get(name) === action) registered.delete(name)
  }
}

/** Registers a link action of the site. */
export const addAction = register(actions.site)

/** Registers one of the builder's own link actions (contract popups §6.1, contract core §16.3). */
export const addBuiltInAction = register(actions.builtIn)
