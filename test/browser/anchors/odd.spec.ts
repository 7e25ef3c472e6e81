import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '../harness'
import { ownPage, scrollTo } from '../own-page'

const CSS = `* { box-sizing: border-box } body { margin: 0 } html { overflow-anchor: none } header { height: 80px } .strip { height: 600px } .rest { height: 4000px }`
const MAIN = (more = '') =>
  `<div class="strip"></div><header data-settings='{"sticky":"top"}'>h</header><img id="late" alt="" style-less>${more}<div class="rest"></div><section data-widget="anchor" id="cel"><h2>Cel</h2></section><div class="elementor elementor-73" id="t">t</div><div class="rest"></div>`
const topOf = (page: import('playwright/test').Page, id: string) =>
  page.evaluate((name) => Math.round((document.getElementById(name) as HTMLElement).getBoundingClientRect().top), id)

/** Any font will do: what it does to the page's height is said in the stylesheet. */
const FONTS = path.resolve(import.meta.dirname, '../../../node_modules/playwright-core/lib/vite/recorder/assets')
const font = readdirSync(FONTS).find((name) => name.endsWith('.ttf')) as string

test('arriving from another page: right below a header that sticks later, after pictures and fonts that came late', async ({
  page,
  problems,
}) => {
  const late = () => {
    let give = () => {}
    const waits = new Promise<void>((resolve) => {
      give = resolve
    })
    return { give, waits }
  }
  const [picture, letters] = [late(), late()]
  await page.route('**/late.svg', async (route) => {
    await picture.waits
    await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="700"/>' })
  })
  await page.route('**/late.ttf', async (route) => {
    await letters.waits
    await route.fulfill({ contentType: 'font/ttf', body: readFileSync(path.join(FONTS, font)) })
  })
  const css = `${CSS} @font-face { font-family: late; src: url(/own/late.ttf); font-display: swap; ascent-override: 400% } .tall { font-family: late, sans-serif }`
  const body = MAIN('<p class="tall" id="tall">a<br>b<br>c<br>d</p>').replace('style-less', 'src="/own/late.svg"')
  await page.route('**/own/', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="/own/own.css"><link rel="icon" href="data:,"><script defer src="/skerry.js"></script>${body}`,
    }),
  )
  await page.route('**/own/own.css', (route) => route.fulfill({ contentType: 'text/css', body: css }))
  await page.goto('/own/#cel', { waitUntil: 'commit' })
  await expect(page.locator('header.elementor-sticky')).toBeAttached()
  const low = await page.locator('#tall').evaluate((el) => el.clientHeight)
  picture.give()
  await page.waitForTimeout(300)
  letters.give()
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete')
  await expect.poll(() => page.locator('#tall').evaluate((el) => el.clientHeight)).toBeGreaterThan(2 * low)
  await expect.poll(() => topOf(page, 'cel')).toBe(80)
  await page.waitForTimeout(300)
  expect(await topOf(page, 'cel')).toBe(80)
  expect(problems()).toEqual([])
})

test('a native jump after scrolling lands below the header that has stuck meanwhile', async ({ page }) => {
  await ownPage(page, `${MAIN()}<a id="far" href="#plain">x</a><h2 id="plain">p</h2><div class="rest"></div>`, CSS)
  await scrollTo(page, 900)
  await expect(page.locator('header.elementor-sticky--active')).toBeAttached()
  await expect.poll(() => page.evaluate(() => document.documentElement.style.scrollPaddingTop)).toBe('80px')
  await page.evaluate(() => {
    location.hash = 'plain'
  })
  await expect.poll(() => topOf(page, 'plain')).toBe(80)
})

for (const [query, there] of [
  ['?theme_template_id=73', true],
  ['?theme_template_id=', false],
  ['?theme_template_id=74', false],
  ['?theme_template_id=73x', false],
  ['?theme_template_id=%22%5D*', false],
] as const)
  test(`the address asks for ${query}`, async ({ page, problems }) => {
    await ownPage(page, MAIN(), CSS)
    await page.goto(`/own/${query}`)
    // Vector TV-TT-1: in the middle of the window.
    if (there) await expect.poll(() => topOf(page, 't')).toBe(400)
    else {
      await page.waitForTimeout(700)
      expect(await page.evaluate(() => scrollY)).toBe(0)
    }
    expect(problems()).toEqual([])
  })

test('hashes nobody can have meant are passed by in silence', async ({ page, problems }) => {
  const odd = ['#a\\', '#%', '#%zz', '#', '#!/x', '#a b', '#:not(', '#elementor-action%3Aaction%3Dnone', '#1', '#&quot;],*']
  await ownPage(page, `${odd.map((hash, i) => `<a id="l${i}" href="${hash}">${i}</a> `).join('')}${MAIN()}`, CSS)
  for (let i = 0; i < odd.length; i++) await page.click(`#l${i}`)
  for (const hash of odd.slice(0, 3)) await page.goto(`/own/?${encodeURIComponent(hash)}${hash}`)
  expect(problems(/elementor-action/)).toEqual([])
})

test('what a person wrote by mistake in a sticky element’s settings is told of once, and does no harm', async ({ page, problems }) => {
  const bar = (given: string, id: string) => `<div class="strip"></div><header id="${id}" data-settings='${given}'>h</header>`
  await ownPage(
    page,
    `${bar('{"sticky":"top","sticky_on":["desktop","watch"],"sticky_offset":"20px"}', 'a')}${bar('{"sticky":"left"}', 'b')}${bar('{"sticky":"top","sticky_offset":"dużo","sticky_parent":"yes"}', 'c')}<div class="rest"></div><div class="rest"></div>`,
    CSS,
  )
  await scrollTo(page, 1900)
  await expect(page.locator('#a')).toHaveClass(/sticky--active/)
  const said = problems().filter((text) => text.includes('Skerry'))
  for (const id of ['a', 'c']) await expect(page.locator(`#${id}.elementor-sticky`)).toBeAttached()
  // The builder's other devices may be ones the site had; a watch is none of them.
  expect(said.filter((text) => /sticky_on: expected list \(mobile, .*got .*watch/.test(text)).length).toBe(1)
  expect(said.filter((text) => /sticky_offset.*20px/.test(text)).length).toBe(0)
  expect(said.filter((text) => text.includes('dużo')).length).toBe(1)
  expect(said.filter((text) => /sticky: .*left/.test(text)).length).toBe(1)
  expect(new Set(said).size).toBe(said.length)
})

test('ids that are no names in a stylesheet are places all the same', async ({ page, problems }) => {
  const ids = ['1', 'a.b', 'x:y']
  const links = ids.map((id, i) => `<a id="l${i}" href="#${id}">${id}</a>`).join('')
  const places = ids.map((id) => `<section data-widget="anchor" id="${id}">${id}</section><div class="rest"></div>`).join('')
  await ownPage(page, `<header data-settings='{"sticky":"top"}'>${links}</header><div class="rest"></div>${places}`, CSS)
  await expect(page.locator('.elementor-sticky--active')).toHaveCount(1)
  for (const [i, id] of ids.entries()) {
    await page.locator(`#l${i}`).click()
    await expect.poll(() => topOf(page, id)).toBe(80)
  }
  expect(problems()).toEqual([])
})
