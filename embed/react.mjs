/**
 * What the bundle has for `react`: preact/compat. The two names that compat imports before it exports them come from
 * where it has them, so that the bundler sees that nothing of compat itself is used and leaves its patches out.
 */

export { Component, Fragment } from 'preact'
export * from 'preact/compat'
