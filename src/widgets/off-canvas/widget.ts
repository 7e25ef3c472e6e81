import { queryFirst } from '../../base/query-all'
import type { Declaration } from '../../runtime/widget'
import { ACTION_LINKS, OPENERS } from './openers'

/** A panel that slides in from an edge of the window: a menu, a cart, filters. */
export const offCanvas: Declaration = {
  name: 'off-canvas',
  types: ['off-canvas'],
  byHand: true,
  action: 'off_canvas',
  when: 'idle',
  holds: { opener: OPENERS },
  load: async () => {
    // A link pressed before this code loads is also held for link actions, which would act again after the click is replayed. Without a
    // panel its action does nothing.
    const isAction = queryFirst(document, ACTION_LINKS)
    const [module] = await Promise.all([import('./off-canvas'), isAction && import('../../actions/run').catch(() => {})])
    return module
  },
}
