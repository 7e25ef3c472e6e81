/** Visits a page under a fault, and reports what a visitor could not do. */

import type { Browser, Page } from 'playwright'
import type { ServeOptions } from '../../../demo/server/serve'
import { serve } from '../../../demo/server/serve'
import { leave, lookThrough, mounted, type PageGlobals, press, settle, trap, works } from '../../../scripts/check/fuzz/in-page'
import { type Case, configSource, pageSource, STYLES, type WholeElementCase } from '../../../scripts/check/fuzz/page'
import { openWorkshop } from '../../../scripts/check/fuzz/workshop'
import { CHUNK_FAULTS, canBeSeenInPage, LATE, SEEN_WITHOUT, tearInPage } from './faults'

type InPage<Argument> = (argument: Argument) => unknown
export interface Visit {
  scripts?: string
  inPage?: (() => void) | InPage<string>
  argument?: string
  chunk?: string
  fault?: string
  /** Which parts are torn out. */
  tear?: string
}
export type Faults = Awaited<ReturnType<typeof openFaults>>
type Files = Map<string, Exclude<Awaited<ReturnType<NonNullable<ServeOptions['extra']>>>, undefined>>

const AS_SERVED: Omit<WholeElementCase, 'snippet'> = {
  kind: 'element',
  settings: { values: {}, instead: false, host: 0, cuts: [] },
  changes: [],
}
/** After these faults a chunk is not requested again: there is no response for 120 s. */
const NOT_AGAIN = ['hangs']
/** Third-party players and files, which the CSP blocks, and pictures. */
const EXPECTED = /^policy: (img|media|frame|connect|script)-src\S* https:/
/** What the page's CSP forbids without these features: our tag has no nonce here. */
const EXPECTED_WITHOUT: Record<string, RegExp> = {
  'Document.prototype.adoptedStyleSheets': /^policy: style-src-elem inline /,
}
/** Follows the plain link on every page; the address then has its hash. */
const followsLinks = () => {
  Document.prototype.querySelector.call<Document, [string], HTMLElement | null>(document, '#fuzz-link')?.click()
  return location.hash === '#followed'
}

const chunkPattern = (name: string) => new RegExp(`/chunks/${name}-[0-9a-f]{8}\\.js(\\?retry=\\d+)?$`)
const chunkName = (url: string) => /\/chunks\/(.+)-[0-9a-f]{8}\.js/.exec(url)?.[1]

export async function openFaults(browser: Browser) {
  const { snippets, render, close } = await openWorkshop(browser)
  const files: Files = new Map()
  const site = await serve({ csp: true, extra: (pathname) => files.get(pathname) })
  let count = 0

  /**
   * - `scripts`: our tag; `inPage` and `argument` prepare the page
   * - `chunk`, `fault`: answers that chunk's first request with the fault; then unmounts everything and uses it again
   * - `tear`: runs instead of unmounting
   * Resolves with what a visitor could not do.
   */
  async function visit(cases: Case[], { scripts, inPage, argument, chunk, fault = '', tear }: Visit = {}): Promise<string[]> {
    const folder = `/fuzz/${count++}/`
    const rendered = await render(cases.filter((one) => one.kind === 'element'))
    const htmls = cases.map((one) => (one.kind === 'element' && rendered.shift()) || '')
    files.set(folder, { type: 'html', body: pageSource(cases, htmls, folder, scripts?.replaceAll('{folder}', folder)) })
    files.set(`${folder}config.js`, { type: 'js', body: configSource({}) })
    files.set(`${folder}own.css`, { type: 'css', body: STYLES })
    files.set(`${folder}late.js`, { type: 'js', body: LATE })
    const wrong: string[] = []
    const lines: string[] = []
    const requested: string[] = []
    const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1280, height: 600 } })
    const need = async (tab: Page, name: string, check: () => unknown) => (await tab.evaluate(check)) || wrong.push(name)
    try {
      if (chunk)
        await context.route(chunkPattern(chunk), (route) =>
          requested.filter((url) => chunkName(url) === chunk).length <= 1 ? CHUNK_FAULTS[fault]?.(route) : route.fallback(),
        )
      const tab = await context.newPage()
      tab.on('request', (request) => chunkName(request.url()) && requested.push(request.url()))
      tab.on('console', (message) => lines.push(message.text()))
      await tab.addInitScript(trap)
      if (inPage) await tab.addInitScript(inPage as InPage<string | undefined>, argument)
      await tab.goto(folder)
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
        await tab.evaluate(tearInPage, tear)
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
      await need(tab, 'the popup beside it does not open', works)
      const times = () => requested.filter((url) => chunkName(url) === chunk).length
      // Some are requested only when a file of the page has loaded, or when their widget is in view.
      const requestedTimes = async (count: number) => {
        for (const end = Date.now() + 30_000; times() < count && Date.now() < end; await tab.waitForTimeout(100))
          await tab.evaluate(lookThrough)
      }
      if (chunk && !NOT_AGAIN.includes(fault)) {
        await requestedTimes(1)
        await tab.evaluate(() => {
          const { Skerry } = globalThis as unknown as PageGlobals
          Skerry.unmount(document)
          Skerry.scan(document)
        })
        await use()
        await requestedTimes(2)
        if (times() < 2) wrong.push('not requested again at the next use')
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
    return wrong
  }

  /** Two pieces of pages with this widget. */
  const casesWith = (name: string): Case[] =>
    snippets.flatMap(({ widgets }, snippet) => (widgets.includes(name) ? [{ ...AS_SERVED, snippet }] : [])).slice(0, 2)

  return {
    visit,
    casesWith,
    close: async () => {
      await close()
      await site.close()
    },
  }
}
