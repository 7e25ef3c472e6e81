import { on } from '../base/events'
import { closestOf } from '../base/property-of'
import type { Driver } from '../page/coverage'
import { BUILDER_MARKUP } from '../page/selectors'
import { liveIslands } from '../runtime/scan'

/** In ms: by this time something must have mounted, if anything can. */
const START_MS = 3000

/** Whether one of these widgets has an element on the page. */
const hasHost = (widgets: Driver[]) =>
  widgets.some(({ match }) => [...document.querySelectorAll(match)].some((el) => closestOf(el, BUILDER_MARKUP)))

/** Calls `fail` with a reason if nothing starts on a taken page. */
export const watchStart = (declared: Driver[], fail: (why: string) => void): unknown =>
  setTimeout(() => {
    if (!liveIslands().length && hasHost(declared)) fail('nothing has started')
  }, START_MS)

/** Calls `fail` when the builder's runtime starts anyway, for example after an optimiser's delay. */
export const watchBuilder = (isBuilderAlive: () => boolean, fail: (why: string) => void): (() => void) =>
  on(window, 'elementor/frontend/init', () => {
    if (isBuilderAlive()) fail('the builder’s runtime has started')
  })
