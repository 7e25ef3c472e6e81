/**
 * Modules that chunks take from the core: all stateful services, and what nearly every chunk needs. React is in ui-kit.ts. The build fills
 * in `expose`. It fails if a chunk imports an unlisted name from one of these modules, or if an unlisted stateful module would be copied
 * into a chunk (scripts/build/copied-state.ts). Other modules are copied.
 */
/** Exposes the kit to chunks; does nothing without chunks (single-file build, unit tests). */
export const expose = (): void => {}
export { loadChunk, once, script, uiPlaces } from './base/assets'
export { createElement, createSvg } from './base/create-element'
export { closestTo, emit, isForBrowser, isPlainClick, on } from './base/events'
export { stopAll, whenLoaded } from './base/lifetime'
export { loadedTexts } from './base/loaded-texts'
export { closestOf, containsNode, matchesSelector, propertyOf, safe } from './base/property-of'
export { queryAll, queryFirst } from './base/query-all'
export { enqueue, yieldToMain } from './base/queue'
export { describeElement, guard, report, reports } from './base/report'
export { asObject, excerpt, getGlobal, isObject, parseObject } from './base/values'
export { detach, moveNode } from './dom/move'
export { createSharedIntersections, onIntersection, onMutation } from './dom/observe'
export { nextFrame, onResize, onScroll } from './dom/on-scroll'
export { isPrerendering, whenActivated } from './dom/when-activated'
export { createWriters } from './dom/writers'
export { overlays } from './overlays/state'
export { browserFlags } from './page/browser-flags'
export { config } from './page/config'
export { activeDevices, device } from './page/device'
export { prefersReducedMotion } from './page/reduced-motion'
export { storage } from './page/storage'
export { actions, addBuiltInAction } from './popups/actions/registry'
export { popups } from './popups/registry'
export { clicks, recordedClicks } from './runtime/clicks'
export { liveIslands } from './runtime/scan'
export { choice, flag, list, number, pictures, responsive, text, toNumber, toText } from './settings/basic-fields'
export { rawSettings, readSettings, reportField } from './settings/read'
