import type { Page } from 'playwright/test'
import { failChunk } from '../hold-chunk'

export const CORE = '**/skerry.js'
const never = () => new Promise<never>(() => {})
export interface Fault {
  why: string
  arrange: (page: Page) => Promise<unknown>
  /** It takes the time in which our files may still arrive. */
  isSlow?: boolean
  /** What `Skerry.takeover` says, if there is one. */
  says?: string
}
/** Everything that can fail before the start: the builder's own runtime then drives the page. */
export const FAULTS: Fault[] = [
  { why: 'the script is not there', arrange: (page) => page.route(CORE, (route) => route.fulfill({ status: 404, body: '' })) },
  { why: 'the script cannot be loaded', arrange: (page) => page.route(CORE, (route) => route.abort()) },
  { why: 'the script never comes', arrange: (page) => page.route(CORE, never), isSlow: true },
  {
    why: 'the script is cut off',
    arrange: (page) => page.route(CORE, (route) => route.fulfill({ contentType: 'text/javascript', body: '(()=>{var a=' })),
  },
  {
    why: 'the script is empty',
    arrange: (page) => page.route(CORE, (route) => route.fulfill({ contentType: 'text/javascript', body: '' })),
  },
  {
    why: 'the script is an error page',
    arrange: (page) =>
      page.route(CORE, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Error</title>' })),
  },
  {
    why: 'the script throws as it starts',
    arrange: (page) =>
      page.addInitScript(() =>
        Object.defineProperty(window, Symbol.for('skerry.kit'), {
          get: () => Reflect.get(globalThis, 'nothing').notAtAll,
          configurable: false,
        }),
      ),
  },
  {
    why: 'the browser is too old for the script',
    arrange: (page) => page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast')),
  },
  { why: 'the decision cannot be loaded', arrange: (page) => failChunk(page, 'takeover') },
  { why: 'the decision never comes', arrange: (page) => page.route('**/chunks/takeover-*', never), isSlow: true },
  { why: 'the declarations of rare widgets cannot be loaded', arrange: (page) => failChunk(page, 'rare-widgets'), says: 'given back' },
  {
    why: 'the decision throws',
    arrange: (page) =>
      page.addInitScript(() =>
        Reflect.set(NamedNodeMap.prototype, Symbol.iterator, () => {
          throw Error('nobody reads attributes')
        }),
      ),
    says: 'given back',
  },
]
