import type { Page } from 'playwright/test'
import { expect, test } from './harness'
import { ownPage } from './page'
import { keepServed, unmountDifference } from './served'

const OVERLAY =
  '<e-page-transition class="e-page-transition--entering" preloader-type="animation" preloader-animation-type="pulsing-dots" exclude="secret"></e-page-transition>'
const CSS =
  'e-page-transition { --e-page-transition-animation-duration: .3s; --e-page-transition-entrance-animation: e-page-transition-fade-out; --e-page-transition-exit-animation: e-page-transition-fade-in }'
const LINKS = '<a id="next" href="/own/next">dalej</a> <a id="secret" href="/own/secret">inaczej</a> <a id="here" href="#x">tu</a>'
const classes = (page: Page) => page.locator('e-page-transition').getAttribute('class')

test('uncovers the page, and covers it before it goes', async ({ page, problems }) => {
  await keepServed(page)
  await ownPage(page, OVERLAY + LINKS, CSS)
  await expect.poll(() => classes(page)).toBe('e-page-transition--entered')
  await expect(page.locator('e-page-transition')).toHaveCSS('display', 'none')
  await expect(page.locator('e-preloader > i')).toHaveCount(4)
  await page.click('#next', { noWaitAfter: true })
  expect(await classes(page)).toBe('e-page-transition--exiting')
  await page.waitForURL('**/own/next')
  await expect.poll(() => classes(page)).toBe('e-page-transition--entered')
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('leaves other clicks to the browser', async ({ page, context }) => {
  await ownPage(page, OVERLAY + LINKS, CSS)
  await expect.poll(() => classes(page)).toBe('e-page-transition--entered')
  await page.click('#here')
  expect([await classes(page), new URL(page.url()).hash]).toEqual(['e-page-transition--entered', '#x'])
  const [tab] = await Promise.all([context.waitForEvent('page'), page.click('#next', { modifiers: ['ControlOrMeta'] })])
  await tab.close()
  expect(await classes(page)).toBe('e-page-transition--entered')
  await page.click('#secret')
  await page.waitForURL('**/own/secret')
})

test('calm: no overlay and no delay', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await ownPage(page, OVERLAY + LINKS, CSS)
  await expect.poll(() => classes(page)).toBe('e-page-transition--entered')
  await expect(page.locator('e-preloader')).toHaveCount(0)
})
