import type { Page } from 'playwright/test'

/** Puts a body of the test's own into the demo server's answer at `/own/`; styles come from a file, because the policy forbids inline ones. */
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

/** Several things side by side on one page, each in a column that its name says and styles of its own may name by its number. */
export const columns = (parts: readonly (readonly [why: string, body: string])[]) =>
  `<div class="columns">${parts.map(([why, body], i) => `<div id="column${i}" data-why="${why}">${body}</div>`).join('')}</div>`
export const COLUMNS = '.columns { display: grid; grid-auto-columns: minmax(0, 1fr); grid-auto-flow: column }'

/** Counts scroll listeners on the window, and sums layout shifts, those after a resize or an input apart (`unasked` has none of them), and names the columns in which they were; call before the page is opened. */
export const watchScroll = (page: Page) =>
  page.addInitScript(() => {
    const seen = Object.assign(window as unknown as Watched, {
      scrolls: 0,
      shifts: 0,
      unasked: 0,
      shifted: [],
    })
    const { addEventListener, removeEventListener } = EventTarget.prototype
    EventTarget.prototype.addEventListener = function (this: EventTarget, type: string, ...rest) {
      if (type === 'scroll') seen.scrolls++
      return addEventListener.call(this, type, ...(rest as [EventListener]))
    } as typeof addEventListener
    EventTarget.prototype.removeEventListener = function (this: EventTarget, type: string, ...rest) {
      if (type === 'scroll') seen.scrolls--
      return removeEventListener.call(this, type, ...(rest as [EventListener]))
    } as typeof removeEventListener
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        seen.shifts += entry.value
        if (!entry.hadRecentInput) seen.unasked += entry.value
        for (const { node } of entry.sources ?? [])
          seen.shifted.push(node?.parentElement?.closest<HTMLElement>('[data-why]')?.dataset.why ?? '')
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
type Watched = { scrolls: number; shifts: number; unasked: number; shifted: string[] }
type Shift = { value: number; hadRecentInput: boolean; sources?: { node?: Node | null }[] }
export const watched = (page: Page) =>
  page.evaluate(() => {
    const { scrolls, shifts, unasked, shifted } = window as unknown as Watched
    return { scrolls, shifts, unasked, shifted: [...new Set(shifted)].join(', ') }
  })

/** Scrolls at once and lets observers and frames follow. */
export const scrollTo = (page: Page, y: number) =>
  page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' })
    for (let i = 0; i < 6; i++) await new Promise((done) => requestAnimationFrame(done))
  }, y)

/** The entry of the tab's history: `history.length` ends at 50. */
export const historyEntry = (page: Page) =>
  page.evaluate(() => (window as unknown as { navigation: { currentEntry: { key: string } } }).navigation.currentEntry.key)
