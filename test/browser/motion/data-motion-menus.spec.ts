import { expect, test } from '../harness'
import { hand } from '../menu/menu-kinds'
import { builder, main, mega, openPage } from '../menu/menu-pages'
import { unmountDifference } from '../unmount'

/** The tag's `data-motion`, the visitor's system setting, and whether the page then moves. */
const CASES = [
  ['never', 'no-preference', false],
  ['auto', 'reduce', false],
  ['auto', 'no-preference', true],
  ['always', 'reduce', true],
] as const
const body = `<e-page-transition class="e-page-transition--entering" preloader-type="animation" preloader-animation-type="circle"></e-page-transition>
<div id="a">${builder()}</div><div id="b">${hand('horizontal')}</div><div id="c">${mega('click')}</div><a id="next" href="/own/next">dalej</a>`

for (const [motion, systemSetting, moves] of CASES)
  test(`with data-motion ${motion} and a system that asks for ${systemSetting}, menus and page transitions ${moves ? 'move' : 'stand still, and work'}`, async ({
    page,
    problems,
  }) => {
    await page.emulateMedia({ reducedMotion: systemSetting })
    await page.addInitScript(() => {
      const seen = Object.assign(window, { animations: 0 })
      const { animate } = Element.prototype
      Element.prototype.animate = function (...args) {
        seen.animations++
        return animate.apply(this, args)
      }
    })
    await openPage(page, body, true, {
      count: 3,
      more: '#a, #b, #c { min-height: 200px } .e-page-transition--entered { display: none } main { margin-top: 0 }',
      head: `<script defer src="/skerry.js" data-motion="${motion}"></script>`,
    })
    await expect(page.locator('e-page-transition')).toHaveClass(/--entered/)
    await expect(page.locator('e-preloader')).toHaveCount(moves ? 1 : 0)
    const animations = () => page.evaluate(() => (window as unknown as { animations: number }).animations)
    for (const opener of [main(page, 'Oferta'), page.locator('.skerry-menu-sub').first(), page.locator('[aria-controls=c1]')]) {
      await opener.press(' ')
      await expect(opener).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Escape')
      await expect(opener).toHaveAttribute('aria-expanded', 'false')
    }
    // The builder's menus close in 200 ms, or at once.
    if (moves) await expect.poll(animations).toBeGreaterThan(0)
    else expect(await animations()).toBe(0)
    for (const inner of ['#a .elementor-nav-menu--main li > ul', '#b li > ul', '#c1'])
      await expect(page.locator(inner).first()).toBeHidden()
    const isPrevented = await page.evaluate(() => {
      let prevented = false
      addEventListener('click', (event) => {
        prevented = event.defaultPrevented
        event.preventDefault()
      })
      document.getElementById('next')?.click()
      return prevented
    })
    expect(isPrevented).toBe(moves)
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })
