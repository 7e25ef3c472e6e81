import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage, scrollTo } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'

const wrap = (value: unknown) => ({ $$type: 'x', value })
const item = (trigger: string, effect: string, type: string, direction = '', config = {}) =>
  wrap({
    trigger: wrap(trigger),
    animation: wrap({
      ...{ effect: wrap(effect), type: wrap(type), direction: wrap(direction) },
      ...{ timing_config: wrap({ duration: wrap({ size: 50, unit: 'ms' }) }), config: wrap(config) },
    }),
  })
const DATA = {
  load: [item('load', 'slide', 'in', 'left')],
  hover: [item('hover', 'fade', 'out')],
  click: [item('click', 'scale', 'out')],
  unknown: [item('shake', 'fade', 'out')],
  scroll: [item('scrollOn', 'slide', 'in', 'left', { easing: wrap('linear') })],
  out: [item('scrollOut', 'fade', 'out')],
}
const data = JSON.stringify(Object.entries(DATA).map(([elementId, interactions]) => ({ elementId, dataId: elementId, interactions })))
const body = `<main>${Object.keys(DATA)
  .map((id) => `<p id="${id}" class="e-paragraph-base" data-interaction-id="${id}">${id}</p>`)
  .join('')}<div id="last"></div></main><script type="application/json" id="elementor-interactions-data">${data}</script>`
const CSS = 'body { margin: 0 } p { height: 100px; margin: 0 } #scroll { margin-top: 1600px } #last { height: 3000px }'
const style = (page: Page, id: string, name: 'opacity' | 'transform') =>
  page.locator(`#${id}`).evaluate((el, property) => getComputedStyle(el).getPropertyValue(property), name)
const written = (page: Page, id: string) => page.locator(`#${id}`).getAttribute('style')

test('interactions play on load, hover, press and scroll, and what nobody knows leaves its element as it is', async ({
  page,
  problems,
}) => {
  await rememberServedMarkup(page)
  await ownPage(page, body, CSS)
  await expect.poll(() => written(page, 'load')).toBe('transform: none;')
  expect([await written(page, 'unknown'), await written(page, 'hover')]).toEqual([null, null])
  await page.locator('#hover').hover()
  await expect.poll(() => written(page, 'hover')).toBe('opacity: 0;')
  await page.locator('#click').click()
  await expect.poll(() => written(page, 'click')).toBe('transform: scale(0);')
  const { height } = page.viewportSize() ?? { height: 0 }
  const top = await page.locator('#scroll').evaluate((el) => el.getBoundingClientRect().top)
  expect(await style(page, 'scroll', 'transform')).toBe('matrix(1, 0, 0, 1, -100, 0)')
  await scrollTo(page, top - height / 2)
  await expect.poll(async () => Math.round(Number((await style(page, 'scroll', 'transform')).split(',')[4]))).toBe(-50)
  // Out of view it goes, and is there again when it comes back.
  await scrollTo(page, top)
  await expect.poll(() => style(page, 'out', 'opacity')).toBe('1')
  await scrollTo(page, top + 600)
  await expect.poll(() => style(page, 'out', 'opacity')).toBe('0')
  await scrollTo(page, top)
  await expect.poll(() => style(page, 'out', 'opacity')).toBe('1')
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('without motion nothing moves, and what would go is gone at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await ownPage(page, body, CSS)
  await expect.poll(() => written(page, 'load')).toBe('transform: none;')
  await page.locator('#hover').hover()
  expect(await style(page, 'hover', 'opacity')).toBe('0')
  expect(await style(page, 'scroll', 'transform')).toBe('none')
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})
