/**
 * Whatever a visitor does, in whatever order, and however the requests end: the address, buttons, list and page numbers end up as the server
 * sends them for that address without a script.
 *
 * `LOOP_SEED` and `LOOP_RUNS` choose other visits, or more of them; by default they are always the same.
 */
import fc from 'fast-check'
import type { Page, Route } from 'playwright/test'
import { expect, test } from '../harness'
import { loopsMounted } from './loop-site'

const SEED = Number(process.env.LOOP_SEED ?? 15)
const RUNS = Number(process.env.LOOP_RUNS ?? 10)

type Action = { do: 'filter' | 'page'; which: number } | { do: 'back' | 'forward' | 'reload' | 'wait' }
type Answer = { is: 'whole'; after: number } | { is: 'cut' | 'error' | 'refused' | 'blocked' | 'empty' | 'broken' }
interface Visit {
  start: string
  actions: Action[]
  answers: Answer[]
}

const visits: fc.Arbitrary<Visit> = fc.record({
  start: fc.constantFrom(
    '/vignettes/',
    '/vignettes/?utm=x&e-filter-v1gnett-country=czechia~austria&e-page-v1gnett=2#content',
    '/vignettes/?e-filter-v1gnett-vehicle-type=car+trailer',
    '/pages/loop.html',
    '/pages/loop.html?e-filter-list-duration=year&e-page-more=2',
  ),
  actions: fc.array(
    fc.oneof(
      { weight: 5, arbitrary: fc.record({ do: fc.constant('filter' as const), which: fc.nat(24) }) },
      { weight: 3, arbitrary: fc.record({ do: fc.constant('page' as const), which: fc.nat(5) }) },
      { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('back' as const, 'forward' as const, 'wait' as const, 'wait' as const) }) },
      { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const) }) },
    ),
    { minLength: 3, maxLength: 12 },
  ),
  answers: fc.array(
    fc.oneof(
      { weight: 6, arbitrary: fc.record({ is: fc.constant('whole' as const), after: fc.constantFrom(0, 0, 30, 120) }) },
      {
        weight: 2,
        arbitrary: fc.record({
          is: fc.constantFrom(
            'cut' as const,
            'error' as const,
            'refused' as const,
            'blocked' as const,
            'empty' as const,
            'broken' as const,
          ),
        }),
      },
    ),
    { minLength: 1, maxLength: 12 },
  ),
})

const WRONG: Record<Exclude<Answer['is'], 'whole'>, Parameters<Route['fulfill']>[0] | undefined> = {
  cut: undefined,
  error: { status: 500, json: { code: 'internal_server_error' } },
  refused: { status: 401, json: { code: 'rest_forbidden' } },
  blocked: { status: 403, contentType: 'text/html', body: '<h1>Forbidden</h1>' },
  empty: { status: 200, body: '' },
  broken: { status: 200, json: { data: 7 } },
}

/** What a page's lists show, in the browser or in the server's HTML. */
interface Seen {
  items: string[]
  pressed: string[]
  pages: string[]
}
const normalized = (href: string) => {
  const { pathname, searchParams } = new URL(href.replaceAll('&amp;', '&'), 'http://x.test')
  searchParams.sort()
  return `${pathname}?${searchParams}`
}
const inHtml = (html: string, tag: RegExp) => [...html.matchAll(tag)].map(([, ...groups]) => groups.join('='))
const readHtml = (html: string): Seen => ({
  items: inHtml(html, /<a href="#vignette-(\d+)"/g),
  pressed: inHtml(html, /<button [^>&]*data-filter="([^"]+)" aria-pressed="(\w+)"/g),
  pages: inHtml(html, /<a (?:class="page-numbers[^"]*"|data-loop-page) href="([^"]+)"/g).map(normalized),
})
async function readPage(page: Page): Promise<Seen & { isBusy: boolean }> {
  const seen = await page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    return {
      items: all('a[href^="#vignette-"]').map((a) => a.getAttribute('href')?.slice(10) ?? ''),
      pressed: all('[data-filter]').map((button) => `${button.dataset.filter}=${button.getAttribute('aria-pressed')}`),
      pages: all('a.page-numbers,a[data-loop-page]').map((a) => a.getAttribute('href') ?? ''),
      isBusy: document.readyState !== 'complete' || all('[aria-busy=true],.e-loading-overlay').length > 0,
    }
  })
  return { ...seen, pages: seen.pages.map(normalized) }
}

/** Errors of a page that the browser is leaving. */
const isLeaving = (error: unknown) => /context was destroyed|navigat|Target page/i.test(String(error))

async function act(page: Page, action: Action) {
  if (action.do === 'filter' || action.do === 'page') {
    const selector = action.do === 'filter' ? '[data-filter]' : 'a.page-numbers,a[data-loop-page]'
    const click = ([of, which]: [string, number]) => {
      const all = document.querySelectorAll<HTMLElement>(of)
      all[which % all.length]?.click()
    }
    return page.evaluate(click, [selector, action.which] as [string, number])
  }
  if (action.do === 'reload') return page.reload()
  if (action.do === 'wait') return listAnswered(page)
  // Not back beyond the test's pages: the first one is empty.
  return page.evaluate(
    (by) => {
      const { navigation } = window as unknown as { navigation: { currentEntry: { index: number } } }
      if (by > 0 || navigation.currentEntry.index > 1) history.go(by)
    },
    action.do === 'back' ? -1 : 1,
  )
}
const listAnswered = (page: Page) =>
  expect.poll(async () => (await readPage(page).catch(() => ({ isBusy: true }))).isBusy, { timeout: 10_000 }).toBe(false)

test('after any visit, with any answers, address, buttons, list and page numbers agree', async ({ page, site }) => {
  test.setTimeout(90_000 + RUNS * 5000)
  let answers: Answer[] = []
  let asked = 0
  let onTheWay = 0
  await page.route(/\/(vignettes|pages|wp-json)\//, async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.continue()
    const answer = answers[asked++ % answers.length] as Answer
    onTheWay++
    try {
      if (answer.is !== 'whole') {
        const wrong = WRONG[answer.is]
        return await (wrong ? route.fulfill(wrong) : route.abort())
      }
      if (answer.after) await new Promise((done) => setTimeout(done, answer.after))
      await route.continue()
    } catch {
      // The request was cancelled meanwhile.
    } finally {
      onTheWay--
    }
  })
  const served = new Map<string, Promise<Seen>>()
  const forAddress = (address: string) => {
    const { pathname, search } = new URL(address)
    const key = pathname + search
    const known = served.get(key) ?? fetch(site.url + key).then(async (response) => readHtml(await response.text()))
    served.set(key, known)
    return known
  }

  await page.goto('/vignettes/')
  const property = fc.asyncProperty(visits, async (visit) => {
    answers = [{ is: 'whole', after: 0 }]
    await page.goto(visit.start)
    await loopsMounted(page)
    answers = visit.answers
    asked = 0
    for (const action of visit.actions)
      await act(page, action).catch((error) => {
        if (!isLeaving(error)) throw error
      })
    const difference = async () => {
      try {
        const { isBusy, ...seen } = await readPage(page)
        const expected = await forAddress(page.url())
        if (isBusy || onTheWay) return 'busy'
        return JSON.stringify(seen) === JSON.stringify(expected) ? '' : JSON.stringify({ url: page.url(), seen, expected })
      } catch (error) {
        return `${error}`
      }
    }
    await expect.poll(difference, { timeout: 15_000 }).toBe('')
  })
  // A case found this way: the visitor is back before the code has loaded.
  const found: [Visit][] = [
    [
      {
        start: '/vignettes/',
        actions: [{ do: 'filter', which: 0 }, { do: 'reload' }, { do: 'back' }, { do: 'filter', which: 0 }],
        answers: [{ is: 'whole', after: 0 }],
      },
    ],
  ]
  await fc.assert(property, {
    examples: found,
    seed: SEED,
    numRuns: RUNS,
    interruptAfterTimeLimit: RUNS > 10 ? undefined : 30_000,
    endOnFailure: false,
  })
})
