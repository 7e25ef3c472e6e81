/** What the bundle has for `react/jsx-runtime`: the compiler has sorted out already what createElement would sort out again. */
// @ts-expect-error The bundle's Preact exports it (scripts/lean-preact.mjs).
import { createVNode, Fragment } from 'preact'

export const jsx = (type: unknown, { ref, ...props }: { ref?: unknown }, key?: string) => createVNode(type, props, key, ref)
export { Fragment, jsx as jsxs }
