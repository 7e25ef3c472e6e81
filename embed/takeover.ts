/**
 * The inline part of a take-over, in the head before our tag: holds the page's scripts until src/takeover has decided, then runs them as
 * the parser would have, also if our files do not load. The build writes it to embed/takeover.html and dist/skerry.takeover.js.
 */
import { HELD, hold, isAsync, isDeferred, isForeign, restoreType } from '../src/takeover/inline/held'
import { isKept, keepBack, leaveToBrowser, read } from '../src/takeover/inline/milestones'
import { findAll, findHeld, runHeld } from '../src/takeover/inline/run'
import { noteStyle } from '../src/takeover/inline/settled'
import { currentScript } from '../src/takeover/inline/written'
import type { Stub } from '../src/takeover/stub'

/**
 * In ms: how long nothing may arrive after the page is parsed before it is given back, plus five times the parsing time. A slow network is
 * not a broken one: at 400 kbit/s a page's files arrive seconds apart.
 */
const SILENCE = 4000
/** In ms: a page that polls its server is never silent. */
const LIMIT = 30_000
/** Files of the builder, add-ons and the CMS: from the first one on, all scripts are held in order. */
const FIRST = /elem|hello|-incl/
/**
 * Types that browsers run, and no others: nothing would tell that such a script has ended. Cloudflare's Rocket Loader prefixes them with a
 * number.
 */
const RUNS = /^([\da-f]+-)?(|module|(text|application)\/(x-)?(java|ecma)script|text\/(javascript1\.[0-5]|jscript|livescript))$/i

const isAsked = /[?&]skerry-off[=&]/.test(`${location.search}&`)
// Throws if cookies may not be read; then nothing is held.
const isOff = isAsked || document.cookie.includes('skerry-off=')
let isHolding = false
let hasBegun = false

function back(why: string): Promise<void> {
  if (!stub.given) {
    stub.why = why
    console.warn('Skerry', why)
    stub.given = read.then(runHeld)
  }
  return stub.given
}
function decide(decision: () => Promise<void>): Promise<void> {
  hasBegun = true
  return decision().catch((error) => back(`the decision failed: ${error}`))
}
const stub: Stub = Object.assign(decide, { back, read, run: runHeld })

/** Examines a node added to the page: scripts that the parser inserts may be held. */
function look(node: HTMLScriptElement): void {
  // What a script inserts is not the parser's.
  if (currentScript()) return
  if (node.localName === 'link') noteStyle(node as Node as HTMLLinkElement)
  // Only scripts have `noModule`; those with the attribute never run, and event scripts may not. A script is only async without the attribute
  // if another script has created it.
  if (node.noModule !== false || (node.src && node.htmlFor && node.event) || (node.async && !node.hasAttribute('async'))) return
  const { takeover } = node.dataset
  if (takeover === '') {
    node.addEventListener('error', () => back('skerry.js could not be loaded'))
    // What arrives may be empty, or an error page.
    node.addEventListener('load', () => hasBegun || back('skerry.js did not start'))
  } else if (takeover) leave()
  else {
    const served = node.getAttribute('type')
    const [isScript, mark = ''] = RUNS.exec(served?.trim() ?? `text/${node.getAttribute('language') || 'javascript'}`) ?? []
    isHolding ||= !isAsync(node) && FIRST.test(node.src)
    if (isScript !== undefined && !isForeign(node) && (isHolding || isDeferred(node))) hold(node, served?.replace(mark, ''))
  }
}
/** Lets a script run that the server has held. Ours must not delay those after it if it does not arrive. */
function letRun(node: HTMLScriptElement): void {
  if (node.type === HELD) restoreType(node)
  if (node.id === 'skerry-js') node.async = true
}
const observer = new MutationObserver((records) => {
  for (const { addedNodes } of records) addedNodes.forEach((isOff ? letRun : look) as (node: Node) => void)
})

/** Leaves the page alone. */
function leave(): void {
  observer.disconnect()
  leaveToBrowser()
}

/** Gives the page back if nothing of ours arrives. The decision sets `given`, which stops the timeout. */
function watchClock(): void {
  const silence = SILENCE + 5 * performance.now()
  const wait = () => setTimeout(back, silence, `skerry.js did not come, nor anything else for ${Math.round(silence / 1000)} seconds`)
  let timer = wait()
  setTimeout(back, LIMIT, 'skerry.js did not come within 30 seconds')
  new PerformanceObserver((_arrived, arrivals) => {
    clearTimeout(timer)
    if (stub.given) arrivals.disconnect()
    else timer = wait()
  }).observe({ type: 'resource' })
}

/** Keeps a builder form without an action: until its script has loaded, a browser would put the input into the page's URL. */
function keepForm(event: SubmitEvent): void {
  if (event.defaultPrevented || ![...findAll('[data-e-type=e-form]:not([action])')].includes(event.target as Element)) return
  event.preventDefault()
  Object.assign(window, { skerrySubmitted: event })
}

Object.assign(window, { skerryTakeover: stub })
const isRead = document.readyState !== 'loading'
if (!isRead) observer.observe(document, { childList: true, subtree: true })
if (isOff) {
  // For this session, even if our script fails to load; src/takeover removes it.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in all browsers
  if (isAsked) document.cookie = 'skerry-off=;path=/'
  stub.why = 'off'
  stub.given = Promise.resolve()
  addEventListener('load', () => observer.disconnect())
}
if (isOff || isRead) leaveToBrowser()
else {
  keepBack()
  addEventListener('submit', keepForm)
  void read.then(() => {
    observer.disconnect()
    // A delayed script with its URL elsewhere is not a script yet.
    for (const script of findHeld()) if (!script.hasAttribute('src') && !script.text) restoreType(script)
    // Deferred scripts wait for held ones; here there are none.
    if (isKept && !isHolding) void runHeld()
    else if (isKept) watchClock()
  })
}
