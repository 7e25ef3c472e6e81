/**
 * The chunk `ui`, shared by others: React, and React code used by several chunks. It loads in parallel with the first chunk that needs it.
 * The build adds whatever the source imports from React. Other chunks may use these only inside functions: while they are evaluated, this
 * may not have loaded. So classes and contexts of React belong in a module listed here.
 */
export { mountUi } from './ui/mount'
