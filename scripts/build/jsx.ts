/** The names of JSX in the bundle: esbuild imports them into every file with JSX. */
export { createElement as jsxElement, Fragment as jsxFragment } from 'react'
