/**
 * What chunks take from the core: one React on the page, and one of each service that keeps state.
 * A chunk that imports anything else of these modules fails the build, which also fills in `expose`.
 */
/** Puts all of it on the page; without chunks (one file with everything, unit tests) there is nobody to put it there for. */
export const expose = (): void => {}
export { useLayoutEffect, useRef, useState } from 'react'
export { Fragment, jsx, jsxs } from 'react/jsx-runtime'
export { createPortal } from 'react-dom'
export { createRoot } from 'react-dom/client'
export { chunks } from './chunks'
export { all, Bind, detach, move } from './dom'
export { write } from './ledger'
export { enqueue, giveWay } from './queue'
export { isObject, rawOf, rawSettings, read, reportField, short } from './read'
export { guard, nameOf, report, reports } from './report'
export { liveIslands } from './scan'
export { actions } from './services/actions'
export { once, script } from './services/assets'
export { browserFlags } from './services/browser'
export { isCalm } from './services/calm'
export { config } from './services/config'
export { activeDevices, device } from './services/device'
export { fire, isPlain, on } from './services/events'
export { popups } from './services/popups'
export { onScroll } from './services/scroll'
export { storage } from './services/storage'
export { useStore } from './services/store'
