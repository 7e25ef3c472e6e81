import { expect, test } from '../harness'
import { hand } from '../menu/menu-kinds'
import { builder, main, mega, openPage } from '../menu/menu-pages'
import { unmountDifference } from '../unmount'

/** What the tag asks for, what the visitor's system asks for, and whether the page moves. */
const CASES = [
  ['never', 'no-preference', false],
  ['auto', 'reduce', false],
  ['auto', 'no-preference', true],
  ['always', 'reduce', true],
] as const
const body = `<e-page-transition class="e-page-transition--entering" preloader-type="animation" preloader-animation-type="circle"></e-page-transition>
<div id="a">${builder()}</div><div id="b">${hand('horizontal')}</div><div id="c">${mega('click')}</div><a id="next" href="/own/next">dalej</a>`

for (const [motion, wish, moves] of CASES)
  test(`data-motion ${motion}, the system says ${wish}: menus and the cover between pages ${moves ? 'move' : 'stand still, and work'}`, async ({
    page,
    problems,
  }) => {
    await page.emulateMedia({ reducedMotion: wish })
    await page.addInitScript(() => {
      const { played } = Object.assign(window, { played: 0 })
      const { animate } = Element.prototype
      Element.prototype.animate = function (...given) {
        ;(window as unknown as { played: number }).played = played + 1
        return animate.apply(this, given)
      }
    })
    await openPage(page, body, true, {
      count: 3,
      more: '#a, #b, #c { min-height: 200px } .e-page-transition--entered { display: none } main { margin-top: 0 }',
      head: `<script defer src="/skerry.js" data-motion="${motion}"></script>`,
    })
    const cover = page.locator('e-page-transition')
    await expect(cover).toHaveClass(/--entered/)
    await expect(page.locator('e-preloader')).toHaveCount(moves ? 1 : 0)
    const played = () => page.evaluate(() => (window as unknown as { played: number }).played)
    for (const opener of [main(page, 'Oferta'), page.locator('.skerry-menu-sub').first(), page.locator('[aria-controls=c1]')]) {
      await opener.press(' ')
      await expect(opener).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Escape')
      await expect(opener).toHaveAttribute('aria-expanded', 'false')
    }
    // Those of the builder fold in 200 ms, or at once.
    if (moves) await expect.poll(played).toBeGreaterThan(0)
    else expect(await played()).toBe(0)
    for (const inner of ['#a .elementor-nav-menu--main li > ul', '#b li > ul', '#c1'])
      await expect(page.locator(inner).first()).toBeHidden()
    const isTaken = await page.evaluate(() => {
      let is = false
      addEventListener('click', (event) => {
        is = event.defaultPrevented
        event.preventDefault()
      })
      document.getElementById('next')?.click()
      return is
    })
    expect(isTaken).toBe(moves)
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })
