/**
 * What the chunk `ui` has for others: React, and what is made with it and used by several chunks. It is loaded at the same time as the first
 * chunk that needs it. The build adds whatever the source imports from React, and hands all of it over. Another chunk may call these in its
 * functions only: while it is evaluated, they may not be there yet. So classes and contexts of React's belong into a module that is listed here.
 */
export { useStore } from './base/use-store'
export { Bind } from './dom/bind'
export { createView, startView } from './runtime/start-view'
export { mountUi } from './ui/mount'
