import { on } from '../base/events'
import { BUILDER_MARKUP } from '../builder/selectors'
import { liveIslands } from '../runtime/scan'
import type { Widget } from '../runtime/widget'

/** By this time, in ms, something has mounted on a page that has anything to mount. */
const START_MS = 3000

/** The first builder's element that one of these widgets is for. */
const findHost = (widgets: Widget[]) => {
  const selector = widgets.map(({ match }) => match).join()
  return [...document.querySelectorAll(selector || 'not-an-element')].find((el) => el.closest(BUILDER_MARKUP))
}

/** Calls `fail` with a reason when a taken page turns out not to be driven: nothing starts, or a widget's code cannot be had. */
export function watchStart(declared: Widget[], fail: (why: string) => void): void {
  setTimeout(() => {
    if (!liveIslands().length && findHost(declared)) fail('nothing has started')
  }, START_MS)
  for (const widget of declared) {
    const { load } = widget
    widget.load = () => {
      const loaded = load()
      if (loaded instanceof Promise)
        loaded.catch((error) => {
          if (findHost([widget])) fail(`the code of ${widget.name} could not be had (${error.message ?? error})`)
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
