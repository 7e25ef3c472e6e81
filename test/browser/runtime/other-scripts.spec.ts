import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { settled } from '../settled'

test('a key that a script dispatches to the document itself causes no error', async ({ page, problems }) => {
  await ownPage(page, '<p>Text</p>')
  await page.evaluate(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })))
  expect(problems()).toEqual([])
})

test('the page does not load again when a script removes the hash from the address during an in-page jump', async ({ page }) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  await page.clock.install()
  await ownPage(
    page,
    '<a href="#there">Go</a><div class="far"></div><section data-widget="anchor" id="there">There</section><div class="far"></div>',
    '.far{height:2000px}',
  )
  await page.evaluate(() => {
    Object.assign(window, { same: true, isRemoved: false })
    document.addEventListener('click', () =>
      setTimeout(() => {
        history.replaceState(null, '', location.pathname)
        Object.assign(window, { isRemoved: true })
      }, 200),
    )
  })
  await page.getByRole('link').click()
  await expect(page.locator('#there')).toBeFocused()
  await page.waitForFunction('window.isRemoved')
  await page.clock.runFor(5000)
  await settled(page)
  expect(await page.evaluate('window.same')).toBe(true)
  expect(loads).toBe(1)
})

test('the first tap on the icon of a share link opens the network’s page', async ({ page, problems }) => {
  await ownPage(
    page,
    `<a data-widget="share" data-settings='{"network":"facebook"}' href="#no" aria-label="Share"><svg width="40" height="40" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg></a>`,
  )
  await page.evaluate(() => Object.assign(window, { open: (url: string) => Object.assign(window, { opened: url }) }))
  await page.locator('path').dispatchEvent('click')
  await expect.poll(() => page.evaluate('window.opened')).toContain('facebook')
  expect(problems()).toEqual([])
})
