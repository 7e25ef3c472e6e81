/** One chunk for lists and their filters: what is chosen and what is on its way is kept in one place. */
export * as filter from './filter'
export * as loop from './loop'
export { requestPage } from './request'
