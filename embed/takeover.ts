/**
 * The inline part of a take-over, in the head before our tag: holds the scripts of the page until src/takeover has decided, and runs them as
 * the parser would have when it says so, or when nothing of ours comes. The build writes it to embed/takeover.html and dist/skerry.takeover.js.
 */
import { hold, isDeferred, isForeign, restoreType } from '../src/takeover/inline/held'
import { isKept, keepBack, leaveToBrowser, type Milestones, read } from '../src/takeover/inline/milestones'
import { findAll, findHeld, runHeld } from '../src/takeover/inline/run'
import { currentScript } from '../src/takeover/inline/written'
import type { Stub } from '../src/takeover/stub'

/**
 * Once the page has been read, nothing at all may arrive for so long, in ms, before it is given back; where reading it has taken time, for
 * five times that time more. A slow network is not a broken one: at 400 kbit/s the files of a page come seconds apart.
 */
const SILENCE = 4000
/** A page that asks its server for something again and again is never silent. */
const LIMIT = 30_000
/** The builder's files, add-ons', and the CMS's: from the first of them on the order of all counts. */
const FIRST = /elem|hello|-incl/
/** Types that browsers run. Cloudflare's Rocket Loader puts a number before them. */
const RUNS = /^([\da-f]+-)?(|module|(text|application)\/(x-)?(java|ecma|j|live)script(1\.[0-5])?)$/i

// Where cookies may not be read, this throws, and nothing is held.
const isOff = /[?&; ]skerry-off[=&;]/.test(`${location.search}& ${document.cookie};`)
let isHolding = false

function back(why: string, milestones?: Milestones): Promise<void> {
  if (!stub.given) {
    stub.why = why
    console.warn('Skerry', why)
    stub.given = read.then(() => runHeld(milestones))
  }
  return stub.given
}
const decide = (decision: () => Promise<void>) => decision().catch((error) => back(`the decision failed: ${error}`))
const stub: Stub = Object.assign(decide, { back, read, run: runHeld })

/** Looks at a node that has come into the page: a script of the parser's may be held. */
function look(node: HTMLScriptElement): void {
  // Only scripts have this property; those with the attribute run nowhere, files for an event may not. What a script has put there is not the
  // parser's.
  if (node.noModule !== false || (node.src && node.htmlFor && node.event) || currentScript()) return
  const { takeover } = node.dataset
  if (takeover === '') node.addEventListener('error', () => back('skerry.js could not be loaded'))
  else if (takeover) leave()
  else {
    const served = node.getAttribute('type')
    const [isScript, mark = ''] = RUNS.exec(served?.trim() ?? `text/${node.getAttribute('language') || 'javascript'}`) ?? []
    // One that comes at any time needs nothing that stands before it. The attribute counts for files and modules only.
    const isFree = node.async && (node.hasAttribute('src') || node.type === 'module' || !node.hasAttribute('async'))
    isHolding ||= !isFree && FIRST.test(node.src)
    if (isScript !== undefined && !isFree && !isForeign(node) && (isHolding || isDeferred(node))) hold(node, served?.replace(mark, ''))
  }
}
const observer = new MutationObserver((records) => {
  for (const { addedNodes } of records) addedNodes.forEach(look as (node: Node) => void)
})

/** Leaves the page alone. */
function leave(): void {
  observer.disconnect()
  leaveToBrowser()
}

/** Gives the page back where nothing of ours comes. Whoever decides sets `given`, and the clock stops. */
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

/** A form of the builder's that has no address: until its script is there, a browser would put what was typed into the address of the page. */
function keepForm(event: SubmitEvent): void {
  if (event.defaultPrevented || ![...findAll('[data-e-type=e-form]:not([action])')].includes(event.target as Element)) return
  event.preventDefault()
  Object.assign(window, { skerrySubmitted: event })
}

Object.assign(window, { skerryTakeover: stub })
if (isOff) {
  // For this session, also where our script does not come; src/takeover removes it.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in all browsers
  document.cookie = 'skerry-off=;path=/'
  stub.why = 'off'
  stub.given = Promise.resolve()
} else if (document.readyState !== 'loading') leaveToBrowser()
else {
  keepBack()
  addEventListener('submit', keepForm)
  observer.observe(document, { childList: true, subtree: true })
  void read.then(() => {
    observer.disconnect()
    // An optimiser's that has its address elsewhere is no script yet.
    for (const script of findHeld()) if (!script.hasAttribute('src') && !script.text) restoreType(script)
    // What is deferred waits for what is held. Here is nothing.
    if (isKept && !isHolding) void runHeld()
    else if (isKept) watchClock()
  })
}
