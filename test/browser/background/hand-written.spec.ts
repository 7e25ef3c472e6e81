import { axe } from '../axe'
import { expect, test } from '../harness'
import { openPage, shift } from '../slider/sliders'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { gallery, LAYERS, PAUSE, PICTURE } from './slideshow-pages'

const addresses = gallery.map(({ url }) => ({ url }))
/** A hand-written section: nothing says that its background is a slideshow. */
const section = (settings: object = {}, attributes = '') =>
  `<section ${attributes} data-settings='${JSON.stringify({ background_slideshow_gallery: addresses, background_slideshow_loop: 'yes', ...settings })}'><h1>Nad obrazem</h1><a href="#x">Dalej</a><p>Słowa</p><p>Słowa</p></section>`

test('a list of pictures is enough: they fill the box under the text, shift nothing, and unmounting restores the markup', async ({
  page,
  problems,
}) => {
  await rememberServedMarkup(page)
  await openPage(page, section())
  const box = page.locator(`section > ${LAYERS}:first-child`)
  await expect(box).toHaveCount(1)
  expect(await box.boundingBox()).toEqual(await page.locator('section').boundingBox())
  const slide = page.locator(PICTURE).first()
  expect(await slide.evaluate((el) => [el.clientWidth, el.clientHeight])).toEqual(
    await page.locator('section').evaluate((el) => [el.clientWidth, el.clientHeight]),
  )
  await expect(slide).toHaveCSS('background-size', 'cover')
  await page.keyboard.press('Tab')
  await expect(page.locator(PAUSE)).toBeFocused()
  await page.getByRole('link', { name: 'Dalej' }).click({ trial: true })
  expect(await shift(page)).toBe(0)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('the pictures zoom in and out', async ({ page }) => {
  await openPage(
    page,
    ['in', 'out']
      .map((direction) => section({ background_slideshow_ken_burns: 'yes', background_slideshow_ken_burns_zoom_direction: direction }))
      .join(''),
  )
  await expect(page.locator(LAYERS)).toHaveCount(2)
  const picture = (direction: string) => page.locator(`.elementor-ken-burns--${direction}`)
  await expect(picture('in').first()).toHaveCSS('transition-duration', '20s')
  await expect(picture('out').nth(1)).toHaveCSS('transform', 'matrix(1.3, 0, 0, 1.3, 0, 0)')
  await expect
    .poll(() =>
      picture('in')
        .first()
        .evaluate((el) => new DOMMatrix(getComputedStyle(el).transform).a),
    )
    .toBeGreaterThan(1)
})

for (const [state, isReduced, isPaused] of [
  ['playing', false, false],
  ['paused', false, true],
  ['reduced motion', true, false],
] as const)
  test(`axe finds nothing: ${state}`, async ({ page }) => {
    if (isReduced) await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, section(), { csp: false })
    await expect(page.locator(LAYERS)).toHaveCount(1)
    if (isPaused) await page.locator(PAUSE).click()
    expect(await axe(page)).toEqual([])
  })

test('a list of pictures left over in the builder’s markup shows nothing: there, the kind of background decides', async ({ page }) => {
  await openPage(
    page,
    section({}, 'class="elementor-element" data-element_type="section"') + section({ background_background: 'classic' }) + section(),
  )
  await expect(page.locator(LAYERS)).toHaveCount(1)
})
