/** Visits a page under a fault, and reports what a visitor could not do. */

import type { Browser, Page } from 'playwright'
import type { ServeOptions } from '../../../demo/server/serve'
import { serve } from '../../../demo/server/serve'
import { leave, lookThrough, mounted, type PageGlobals, press, settle, trap, works } from '../fuzz/in-page'
import { type Case, configSource, pageSource, STYLES, type WholeElementCase } from '../fuzz/page'
import { openWorkshop } from '../fuzz/workshop'
import { ADD_ON, CHUNK_FAULTS, canBeSeenInPage, LATE, SEEN_WITHOUT } from './faults'

type InPage<Argument> = (argument: Argument) => unknown
export interface Visit {
  scripts?: string
  query?: string
  inPage?: (() => void) | InPage<string>
  argument?: string
  chunk?: string
  fault?: string
  uses?: number
  tear?: { run: InPage<{ step: number; what: string }>; step: number; what: string }
}
export interface FaultyPage extends Visit {
  cases: Case[]
}
export type Faults = Awaited<ReturnType<typeof openFaults>>
type Files = Map<string, Exclude<Awaited<ReturnType<NonNullable<ServeOptions['extra']>>>, undefined>>

const AS_SERVED: Omit<WholeElementCase, 'snippet'> = {
  kind: 'element',
  settings: { values: {}, instead: false, host: 0, cuts: [] },
  changes: [],
}
/** Chunks requested once by an add-on, or only after a provider's script has failed. */
const ONCE = ['compat-swiper', 'ui-play-button']
/** After these faults a chunk is not requested again: there is no response for 120 s. */
export const NOT_AGAIN = ['hangs']
/** Third-party players and files, which the CSP blocks, and pictures. */
const EXPECTED = /^policy: (img|media|frame|connect|script)-src\S* https:/
/** What the page's CSP forbids without these features. Browsers without Trusted Types have no such policy; our tag has no nonce here. */
const EXPECTED_WITHOUT: Record<string, RegExp> = {
  trustedTypes: /^policy: require-trusted-types-for |requires 'Trusted\w+' assignment/,
  CSSStyleSheet: /^policy: style-src-elem inline /,
  'Document.prototype.adoptedStyleSheets': /^policy: style-src-elem inline /,
}
const popupOpen = `#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3D${Buffer.from('{"id":"fuzz-popup"}').toString('base64')}`

/** Follows the plain link on every page; the address then has its hash. */
const followsLinks = () => {
  Document.prototype.querySelector.call<Document, [string], HTMLElement | null>(document, '#fuzz-link')?.click()
  return location.hash === '#followed'
}

const chunkPattern = (name: string) => new RegExp(`/chunks/${name}-[0-9a-f]{8}\\.js(\\?retry=\\d+)?$`)
export const chunkName = (url: string) => /\/chunks\/(.+)-[0-9a-f]{8}\.js/.exec(url)?.[1]

export async function openFaults(browser: Browser) {
  const { snippets, render, close } = await openWorkshop(browser)
  const files: Files = new Map()
  const site = await serve({ csp: true, extra: (pathname) => files.get(pathname) })
  let count = 0

  /**
   * - `scripts`: our tag; `query` of the address; `before(context)` prepares the browser, `inPage` and `argument` the page
   * - `chunk`, `fault`, `uses`: answers that chunk with the fault for so many uses; then unmounts everything and uses it again
   * - `tear`: runs instead of unmounting
   * Resolves with `{ wrong, requested }`: what a visitor could not do, and the chunks requested.
   */
  async function visit(cases: Case[], { scripts, query = '', inPage, argument, chunk, fault = '', uses = 1, tear }: Visit = {}) {
    const folder = `/fuzz/${count++}/`
    const rendered = await render(cases.filter((one) => one.kind === 'element'))
    const htmls = cases.map((one) => (one.kind === 'element' && rendered.shift()) || '')
    files.set(folder, { type: 'html', body: pageSource(cases, htmls, folder, scripts?.replaceAll('{folder}', folder)) })
    files.set(`${folder}config.js`, { type: 'js', body: configSource({}) })
    files.set(`${folder}own.css`, { type: 'css', body: STYLES })
    files.set(`${folder}late.js`, { type: 'js', body: LATE })
    files.set(`${folder}add-on.js`, { type: 'js', body: ADD_ON })
    const wrong: string[] = []
    const lines: string[] = []
    const requested: string[] = []
    const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1280, height: 600 } })
    const need = async (tab: Page, name: string, check: () => unknown) => (await tab.evaluate(check)) || wrong.push(name)
    try {
      if (chunk)
        await context.route(chunkPattern(chunk), (route) =>
          requested.filter((url) => chunkName(url) === chunk).length <= uses ? CHUNK_FAULTS[fault]?.(route) : route.fallback(),
        )
      const tab = await context.newPage()
      tab.on('request', (request) => chunkName(request.url()) && requested.push(request.url()))
      tab.on('console', (message) => lines.push(message.text()))
      await tab.addInitScript(trap)
      if (inPage) await tab.addInitScript(inPage as InPage<string | undefined>, argument)
      await tab.goto(folder + query)
      await tab.waitForFunction(() => (globalThis as { Skerry?: unknown }).Skerry)
      const use = async () => {
        await tab.evaluate(mounted, chunk ? 1500 : 15_000)
        await tab.evaluate(lookThrough)
        await tab.evaluate(press)
        await tab.evaluate(() => {
          const { Skerry } = globalThis as unknown as PageGlobals
          Skerry.popup.explain('fuzz-popup')?.catch?.(() => {})
        })
        await tab.evaluate(settle)
      }
      if (tear) {
        await tab.evaluate(mounted, 15_000)
        await tab.evaluate(tear.run, { step: tear.step, what: tear.what })
        await tab.evaluate(settle)
        await need(
          tab,
          'the page cannot be scrolled any more',
          () => getComputedStyle(document.documentElement).overflowY !== 'hidden' || !!document.querySelector('dialog[open]'),
        )
      } else await use()
      const seen = chunk && SEEN_WITHOUT[chunk]
      // A gallery shows its pictures after a while even without a layout.
      if (seen && !(await tab.waitForFunction(canBeSeenInPage, seen, { timeout: 15_000 }).catch(() => null)))
        wrong.push(`nothing of ${chunk} can be seen: ${seen}`)
      await need(tab, 'links are not followed', followsLinks)
      if (!/popups-dialog-by-hand$/.test(chunk ?? '')) await need(tab, 'the popup beside it does not open', works)
      const times = () => requested.filter((url) => chunkName(url) === chunk).length
      // Some are requested only when a file of the page has loaded, or when their widget is in view.
      const askedFor = async (count: number) => {
        for (const end = Date.now() + 30_000; times() < count && Date.now() < end; await tab.waitForTimeout(100))
          await tab.evaluate(lookThrough)
      }
      for (let again = 0; chunk && !NOT_AGAIN.includes(fault) && again < uses; again++) {
        await askedFor(again + 1)
        await tab.evaluate(() => {
          const { Skerry } = globalThis as unknown as PageGlobals
          Skerry.unmount(document)
          Skerry.scan(document)
        })
        await use()
      }
      if (chunk && !NOT_AGAIN.includes(fault)) {
        await askedFor(uses + 1)
        if (times() <= uses && !ONCE.includes(chunk)) wrong.push(`asked for ${times()} times, not again at the next use`)
        await need(tab, 'the popup does not open after all', works)
        const said = lines.filter((line) => line.includes('Error in file') && line.includes(`/${chunk}-`)).length
        if (said !== 1) wrong.push(`the failed file is named ${said} times`)
      }
      const { found } = await tab.evaluate(leave)
      await tab.evaluate(settle)
      const isExpected = (what: string) =>
        EXPECTED.test(what) || EXPECTED_WITHOUT[argument ?? '']?.test(what) || (tear && /^markup/.test(what))
      wrong.push(...found.filter((what) => !isExpected(what)))
    } catch (error) {
      wrong.push(`broken: ${String(error instanceof Error ? error.message : error).split('\n')[0]}`)
    } finally {
      await context.close()
      for (const name of [...files.keys()]) if (name.startsWith(folder)) files.delete(name)
    }
    return { wrong, requested }
  }

  /** All pieces of pages, `size` per page, plus what only scripts and addresses use. */
  function pages(size: number): FaultyPage[] {
    const list: FaultyPage[] = []
    for (let i = 0; i < snippets.length; i += size)
      list.push({ cases: snippets.slice(i, i + size).map((_, j) => ({ ...AS_SERVED, snippet: i + j })) })
    const action = { kind: 'action', href: popupOpen } as const
    const tag = '<script defer src="/skerry.js"></script>'
    return [
      ...list,
      { cases: [action] },
      { cases: [action], query: '?skerry-inspect' },
      { cases: [action], scripts: `${tag}<script defer src="{folder}add-on.js"></script>` },
    ]
  }

  /** Two pieces of pages with this widget. */
  const casesWith = (name: string): Case[] =>
    snippets.flatMap(({ widgets }, snippet) => (widgets.includes(name) ? [{ ...AS_SERVED, snippet }] : [])).slice(0, 2)

  return {
    visit,
    pages,
    casesWith,
    close: async () => {
      await close()
      await site.close()
    },
  }
}
