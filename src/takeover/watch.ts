import { on } from '../base/events'
import { closestOf } from '../base/property-of'
import type { Driver } from '../builder/coverage'
import { BUILDER_MARKUP } from '../builder/selectors'
import { liveIslands } from '../runtime/scan'

/** By this time, in ms, something has mounted on every page that has anything to mount. */
const START_MS = 3000

/** Whether one of these widgets is for an element of the builder's. */
const hasHost = (widgets: Driver[]) =>
  widgets.some(({ match }) => [...document.querySelectorAll(match)].some((el) => closestOf(el, BUILDER_MARKUP)))

/** Calls `fail` with a reason if nothing starts on a taken page. */
export const watchStart = (declared: Driver[], fail: (why: string) => void): unknown =>
  setTimeout(() => {
    if (!liveIslands().length && hasHost(declared)) fail('nothing has started')
  }, START_MS)

/** Calls `fail` if the builder's runtime starts all the same, for instance because an optimiser had delayed it. */
export const watchBuilder = (isBuilderAlive: () => boolean, fail: (why: string) => void): (() => void) =>
  on(window, 'elementor/frontend/init', () => {
    if (isBuilderAlive()) fail('the builder’s runtime has started')
  })
