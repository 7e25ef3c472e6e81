import { queryAll } from '../base/query-all'
import { guard } from '../base/report'
import { asObject, getGlobal, type Raw } from '../base/values'
import { config, forgetConfig } from '../page/config'
import { DOCUMENT, ELEMENT } from '../page/selectors'
import { popups } from '../popups/registry'
import { startBody } from './body'
import { createFrontend, createProFrontend, type ProFrontend } from './frontend'
import { jquery } from './jquery'
import type { Frontend as FrontendApi } from './types'

const page = globalThis as { elementorFrontend?: FrontendApi; elementorProFrontend?: ProFrontend }
type Frontend = ReturnType<typeof createFrontend>

/** Not by assignment, which throws if the site has frozen its configuration. */
const addBreakpoints = (configuration: Raw) =>
  Reflect.set(Object(configuration), 'responsive', {
    activeBreakpoints: Object.fromEntries(config().breakpoints.map((b) => [b.name, { ...b, is_enabled: true }])),
    ...asObject(configuration.responsive),
  })

/** The runtime is announced once per page, by the first call of `init`. */
function announceOnce(frontend: Frontend): void {
  frontend.init = () => {
    frontend.init = () => {}
    guard('compat', 'elementor/frontend/init', () => window.dispatchEvent(new CustomEvent('elementor/frontend/init')))
  }
}

/** Gives scripts the page's configuration; false, and nothing, on a page without a trace of the builder. */
function readPage(api: FrontendApi): boolean {
  const served = getGlobal<Raw>('elementorFrontendConfig')
  if (!served && !queryAll(document, `${ELEMENT},${DOCUMENT}`)[0]) return false
  // The configuration may come after our script, or with a page swap, and a script may have asked for it before.
  forgetConfig()
  api.config = served ?? api.config
  addBreakpoints(api.config)
  return true
}

/** Puts both onto the page, unless the builder's are there. */
function provideGlobals(api: FrontendApi, proApi: ReturnType<typeof createProFrontend>): void {
  if (getGlobal('elementorFrontend')) return
  page.elementorFrontend = api
  if (!getGlobal('elementorProFrontend')) page.elementorProFrontend = proApi
}

/** The rest of the API, for add-ons. */
const loadFull = () => import('./full')
const loadHandlers = () => import('./more-handlers')

/**
 * Provides what existing sites' scripts expect, at the time they expect it (contract core §1.8): globals while our script is evaluated,
 * `elementor/frontend/init` at DOM ready, then the ready hooks.
 */
export function startCompat() {
  let [isNeeded, isReady, isBuilders] = [false, false, false]
  /** Loads it once the page is ready. The promise never rejects; the next call retries a failed load. */
  const complete = (): unknown => {
    isNeeded = true
    if (isReady)
      return loadFull().then(
        (full) => full.complete(frontend),
        () => frontend.init(),
      )
  }
  /**
   * Announces the runtime to the page's scripts: immediately, or with compat/full.ts if any needs it. Add-ons extend what they find at the
   * event, and use jQuery; a page without jQuery has none.
   */
  const announce = () => (isNeeded || jquery() ? complete() : frontend.init())
  const frontend = createFrontend(complete)
  const { api } = frontend
  const proApi = createProFrontend()
  provideGlobals(api, proApi)

  const markBody = () => {
    isBuilders = readPage(api)
    return isBuilders ? startBody() : () => {}
  }
  /** Lets the runtime be announced before it starts, as the builder's is at DOM ready. The returned function undoes the body's marks. */
  const startEarly = (): (() => void) => {
    isNeeded = true
    announceOnce(frontend)
    return markBody()
  }

  return {
    /** For a take-over, where add-ons run without the builder's scripts. */
    addOns: { frontend, loadFull, loadHandlers, startEarly },
    /** Whether the builder's own runtime is running, so that the global is not ours. Call once the page is ready. */
    isBuilderAlive: (): boolean => {
      const isAlive = page.elementorFrontend !== api
      if (isAlive && page.elementorProFrontend === proApi) delete page.elementorProFrontend
      return isAlive
    },
    /** Writes what the page's stylesheets expect on the body. Called first, so that what is not painted yet is styled only once. */
    markBody,
    /** Announces the runtime to the page's scripts, on a page of the builder's. */
    begin: (): void => {
      if (!isBuilders) return
      announceOnce(frontend)
      isReady = true
      // Keep nothing of the previous page, which may have had only hand-written popups.
      popups.dialogs = {
        load: () => {
          const announced = announce()
          return import('./popup/dialog').then((m) => m.prepare(api, announced))
        },
      }
      announce()
      frontend.ready()
    },
  }
}
