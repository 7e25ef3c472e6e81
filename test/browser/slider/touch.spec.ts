import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { imageCarousel, nestedCarousel, proCarousel, slider, slides, three } from './slider-markup'
import { boxOf, drag, openPage, restingSlide, started } from './sliders'

test.use({ hasTouch: true })

/** A real swipe, through the browser's own input. */
async function swipe(page: Page, [x, y]: readonly [number, number], [toX, toY]: readonly [number, number]) {
  const client = await page.context().newCDPSession(page)
  const touch = (type: string, points: object[]) =>
    client.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: points as [] })
  await touch('touchStart', [{ x, y }])
  for (let i = 1; i <= 8; i++) await touch('touchMove', [{ x: x + ((toX - x) * i) / 8, y: y + ((toY - y) * i) / 8 }])
  await touch('touchEnd', [])
  await client.detach()
}
const autoplay = { autoplay: 'yes', autoplay_speed: 60_000, pause_on_interaction: 'yes' }
const KINDS: Record<string, string> = {
  'by hand': slider({ ...three, slides_to_show: 1, ...autoplay }),
  image: imageCarousel({ ...three, slides_to_show: '1', ...autoplay }),
  slides: slides({ navigation: 'both', infinite: 'yes', transition_speed: 200, ...autoplay }, { count: 5 }),
  fade: proCarousel('media-carousel', { loop: 'yes', speed: 200, effect: 'fade', show_arrows: 'yes', ...autoplay }),
  nested: nestedCarousel({ slides_to_show: '1', infinite: 'yes', speed: 200, arrows: 'yes', ...autoplay }),
}
for (const [name, body] of Object.entries(KINDS))
  test(`${name}: a sideways swipe changes slides and ends autoplay, a swipe up scrolls the page, two fingers zoom it and move no slides`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.route('**/high.css', (route) =>
      route.fulfill({
        contentType: 'text/css',
        body: '.theirs .swiper{touch-action:pan-y}.swiper-slide{min-height:300px}.low{height:3000px}',
      }),
    )
    await openPage(
      page,
      `<meta name="viewport" content="width=device-width"><div id="page" class="theirs">${body}<p class="low">Dalej</p></div>`,
      {
        css: '/builder.css /skerry.builder.css /high.css',
      },
    )
    await started(page)
    const { x, y, width } = await boxOf(page, '.swiper')
    const [left, right, height] = [x + width * 0.2, x + width * 0.8, y + 120]
    await expect(page.locator('.swiper-wrapper')).toHaveAttribute('aria-live', 'off')
    await swipe(page, [right, height], [left, height + 8])
    await expect.poll(() => restingSlide(page)).toBe(1)
    await expect(page.locator('.swiper-wrapper')).toHaveAttribute('aria-live', 'polite')
    await swipe(page, [left, height], [right, height + 8])
    await expect.poll(() => restingSlide(page)).toBe(0)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await swipe(page, [right, height + 100], [right - 5, height - 100])
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50)
    expect(await restingSlide(page)).toBe(0)

    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' })
      // With our own rule for touches alone, which lets fingers zoom.
      document.getElementById('page')?.classList.remove('theirs')
    })
    const client = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...reaches: number[]) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: reaches.map((reach, id) => ({ x: x + width / 2 + reach, y: height, id })),
      })
    await touch('touchStart', -20)
    await touch('touchStart', -20, 20)
    for (let reach = 30; reach <= 140; reach += 10) await touch('touchMove', -reach, reach)
    await touch('touchEnd')
    await expect.poll(() => page.evaluate(() => visualViewport?.scale ?? 1)).toBeGreaterThan(1.5)
    expect(await restingSlide(page)).toBe(0)
    // One finger moves the slides again.
    await client.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 })
    await swipe(page, [right, height], [left, height + 8])
    await expect.poll(() => restingSlide(page)).toBe(1)
  })

const OWN = `<input type="range" id="range" aria-label="Zakres" value="10"><div id="code"><pre>const a_very_long_line = 'który nie mieści się na ekranie telefonu i przewija się w bok'</pre></div>
<div id="map"></div><div id="drawing"></div><input id="text-field" aria-label="Tekst" value="zaznacz mnie palcem albo myszą"><div id="shadow"></div><p id="beside">Obok</p>`
const OWN_CSS = `#range,#text-field{display:block;box-sizing:border-box;width:300px;height:40px}#code{width:300px;overflow-x:auto}pre{margin:0;padding:10px 0}#map{width:300px;height:60px;touch-action:none;background:#cde}#drawing{width:300px;height:40px;touch-action:pinch-zoom}#shadow{width:300px;height:40px}#beside{height:60px}`
for (const [name, body] of Object.entries({
  'by hand': slider({ ...three, slides_to_show: 1 }).replaceAll('</p>', `</p>${OWN}`),
  nested: nestedCarousel({ slides_to_show: '1', infinite: 'yes', speed: 200 }, { inner: (i) => `<p>Slajd ${i}</p>${OWN}` }),
}))
  test(`${name}: dragging a control in a slide does not move the slides, by finger or mouse; a swipe beside it does`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.route('**/own.css', (route) => route.fulfill({ contentType: 'text/css', body: `.swiper{touch-action:pan-y}${OWN_CSS}` }))
    await openPage(page, body, { css: '/builder.css /skerry.builder.css /own.css' })
    await started(page)
    const active = page.locator('.swiper-slide-active')
    const at = async (id: string) => (await active.locator(`#${id}`).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const across = async (id: string) => {
      const { x, y, width, height } = await at(id)
      return [
        [x + width * 0.8, y + height / 2],
        [x + width * 0.2, y + height / 2],
      ] as const
    }
    const mapMoves = () => active.locator('#map').evaluate((el) => (el as HTMLElement & { moves?: number }).moves ?? 0)
    await active
      .locator('#map')
      .evaluate((el) => el.addEventListener('pointermove', () => Object.assign(el, { moves: ((el as { moves?: number }).moves ?? 0) + 1 })))
    const value = () => active.locator('#range').evaluate((el) => Number((el as HTMLInputElement).value))

    // Another script's control, with a shadow tree.
    await page.locator('#shadow').evaluateAll((hosts) => {
      for (const host of hosts)
        host
          .attachShadow({ mode: 'open' })
          .append(Object.assign(document.createElement('input'), { type: 'range', style: 'width:300px;height:40px' }))
    })
    for (const id of ['range', 'code', 'map', 'drawing', 'text-field', 'shadow']) {
      await swipe(page, ...(await across(id)))
      expect(await restingSlide(page), id).toBe(0)
    }
    expect(await value()).toBeLessThan(40)
    await expect.poll(() => active.locator('#code').evaluate((el) => el.scrollLeft)).toBeGreaterThan(50)
    expect(await mapMoves()).toBeGreaterThan(3)
    const [start, end] = await across('range')
    await drag(page, end, start)
    expect(await value()).toBeGreaterThan(60)
    await drag(page, ...(await across('text-field')))
    expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(3)
    expect(await restingSlide(page)).toBe(0)
    await swipe(page, ...(await across('beside')))
    await expect.poll(() => restingSlide(page)).toBe(1)
  })
