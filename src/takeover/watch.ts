import { on } from '../base/events'
import { closestOf } from '../base/property-of'
import { BUILDER_MARKUP } from '../builder/selectors'
import { liveIslands } from '../runtime/scan'
import type { Widget } from '../runtime/widget'

/** By this time, in ms, something has mounted on a page that has anything to mount. */
const START_MS = 3000

/** Whether one of these widgets is for an element of the builder's. */
const hasHost = (widgets: Widget[]) =>
  widgets.some(({ match }) => [...document.querySelectorAll(match)].some((el) => closestOf(el, BUILDER_MARKUP)))

/** Calls `fail` with a reason when a taken page turns out not to be driven: nothing starts, or a widget's code cannot be had. */
export function watchStart(declared: Widget[], fail: (why: string) => void): void {
  setTimeout(() => {
    if (!liveIslands().length && hasHost(declared)) fail('nothing has started')
  }, START_MS)
  for (const widget of declared) {
    const { load } = widget
    widget.load = () => {
      const loaded = load()
      if (loaded instanceof Promise)
        loaded.catch((error) => {
          if (hasHost([widget])) fail(`the code of ${widget.name} could not be had (${error.message ?? error})`)
        })
      return loaded
    }
  }
}

/** Calls `fail` when the builder's runtime starts all the same, as one does that an optimiser has kept for later. */
export const watchBuilder = (isBuilderAlive: () => boolean, fail: (why: string) => void): (() => void) =>
  on(window, 'elementor/frontend/init', () => {
    if (isBuilderAlive()) fail('the builder’s runtime has started')
  })
