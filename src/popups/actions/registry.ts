import { addToMap, type Raw } from '../../base/values'

/** Runs a link action. Anyone can write a link, so read its settings through field descriptors. */
export type Action = (settings: Raw, event?: Event) => void

/** The site's actions override the builder's with the same name. */
export const actions = { site: new Map<string, Action>(), builtIn: new Map<string, Action>() }

/** Registers a site's link action; the returned function removes it. A later one with the same name replaces it. */
export const addAction = (name: string, action: Action): (() => void) => addToMap(actions.site, name, action)

/** Registers one of the builder's link actions (contract popups §6.1, contract core §16.3). */
export const addBuiltInAction = (name: string, action: Action): (() => void) => addToMap(actions.builtIn, name, action)
