import { expect, test } from '../harness'
import { action, built, css as popupCss } from '../popup/popups'
import { imageCarousel, inView, openPage, slider, started, three } from './sliders'

test('hidden at first, it is measured when it shows', async ({ page }) => {
  await openPage(page, `<div id="tab" hidden>${slider(three)}</div>`)
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
  await expect(page.locator('.swiper-initialized')).toHaveCount(0)
  await page.evaluate(() => document.getElementById('tab')?.removeAttribute('hidden'))
  await started(page)
  expect(await inView(page)).toBe('1,2,3')
})

test('at each device as many slides as it says, to the pixel', async ({ page }) => {
  await openPage(page, slider(three))
  await started(page)
  for (const [width, view] of [
    [1024, '1,2'],
    [767, '1'],
    [768, '1,2'],
    [1025, '1,2,3'],
  ] as const) {
    await page.setViewportSize({ width, height: 700 })
    await expect.poll(() => inView(page), `${width}`).toBe(view)
  }
})

test('in a popup, it is measured when the popup opens, each time', async ({ page }) => {
  const popup = `<section data-widget="popup" id="oferta" hidden aria-label="Oferta" data-settings='{"close_button":"yes"}'><div class="szeroki">${slider(three)}</div></section>`
  await openPage(page, `<button type="button" data-popup-open="oferta">Otwórz</button>${popup}`)
  for (let i = 0; i < 2; i++) {
    await page.getByRole('button', { name: 'Otwórz' }).click()
    await started(page)
    await expect.poll(() => inView(page)).toBe('1,2,3')
    await page.keyboard.press('Escape')
    await expect(page.locator('.swiper-initialized:visible')).toHaveCount(0)
  }
})

test('in an accordion, it fits when its part opens', async ({ page }) => {
  await openPage(page, `<details><summary>Więcej</summary>${imageCarousel(three)}</details>`, { css: '/builder.css' })
  await page.setViewportSize({ width: 900, height: 700 })
  await page.getByText('Więcej').click()
  await started(page)
  await expect.poll(() => inView(page, 'alt')).toBe('1,2')
  await expect(page.locator('.swiper-slide:not([inert])')).toHaveCount(2)
})

test('resized while hidden, it fits when it shows again', async ({ page }) => {
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

test('a box that changes its width without the window keeps its slides in place', async ({ page }) => {
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

test('in a popup of the builder, whose content is new each time, it is measured and plays each time', async ({ page, problems }) => {
  await page.route('**/popup.css', (route) => route.fulfill({ contentType: 'text/css', body: popupCss }))
  const carousel = imageCarousel({ ...three, autoplay: 'yes', autoplay_speed: 60_000 })
  await openPage(page, `<a href="${action('popup:open', { id: '7' })}">Otwórz</a>${built(7, { triggers: {}, timing: {} }, carousel)}`, {
    css: '/builder.css /popup.css',
  })
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
