import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage, scrollTo } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'

/** The rules that hold the pictures back: those of the container's class since 3.19, and those of its attribute before. */
const CSS = `
body { margin: 0 }
.e-con { height: 900px; background-image: url(/own/picture.svg) }
.e-con.e-parent:nth-of-type(n+2):not(.e-lazyloaded), [data-e-bg-lazyload]:not(.lazyloaded), [data-e-bg-lazyload] .part:not(.lazyloaded) { background-image: none !important }
.part { background-image: url(/own/picture.svg) }`
const container = (id: string, attributes = '', content = '') =>
  `<div id="${id}" class="elementor-element e-con e-parent e-flex" data-element_type="container" ${attributes}>${content}</div>`
const hasPicture = (page: Page, selector: string) =>
  page.locator(selector).evaluate((el) => getComputedStyle(el).backgroundImage.includes('picture'))
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'

test.beforeEach(async ({ page }) => {
  await rememberServedMarkup(page)
  await page.route('**/own/picture.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }))
})

test('backgrounds are shown when they come near, on a page whose own script for them was taken out', async ({ page, problems }) => {
  await ownPage(page, ['one', 'two', 'three', 'four'].map((id) => container(id)).join(''), CSS)
  await expect.poll(() => hasPicture(page, '#two')).toBe(true)
  expect(await hasPicture(page, '#four')).toBe(false)
  await scrollTo(page, 2000)
  await expect.poll(() => hasPicture(page, '#four')).toBe(true)
  expect(problems()).toEqual([])
  expect(await unmountDifference(page)).toBe('')
})

test('so are those that older builders mark by an attribute, and the parts that it names', async ({ page, problems }) => {
  const marked = 'data-e-bg-lazyload'
  await ownPage(
    page,
    container('one', marked) +
      container('two', `${marked}=".part"`, '<div class="part"></div>') +
      container('three', `${marked}="[[broken"`) +
      container('four', marked) +
      `<section id="section" ${marked} class="elementor-element e-con" data-element_type="section"></section>`,
    CSS,
  )
  for (const selector of ['#one', '#two', '#two .part']) await expect.poll(() => hasPicture(page, selector), selector).toBe(true)
  for (const selector of ['#four', '#section']) expect(await hasPicture(page, selector), selector).toBe(false)
  await scrollTo(page, 2000)
  await expect.poll(() => hasPicture(page, '#three')).toBe(true)
  await expect.poll(() => hasPicture(page, '#four')).toBe(true)
  await scrollTo(page, 4000)
  await expect.poll(() => hasPicture(page, '#section')).toBe(true)
  expect(problems()).toEqual([])
  expect(await unmountDifference(page)).toBe('')
})
