/**
 * What chunks take from the core: one copy of each service with state, and what nearly every chunk needs. React is in ui-kit.ts.
 * The build fills in `expose`. It fails when a chunk imports a name from one of these modules that is not listed here, and when a module that
 * keeps state is not listed at all and would be copied into a chunk (scripts/build/copied-state.ts). Other modules are copied.
 */
/** Exposes all of it on the page. Without chunks (one file with everything, unit tests), nobody needs it. */
export const expose = (): void => {}
export { actions, addBuiltInAction } from './actions/registry'
export { loadChunk, once, script, uiPlaces } from './base/assets'
export { createElement } from './base/create-element'
export { closestTo, emit, isPlainClick, on } from './base/events'
export { stopAll, whenLoaded } from './base/lifetime'
export { closestOf, containsNode, matchesSelector, propertyOf } from './base/property-of'
export { queryAll, queryFirst } from './base/query-all'
export { enqueue, yieldToMain } from './base/queue'
export { describeElement, guard, report, reports } from './base/report'
export { asObject, excerpt, getGlobal, isObject, parseObject } from './base/values'
export { browserFlags } from './builder/browser-flags'
export { config } from './builder/config'
export { activeDevices, device } from './builder/device'
export { prefersReducedMotion } from './builder/reduced-motion'
export { storage } from './builder/storage'
export { detach, moveNode } from './dom/move'
export { createSharedIntersections, onIntersection, onMutation } from './dom/observe'
export { onResize, onScroll } from './dom/on-scroll'
export { isPrerendering, whenSeen } from './dom/when-seen'
export { createWriter } from './dom/writer'
export { createWriters } from './dom/writers'
export { overlays } from './overlays/state'
export { popups } from './popups/registry'
export { clicks, recordedClicks } from './runtime/clicks'
export { liveIslands } from './runtime/scan'
export { choice, flag, list, number, pictures, responsive, text, toNumber, toText } from './settings/basic-fields'
export { rawSettings, readSettings, reportField } from './settings/read'
