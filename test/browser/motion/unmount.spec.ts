import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage, recordScrollAndShifts, scrollTo } from '../own-page'
import { islandStates, rememberServedMarkup, unmountDifference } from '../unmount'

const CSS = `* { box-sizing: border-box } body { margin: 0 } .strip { height: 400px } .bar { height: 80px } .rest { height: 4000px } .room { height: 900px }
.moved { transform: translateZ(0) } .elementor-invisible { visibility: hidden } @keyframes fadeIn { from { opacity: 0 } } .animated { animation: fadeIn 30s } .fx { height: 140px }
.elementor-motion-effects-element { transition: transform 1s } .elementor-motion-effects-container { position: absolute; inset: 0 }
e-page-transition { --e-page-transition-animation-duration: 20s; --e-page-transition-entrance-animation: e-page-transition-fade-out; --e-page-transition-exit-animation: e-page-transition-fade-in }`
const box = (settings: object, more = 'bar') =>
  `<div class="${more}" id="x" data-element_type="container" data-settings='${JSON.stringify(settings)}'>x</div>`
const fx = { motion_fx_motion_fx_scrolling: 'yes', motion_fx_translateY_effect: 'yes' }
const under = '<div class="rest"></div>'
const transition = `<e-page-transition class="e-page-transition--entering" preloader-type="animation" preloader-animation-type="pulsing-dots"></e-page-transition><a id="go" href="/own/next">dalej</a>`
const has = (page: Page, name: string) => expect(page.locator('#x')).toHaveClass(new RegExp(name))

/** Every state in which one of these widgets can be, and how the page gets there. */
const STATES: [state: string, body: string, reach: (page: Page) => Promise<unknown>][] = [
  ['sticky, but not stuck', `<div class="strip"></div>${box({ sticky: 'top' })}${under}`, (p) => has(p, 'elementor-sticky')],
  ['stuck', `<div class="strip"></div>${box({ sticky: 'top' })}${under}`, (p) => scrollTo(p, 900).then(() => has(p, '--active'))],
  [
    'stuck in a containing block of fixed elements',
    `<div class="moved"><div class="strip"></div>${box({ sticky: 'top' })}${under}</div>`,
    (p) => scrollTo(p, 900).then(() => has(p, '--active')),
  ],
  ['stuck at the bottom', `${under}${box({ sticky: 'bottom' })}${under}`, (p) => has(p, '--active')],
  [
    'stuck at its parent’s end',
    `<div class="strip"></div><div class="room">${box({ sticky: 'top', sticky_parent: 'yes' })}</div>${under}`,
    async (p) => {
      await scrollTo(p, 600)
      await scrollTo(p, 1280)
      await expect(p.locator('#x')).toHaveCSS('position', 'absolute')
    },
  ],
  [
    'waiting for its entrance',
    box({ animation: 'fadeIn', animation_delay: 30_000 }, 'bar elementor-invisible'),
    (p) => expect.poll(() => islandStates(p)).toMatchObject({ states: { 'reveal mounted': 1 } }),
  ],
  ['in the middle of its entrance', box({ animation: 'fadeIn' }, 'bar elementor-invisible'), (p) => has(p, 'animated')],
  [
    'moved by a scroll-driven animation',
    `<div class="strip"></div>${box(fx, 'fx')}${under}`,
    (p) => expect.poll(() => p.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0),
  ],
  [
    'moved by script, in the middle of a transition',
    `<div class="strip"></div><div class="moved">${box(fx, 'fx')}</div>${under}`,
    async (p) => {
      await has(p, 'elementor-motion-effects-element')
      await scrollTo(p, 200)
    },
  ],
  [
    'with a background that moves',
    box({ background_motion_fx_motion_fx_scrolling: 'yes', background_motion_fx_translateY_effect: 'yes' }, 'fx') + under,
    (p) => has(p, 'type-background'),
  ],
  [
    'stretched',
    `<div class="room"><section id="x" class="elementor-section-stretched" data-settings='{"stretch_section":"section-stretched"}'>x</section></div>`,
    (p) => expect(p.locator('#x')).toHaveAttribute('style', /width/),
  ],
  [
    'scrolling to an anchor',
    `<a id="go" href="#x">x</a>${under}<section data-widget="anchor" id="x">x</section>${under}`,
    async (p) => {
      await p.click('#go')
      await p.waitForFunction(() => scrollY > 50)
    },
  ],
  [
    'arrived at an anchor',
    `<a id="go" href="#x">x</a>${under}<section data-widget="anchor" id="x">x</section>${under}`,
    async (p) => {
      await p.click('#go')
      await expect(p.locator('#x')).toBeFocused()
    },
  ],
  ['during the entrance of a page transition', transition, (p) => expect(p.locator('e-preloader')).toHaveCount(1)],
  [
    'during the exit of a page transition',
    transition,
    async (p) => {
      await expect(p.locator('e-preloader')).toHaveCount(1)
      await p.evaluate(() => document.getElementById('go')?.click())
      await expect(p.locator('e-page-transition')).toHaveClass(/exiting/)
    },
  ],
]
test('unmounting restores the page from each of its states', async ({ page, problems, each }) => {
  await each(
    STATES,
    ([state]) => `unmounting restores the page from the state “${state}”`,
    async ([, body, reach]) => {
      await recordScrollAndShifts(page)
      await rememberServedMarkup(page)
      await ownPage(page, body, CSS)
      const around = () =>
        page.evaluate(() => ({
          html: [...document.documentElement.attributes].map((a) => `${a.name}=${a.value}`).join(),
          hints: document.head.querySelectorAll('link[rel=prerender]').length,
          sheets: document.adoptedStyleSheets.length,
        }))
      await reach(page)
      expect(await unmountDifference(page)).toBe('')
      const left = () =>
        page.evaluate(() => ({
          moving: document.getAnimations().filter((a) => !(a instanceof CSSTransition)).length,
          scrollListeners: (window as unknown as { scrollListeners: number }).scrollListeners,
        }))
      // What waits for the next frame ends in it.
      await expect.poll(left).toEqual({ moving: 0, scrollListeners: 0 })
      const at = await page.evaluate(() => scrollY)
      expect(await around()).toEqual({ html: 'lang=pl', hints: 0, sheets: 0 })
      // Nothing happens afterwards, either.
      await page.evaluate(async () => {
        for (let i = 0; i < 20; i++) await new Promise((done) => requestAnimationFrame(done))
      })
      expect(await page.evaluate(() => scrollY)).toBe(at)
      expect(await page.evaluate(() => document.body.isEqualNode((window as unknown as { served: Node }).served))).toBe(true)
      expect(problems()).toEqual([])
    },
  )
})
