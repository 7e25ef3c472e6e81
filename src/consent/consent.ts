import { script } from '../base/assets'
import { report } from '../base/report'
import { auto, type ConsentTool, tools } from './tools'

/** The categories that are asked for, in the words of the WP Consent API; each tool has its own names for them. */
export type Category = 'functional' | 'preferences' | 'statistics' | 'marketing'

/**
 * What our script tag wishes: `data-consent="TOOL"` or `data-consent="TOOL CATEGORY"`.
 * - No attribute: the site does not ask, everything is allowed.
 * - TOOL is `wp` (WP Consent API), `cookieyes`, `complianz`, `onetrust`, `google` (consent mode in the dataLayer), `page`
 *   (`<html data-consent-given="marketing preferences">`, for any other tool), or `auto`, which takes the first that is on the page.
 * - CATEGORY is the one that embedded media (`marketing`) belong to on this site, in the tool's own words or in ours: `onetrust C0005`.
 *
 * A name that is not known allows nothing (said once): a typing mistake must not send visitors' addresses away.
 */
function wish(): { tool: ConsentTool; own: string | undefined } | undefined {
  const given = script?.dataset.consent
  if (given === undefined) return undefined
  const [name, own] = given.trim().split(/[\s:]+/)
  if (!name || name === 'auto') return { tool: auto, own }
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined
  if (!tool) report('data-consent', `expected auto, ${Object.keys(tools).join(', ')}, got ${name}`)
  return { tool: tool ?? none, own }
}
const none: ConsentTool = { isThere: () => false, get: () => undefined, subscribe: () => () => {} }

/** True when the visitor said yes, and when the site does not ask. */
export function isAllowed(category: Category): boolean {
  const asked = wish()
  return !asked || asked.tool.get((category === 'marketing' && asked.own) || category) === true
}

/** Runs `run` once: now when it is allowed, else when it becomes so. A consent that is taken back later ends nothing by itself. */
export function onAllowed(category: Category, run: () => void): () => void {
  if (isAllowed(category)) {
    run()
    return () => {}
  }
  let isOver = false
  // A tool may go on calling: what stands on its hooks cannot always be taken off.
  const unsubscribe = wish()?.tool.subscribe(() => {
    if (isOver || !isAllowed(category)) return
    stop()
    run()
  })
  const stop = () => {
    isOver = true
    unsubscribe?.()
  }
  return stop
}
