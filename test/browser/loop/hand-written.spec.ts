import type { Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { loopsMounted } from './loop-site'

const ITEMS = { sea: ['Bornholm', 'Hel', 'Gotlandia'], ötztal: ['Rysy', 'Babia Góra'] }

/** A list at `/list/` whose pages match their address even without our script. */
async function openList(page: Page, css = '') {
  const body = (url: URL) => {
    const terms = (url.searchParams.get('e-filter-list-country') ?? '').split(' ').filter(Boolean)
    const all = Object.entries(ITEMS).flatMap(([name, items]) => (!terms.length || terms.includes(name) ? items : []))
    const number = Number(url.searchParams.get('e-page-list') ?? 1)
    const shown = all.slice((number - 1) * 3, number * 3)
    const next = new URL(url)
    next.searchParams.set('e-page-list', String(number + 1))
    return `<main><h1>t</h1><div data-widget="taxonomy-filter" role="group" aria-label="Kraj" data-settings='{"selected_element":"list","taxonomy":"country"}'>${Object.keys(
      ITEMS,
    )
      .map((name) => `<button data-filter="${name}">${name}</button>`)
      .join('')}<button data-filter="__all">wszystko</button></div>
<div data-widget="posts" id="list" data-settings='{"pagination_type":"numbers","pagination_load_type":"ajax"}'><ul data-loop-items>${shown
      .map((name) => `<li data-loop-item><h2>${name}</h2></li>`)
      .join('')}</ul>${all.length > number * 3 ? `<a data-loop-page href="${next.pathname}${next.search}">Dalej</a>` : ''}</div></main>`
  }
  await ownPage(page, body(new URL('http://x.test/own/')), `button{min-width:44px;min-height:44px}${css}`)
  await page.route('**/own/?*', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><title>t</title>${body(new URL(route.request().url()))}`,
    }),
  )
  await loopsMounted(page)
}

for (const device of ['keyboard', 'mouse'] as const)
  test(`a visitor who pages by ${device} ${device === 'mouse' ? 'stays at the same place' : 'sees where the focus is'}`, async ({
    page,
  }) => {
    await openList(page, 'li{height:500px}main{padding-bottom:3000px}')
    const next = page.getByRole('link', { name: 'Dalej' })
    await next.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    if (device === 'mouse') await next.click()
    else await next.press('Enter')
    const first = page.locator('[data-loop-item]').first()
    await expect(first).toBeFocused()
    await expect(page.getByRole('status')).toHaveText('Pokazane pozycje: 2.')
    if (device === 'mouse') expect(await page.evaluate(() => scrollY)).toBe(before)
    else await expect(first).toBeInViewport()
  })

test('a hand-written list filters and pages with the page’s own addresses', async ({ page, problems }) => {
  await openList(page)
  const titles = () => page.locator('#list h2').allTextContents()
  expect(await titles()).toEqual(['Bornholm', 'Hel', 'Gotlandia'])
  await page.getByRole('link', { name: 'Dalej' }).click()
  await expect.poll(titles).toEqual(['Rysy', 'Babia Góra'])
  await page.getByRole('button', { name: 'ötztal' }).click()
  await expect.poll(() => new URL(page.url()).search).toBe('?e-filter-list-country=%C3%B6tztal')
  await expect.poll(titles).toEqual(['Rysy', 'Babia Góra'])
  await expect(page.getByRole('button', { name: 'ötztal' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'sea' }).click()
  await expect.poll(titles).toEqual(['Bornholm', 'Hel', 'Gotlandia'])
  await expect(page.getByRole('status')).toHaveText('Pokazane pozycje: 3.')
  expect(await axe(page)).toEqual([])
  await page.goBack()
  await expect.poll(titles).toEqual(['Rysy', 'Babia Góra'])
  expect(problems()).toEqual([])
})

test('a list’s next page is fetched with the page’s scheme, whatever its link says: a server behind a proxy may not know that it is encrypted', async ({
  page,
  site,
  problems,
}) => {
  const list = (item: string, next = '') =>
    `<main><h1>t</h1><div data-widget="posts" id="posts" data-settings='{"pagination_type":"load_more_on_click"}'><div data-loop-items><article>${item}</article></div>${next}</div></main>`
  await ownPage(page, list('One', `<a data-loop-more href="${site.url.replace('http:', 'https:')}/own/?2">More</a>`))
  await page.route('**/own/?2', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>t</title>${list('Two')}` }),
  )
  await loopsMounted(page)
  await page.getByRole('link', { name: 'More' }).click()
  await expect(page.locator('article')).toHaveText(['One', 'Two'])
  expect(problems()).toEqual([])
})
