import type { Raw } from '../read'

/** Runs a link action. Settings are hostile input: read them through the descriptors. */
export type Action = (settings: Raw, event?: Event) => void
export const actions = new Map<string, Action>()

/** Registers a link action; a later one of the same name replaces it. */
export function addAction(name: string, action: Action): () => void {
  actions.set(name, action)
  return () => {
    if (actions.get(name) === action) actions.delete(name)
  }
}
