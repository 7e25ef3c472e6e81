import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { built, modal, opener, css as popupCss } from '../popup/popups'

const CSS = `${popupCss} .elementor-invisible { visibility: hidden } .box { height: 60px } .far { height: 2000px } [hidden] { display: none }`
const box = (id: string, animation = 'fadeIn') =>
  `<div class="box elementor-invisible" id="${id}" data-settings='{"animation":"${animation}"}'>${id}</div>`
/** How often an entrance began, by id. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const { starts } = Object.assign(window, { starts: {} as Record<string, number> })
    document.addEventListener('animationstart', (event) => {
      const { id } = event.target as Element
      starts[id] = (starts[id] ?? 0) + 1
    })
  })
const starts = (page: Page, id: string) =>
  page.evaluate((name) => (window as unknown as { starts: Record<string, number> }).starts[name] ?? 0, id)

test('in a builder’s popup: when it opens, and again each time it opens', async ({ page, problems }) => {
  await watch(page)
  await ownPage(page, `<main>${opener(1)}</main>${built(1, { timing: {}, triggers: {} }, `<h2>Okno</h2>${box('in')}`)}`, CSS)
  await page.waitForTimeout(300)
  expect(await starts(page, 'in')).toBe(0)
  for (const times of [1, 2]) {
    await page.click('#open-1')
    await expect(modal(page, 1)).toBeVisible()
    await expect(page.locator('#in')).toHaveClass('box animated fadeIn')
    await expect.poll(() => starts(page, 'in')).toBe(times)
    await page.keyboard.press('Escape')
    await expect(modal(page, 1)).toBeHidden()
  }
  expect(problems()).toEqual([])
})

test('in a hand-written popup: when it opens', async ({ page, problems }) => {
  await watch(page)
  await ownPage(
    page,
    `<button id="open" data-popup-open="okno">o</button><section data-widget="popup" id="okno" hidden data-settings='{}'><h2>Okno</h2>${box('in')}</section>`,
    CSS,
    '<link rel="stylesheet" href="/skerry.css"><script defer src="/skerry.js"></script>',
  )
  await page.waitForTimeout(300)
  expect(await starts(page, 'in')).toBe(0)
  await page.click('#open')
  await expect(page.locator('#in')).toHaveClass('box animated fadeIn')
  await expect(page.locator('#in')).toHaveCSS('visibility', 'visible')
  await expect.poll(() => starts(page, 'in')).toBe(1)
  expect(problems()).toEqual([])
})

test('in tabs of whatever script: when the panel first shows, and never again', async ({ page, problems }) => {
  await watch(page)
  await ownPage(page, `<div id="a">${box('one')}</div><div id="b" hidden>${box('two')}</div>`, CSS)
  await expect.poll(() => starts(page, 'one')).toBe(1)
  expect(await page.locator('#two').getAttribute('class')).toContain('elementor-invisible')
  const turn = (to: string) =>
    page.evaluate((id) => {
      for (const panel of document.querySelectorAll('#a, #b')) panel.toggleAttribute('hidden', panel.id !== id)
    }, to)
  await turn('b')
  await expect(page.locator('#two')).toHaveClass('box animated fadeIn')
  await expect.poll(() => starts(page, 'two')).toBe(1)
  await turn('a')
  await turn('b')
  await expect(page.locator('#two')).toBeVisible()
  // It stays what it became; nothing has made it wait once more.
  expect(await page.locator('#two').getAttribute('class')).toBe('box animated fadeIn')
  expect(problems()).toEqual([])
})

test('in a carousel: each slide’s as it first comes into view', async ({ page, problems }) => {
  await watch(page)
  const slide = (id: string) => `<div>${box(id)}</div>`
  await ownPage(
    page,
    `<div data-widget="slider" aria-label="Opinie" data-settings='{"slides_to_show":1,"navigation":"arrows","infinite":"no","speed":100}'>${slide('s1')}${slide('s2')}${slide('s3')}</div><div class="far"></div>`,
    CSS,
    '<link rel="stylesheet" href="/skerry.css"><script defer src="/skerry.js"></script>',
  )
  await expect(page.locator('#s1')).toHaveClass('box animated fadeIn')
  expect(await page.locator('#s2').getAttribute('class')).toBe('box elementor-invisible')
  const next = page.locator('[class*="button-next"], [class*="skerry-slider-next"], .elementor-swiper-button-next').first()
  await next.click()
  await expect(page.locator('#s2')).toHaveClass('box animated fadeIn')
  await expect.poll(() => starts(page, 's2')).toBe(1)
  await next.click()
  await expect(page.locator('#s3')).toHaveClass('box animated fadeIn')
  expect(await starts(page, 's2')).toBe(1)
  expect(problems()).toEqual([])
})

test('an endless carousel hides no slide in its seams', async ({ page, problems }) => {
  await ownPage(
    page,
    `<div data-widget="slider" aria-label="Opinie" data-settings='{"slides_to_show":2,"navigation":"arrows","infinite":"yes","speed":100}'>${['e1', 'e2', 'e3', 'e4'].map((id) => `<div>${box(id)}</div>`).join('')}</div>`,
    CSS,
    '<link rel="stylesheet" href="/skerry.css"><script defer src="/skerry.js"></script>',
  )
  const next = page.locator('[class*="button-next"], [class*="skerry-slider-next"], .elementor-swiper-button-next').first()
  await expect(next).toBeVisible()
  for (let i = 0; i < 5; i++) {
    await next.click()
    await page.waitForTimeout(250)
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.box')].flatMap((el) => {
        const { left, right } = el.getBoundingClientRect()
        return right > 20 && left < innerWidth - 20 && getComputedStyle(el).visibility === 'hidden' ? [el.id] : []
      }),
    )
    expect(hidden).toEqual([])
  }
  expect(problems()).toEqual([])
})
