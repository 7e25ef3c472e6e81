/** What comes while the window opens, and is not needed to show the first picture. */
export { listenToGestures } from './gestures'
export { cycleTab } from './keys'
export { Late, Missing } from './missing'
export { watchTexts } from './texts'
export { Tools } from './tools'
export { Video } from './video-view'
export { makeZoom } from './zoom'
