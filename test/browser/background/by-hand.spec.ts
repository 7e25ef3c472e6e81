import { axe } from '../axe'
import { expect, test } from '../harness'
import { openPage, shift } from '../slider/sliders'
import { keepServed, unmountDifference } from '../unmount'

const gallery = [1, 2, 3].map((id) => ({ url: `/pictures/p${id}.svg` }))
const section = (settings: object = {}, attributes = '') =>
  `<section ${attributes} data-settings='${JSON.stringify({ background_slideshow_gallery: gallery, background_slideshow_loop: 'yes', ...settings })}'><h1>Nad obrazem</h1><a href="#x">Dalej</a><p>Słowa</p><p>Słowa</p></section>`
const layers = '.elementor-background-slideshow'

test('a gallery alone is enough; it lies under the words, fills its box, moves nothing, and goes again', async ({ page, problems }) => {
  await keepServed(page)
  await openPage(page, section())
  const box = page.locator(`section > ${layers}:first-child`)
  await expect(box).toHaveCount(1)
  expect(await box.boundingBox()).toEqual(await page.locator('section').boundingBox())
  const slide = page.locator(`${layers}__slide__image`).first()
  expect(await slide.evaluate((el) => [el.clientWidth, el.clientHeight])).toEqual(
    await page.locator('section').evaluate((el) => [el.clientWidth, el.clientHeight]),
  )
  await expect(slide).toHaveCSS('background-size', 'cover')
  await page.keyboard.press('Tab')
  await expect(page.locator('.skerry-background-pause')).toBeFocused()
  await page.getByRole('link', { name: 'Dalej' }).click({ trial: true })
  expect(await shift(page)).toBe(0)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('the zoom is there, in and out', async ({ page }) => {
  await openPage(
    page,
    ['in', 'out']
      .map((way) => section({ background_slideshow_ken_burns: 'yes', background_slideshow_ken_burns_zoom_direction: way }))
      .join(''),
  )
  await expect(page.locator(layers)).toHaveCount(2)
  const picture = (way: string) => page.locator(`.elementor-ken-burns--${way}`)
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

for (const [state, calm, act] of [
  ['playing', false, false],
  ['paused', false, true],
  ['less motion', true, false],
] as const)
  test(`axe has nothing to say: ${state}`, async ({ page }) => {
    if (calm) await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, section(), { csp: false })
    await expect(page.locator(layers)).toHaveCount(1)
    if (act) await page.locator('.skerry-background-pause').click()
    expect(await axe(page)).toEqual([])
  })

test('a gallery left over in the builder’s markup is none: there, the kind of background decides', async ({ page }) => {
  await openPage(
    page,
    section({}, 'class="elementor-element" data-element_type="section"') + section({ background_background: 'classic' }) + section(),
  )
  await expect(page.locator(layers)).toHaveCount(1)
})
