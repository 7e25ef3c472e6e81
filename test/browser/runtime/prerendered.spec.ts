import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { settled } from '../settled'

// Imitates Chromium's speculation rules; Playwright's own browser does not prerender.
test('a prerendered page counts, plays and opens nothing until the visitor comes', async ({ page, problems }) => {
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
     <div data-widget="slider" id="moves" aria-label="S" data-settings='{"slides_to_show":1,"autoplay":"yes","autoplay_speed":50,"speed":1,"infinite":""}'><div>1</div><div>2</div></div>
     <section class="elementor-element" id="pictures" data-id="bg1" data-element_type="section" data-settings='{"background_background":"slideshow","background_slideshow_gallery":[{"url":"/pages/boat.svg"},{"url":"/pages/boat.svg"}],"background_slideshow_loop":"yes","background_slideshow_slide_duration":50,"background_slideshow_transition_duration":1}'>p</section>
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
  // Long enough for several changes.
  const changed = () =>
    page.evaluate(() => [
      !document.querySelector('#moves .swiper-slide')?.classList.contains('swiper-slide-active'),
      [...document.querySelectorAll<HTMLElement>('#pictures .swiper-slide')].some(({ style }, i) => i && style.opacity === '1'),
    ])
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)))
  expect(await changed()).toEqual([false, false])
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(page.locator('.entrance')).not.toHaveClass(/animated/)
  expect(await page.locator('p').textContent()).toBe('12,500')

  await page.evaluate(() => (window as unknown as { arrive: () => void }).arrive())
  await expect(page.locator('dialog[open]')).toHaveCount(1)
  await expect(page.locator('.entrance')).toHaveClass(/animated/)
  await expect.poll(() => changed().then(([slide]) => slide)).toBe(true)
  await expect.poll(() => changed().then(([, picture]) => picture)).toBe(true)
  const stored = await page.evaluate(() => ({ ...JSON.parse(localStorage.elementor), due: localStorage['sale-evergreen_due_date'] }))
  expect(stored).toMatchObject({
    pageViews: 1,
    sessions: 1,
    popup_hello_page_views_initialPageViews: 1,
    due: expect.stringMatching(/^\d+$/),
  })
  // A page from the back/forward cache is not a new view (contract popups §3.3).
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(await page.evaluate(() => JSON.parse(localStorage.elementor).pageViews)).toBe(1)
  // The pictures do not exist.
  expect(problems('status of 404')).toEqual([])
})
