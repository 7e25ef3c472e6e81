import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { rememberServedMarkup, scanAgain, unmountDifference } from '../unmount'
import { allMenusMounted, animationsEnd, twoFrames } from './menu-pages'

/** A window of 1440×900 at 200 % and at 400 % (WCAG 1.4.10), and the text spacing of WCAG 1.4.12. */
const zooms = [
  ['200 %', 720, 450, ''],
  ['400 %', 360, 225, ''],
  [
    '200 % and wide text',
    720,
    450,
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  ],
] as const
const pages = [
  { url: '/landing/', toggle: '.elementor-menu-toggle', box: 'nav.elementor-nav-menu--dropdown' },
  { url: '/port/', toggle: '.site-navigation-toggle', box: '.site-navigation-dropdown' },
  { url: '/port/', toggle: '.e-n-menu-toggle', box: '.e-n-menu-wrapper' },
  { url: '/pages/menu.html', toggle: '[data-menu-toggle]', box: '#menu-main [data-menu-list]' },
]
/** Whether some point of the focused element is in the window and uncovered. */
const isSeen = (page: Page) =>
  page.evaluate(async () => {
    for (let i = 0; i < 3; i++) await new Promise((done) => requestAnimationFrame(done))
    const el = document.activeElement as HTMLElement
    const { x, y, width, height } = el.getBoundingClientRect()
    return [0.1, 0.5, 0.9].some((part) => el.contains(document.elementFromPoint(x + width / 2, y + height * part)))
  })

for (const { url, toggle, box } of pages)
  test(`${url} at ${zooms.map(([name]) => name).join(', ')}: ${toggle} opens, every item can be reached and seen, nothing scrolls sideways`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await rememberServedMarkup(page)
    for (const [name, width, height, css] of zooms)
      await test.step(name, async () => {
        await page.setViewportSize({ width, height })
        // Zoomed while the page is open, each time with a menu that was never opened.
        if (name === zooms[0][0]) await page.goto(url)
        else {
          expect(await unmountDifference(page), name).toBe('')
          await scanAgain(page)
        }
        await allMenusMounted(page)
        await page.evaluate((css) => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync(css)
          document.adoptedStyleSheets.push(sheet)
        }, css)
        // The page learns its new size in a later frame.
        await twoFrames(page)
        await page.locator(toggle).focus()
        await page.keyboard.press('Enter')
        await expect(page.locator(toggle)).toHaveAttribute('aria-expanded', 'true')
        const hidden: string[] = []
        let stops = 0
        await animationsEnd(page)
        for (let i = 0; i < 40; i++) {
          await page.keyboard.press('Tab')
          if (!(await page.evaluate((box) => !!document.activeElement?.closest(box), box))) break
          // Every level: opens whatever says that it is closed.
          if (
            await page.evaluate(() => document.activeElement?.matches(':is(.has-submenu, .e-n-menu-dropdown-icon)[aria-expanded="false"]'))
          )
            await page.keyboard.press(' ')
          stops++
          if (!(await isSeen(page))) hidden.push(await page.evaluate(() => document.activeElement?.textContent?.trim().slice(0, 30) ?? ''))
        }
        expect(stops, name).toBeGreaterThan(4)
        expect(hidden, name).toEqual([])
        const { scroll, client } = await page.evaluate(() => ({
          scroll: document.documentElement.scrollWidth,
          client: document.documentElement.clientWidth,
        }))
        expect(scroll, name).toBeLessThanOrEqual(client)
      })
  })
