import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage, scrollTo } from '../own-page'
import { islandStates } from '../unmount'

/** The last line is the builder's own rule for visitors who ask for less motion. */
const CSS = `body { margin: 0 } .box { height: 60px } .far { height: 1500px } .elementor-invisible { visibility: hidden } @keyframes fadeIn { from { opacity: 0 } } .animated { animation-duration: 1.25s } .fadeIn { animation-name: fadeIn }
@media (prefers-reduced-motion: reduce) { [data-element_type].animated { animation: none !important; transition-duration: 1ms !important } }`
const BODY = `<a id="go" href="#target">target</a><div class="box elementor-invisible" id="builder" data-element_type="widget" data-settings='{"_animation":"fadeIn"}'>b</div>
<div class="box" id="hand" data-settings='{"animation":"fadeInUp"}'>h</div>
<div class="box" id="fx" data-settings='{"motion_fx_motion_fx_scrolling":"yes","motion_fx_translateY_effect":"yes"}'>m</div>
<div data-widget="slider" id="slider" aria-label="Reviews" data-settings='{"slides_to_show":1,"navigation":"both","infinite":"no","speed":600,"autoplay":"yes","autoplay_speed":60000}'><div>1</div><div>2</div><div>3</div></div>
<div class="far"></div><section data-widget="anchor" id="target"><h2>Cel</h2></section><div class="far"></div>`

/** The tag's `data-motion`, the visitor's system setting, and whether the page then moves. */
const CASES: [motion: string | undefined, systemSetting: 'reduce' | 'no-preference', moves: boolean][] = [
  [undefined, 'no-preference', true],
  [undefined, 'reduce', false],
  ['auto', 'no-preference', true],
  ['auto', 'reduce', false],
  ['always', 'no-preference', true],
  ['always', 'reduce', true],
  ['never', 'no-preference', false],
  ['never', 'reduce', false],
]
/** How many animations longer than 100 ms have begun on the element. */
const animationsOf = (page: Page, id: string) =>
  page.evaluate((name) => {
    const all = (window as unknown as { animations: [string, number][] }).animations
    return all.filter(([id, ms]) => id === name && ms > 100).length
  }, id)

test('everything moves, or nothing does, as data-motion and the system say', async ({ page, problems, each }) => {
  await each(
    CASES,
    ([motion, systemSetting, moves]) =>
      `with data-motion ${motion ?? 'left out'} and a system that asks for ${systemSetting}, ${moves ? 'everything moves' : 'nothing moves, and everything works'}`,
    async ([motion, systemSetting, moves]) => {
      await page.emulateMedia({ reducedMotion: systemSetting })
      await page.addInitScript(() => {
        const { animations, scrollTops } = Object.assign(window, { animations: [] as [string, number][], scrollTops: [] as number[] })
        document.addEventListener('animationstart', (event) => {
          const el = event.target as Element
          animations.push([el.id, Number.parseFloat(getComputedStyle(el).animationDuration) * 1000])
        })
        addEventListener('scroll', () => scrollTops.push(scrollY))
      })
      const head = `<link rel="stylesheet" href="/skerry.css"><script defer src="/skerry.js"${motion ? ` data-motion="${motion}"` : ''}></script>`
      await ownPage(page, BODY, CSS, head)
      // Entrances: visible in any case, animated only where the page moves.
      for (const id of ['builder', 'hand']) {
        await expect(page.locator(`#${id}`)).toHaveCSS('visibility', 'visible')
        if (moves) await expect.poll(() => animationsOf(page, id)).toBe(1)
      }
      // Motion effects.
      const fx = () => page.locator('#fx').evaluate((el) => getComputedStyle(el).transform)
      if (moves) await expect.poll(fx).not.toBe('none')
      const before = await fx()
      await scrollTo(page, 40)
      if (moves) await expect.poll(fx).not.toBe(before)
      else expect(await fx()).toBe('none')
      await scrollTo(page, 0)
      // The slider: its buttons work at any speed; it plays by itself, and has a pause, only where the page moves.
      const slider = page.locator('#slider')
      const next = slider.locator('button:visible').last()
      await expect(next).toBeVisible()
      const at = () =>
        page.evaluate(() => {
          const root = document.querySelector('#slider')?.getBoundingClientRect() as DOMRect
          return [...document.querySelectorAll('#slider .swiper-slide')].findIndex(
            (el) => Math.abs(el.getBoundingClientRect().left - root.left) < 5,
          )
        })
      await expect.poll(at).toBe(0)
      await next.click()
      await expect.poll(at).toBe(1)
      await next.click()
      await expect.poll(at).toBe(2)
      // In-page links: half a second of steps, or one jump.
      await page.evaluate(() => {
        ;(window as unknown as { scrollTops: number[] }).scrollTops.length = 0
      })
      await page.click('#go')
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('target')
      const positions = await page.evaluate(() => new Set((window as unknown as { scrollTops: number[] }).scrollTops.map(Math.round)).size)
      if (moves) expect(positions).toBeGreaterThan(3)
      else expect(positions).toBe(1)
      if (!moves) expect([await animationsOf(page, 'builder'), await animationsOf(page, 'hand')]).toEqual([0, 0])
      expect(problems()).toEqual([])
    },
  )
})

test('the demo’s switch loads the page with another data-motion, under the strictest policy', async ({ page, problems }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/pages/motion-switch.html')
  const now = () => page.evaluate(() => document.querySelector('script[data-motion]')?.getAttribute('data-motion'))
  expect(await now()).toBe('auto')
  await expect(page.locator('.strip').first()).not.toHaveClass(/animated/)
  await page.click('[href="?motion=always"]')
  await expect.poll(now).toBe('always')
  await expect(page.locator('.choice [aria-current]')).toHaveText('always')
  await expect(page.locator('.strip').first()).toHaveClass(/animated fadeInLeft/)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.click('[href="?motion=never"]')
  await expect.poll(now).toBe('never')
  await expect(page.locator('[role=status]').first()).toContainText('is at rest')
  // Entrances decide when they mount.
  const entrances = async () => Object.keys((await islandStates(page)).states).filter((state) => state.startsWith('reveal '))
  await expect.poll(entrances).toEqual(['reveal mounted'])
  await expect(page.locator('.strip').first()).not.toHaveClass(/animated/)
  expect(problems()).toEqual([])
})
