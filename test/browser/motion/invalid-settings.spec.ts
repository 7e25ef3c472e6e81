import { expect, test } from '../harness'
import { ownPage, scrollTo } from '../own-page'

const CSS = `* { box-sizing: border-box } body { margin: 0 } .box { height: 80px } .rest { height: 3000px } .elementor-invisible { visibility: hidden }
@keyframes own-class { from { opacity: 0 } } .own-class { animation-name: own-class } .animated { animation-duration: .1s }`
const box = (settings: object, id = 'x') =>
  `<div class="box" id="${id}" data-settings='${JSON.stringify(settings)}'><div class="elementor-widget-container">x</div></div>`
const moving = (given: object) => ({ motion_fx_motion_fx_scrolling: 'yes', motion_fx_translateY_effect: 'yes', ...given })

/** Settings, and the one line that the console has for them; none for those that are no mistake. */
const CASES: [what: string, settings: object, line?: RegExp][] = [
  ['sticky: another side', { sticky: 'left' }, /sticky: expected choice \(.*top, bottom\), got left/],
  ['sticky: an unknown device', { sticky: 'top', sticky_on: ['desktop', 'watch'] }, /sticky_on: expected list \(.*got .*watch/],
  ['sticky: a distance in words', { sticky: 'top', sticky_offset: 'plenty' }, /sticky_offset: expected .*got plenty/],
  ['sticky: a distance with its unit', { sticky: 'top', sticky_offset: '20px' }],
  ['sticky: a parent that does not exist', { sticky: 'top', sticky_parent: '#nope' }],
  ['sticky: left empty', { sticky: '', sticky_offset: '' }],
  ['entrance: an unknown name', { animation: 'fadInUp' }, /animation: expected the name of an animation.*got fadInUp/],
  ['entrance: a text that cannot be a name', { animation: 'fade in<' }, /animation: expected the name.*got fade in</],
  ['entrance: the theme’s own', { animation: 'own-class' }],
  ['entrance: none, and empty', { animation: 'none', _animation: '' }],
  ['entrance: a delay in words', { animation: 'fadeIn', animation_delay: 'soon' }, /animation_delay: expected number, got soon/],
  [
    'motion: a speed in words',
    moving({ motion_fx_translateY_speed: 'quickly' }),
    /motion_fx_translateY_speed: expected number, got quickly/,
  ],
  ['motion: a speed as text', moving({ motion_fx_translateY_speed: '4' })],
  ['motion: a speed that was emptied', moving({ motion_fx_translateY_speed: { unit: 'px', size: '', sizes: [] } })],
  [
    'motion: a range in words',
    moving({ motion_fx_translateY_affectedRange: 'everything' }),
    /motion_fx_translateY_affectedRange: expected range, got everything/,
  ],
  [
    'motion: an unknown direction',
    moving({ motion_fx_opacity_effect: 'yes', motion_fx_opacity_direction: 'in' }),
    /motion_fx_opacity_direction: expected choice \(out-in, .*got in/,
  ],
  ['motion: an unknown device', moving({ motion_fx_devices: ['desktop', 'watch'] }), /motion_fx_devices: expected list .*watch/],
  ['motion: an unknown measure', moving({ motion_fx_range: 'window' }), /motion_fx_range: expected choice .*got window/],
  [
    'motion: an unknown effect',
    moving({ motion_fx_wobble_effect: 'yes' }),
    /motion_fx_wobble_effect: expected choice \(translateY, .*got wobble/,
  ],
]
// All on one page, each on an element of its own, so that a mistake on one would show on the others.
test(`a mistake in the settings is reported once, and the element is there: ${CASES.map(([what]) => what).join(', ')}`, async ({
  page,
  problems,
}) => {
  await page.clock.install({ time: 0 })
  const boxes = CASES.map(([, settings], i) => box(settings, `x${i}-`))
  await ownPage(page, `${box({ animation: 'fadeIn' }, 'other')}${boxes.join('')}<div class="rest"></div>`, CSS)
  await expect(page.locator('#other')).toHaveClass(/animated/)
  await scrollTo(page, 500)
  await page.setViewportSize({ width: 1000, height: 700 })
  // Widgets follow another device up to 300 ms after the resize (specification §9).
  await page.clock.runFor(400)
  await scrollTo(page, 0)
  for (const [i, [what, settings, line]] of CASES.entries())
    await test.step(what, async () => {
      const id = `x${i}-`
      await page.locator(`#${id}`).scrollIntoViewIfNeeded()
      await expect(page.locator(`#${id}`), what).toHaveCSS('visibility', 'visible')
      const lines = problems().filter((text) => text.includes(`div#${id}: `))
      expect(lines.length, `${what}: ${lines}`).toBe(line ? 1 : 0)
      if (line) expect(lines[0]).toMatch(line)
      if ((settings as { sticky?: string }).sticky === 'left') expect(await page.locator(`#${id}`).getAttribute('class')).toBe('box')
    })
  // Every line names its element.
  expect(problems(/div#x\d+-: /)).toEqual([])
})
