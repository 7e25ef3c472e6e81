/** What the bundle has for `react/jsx-runtime`: Preact's own createElement, without a second way of making the same thing. */
import { type ComponentType, createElement, Fragment } from 'preact'

export const jsx = (type: ComponentType<object>, props: object, key?: string) =>
  createElement(type, key === undefined ? props : { ...props, key })
export { Fragment, jsx as jsxs }
