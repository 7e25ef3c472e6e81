import type { Page } from 'playwright/test'

/** Serves `source` as the script `path` (`/config.js`) of the page. */
export const serveScript = (page: Page, path: string, source: string) =>
  page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/javascript', body: source }))

/**
 * Opens `/own/`, a page with this body, under a strict policy with Trusted Types. `css` is served as a file, because the policy forbids inline
 * styles. `head` takes the place of our script tag.
 */
export async function ownPage(page: Page, body: string, css = '', head = ''): Promise<void> {
  await page.route('**/own/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.endsWith('.css')) return route.fulfill({ contentType: 'text/css', body: css })
    if (pathname.endsWith('.svg')) return route.fallback()
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: {
        'content-security-policy':
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; media-src 'self'; require-trusted-types-for 'script'",
      },
      body: `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>t</title><link rel="stylesheet" href="/own/own.css"><link rel="icon" href="data:,">${head || '<script defer src="/skerry.js"></script>'}</head><body>${body}</body></html>`,
    })
  })
  await page.goto('/own/')
}

/** Sets variants side by side on one page, so that one test checks them all: each stands in a column with the id `column<n>` and its name in `data-why`. */
export const columns = (variants: readonly (readonly [name: string, body: string])[]) =>
  `<div class="columns">${variants.map(([name, body], i) => `<div id="column${i}" data-why="${name}">${body}</div>`).join('')}</div>`
export const COLUMNS = '.columns { display: grid; grid-auto-columns: minmax(0, 1fr); grid-auto-flow: column }'

type Shift = { value: number; hadRecentInput: boolean; sources?: { node?: Node | null }[] }
type ScrollAndShifts = {
  /** How many scroll listeners are attached. */
  scrollListeners: number
  /** The sum of all layout shifts. */
  allShifts: number
  /** The sum of the layout shifts that did not follow an input or a resize. */
  unexpectedShifts: number
  /** The names of the columns in which something shifted. */
  shiftedColumns: string[]
}

/** Counts scroll listeners and sums layout shifts, from the start of the page; call it before the page is opened, and read it with `recordedScrollAndShifts`. */
export const recordScrollAndShifts = (page: Page) =>
  page.addInitScript(() => {
    const counts = Object.assign(window as unknown as ScrollAndShifts, {
      scrollListeners: 0,
      allShifts: 0,
      unexpectedShifts: 0,
      shiftedColumns: [],
    })
    const { addEventListener, removeEventListener } = EventTarget.prototype
    EventTarget.prototype.addEventListener = function (this: EventTarget, type: string, ...rest) {
      if (type === 'scroll') counts.scrollListeners++
      return addEventListener.call(this, type, ...(rest as [EventListener]))
    } as typeof addEventListener
    EventTarget.prototype.removeEventListener = function (this: EventTarget, type: string, ...rest) {
      if (type === 'scroll') counts.scrollListeners--
      return removeEventListener.call(this, type, ...(rest as [EventListener]))
    } as typeof removeEventListener
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        counts.allShifts += entry.value
        if (!entry.hadRecentInput) counts.unexpectedShifts += entry.value
        for (const { node } of entry.sources ?? [])
          counts.shiftedColumns.push(node?.parentElement?.closest<HTMLElement>('[data-why]')?.dataset.why ?? '')
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What `recordScrollAndShifts` has counted so far; the names of columns as one list. */
export const recordedScrollAndShifts = (page: Page) =>
  page.evaluate(() => {
    const { scrollListeners, allShifts, unexpectedShifts, shiftedColumns } = window as unknown as ScrollAndShifts
    return { scrollListeners, allShifts, unexpectedShifts, shiftedColumns: [...new Set(shiftedColumns)].join(', ') }
  })

/** Scrolls without animation, and lets observers and frames follow. */
export const scrollTo = (page: Page, y: number) =>
  page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' })
    for (let i = 0; i < 6; i++) await new Promise((done) => requestAnimationFrame(done))
  }, y)

/** The key of the current entry in the tab's history. `history.length` would not do: it stops growing at 50. */
export const historyEntry = (page: Page) =>
  page.evaluate(() => (window as unknown as { navigation: { currentEntry: { key: string } } }).navigation.currentEntry.key)
