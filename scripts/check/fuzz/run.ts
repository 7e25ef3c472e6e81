/** Tries cases in a browser, and finds the one to blame. */
import fc from 'fast-check'
import type { Browser } from 'playwright'
import { type ServeOptions, serve } from '../../../demo/server/serve'
import { arbitraries, type Batch, sample } from './cases'
import { leave, mounted, type PageGlobals, press, settle, trap, works } from './in-page'
import { type Case, configSource, type PageCase, pageSource, STYLES } from './page'
import { openWorkshop } from './workshop'

/** The longest permitted task of ours, in ms. */
const LONGEST_TASK = 2000
/** Players and embeds that a site's settings may name. */
const PROVIDERS =
  /^https:\/\/(www\.)?(youtube(-nocookie)?\.com|player\.vimeo\.com|vimeo\.com|(geo|www|api)\.?dailymotion\.com|[\w.]*videopress\.com|connect\.facebook\.net)(\/|$)/
/** Pictures and videos in settings may come from anywhere. */
const FREE = /^(img|media)-src/
/** So may animations, and curves for text. Nothing else in these two chunks requests a file. */
const DRAWN = /^policy: connect-src \S+ +http:\/\/localhost:\d+\/chunks\/(lottie|text)-[\da-f]{8}\.js$/

export type { Batch }
export type Fuzz = Awaited<ReturnType<typeof openFuzz>>
/** The details of a finding. */
export interface Explained {
  what: string
  seed: number
  isRepeatable: boolean
  cases?: Case[]
  page?: PageCase
  htmls?: string[]
}
type Answer = Awaited<ReturnType<NonNullable<ServeOptions['extra']>>>

/**
 * Prepares for trying cases: `tryPage(cases, page)` resolves with what went wrong, `trySeed(seed, size)` tries that seed's page, `explain`
 * finds the case to blame.
 */
export async function openFuzz(browser: Browser, { dist, isTimed = false }: { dist?: string; isTimed?: boolean } = {}) {
  const workshop = await openWorkshop(browser)
  const all = arbitraries(workshop)
  const files = new Map<string, NonNullable<Answer>>()
  const site = await serve({ csp: true, ...(dist && { dist }), extra: (pathname) => files.get(pathname) })
  let count = 0

  function isExpected(what: string) {
    const [, directive, address = ''] = /^policy: (\S+) (\S+)/.exec(what) ?? []
    if (!directive) return false
    // The configuration decides the URL of the builder's own files.
    if (directive === 'style-src-elem' && address.includes('/css/conditionals/')) return true
    return FREE.test(directive) || PROVIDERS.test(address) || DRAWN.test(what)
  }

  async function tryPage(cases: Case[], page: PageCase) {
    const folder = `/fuzz/${count++}/`
    const elements = cases.filter((one) => one.kind === 'element')
    const rendered = await workshop.render(elements)
    const htmls = cases.map((one) => (one.kind === 'element' && rendered[elements.indexOf(one)]) || '')
    files.set(folder, { type: 'html', body: pageSource(cases, htmls, folder) })
    files.set(`${folder}config.js`, { type: 'js', body: configSource(page) })
    files.set(`${folder}own.css`, { type: 'css', body: STYLES })
    const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1280, height: 600 } })
    try {
      const tab = await context.newPage()
      await tab.addInitScript(trap)
      await tab.goto(folder + (page.hash.startsWith('#') ? page.hash : `#${page.hash}`))
      await tab.evaluate(mounted, 20_000)
      await tab.evaluate(press)
      await tab.evaluate(settle)
      const isAlive = await tab.evaluate(works)
      const { found, longest } = await tab.evaluate(leave)
      await tab.evaluate(settle)
      const late = await tab.evaluate(() => (globalThis as unknown as PageGlobals).fuzz.found)
      const wrong = [...found, ...late.slice(found.length)].filter((what) => !isExpected(what))
      if (!isAlive) wrong.push('stuck: the popup beside the cases does not open')
      if (isTimed && longest > LONGEST_TASK) wrong.push('slow: a task of more than two seconds')
      return wrong
    } catch (error) {
      return [`broken: ${String(error instanceof Error ? error.message : error).split('\n')[0]}`]
    } finally {
      await context.close()
      for (const name of [...files.keys()]) if (name.startsWith(folder)) files.delete(name)
    }
  }

  const hasSame = async (what: string, cases: Case[], page: PageCase) =>
    (await tryPage(cases, page)).some((other) => signature(other) === signature(what))

  /** The smallest subset of a page's cases that still shows `what`. */
  async function narrow(what: string, cases: Case[], page: PageCase) {
    const named = cases[Number(/@(\d+)$/.exec(what)?.[1])]
    if (named && (await hasSame(what, [named], page))) return [named]
    let left = cases
    while (left.length > 1) {
      const half = left.length >> 1
      const part = (await hasSame(what, left.slice(0, half), page)) ? left.slice(0, half) : left.slice(half)
      if (part.length < half || part === left) break
      if (part[0] !== left[0] && !(await hasSame(what, part, page))) break
      left = part
    }
    return left
  }

  /** A report of `what`, with the cases that show it, minimized within the time. */
  async function explain(what: string, seed: number, { cases, page }: Batch, shrinkFor = 60_000): Promise<Explained> {
    if (!(await hasSame(what, cases, page))) return { what, seed, isRepeatable: false }
    let left = await narrow(what, cases, page)
    const bare = { hash: '' }
    const within = (await hasSame(what, left, bare)) ? bare : page
    const [only] = left
    if (only && left.length === 1) {
      const property = fc.asyncProperty(all.one, async (one) => !(await hasSame(what, [one], within)))
      const path = String(cases.indexOf(only))
      const { counterexample } = await fc.check(property, { seed, path, numRuns: 1, interruptAfterTimeLimit: shrinkFor })
      left = counterexample ?? left
    }
    const htmls = await workshop.render(left.filter((one) => one.kind === 'element'))
    return { what, seed, isRepeatable: true, cases: left, page: within, htmls }
  }

  return {
    ...workshop,
    tryPage,
    sample: (seed: number, size: number) => sample(all, seed, size),
    trySeed: async (seed: number, size: number) => {
      const { cases, page } = sample(all, seed, size)
      return tryPage(cases, page)
    },
    explain,
    close: async () => {
      await workshop.close()
      await site.close()
    },
  }
}

/** A finding as text for people. */
export function describe({ what, seed, isRepeatable, cases = [], page, htmls = [] }: Explained, size: number) {
  const short = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 3000)
  return [
    what,
    `  npm run fuzz -- --seed ${seed} --size ${size}`,
    isRepeatable ? '' : '  (not seen again when the page was tried a second time)',
    ...cases.slice(0, 3).map((one) => `  case: ${short(one)}`),
    cases.length > 3 ? `  … and ${cases.length - 3} more, together` : '',
    page && Object.keys(page).length > 1 ? `  page: ${short(page)}` : '',
    ...htmls.slice(0, 1).map((html) => `  markup: ${short(html)}`),
  ]
    .filter(Boolean)
    .join('\n')
}

/** What findings of the same bug have in common. */
export const signature = (what: string) =>
  what
    .replace(/http:\/\/localhost:\d+/g, '')
    .replace(/ @\w+$/, '')
    .replace(/\n[\s\S]*/, '')
    .replace(/served [\s\S]*/, '')
    .replace(/\d+/g, '0')
    .slice(0, 160)
