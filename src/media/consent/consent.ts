import { script } from '../../base/assets'
import { report } from '../../base/report'
import { auto, type ConsentTool, tools } from './tools'

/** The consent categories, by the WP Consent API's names; each tool has its own. */
export type Category = 'functional' | 'preferences' | 'statistics' | 'marketing'

interface Options {
  tool: ConsentTool
  /** The site's category for embedded media, instead of `marketing`. */
  mediaCategory: string | undefined
}

/**
 * The options on our script tag: `data-consent="TOOL"` or `data-consent="TOOL CATEGORY"`.
 * - No attribute: the site does not ask for consent and everything is allowed; the result is `undefined`.
 * - TOOL is `wp` (WP Consent API), `cookieyes`, `complianz`, `onetrust`, `google` (consent mode in the dataLayer), `page` (`<html
 * data-consent-given="marketing preferences">`, for any other tool), or `auto`, which takes the first one that is on the page.
 * - CATEGORY is that of embedded media on this site (`marketing` by default), by the tool's own name or ours: `onetrust C0005`.
 *
 * An unknown name allows nothing and is reported: a typo must not send visitors' addresses to third parties.
 */
function readOptions(): Options | undefined {
  const attribute = script?.dataset.consent
  if (attribute === undefined) return undefined
  const [name, mediaCategory] = attribute.trim().split(/[\s:]+/)
  if (!name || name === 'auto') return { tool: auto, mediaCategory }
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined
  if (!tool) report('data-consent', `expected auto, ${Object.keys(tools).join(', ')}, got ${name}`)
  return { tool: tool ?? unknownTool, mediaCategory }
}
const unknownTool: ConsentTool = { isPresent: () => false, get: () => undefined, subscribe: () => () => {} }

/** Whether the visitor has allowed the category, or the site does not use consent. */
export function isAllowed(category: Category): boolean {
  const options = readOptions()
  if (!options) return true
  const { tool, mediaCategory } = options
  return tool.get((category === 'marketing' && mediaCategory) || category) === true
}

/**
 * Calls `run` once: now if the category is allowed, else as soon as it is. The returned function stops waiting. Withdrawing consent later
 * has no effect.
 */
export function onAllowed(category: Category, run: () => void): () => void {
  if (isAllowed(category)) {
    run()
    return () => {}
  }
  let isStopped = false
  const unsubscribe = readOptions()?.tool.subscribe(() => {
    // A tool may keep calling after `unsubscribe`: if other code is chained to its hook, ours cannot be removed.
    if (isStopped || !isAllowed(category)) return
    stop()
    run()
  })
  const stop = () => {
    isStopped = true
    unsubscribe?.()
  }
  return stop
}
