import { queryAll } from '../base/query-all'
import { guard } from '../base/report'
import { asObject, getGlobal, type Raw } from '../base/values'
import { config } from '../builder/config'
import { DOCUMENT, ELEMENT } from '../builder/selectors'
import { popups } from '../popups/registry'
import { startBody } from './body'
import { createFrontend, createProFrontend, type ProFrontend } from './frontend'
import { jquery } from './jquery'
import type { Frontend } from './types'

const page = globalThis as { elementorFrontend?: Frontend; elementorProFrontend?: ProFrontend }

/**
 * Provides what scripts of existing sites expect, when they expect it (contract core §1.8): the globals while our script is evaluated,
 * `elementor/frontend/init` at DOM ready, and then the ready hooks.
 */
export function startCompat() {
  let isNeeded = false
  let isReady = false
  let loaded: typeof import('./full') | undefined
  /** Loads compat/full.ts once the page is ready. The promise never rejects; the next call retries a failed load. */
  const loadFull = (): unknown => {
    isNeeded = true
    if (isReady)
      return import('./full').then(
        (full) => full.complete(frontend),
        () => frontend.init(),
      )
  }
  /**
   * Announces the runtime to the page's scripts: at once, or with compat/full.ts if any needs it. Add-ons extend what they find at the event,
   * and are written with jQuery; a page without jQuery has none.
   */
  const announce = () => (isNeeded || jquery() ? loadFull() : frontend.init())
  const frontend = createFrontend(loadFull)
  const { api } = frontend
  const proApi = createProFrontend()
  if (!getGlobal('elementorFrontend')) {
    page.elementorFrontend = api
    if (!getGlobal('elementorProFrontend')) page.elementorProFrontend = proApi
  }

  return {
    /** For scripts on a page without the builder's own. When the code fails to load, the page goes on without it. */
    addOns: {
      /** Defines `elementorModules`, which they extend. */
      prepare: () =>
        import('./full').then(
          (full) => {
            loaded = full
            full.provideModules()
          },
          () => {},
        ),
      /** Completes `elementorFrontend` for those that come after the announcement. */
      complete: () => loaded?.complete(frontend),
    },
    /** Whether the builder's own runtime is at work, and so the global not ours. Ask when the page is ready. */
    isBuilderAlive: (): boolean => {
      const isAlive = page.elementorFrontend !== api
      if (isAlive && page.elementorProFrontend === proApi) delete page.elementorProFrontend
      return isAlive
    },
    /** Announces the runtime to the page's scripts. A page without a trace of the builder is left as it is. */
    begin: (): (() => void) => {
      const served = getGlobal<Raw>('elementorFrontendConfig')
      if (!served && !queryAll(document, `${ELEMENT},${DOCUMENT}`)[0]) return () => {}
      // The configuration may come after our script, or with a page swap.
      api.config = served ?? api.config
      // An assignment would throw if the site has frozen its configuration.
      Reflect.set(Object(api.config), 'responsive', {
        ...asObject(api.config.responsive),
        activeBreakpoints: Object.fromEntries(config().breakpoints.map((b) => [b.name, { ...b, is_enabled: true }])),
      })
      const stopBody = startBody()
      frontend.init = () => {
        frontend.init = () => {}
        guard('compat', 'elementor/frontend/init', () => window.dispatchEvent(new CustomEvent('elementor/frontend/init')))
      }
      isReady = true
      popups.loadDialogs = () => {
        const announced = announce()
        return import('./popup/dialog').then((m) => m.prepare(api, announced))
      }
      // The page before a swap may have had only hand-written popups.
      popups.dialogs = undefined
      announce()
      frontend.ready()
      return stopBody
    },
  }
}
