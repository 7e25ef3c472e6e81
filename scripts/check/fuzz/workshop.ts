/** The material for cases: declared settings, and pieces of pages with widgets. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright'
import type { ElementCase, Snippet, Table } from '../../../test/fuzz/workshop'
import { bundleForPage } from '../../build/source'
import { root, shared } from '../../process'

/** Our own pages, and others if they are beside the repository. */
const FOLDERS = [path.join(root, 'demo'), path.join(shared, 'fixtures'), path.join(shared, 'corpus')]

function pages() {
  return FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .map(String)
      .filter((file) => /\.html$/.test(file))
      .sort()
      .map((file) => readFileSync(path.join(folder, file), 'utf8')),
  )
}

/** Built once: Ctrl-C also stops the bundler, and a browser may be opened again later. */
let bundled: Promise<string> | undefined

/** What the bundle puts on the page. */
interface PageGlobals {
  workshop: {
    tables(): Promise<Record<string, Table>>
    snippets(pages: string[]): Snippet[]
    render(one: ElementCase, html: string): string
  }
}
export type Workshop = Awaited<ReturnType<typeof openWorkshop>>

/**
 * Opens an empty page for working with markup. `{ tables, snippets, render, close }`: declared settings by widget, pieces of pages, and a
 * function that renders element cases (a list of texts).
 */
export async function openWorkshop(browser: Browser) {
  const page = await browser.newPage()
  bundled ??= bundleForPage('test/fuzz/workshop.ts')
  await page.evaluate(await bundled)
  const tables = await page.evaluate(() => (globalThis as unknown as PageGlobals).workshop.tables())
  const snippets = await page.evaluate((texts) => (globalThis as unknown as PageGlobals).workshop.snippets(texts), pages())
  // As JSON, because Playwright's own protocol would lose a `__proto__` key.
  const render = (cases: ElementCase[]) =>
    page.evaluate(
      (json) => {
        const pairs: [ElementCase, string][] = JSON.parse(json)
        return pairs.map(([one, html]) => (globalThis as unknown as PageGlobals).workshop.render(one, html))
      },
      JSON.stringify(cases.map((one) => [one, snippets[one.snippet]?.html])),
    )
  return { tables, snippets, render, close: () => page.close() }
}
