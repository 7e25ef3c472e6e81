import { expect, test } from '../harness'
import { serveScript } from '../own-page'
import { openPage } from '../providers'
import { frames } from '../settled'
import { rememberServedMarkup, unmountDifference } from '../unmount'

const FACEBOOK = `<div class="elementor-element elementor-widget elementor-widget-facebook-page" data-element_type="widget" data-widget_type="facebook-page.default"><div class="elementor-widget-container"><div class="elementor-facebook-widget fb-page" data-href="https://www.facebook.com/skerry/" data-tabs="timeline"></div></div></div>`

test.beforeEach(({ page }) => rememberServedMarkup(page))

test('Facebook’s SDK is loaded once, in the site’s language, and shows its widgets; unmounting restores them', async ({
  page,
  problems,
}) => {
  await serveScript(page, '/config.js', 'window.ElementorProFrontendConfig = { facebook_sdk: { lang: "pl_PL", app_id: "77" } }')
  const requested = await openPage(page, FACEBOOK + FACEBOOK, { head: '<script src="/config.js"></script>' })
  await expect(page.locator('.fb_iframe_widget > span')).toHaveCount(2)
  expect(requested).toEqual(['https://connect.facebook.net/pl_PL/sdk.js'])
  expect(await page.evaluate(() => (window as unknown as { asked: { appId: string }[] }).asked.map(({ appId }) => appId))).toEqual(['77'])
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a visitor sees Facebook’s box in English where the configuration has objects for the site’s language and app', async ({
  page,
  problems,
}) => {
  await serveScript(
    page,
    '/config.js',
    'window.ElementorProFrontendConfig = { facebook_sdk: { lang: { toString: 1 }, app_id: { toString: 1 } } }',
  )
  const requested = await openPage(page, FACEBOOK, { head: '<script src="/config.js"></script>' })
  await expect(page.locator('.fb_iframe_widget > span')).toHaveCount(1)
  expect(requested).toEqual(['https://connect.facebook.net/en_US/sdk.js'])
  expect(problems()).toEqual([])
})

test('nothing is requested from Facebook before the visitor allows it, nor far away from the window', async ({ page }) => {
  const requested = await openPage(page, FACEBOOK, { tag: ' data-consent="page"' })
  await expect(page.locator('.skerry-consent')).toContainText('facebook.com')
  expect(requested).toEqual([])
  await page.getByRole('button', { name: /Pozwól/ }).click()
  await expect(page.locator('.fb_iframe_widget')).toHaveCount(1)
  await expect(page.locator('.skerry-consent')).toHaveCount(0)
  expect(await unmountDifference(page)).toBe('')
})

test('the SDK is not loaded far away from the window', async ({ page }) => {
  const room = '<p><br></p>'.repeat(100)
  const requested = await openPage(page, room + FACEBOOK)
  await page.waitForFunction(() =>
    (window as unknown as { Skerry?: { islands: () => { state: string }[] } }).Skerry?.islands().some(({ state }) => state === 'mounted'),
  )
  await frames(page)
  expect(requested).toEqual([])
  await page.evaluate(() => scrollTo(0, 1e6))
  await expect(page.locator('.fb_iframe_widget')).toHaveCount(1)
})

test('a blocked SDK leaves a link', async ({ page, problems }) => {
  await openPage(page, FACEBOOK, { isBroken: true })
  await expect(page.getByRole('link', { name: 'Zobacz na Facebooku' })).toHaveAttribute('href', 'https://www.facebook.com/skerry/')
  expect(problems('connect.facebook.net')).toEqual([])
  expect(await unmountDifference(page)).toBe('')
})
