import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { triggersHaveRun, visibleDialogs } from '../popup/popups'

/** What attributes, ids and a referrer may do: authors control all of them. */
const EVIL = 'https://evil.test'
async function openPage(page: Page, body: string, { tag = '', bodyClass = '', referer = '' } = {}): Promise<void> {
  await page.route('**/own/', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><head><title>t</title><link rel="icon" href="data:,"><script defer src="/skerry.js" ${tag}></script></head><body class="${bodyClass}">${body}</body></html>`,
    }),
  )
  await page.goto('/own/', referer ? { referer } : {})
}

const countdown = (to: string) =>
  `<div data-widget="countdown" data-settings='${JSON.stringify({ expire_actions: ['redirect', 'message'], expire_redirect_url: to })}'><time datetime="2020-01-01">x</time><a href="${to}">there</a><p data-countdown-message hidden>Over</p></div>`
const builders = (to: string) =>
  `<div class="elementor-element elementor-widget elementor-widget-countdown" data-id="c0d0001" data-element_type="widget" data-widget_type="countdown.default"><div class="elementor-countdown-wrapper" data-date="1" data-expire-actions='${JSON.stringify([{ type: 'redirect', redirect_url: to }, { type: 'message' }])}'></div><div class="elementor-countdown-expire--message" style="display:none">Over</div></div>`
const pageDocument = (id: number, content: string) =>
  `<div data-elementor-type="wp-page" data-elementor-id="${id}" class="elementor elementor-${id}"><div class="elementor-element e-con" data-id="a000001" data-element_type="container">${content}</div></div>`
const widget = (type: string, content: string) =>
  `<div class="elementor-element elementor-widget" data-id="b000001" data-element_type="widget" data-widget_type="${type}.default">${content}</div>`
const built = { bodyClass: 'elementor-page elementor-page-7' }

test('a countdown leads to no other site without a press', async ({ page, problems, each }) => {
  await each(
    [
      ['a hand-written one', countdown(`${EVIL}/nav`), {}],
      [
        'one whose host only begins or ends like one that is named',
        countdown(`${EVIL}/nav`),
        { tag: 'data-redirects="vil.test, evil.test.example, test"' },
      ],
      ['one in the builder’s words', builders(`${EVIL}/nav`), built],
      ['one in another document than the page’s', pageDocument(8, builders(`${EVIL}/nav`)), built],
      ['one in a text of the page’s', pageDocument(7, widget('theme-post-content', builders(`${EVIL}/nav`))), built],
      [
        'one in a document that says that it is the page’s, beside it',
        pageDocument(7, '') + pageDocument(7, builders(`${EVIL}/nav`)),
        built,
      ],
      [
        'one in a document that says that it is the page’s, in an item',
        pageDocument(7, widget('posts', pageDocument(7, builders(`${EVIL}/nav`)))),
        built,
      ],
      [
        'one in a page that is no document of the builder’s',
        pageDocument(7, builders(`${EVIL}/nav`)),
        { bodyClass: 'elementor-page elementor-page-70' },
      ],
      ['one with another port', countdown('http://localhost:1/nav'), {}],
      ['one with the site’s name before another host', countdown('//localhost@evil.test/nav'), {}],
    ] as const,
    ([what]) => `a countdown leads to no other site without a press: ${what}`,
    async ([, body, options]) => {
      await page.route(/evil\.test|localhost:1\//, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Evil</title>' }))
      await openPage(page, body, options)
      await expect(page.getByText('Over', { exact: true })).toBeVisible()
      await expect.poll(problems).toEqual([expect.stringContaining('redirect_url: expected an address of this site')])
      await expect(page).toHaveTitle('t')
    },
  )
})

test('a countdown leads within the site, and where the site says', async ({ page, problems, each }) => {
  await each(
    [
      ['within the site', () => countdown('/there/'), {}],
      [
        'to a host that our tag names',
        () => countdown('https://shop.named.test/there/'),
        { tag: 'data-redirects="other.test, https://named.test/"' },
      ],
      ['from the builder’s own document of the page', () => pageDocument(7, builders('https://shop.named.test/there/')), built],
      ['from panels in that', () => pageDocument(7, widget('nested-tabs', builders('https://shop.named.test/there/'))), built],
    ] as const,
    ([what]) => `a countdown leads ${what}`,
    async ([, body, options]) => {
      await page.route('**/there/', (route) => route.fulfill({ contentType: 'text/html', body: '<title>There</title>' }))
      await openPage(page, body(), options)
      await expect(page).toHaveTitle('There')
      // The panels of this test have no titles.
      expect(problems('titles: expected titles with panels')).toEqual([])
    },
  )
})

const popup = (id: string, text: string, settings: object = {}) =>
  `<section data-widget="popup" id="${id}" hidden data-settings='${JSON.stringify(settings)}'>${text}</section>`
const byBuilder = (id: string, text: string, settings: object = {}) =>
  `<div data-elementor-type="popup" data-elementor-id="${id}" class="elementor elementor-${id} elementor-location-popup" data-elementor-settings='${JSON.stringify(settings)}'>${text}</div>`
const regex = (url_url: string) => ({
  triggers: { page_load: 'yes', page_load_delay: 0 },
  timing: { url: 'yes', url_action: 'regex', url_url },
})
const REFERER = `https://from.test/${'a'.repeat(60)}`

const SLOW = ['(a+)+!', '(a|a)*!', 'a*a*a*b', '(a*)*\\1!', '(?:){999999999}', '(?:(?:){9999}){99999}', `${'(?<=a*)'.repeat(40)}!`]

test('popups’ rules do not keep the page busy, whichever expression they have', async ({ page, problems }) => {
  const popups = SLOW.flatMap((source, i) => [byBuilder(`${9 + i}`, '<p>Nine</p>', regex(source)), popup(`h${i}`, 'Nine', regex(source))])
  const body = `${popups.join('')}<button data-popup-open="pp">Open</button>${popup('pp', 'Fine')}`
  await openPage(page, body.replaceAll('(?<=', '(?&lt;='), { referer: REFERER })
  await triggersHaveRun(page)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(visibleDialogs(page)).toHaveText(/Fine/)
  // Each is refused, and says so, but for the last one, which is fast on a bounded text.
  expect(problems().filter((text) => text.includes('that is valid and never slow'))).toHaveLength(popups.length - 2)
  expect(problems('that is valid and never slow')).toEqual([])
})

test('a popup’s rule still matches what it should', async ({ page, problems }) => {
  await openPage(page, byBuilder('9', '<p>Nine</p>', regex('^https://([a-z0-9-]+\\.)*from\\.test/(a+|b)$')), { referer: REFERER })
  await expect(visibleDialogs(page)).toHaveText(/Nine/)
  expect(problems()).toEqual([])
})

test('a page transition with a heavy exclusion pattern still navigates', async ({ page, each }) => {
  // One that backtracks, one that counts and one that looks back; the others are in bounded-pattern.test.ts.
  await each(
    [SLOW[0], SLOW[5], SLOW[6]] as string[],
    (source) => `a page transition with a heavy exclusion pattern still navigates: ${source.slice(0, 40)}`,
    async (source) => {
      await page.route('**/own/next/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Next</title>' }))
      await openPage(
        page,
        `<e-page-transition exclude="${source.replaceAll('<', '&lt;')}" triggers="a"></e-page-transition><a href="/own/next/${'a'.repeat(60)}">Next</a>`,
      )
      await page.getByRole('link', { name: 'Next' }).hover()
      await page.getByRole('link', { name: 'Next' }).click()
      await expect(page).toHaveTitle('Next')
    },
  )
})

test('of two popups with one id the first or the builder’s opens, with one report', async ({ page, problems, each }) => {
  await each(
    [
      ['the first', popup('pp', 'True') + popup('pp', 'Evil'), 'True'],
      ['the first, where the other only says that it is the builder’s', popup('pp', 'True') + byBuilder('pp', 'Evil'), 'True'],
      ['the builder’s, where it comes last', popup('12', 'Evil') + byBuilder('12', 'True'), 'True'],
      ['the builder’s, where it comes first', byBuilder('12', 'True') + popup('12', 'Evil'), 'True'],
    ] as const,
    ([what]) => `of two popups with one id ${what} opens, with one report`,
    async ([, popups, opened]) => {
      const id = popups.includes('12') ? '12' : 'pp'
      await openPage(page, `<button data-popup-open="${id}">Open</button>${popups}`)
      await page.getByRole('button', { name: 'Open' }).click()
      await expect(visibleDialogs(page)).toHaveText(new RegExp(opened))
      expect(problems()).toEqual([expect.stringContaining(`id: expected a unique id, got ${id}`)])
    },
  )
})

test('selectors of popups cost a click next to nothing, however many and heavy they are', async ({ page, problems, each }) => {
  await page.addInitScript(() => {
    const asked: string[] = []
    Object.assign(window, { asked })
    for (const name of ['closest', 'matches', 'querySelector', 'querySelectorAll'] as const) {
      const { [name]: own } = Element.prototype
      Object.assign(Element.prototype, {
        [name](this: Element, selector: string) {
          if (selector.includes('heavy') && this.isConnected) asked.push(selector)
          return (own as (selector: string) => unknown).call(this, selector)
        },
      })
    }
  })
  await each(
    [
      ['nested searches', (i: number) => `:has(:is(a,b) ~ :not(:nth-last-child(${i}n of .heavy)))`, 0],
      ['siblings of siblings', (i: number) => `.heavy${i} ~ * ~ *`, 0],
      ['searches for a kind', (i: number) => `:has(.heavy${i}:nth-of-type(2))`, 0],
      ['searches behind an escape', (i: number) => `:\\68 as(.heavy${i}:\\nth-child(2))`, 0],
      ['searches in capitals', (i: number) => `:HAS(.heavy${i}:NTH-CHILD(2))`, 0],
      ['long searches', (i: number) => `:has(.heavy${i}${',.heavy'.repeat(80)})`, 0],
      ['one search each', (i: number) => `body:has(.heavy${String(i).padStart(32, '0')})`, 10],
      ['one search that they share', () => ':has(.heavy)', 1],
    ] as const,
    ([what]) => `selectors of popups cost a click next to nothing: ${what}`,
    async ([, selector, expected]) => {
      const all = Array.from({ length: 200 }, (_, i) => popup(`s${i}`, 'x', { open_selector: selector(i) })).join('')
      const plain = popup('plain', 'Plain', { open_selector: 'main > p#text:not(.no)' })
      await openPage(
        page,
        `<button data-popup-open="pp">Open</button>${popup('pp', 'Fine')}${all}${plain}<main><p id="text">text</p></main>`,
      )
      await expect(page.getByRole('button', { name: 'Open' })).toHaveAttribute('aria-haspopup', 'dialog')
      const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked.length)
      expect(await asked()).toBe(0)
      await page.locator('#text').click()
      expect(await asked()).toBe(expected)
      await expect(visibleDialogs(page)).toHaveText(/Plain/)
      const refused = problems().filter((problem) => problem.includes('open_selector: expected at most one'))
      expect(refused.length).toBe(expected === 1 ? 0 : 200 - expected)
    },
  )
})

test('the inspector loads only if the address has its parameter', async ({ page }) => {
  await page.route('**/own/?**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><head><title>t</title><script defer src="/skerry.js"></script></head><body><button data-popup-open="pp">Open</button></body></html>',
    }),
  )
  for (const [query, count] of [
    ['?x=1&skerry-inspector=1', 0],
    ['?a=b?skerry-inspect-sale', 0],
    ['?x=1&skerry-inspect', 1],
    ['?skerry-inspect=1', 1],
  ] as const) {
    await page.goto(`/own/${query}`)
    // It would be requested before that is written.
    await expect(page.getByRole('button', { name: 'Open' })).toHaveAttribute('aria-haspopup', 'dialog')
    await expect(page.locator('#skerry-inspect')).toHaveCount(count)
  }
})
