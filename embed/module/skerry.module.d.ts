export type * from './settings.js'
export * from './skerry.runtime.js'
