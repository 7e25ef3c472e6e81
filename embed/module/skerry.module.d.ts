export * from './skerry.runtime.js'
