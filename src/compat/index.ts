import { guard } from '../base/report'
import { getOwn } from '../base/values'
import { config } from '../builder/config'
import { DOCUMENT, ELEMENT } from '../builder/selectors'
import { popups } from '../popups/registry'
import { startBody } from './body'
import { frontend, proFrontend } from './frontend'
import { jquery } from './jquery'

const page = globalThis as Record<string, any>

/**
 * What scripts of existing sites expect to find, at the moments they expect it (contract core §1.8): the globals when
 * our script is evaluated, `elementor/frontend/init` at DOM ready, the ready hooks after it.
 */
export function startCompat() {
  let isNeeded = false
  let isReady = false
  let loading: Promise<unknown> | undefined
  /** Once; what failed to load is asked for again at the next need. */
  const complete = (): unknown => {
    isNeeded = true
    if (!isReady) return
    loading ??= import('./full').then((full) => full.complete(made))
    loading
      .catch(() => {
        loading = undefined
      })
      .then(() => made.init())
    return loading
  }
  const made = frontend(complete)
  const ours = made.api
  const pro = proFrontend()
  if (!getOwn(page, 'elementorFrontend')) {
    page.elementorFrontend = ours
    page.elementorProFrontend ??= pro
  }

  return {
    /** The builder's own runtime: a global of that name that is not ours, looked for when the page is ready. */
    isBuilderAlive: (): boolean => {
      const isAlive = page.elementorFrontend !== ours
      if (isAlive && page.elementorProFrontend === pro) delete page.elementorProFrontend
      return isAlive
    },
    /** Tells the page that we are here; a page without a trace of the builder gets none from us either. */
    begin: (): (() => void) => {
      if (!page.elementorFrontendConfig && !document.querySelector(`${DOCUMENT},${ELEMENT}`)) return () => {}
      // It may have come after us, or with the page that was swapped in.
      ours.config = page.elementorFrontendConfig ?? ours.config
      // Not by assignment: a frozen one would end us here.
      Reflect.set(ours.config, 'responsive', {
        ...ours.config.responsive,
        activeBreakpoints: Object.fromEntries(config().breakpoints.map((b) => [b.name, { ...b, is_enabled: true }])),
      })
      const body = startBody()
      made.init = () => {
        made.init = () => {}
        guard('compat', 'elementor/frontend/init', () => window.dispatchEvent(new CustomEvent('elementor/frontend/init')))
      }
      // Add-ons are written with jQuery, and extend what comes with the rest when they hear of it; pages without them never load that.
      isReady = true
      popups.prepare = complete
      if (jquery()) isNeeded = true
      else made.init()
      if (isNeeded) complete()
      made.ready()
      return body
    },
  }
}
