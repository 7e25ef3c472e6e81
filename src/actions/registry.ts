import { addToMap, type Raw } from '../base/values'

/** Runs a link action. Anybody can write a link, so read its settings through the field descriptors. */
export type Action = (settings: Raw, event?: Event) => void

/** The site's actions by name; they take precedence over the builder's of the same name. */
export const actions = { site: new Map<string, Action>(), builtIn: new Map<string, Action>() }

/** Registers a link action of the site until the returned function is called; a later one with the same name replaces it. */
export const addAction = (name: string, action: Action): (() => void) => addToMap(actions.site, name, action)

/** Registers one of the builder's own link actions (contract popups §6.1, contract core §16.3). */
export const addBuiltInAction = (name: string, action: Action): (() => void) => addToMap(actions.builtIn, name, action)
