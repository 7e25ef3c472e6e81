import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage, scrollTo } from '../own-page'
import { islandStates, rememberServedMarkup, unmountDifference } from '../unmount'

const size = (n: number) => ({ unit: 'px', size: n, sizes: [] })
const SCROLL = { motion_fx_motion_fx_scrolling: 'yes', motion_fx_devices: ['desktop'] }
const ALL = {
  ...SCROLL,
  motion_fx_translateY_effect: 'yes',
  motion_fx_translateY_speed: size(4),
  motion_fx_rotateZ_effect: 'yes',
  motion_fx_rotateZ_direction: 'negative',
  motion_fx_rotateZ_affectedRange: { unit: '%', size: '', sizes: { start: 0, end: 60 } },
  motion_fx_opacity_effect: 'yes',
  motion_fx_scale_effect: 'yes',
  motion_fx_scale_direction: 'out-in-out',
}
const CSS =
  'body { margin: 0 } .up { height: 1008px } .fx { height: 100px } .rest { height: 4000px } #bg { position: relative; height: 400px } .elementor-motion-effects-container { position: absolute; inset: 0 }'
const widget = (settings: object) =>
  `<div class="up"></div><div class="elementor-element fx" id="fx" data-element_type="widget" data-widget_type="heading.default" data-settings='${JSON.stringify(settings)}'><div class="elementor-widget-container" id="in">x</div></div><div class="rest"></div>`
const styleOf = (page: Page, id: string, ...names: string[]) =>
  page.evaluate(
    ([el, ...keys]) => keys.map((key) => (document.getElementById(el as string) as HTMLElement).style.getPropertyValue(key)),
    [id, ...names],
  )

test.use({ viewport: { width: 1200, height: 813 } })

test('scroll effects follow the scroll position, rest out of view, and are taken back (vectors 2 and 3)', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  await ownPage(page, widget(ALL), CSS)
  const now = () => styleOf(page, 'in', '--translateY', '--rotateZ', 'opacity', '--scale')
  await expect.poll(now).toEqual(['200px', '-50deg', '0', '1'])
  await scrollTo(page, 900)
  expect(await now()).toEqual(['-108.88px', '10deg', '0.9537', '1.4'])
  expect(await styleOf(page, 'in', 'transform')).toEqual(['translateY(var(--translateY)) rotateZ(var(--rotateZ)) scale(var(--scale))'])
  await scrollTo(page, 1050)
  expect(await now()).toEqual(['-174.6px', '10deg', '1', '1.127'])
  await expect(page.locator('#fx')).toHaveClass(/elementor-motion-effects-parent/)
  await scrollTo(page, 3000)
  const far = await now()
  await scrollTo(page, 3300)
  expect(await now()).toEqual(far)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('the element tilts and moves with the pointer (vector 5)', async ({ page }) => {
  await ownPage(
    page,
    widget({ motion_fx_motion_fx_mouse: 'yes', motion_fx_tilt_effect: 'yes', motion_fx_mouseTrack_effect: 'yes' }),
    `${CSS} .up { height: 400px } body { overflow: hidden }`,
  )
  await expect(page.locator('#fx')).toHaveClass(/elementor-motion-effects-perspective/)
  const moved = async () => {
    await page.mouse.move(290, 200)
    await page.mouse.move(300, 200)
    return styleOf(page, 'in', '--rotateX', '--rotateY', '--translateX', '--translateY')
  }
  await expect.poll(moved).toEqual(['10.16deg', '-10deg', '25px', '25.4px'])
})

test('a background moves on a layer larger than its element (vector 6)', async ({ page }) => {
  const settings = {
    background_motion_fx_motion_fx_scrolling: 'yes',
    background_motion_fx_translateY_effect: 'yes',
    background_motion_fx_translateY_speed: size(4),
  }
  await ownPage(
    page,
    `<div class="up"></div><div id="out"><section id="bg" data-settings='${JSON.stringify(settings)}'>x</section></div><div class="rest"></div>`,
    `${CSS} .elementor-motion-effects-layer { position: absolute }`,
  )
  const layer = page.locator('#bg > .elementor-motion-effects-container > .elementor-motion-effects-layer')
  await expect(layer).toHaveCSS('height', '560px')
  // (813 − (1008 − y)) / (400 + 813) is 16.25 % near y = 392.
  await scrollTo(page, 392)
  await expect.poll(() => layer.evaluate((el) => el.style.getPropertyValue('--translateY'))).toBe('-25.984px')
})

test('effects run only on their devices, and again after a change back', async ({ page }) => {
  await ownPage(page, widget(ALL), CSS)
  await expect(page.locator('#in')).toHaveClass(/elementor-motion-effects-element/)
  await page.setViewportSize({ width: 600, height: 813 })
  await expect(page.locator('#in')).not.toHaveClass(/elementor-motion-effects-element/)
  expect(await styleOf(page, 'in', 'transform', 'opacity')).toEqual(['', ''])
  await page.setViewportSize({ width: 1200, height: 813 })
  await expect(page.locator('#in')).toHaveClass(/elementor-motion-effects-element/)
})

test('for a visitor who asks for less motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await ownPage(page, widget(ALL), CSS)
  await expect.poll(() => islandStates(page)).toMatchObject({ states: { 'motion mounted': 1 } })
  await scrollTo(page, 900)
  expect(await page.locator('#in').getAttribute('style')).toBe(null)
})

test('a background follows the pointer on its layer, and a transform origin is left to the stylesheet', async ({ page, problems }) => {
  const settings = {
    background_motion_fx_motion_fx_mouse: 'yes',
    background_motion_fx_mouseTrack_effect: 'yes',
    background_motion_fx_mouseTrack_speed: size(2),
    motion_fx_motion_fx_scrolling: 'yes',
    motion_fx_rotateZ_effect: 'yes',
    motion_fx_transform_origin_x: 'left',
    motion_fx_transform_origin_y: 'bottom',
  }
  await rememberServedMarkup(page)
  await ownPage(
    page,
    `<div id="out"><section id="bg" class="elementor-element" data-element_type="section" data-settings='${JSON.stringify(settings)}'>x</section></div><div class="rest"></div>`,
    `${CSS} .elementor-motion-effects-layer { position: absolute } #bg { transform-origin: 0 100% }`,
  )
  const layer = page.locator('.elementor-motion-effects-layer')
  await expect(layer).toHaveCSS('height', '480px')
  // 25 % and 24.6 % of the 240 and 80 px by which the layer is larger than its element.
  const position = async () => {
    // Moved each time: the listener is attached in a frame after the layer's size is known.
    await page.mouse.move(290, 200)
    await page.mouse.move(300, 200)
    return layer.evaluate((el) => ['X', 'Y'].map((axis) => Math.round(Number.parseFloat(el.style.getPropertyValue(`--translate${axis}`)))))
  }
  await expect.poll(position).toEqual([-60, -20])
  expect(await page.locator('#bg').evaluate((el) => [getComputedStyle(el).transformOrigin, el.style.transformOrigin])).toEqual([
    '0px 400px',
    '',
  ])
  await expect(page.locator('#bg')).toHaveCSS('transform', /matrix/)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})
