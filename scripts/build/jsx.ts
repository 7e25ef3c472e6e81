/** What JSX is called in the bundle: esbuild imports these names into every file that has some. */
export { createElement as jsxElement, Fragment as jsxFragment } from 'react'
