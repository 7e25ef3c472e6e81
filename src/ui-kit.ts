/**
 * What the chunk `ui` provides for others: React, and what several chunks make with it. It is loaded together with the first chunk that needs it. The
 * build adds whatever the source imports from React and exposes all of it. Other chunks may use these only inside functions, because they may be
 * missing while such a chunk is being evaluated; so React's contexts and component classes belong in a module that is listed here.
 */
export { useStore } from './base/use-store'
export { Bind } from './dom/bind'
export { createView, startView } from './runtime/start-view'
export { mountUi } from './ui/mount'
