import { expect, test } from '../harness'
import { ownPage, scrollTo } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { classNames, countStarts, hidden, starts } from './reveal-pages'

const CSS = `body { margin: 0 } .elementor-invisible { visibility: hidden } .box { height: 40px } .far { height: 2000px } .tall { height: 5000px } [hidden] { display: none }
@keyframes in { from { opacity: 0 } } .animated { animation: in .2s }`

test('the delay is the widget’s, or else the element’s; it may be a text; “none” has no delay (TV-AN-2)', async ({ page, problems }) => {
  await page.clock.install({ time: 0 })
  const boxes = {
    widget: { _animation: 'fadeInUp', _animation_delay: 300 },
    element: { animation: 'zoomIn', animation_delay: 500 },
    both: { animation: 'zoomIn', animation_delay: 100, _animation_delay: 400 },
    text: { animation: 'zoomIn', animation_delay: '300' },
    none: { animation: 'none', animation_delay: 9000 },
  }
  const ids = Object.keys(boxes)
  await page.clock.pauseAt(60_000)
  await ownPage(
    page,
    Object.entries(boxes)
      .map(([id, given]) => hidden(id, given))
      .join(''),
    CSS,
  )
  await expect.poll(() => page.clock.runFor(1).then(() => classNames(page, ['none'])), { intervals: [10] }).toEqual(['box'])
  // All of them were seen in the same frame.
  expect((await classNames(page, ids)).filter((name) => name === 'box elementor-invisible').length).toBe(4)
  await page.clock.runFor(150)
  expect((await classNames(page, ids)).filter((name) => name === 'box elementor-invisible').length).toBe(4)
  await page.clock.runFor(150)
  expect(await classNames(page, ids)).toEqual([
    'box animated fadeInUp',
    'box elementor-invisible',
    'box elementor-invisible',
    'box animated zoomIn',
    'box',
  ])
  await page.clock.runFor(100)
  expect((await classNames(page, ids))[2]).toBe('box animated zoomIn')
  await page.clock.runFor(100)
  expect((await classNames(page, ids))[1]).toBe('box animated zoomIn')
  expect(problems()).toEqual([])
})

test('an entrance plays once: not again after scrolling back, on another device, or after another scan', async ({ page, problems }) => {
  await countStarts(page)
  await ownPage(
    page,
    `${hidden('near', { animation: 'fadeIn', animation_mobile: 'zoomIn' })}<div class="far"></div>${hidden('tall', { animation: 'fadeIn' }, 'tall')}`,
    CSS,
  )
  await expect.poll(() => starts(page)).toEqual({ near: 1 })
  await scrollTo(page, 3000)
  await expect.poll(() => starts(page)).toEqual({ near: 1, tall: 1 })
  for (const y of [0, 4000, 0]) await scrollTo(page, y)
  await page.setViewportSize({ width: 390, height: 800 })
  await scrollTo(page, 100)
  await page.evaluate(() => (window as unknown as { Skerry: { scan: (root: Node) => void } }).Skerry.scan(document))
  await scrollTo(page, 0)
  // An element that is added last plays last: by then the others would have played again.
  await page.evaluate(() => {
    const el = Object.assign(document.createElement('div'), { id: 'added', className: 'box elementor-invisible' })
    el.dataset.settings = '{"animation":"fadeIn"}'
    document.body.prepend(el)
  })
  await expect.poll(() => starts(page)).toEqual({ near: 1, tall: 1, added: 1 })
  expect(await classNames(page, ['near'])).toEqual(['box animated fadeIn'])
  expect(problems()).toEqual([])
})

test('an element taller than the window plays as soon as its first line is seen', async ({ page }) => {
  await ownPage(page, `<div class="far"></div>${hidden('tall', { animation: 'fadeIn' }, 'tall')}`, CSS)
  await scrollTo(page, 1195)
  expect(await classNames(page, ['tall'])).toEqual(['box elementor-invisible tall'])
  await scrollTo(page, 1205)
  await expect.poll(() => classNames(page, ['tall'])).toEqual(['box tall animated fadeIn'])
})

test('the element’s setting counts before the widget’s, and that of the device on which it is seen (TV-AN-6, TV-AN-7)', async ({
  page,
  problems,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const far = { phone: { _animation_mobile: 'fadeIn' }, other: { animation: 'fadeIn', animation_mobile: 'zoomIn' } }
  await ownPage(
    page,
    `${hidden('both', { animation: 'zoomIn', _animation: 'fadeIn' })}<div class="far"></div>${Object.entries(far)
      .map(([id, given]) => hidden(id, given))
      .join('')}`,
    CSS,
  )
  await expect.poll(() => classNames(page, ['both'])).toEqual(['box animated zoomIn'])
  await page.setViewportSize({ width: 1280, height: 800 })
  await scrollTo(page, 2000)
  await expect.poll(() => classNames(page, ['phone', 'other'])).toEqual(['box', 'box animated fadeIn'])
  expect(problems()).toEqual([])
})

const NAMES = {
  animation: 'a1',
  animation_widescreen: 'a2',
  animation_laptop: 'a3',
  animation_tablet_extra: 'a4',
  animation_tablet: 'a5',
  animation_mobile_extra: 'a6',
  animation_mobile: 'a7',
}
const KEYFRAMES = `${Object.values(NAMES)
  .map((name) => `@keyframes ${name} { from { opacity: 0 } } .${name} { animation-name: ${name} }`)
  .join(' ')}`
/** The seven devices of a site that uses all of them, some at both edges. */
test('on a site with all seven devices a window plays the animation of its device', async ({ page, problems, each }) => {
  await each(
    [
      [2400, 'a2'],
      [2399, 'a1'],
      [1367, 'a1'],
      [1366, 'a3'],
      [1200, 'a4'],
      [1024, 'a5'],
      [880, 'a6'],
      [767, 'a7'],
    ] as const,
    ([width, name]) => `on a site with all seven devices a window of ${width} px plays the animation of its device, ${name}`,
    async ([width, name]) => {
      await page.setViewportSize({ width, height: 800 })
      const all = ['mobile_extra', 'tablet_extra', 'laptop', 'widescreen']
      const site = `<script type="application/json" id="site">${JSON.stringify({ responsive: { breakpoints: Object.fromEntries(all.map((key) => [key, { is_enabled: true }])) } })}</script>`
      await ownPage(page, site + hidden('x', NAMES), `${CSS} ${KEYFRAMES}`, '<script defer src="/skerry.js" data-config="#site"></script>')
      await expect.poll(() => classNames(page, ['x'])).toEqual([`box animated ${name}`])
      expect(problems()).toEqual([])
    },
  )
})

test('in a panel that is shown again and again the element is there each time, and unmounting restores it', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  await ownPage(page, `<div id="a" hidden>${hidden('two', { animation: 'fadeIn' })}</div>`, CSS)
  const setShown = (isShown: boolean) => page.evaluate((isOn) => document.getElementById('a')?.toggleAttribute('hidden', !isOn), isShown)
  for (let i = 0; i < 3; i++) {
    await setShown(true)
    await expect(page.locator('#two')).toHaveCSS('visibility', 'visible')
    expect(await classNames(page, ['two'])).toEqual(['box animated fadeIn'])
    await setShown(false)
  }
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})
