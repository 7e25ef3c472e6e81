export type * from './settings.js'
export type * from './skerry.js'
export * from './skerry.runtime.js'
