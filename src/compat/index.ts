import { chunks } from '../chunks'
import { DOCUMENT, ELEMENT } from '../markup'
import { guard } from '../report'
import { config } from '../services/config'
import { startBody } from './body'
import { frontend, proFrontend } from './frontend'
import { jquery } from './jquery'

const page = globalThis as Record<string, any>

/**
 * What scripts of existing sites expect to find, at the moments they expect it (contract core §1.8): the globals when
 * our script is evaluated, `elementor/frontend/init` at DOM ready, the ready hooks after it.
 */
export function startCompat() {
  let isHooked = false
  const ours = frontend((name) => {
    isHooked ||= name.startsWith('frontend/element_ready/')
  })
  const pro = proFrontend()
  if (!page.elementorFrontend) {
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
      ours.config.responsive = {
        ...ours.config.responsive,
        activeBreakpoints: Object.fromEntries(config().breakpoints.map((b) => [b.name, { ...b, is_enabled: true }])),
      }
      const stop = startBody()
      guard('compat', 'elementor/frontend/init', () => window.dispatchEvent(new CustomEvent('elementor/frontend/init')))
      guard('compat', 'components:init', () => ours.trigger('components:init'))
      // Add-ons are written with jQuery, or have hooked by now: pages without them never load the rest.
      if (jquery() || isHooked)
        chunks.compat().then(
          ({ complete }) => complete(ours, () => isHooked),
          () => {},
        )
      return stop
    },
  }
}
