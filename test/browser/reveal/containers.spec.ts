import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { builderPopup, openLink, popupCss, popupModal } from '../popup/popups'
import { countStarts, hidden, starts } from './reveal-pages'

const CSS = `${popupCss} .elementor-invisible { visibility: hidden } .box { height: 60px } .far { height: 2000px } [hidden] { display: none }`
const box = (id: string) => hidden(id, { animation: 'fadeIn' })
const WITH_STYLES = '<link rel="stylesheet" href="/skerry.css"><script defer src="/skerry.js"></script>'
const nextButton = (page: Page) =>
  page.locator('[class*="button-next"], [class*="skerry-slider-next"], .elementor-swiper-button-next').first()
/** It plays at the start: once it has, everything else that would play at the start has begun, too. */
const FIRST = hidden('first', { animation: 'fadeIn' })

test('in a popup of the builder the entrance plays each time the popup opens', async ({ page, problems }) => {
  await countStarts(page)
  await ownPage(
    page,
    `<main>${FIRST}${openLink(1)}</main>${builderPopup(1, { timing: {}, triggers: {} }, `<h2>Okno</h2>${box('in')}`)}`,
    CSS,
  )
  await expect.poll(() => starts(page)).toEqual({ first: 1 })
  for (const times of [1, 2]) {
    await page.click('#open-1')
    await expect(popupModal(page, 1)).toBeVisible()
    await expect(page.locator('#in')).toHaveClass('box animated fadeIn')
    await expect.poll(() => starts(page)).toEqual({ first: 1, in: times })
    await page.keyboard.press('Escape')
    await expect(popupModal(page, 1)).toBeHidden()
  }
  expect(problems()).toEqual([])
})

test('in a hand-written popup the entrance plays when the popup opens', async ({ page, problems }) => {
  await countStarts(page)
  await ownPage(
    page,
    `${FIRST}<button id="open" data-popup-open="box">o</button><section data-widget="popup" id="box" hidden data-settings='{}'><h2>Okno</h2>${box('in')}</section>`,
    CSS,
    WITH_STYLES,
  )
  await expect.poll(() => starts(page)).toEqual({ first: 1 })
  await page.click('#open')
  await expect(page.locator('#in')).toHaveClass('box animated fadeIn')
  await expect(page.locator('#in')).toHaveCSS('visibility', 'visible')
  await expect.poll(() => starts(page)).toEqual({ first: 1, in: 1 })
  expect(problems()).toEqual([])
})

test('in the panel of a tab the entrance plays when the panel is first shown, and never again', async ({ page, problems }) => {
  await countStarts(page)
  await ownPage(page, `<div id="a">${box('one')}</div><div id="b" hidden>${box('two')}</div>`, CSS)
  await expect.poll(() => starts(page)).toEqual({ one: 1 })
  expect(await page.locator('#two').getAttribute('class')).toContain('elementor-invisible')
  const showPanel = (shown: string) =>
    page.evaluate((id) => {
      for (const panel of document.querySelectorAll('#a, #b')) panel.toggleAttribute('hidden', panel.id !== id)
    }, shown)
  await showPanel('b')
  await expect(page.locator('#two')).toHaveClass('box animated fadeIn')
  await expect.poll(() => starts(page)).toEqual({ one: 1, two: 1 })
  await showPanel('a')
  await showPanel('b')
  await expect(page.locator('#two')).toBeVisible()
  // It keeps its classes: it is not hidden again.
  expect(await page.locator('#two').getAttribute('class')).toBe('box animated fadeIn')
  expect(problems()).toEqual([])
})

test('in a carousel each slide’s entrance plays as it first comes into view', async ({ page, problems }) => {
  await countStarts(page)
  const slide = (id: string) => `<div>${box(id)}</div>`
  await ownPage(
    page,
    `<div data-widget="slider" aria-label="Opinie" data-settings='{"slides_to_show":1,"navigation":"arrows","infinite":"no","speed":100}'>${slide('s1')}${slide('s2')}${slide('s3')}</div><div class="far"></div>`,
    CSS,
    WITH_STYLES,
  )
  await expect(page.locator('#s1')).toHaveClass('box animated fadeIn')
  expect(await page.locator('#s2').getAttribute('class')).toBe('box elementor-invisible')
  const next = nextButton(page)
  await next.click()
  await expect(page.locator('#s2')).toHaveClass('box animated fadeIn')
  await expect.poll(async () => (await starts(page)).s2).toBe(1)
  await next.click()
  await expect(page.locator('#s3')).toHaveClass('box animated fadeIn')
  expect((await starts(page)).s2).toBe(1)
  expect(problems()).toEqual([])
})

/** Resolves once the element has stood at one place for ten frames. */
const standsStill = (page: Page, selector: string) =>
  page.locator(selector).evaluate(async (el) => {
    const left = () => el.getBoundingClientRect().left
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    let last = left()
    for (let still = 0; still < 10; still++) {
      await frame()
      if (left() !== last) still = 0
      last = left()
    }
  })

test('in an endless carousel no slide in view stays hidden', async ({ page, problems }) => {
  await ownPage(
    page,
    `<div data-widget="slider" aria-label="Opinie" data-settings='{"slides_to_show":2,"navigation":"arrows","infinite":"yes","speed":100}'>${['e1', 'e2', 'e3', 'e4'].map((id) => `<div>${box(id)}</div>`).join('')}</div>`,
    CSS,
    WITH_STYLES,
  )
  const next = nextButton(page)
  await expect(next).toBeVisible()
  for (let i = 0; i < 5; i++) {
    await next.click()
    await standsStill(page, '#e1')
    const hiddenSlides = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.box')].flatMap((el) => {
        const { left, right } = el.getBoundingClientRect()
        return right > 20 && left < innerWidth - 20 && getComputedStyle(el).visibility === 'hidden' ? [el.id] : []
      }),
    )
    expect(hiddenSlides).toEqual([])
  }
  expect(problems()).toEqual([])
})
