import { expect, test } from '../harness'
import { actionHref, builderPopup, popupCss } from '../popup/popups'
import { imageCarousel, slider, three } from './slider-markup'
import { inView, openPage, type SwiperBox, started } from './sliders'

test('in a vertical writing mode, slides are side by side and gallery pictures in columns', async ({ page }) => {
  const vertical = (id: string, inner: string) => `<div id="${id}" class="vertical">${inner}</div>`
  const pictures = [1, 2, 3, 4].map(
    (i) => `<a href="/pictures/p${i}.svg"><img src="/pictures/p${i}.svg" width="768" height="432" alt="${i}"></a>`,
  )
  const gallery = `<div data-widget="gallery" data-settings='{"gallery_layout":"masonry","columns":2}'>${pictures.join('')}</div>`
  const kinds = { written: slider(three), images: imageCarousel(three), gallery }
  const body = `<style>.vertical{writing-mode:vertical-rl;width:900px;height:600px}</style>${Object.entries(kinds).map(([id, inner]) => vertical(id, inner))}`
  await openPage(page, body, { css: '/builder.css /skerry.css /skerry.builder.css', csp: false })
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.vertical')].map((at) => {
        const left = at.getBoundingClientRect().left
        const boxes = [...at.querySelectorAll('.swiper-slide,a[href*=pictures]')].slice(0, 3).map((el) => el.getBoundingClientRect())
        return boxes.map(({ x, width }) => `${Math.round(x - left)}+${Math.round(width)}`).join()
      }),
    )
  const row = '0+300,300+300,600+300'
  await expect.poll(places).toEqual([row, row, '0+445,455+445,0+445'])
})

test('in a hand-written popup it starts when the popup opens, each time', async ({ page }) => {
  const popup = `<section data-widget="popup" id="offer" hidden aria-label="Oferta" data-settings='{"close_button":"yes"}'><div class="wide">${slider(three)}</div></section>`
  await openPage(page, `<button type="button" data-popup-open="offer">Otwórz</button>${popup}`)
  for (let i = 0; i < 2; i++) {
    await page.getByRole('button', { name: 'Otwórz' }).click()
    await started(page)
    await expect.poll(() => inView(page)).toBe('1,2,3')
    await page.keyboard.press('Escape')
    await expect(page.locator('.swiper-initialized:visible')).toHaveCount(0)
  }
})

test('in an accordion it starts at the size of the window when its part opens', async ({ page }) => {
  await openPage(page, `<details><summary>Więcej</summary>${imageCarousel(three)}</details>`, { css: '/builder.css' })
  await page.setViewportSize({ width: 900, height: 700 })
  await page.getByText('Więcej').click()
  await started(page)
  await expect.poll(() => inView(page, 'alt')).toBe('1,2')
  await expect(page.locator('.swiper-slide:not([inert])')).toHaveCount(2)
})

test('after a resize while it is hidden it fits when it is shown again', async ({ page }) => {
  await openPage(page, `<div id="tab">${imageCarousel(three)}</div>`, { css: '/builder.css' })
  await started(page)
  await page.getByRole('button', { name: 'Następny slajd' }).click()
  await expect.poll(() => inView(page, 'alt')).toBe('2,3,4')
  await page.evaluate(() => document.getElementById('tab')?.setAttribute('hidden', ''))
  await page.setViewportSize({ width: 900, height: 700 })
  await page.evaluate(() => document.getElementById('tab')?.removeAttribute('hidden'))
  await expect.poll(() => inView(page, 'alt')).toBe('2,3')
  await expect(page.locator('.swiper-slide:not([inert])')).toHaveCount(2)
})

test('a box whose width changes without the window shows the same slides', async ({ page }) => {
  await openPage(page, `<div id="box">${imageCarousel(three)}</div>`, { css: '/builder.css' })
  await started(page)
  await page.evaluate(() => {
    ;(document.getElementById('box') as HTMLElement).style.width = '600px'
  })
  await expect.poll(() => inView(page, 'alt')).toBe('1,2,3')
  await expect
    .poll(() =>
      page
        .locator('.swiper-slide')
        .first()
        .evaluate((el) => el.getBoundingClientRect().width),
    )
    .toBe(200)
})

test('in the builder’s popup, whose content is new each time, it starts and plays each time', async ({ page, problems }) => {
  await page.route('**/popup.css', (route) => route.fulfill({ contentType: 'text/css', body: popupCss }))
  const carousel = imageCarousel({ ...three, autoplay: 'yes', autoplay_speed: 60_000 })
  await openPage(
    page,
    `<a href="${actionHref('popup:open', { id: '7' })}">Otwórz</a>${builderPopup(7, { triggers: {}, timing: {} }, carousel)}`,
    {
      css: '/builder.css /popup.css',
    },
  )
  for (let i = 0; i < 2; i++) {
    await page.getByRole('link', { name: 'Otwórz' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('.swiper-initialized')).toHaveCount(1)
    await expect(dialog.locator('.swiper-slide:not([inert])')).toHaveCount(3)
    await expect(dialog.locator('.skerry-slider-pause')).toHaveCount(1)
    await dialog.getByRole('button', { name: 'Następny slajd' }).click()
    await expect(dialog.locator('.swiper-slide-active')).toHaveAttribute('data-swiper-slide-index', '1')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  expect(problems()).toEqual([])
})

test('devices that a site adds have their own number of slides, spacing and step; a laptop inherits from the desktop', async ({ page }) => {
  const breakpoints = {
    mobile: { value: 767, is_enabled: true },
    mobile_extra: { value: 880, is_enabled: true },
    tablet: { value: 1024, is_enabled: true },
    laptop: { value: 1366, is_enabled: true },
    widescreen: { value: 2400, is_enabled: true },
  }
  await page.addInitScript(
    (given) => Object.assign(window, { elementorFrontendConfig: { responsive: { breakpoints: given } } }),
    breakpoints,
  )
  const settings = {
    ...three,
    slides_to_show_widescreen: '5',
    slides_to_show_mobile_extra: '1',
    slides_to_scroll_widescreen: '2',
    image_spacing_custom: { size: 20 },
    image_spacing_custom_widescreen: { size: 40 },
  }
  await openPage(page, imageCarousel(settings, { count: 8 }), { css: '/builder.css' })
  await started(page)
  const layout = () =>
    page.locator('.swiper').evaluate((box) => {
      const { slidesPerView, slidesPerGroup, spaceBetween } = (box as SwiperBox).swiper?.params ?? {}
      return [slidesPerView, slidesPerGroup, spaceBetween]
    })
  for (const [width, expected] of [
    [2400, [5, 2, 40]],
    [2399, [3, 1, 20]],
    [1366, [3, 1, 20]],
    [1024, [2, 1, 20]],
    [880, [1, 1, 20]],
    [767, [1, 1, 20]],
  ] as const) {
    await page.setViewportSize({ width, height: 700 })
    await expect.poll(layout, `${width}`).toEqual(expected)
  }
})
