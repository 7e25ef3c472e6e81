import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { settled } from '../settled'

// What Chromium does for speculation rules; Playwright's own browser prepares no pages.
test('a page that is only prerendered counts, plays and opens nothing until the visitor comes', async ({ page, problems }) => {
  await page.addInitScript(() => {
    let isPrerendering = true
    Object.defineProperty(Document.prototype, 'prerendering', { get: () => isPrerendering, configurable: true })
    Object.assign(window, {
      arrive: () => {
        isPrerendering = false
        document.dispatchEvent(new Event('prerenderingchange'))
      },
    })
  })
  const rules = { page_views: 'yes', page_views_views: 0 }
  await ownPage(
    page,
    `<p><strong data-widget="counter" data-settings='{"duration":200}'>12,500</strong></p>
     <div data-widget="countdown" id="sale" data-settings='{"evergreen_counter_hours":2}'></div>
     <div class="entrance" data-settings='{"animation":"fadeIn"}'>in</div>
     <section data-widget="popup" id="hello" hidden data-settings='${JSON.stringify({ triggers: { page_load: 'yes' }, timing: rules })}'><h2>P</h2></section>
     <section data-widget="popup" id="by-link" hidden><h2>Q</h2></section>`,
  )
  await expect(page.locator('.skerry-countdown')).toContainText('01')
  await expect
    .poll(() =>
      page.evaluate(() =>
        (window as unknown as { Skerry: { islands: () => { state: string }[] } }).Skerry.islands().every(
          ({ state }) => state === 'mounted',
        ),
      ),
    )
    .toBe(true)
  await settled(page)
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(page.locator('.entrance')).not.toHaveClass(/animated/)
  expect(await page.locator('p').textContent()).toBe('12,500')

  await page.evaluate(() => (window as unknown as { arrive: () => void }).arrive())
  await expect(page.locator('dialog[open]')).toHaveCount(1)
  await expect(page.locator('.entrance')).toHaveClass(/animated/)
  const stored = await page.evaluate(() => ({ ...JSON.parse(localStorage.elementor), due: localStorage['sale-evergreen_due_date'] }))
  expect(stored).toMatchObject({
    pageViews: 1,
    sessions: 1,
    popup_hello_page_views_initialPageViews: 1,
    due: expect.stringMatching(/^\d+$/),
  })
  // A page that comes back from the back/forward cache is no new view (contract popups §3.3).
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(await page.evaluate(() => JSON.parse(localStorage.elementor).pageViews)).toBe(1)
  expect(problems()).toEqual([])
})
