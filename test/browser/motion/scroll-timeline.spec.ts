import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage, recordedScrollAndShifts, recordScrollAndShifts, scrollTo } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'

const size = (n: number) => ({ unit: 'px', size: n, sizes: [] })
const range = (start: number, end: number) => ({ unit: '%', size: '', sizes: { start, end } })
const withEffects = (given: object, prefix = 'motion_fx_') =>
  Object.fromEntries(Object.entries({ motion_fx_scrolling: 'yes', ...given }).map(([key, value]) => [prefix + key, value]))
const fade = (name: string, direction: string, more: object = {}) => ({
  [`${name}_effect`]: 'yes',
  [`${name}_direction`]: direction,
  ...Object.fromEntries(Object.entries(more).map(([key, value]) => [`${name}_${key}`, value])),
})
const EFFECTS: Record<string, object> = {
  up: { translateY_effect: 'yes', translateY_speed: size(4) },
  part: { translateX_effect: 'yes', translateX_direction: 'negative', translateX_affectedRange: range(30, 70) },
  turn: { rotateZ_effect: 'yes', rotateZ_speed: size(3), rotateZ_affectedRange: range(0, 60), ...fade('scale', 'out-in-out') },
  in: fade('opacity', 'out-in'),
  out: fade('opacity', 'in-out', { level: size(6), range: range(0, 50) }),
  both: { ...fade('opacity', 'in-out-in', { range: range(40, 100) }), ...fade('blur', 'out-in-out', { level: size(12) }) },
  jump: fade('scale', 'out-in', { range: range(50, 50), speed: size(-6) }),
  page: { range: 'page', translateY_effect: 'yes', ...fade('blur', 'in-out') },
}
const widget = (id: string, settings: object, type = 'widget') =>
  `<div class="elementor-element fx" id="${id}" data-element_type="${type}" data-settings='${JSON.stringify(settings)}'><div class="elementor-widget-container" id="in-${id}">x</div></div><p></p>`
const background = withEffects({ translateY_effect: 'yes', translateY_speed: size(6) }, 'background_motion_fx_')
const MANY = `<p></p><p></p>${Object.entries(EFFECTS)
  .map(([id, given]) => widget(id, withEffects(given)))
  .join('')}<div id="out"><section class="fx" id="bg" data-settings='${JSON.stringify(background)}'>x</section></div><p></p><p></p><p></p>`
const CSS = `body { margin: 0 } p { height: 310.5px; margin: 0 } .fx { height: 140px; padding: 13px 0 7.5px; border-top: 3px solid; position: relative }
.elementor-motion-effects-container { position: absolute; inset: 0 } .elementor-motion-effects-layer { position: absolute }`
const TARGETS = [...Object.keys(EFFECTS).map((id) => `#in-${id}`), '#bg .elementor-motion-effects-layer']

const withoutTimelines = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['ViewTimeline', 'ScrollTimeline']) Reflect.deleteProperty(window, name)
  })
/** The numbers of the computed transform, opacity and filter of each element. */
const stylesOf = (page: Page, ...targets: string[]) =>
  page.evaluate(
    (all) =>
      all.map((selector) => {
        const css = getComputedStyle(document.querySelector(selector) as Element)
        const { a, b, c, d, e, f } = new DOMMatrix(css.transform)
        return [a, b, c, d, e, f, Number(css.opacity), Number.parseFloat(css.filter.slice(5)) || 0]
      }),
    targets,
  )
const animationCount = (page: Page, selector: string) => page.locator(selector).evaluate((el) => el.getAnimations().length)

test.use({ viewport: { width: 1200, height: 813 } })

test('the browser’s animation and the script give the same numbers at every scroll position', async ({ page, problems }) => {
  test.setTimeout(90_000)
  const measure = async () => {
    await ownPage(page, MANY, CSS)
    await expect(page.locator(TARGETS[1] as string)).toHaveCSS('transform', /matrix/)
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    const seen = []
    for (let y = 0; y <= end; y += 127) {
      await scrollTo(page, y)
      seen.push(await stylesOf(page, ...TARGETS))
    }
    return seen
  }
  await rememberServedMarkup(page)
  const byTimeline = await measure()
  await scrollTo(page, 0)
  expect(await animationCount(page, '#in-up')).toBe(1)
  expect(await unmountDifference(page)).toBe('')
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await page.unroute('**/own/**')
  await withoutTimelines(page)
  const byScript = await measure()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  expect(byTimeline.length).toBeGreaterThan(25)
  const worst = Math.max(...byTimeline.flat(2).map((n, i) => Math.abs(n - (byScript.flat(2)[i] as number))))
  // Progress is rounded to hundredths of a percent, which at these speeds are hundredths of a px.
  expect(worst).toBeLessThan(0.06)
  // They do move.
  expect(new Set(byScript.map(([up]) => up?.[5])).size).toBeGreaterThan(6)
  expect(problems()).toEqual([])
})

test('out of view no animation runs and nothing listens; at rest the custom properties have the current values', async ({ page }) => {
  await recordScrollAndShifts(page)
  await ownPage(page, `${widget('up', withEffects(EFFECTS.up as object))}<p></p>${'<p></p>'.repeat(12)}`, CSS)
  await expect.poll(() => animationCount(page, '#in-up')).toBe(1)
  await scrollTo(page, 60)
  const variable = () => page.locator('#in-up').evaluate((el) => el.style.getPropertyValue('--translateY'))
  await expect.poll(variable).toBe(`${Math.round(-4 * 100 * (Math.round((873 / (140 + 813)) * 1e4) / 100 - 50)) / 100}px`)
  expect((await recordedScrollAndShifts(page)).scrollListeners).toBe(0)
  await scrollTo(page, 2500)
  await expect.poll(() => animationCount(page, '#in-up')).toBe(0)
  await expect.poll(variable).toBe('-200px')
  expect((await stylesOf(page, '#in-up'))[0]?.[5]).toBe(-200)
})

test('the builder’s one-second transition never shows an earlier position', async ({ page }) => {
  await ownPage(
    page,
    `<p></p><p></p><p></p>${widget('up', withEffects(EFFECTS.up as object))}${'<p></p>'.repeat(12)}`,
    `${CSS} .elementor-motion-effects-element { transition: transform 1s }`,
  )
  await expect(page.locator('#in-up')).toHaveCSS('transform', /matrix/)
  for (const y of [700, 900, 2600, 900, 400]) {
    const off = await page.evaluate(async (top) => {
      const el = document.querySelector('#in-up') as HTMLElement
      const parent = el.parentElement as HTMLElement
      window.scrollTo({ top, behavior: 'instant' })
      let worst = 0
      for (let i = 0; i < 20; i++) {
        await new Promise((done) => requestAnimationFrame(done))
        const p = Math.min(Math.max((813 - parent.getBoundingClientRect().top) / (140 + 813), 0), 1) * 100
        // In the first frames the browser itself is still reporting the change.
        if (i > 3) worst = Math.max(worst, Math.abs(new DOMMatrix(getComputedStyle(el).transform).f + (p - 50) * 4))
      }
      return worst
    }, y)
    expect([y, off < 0.1]).toEqual([y, true])
  }
})

for (const [reason, before, settings, after, css] of [
  [
    'the element is in a scroll container of its own',
    '<div class="box">',
    {},
    '</div>',
    '.box { height: 500px; overflow: auto } .box::after { content: ""; display: block; height: 900px }',
  ],
  ['an ancestor is moved', '<div class="moved">', {}, '</div>', '.moved { transform: translateY(20px) }'],
  ['an ancestor is fixed', '<div class="held">', {}, '</div>', '.held { position: fixed; top: 10px }'],
  ['the pointer moves the element, too', '', { motion_fx_motion_fx_mouse: 'yes', motion_fx_mouseTrack_effect: 'yes' }, '', ''],
  ['the element has transforms of its own', '', { _transform_rotateZ_effect: { size: 3 } }, '', ''],
] as const)
  test(`the script moves the element where ${reason}`, async ({ page }) => {
    const body = `${before}${widget('up', { ...withEffects(EFFECTS.up as object), ...settings })}${after}${'<p></p>'.repeat(12)}`
    await ownPage(page, body, CSS + css)
    await expect.poll(() => page.locator('#in-up').evaluate((el) => el.style.getPropertyValue('--translateY'))).not.toBe('')
    await scrollTo(page, 100)
    expect(await animationCount(page, '#in-up')).toBe(0)
    const { top, translateY } = await page.locator('#in-up').evaluate((el) => ({
      top: (el.parentElement as HTMLElement).getBoundingClientRect().top,
      translateY: Number.parseFloat(el.style.getPropertyValue('--translateY')),
    }))
    expect(Math.abs(translateY + (((813 - top) / (140 + 813)) * 100 - 50) * 4)).toBeLessThan(0.1)
  })
