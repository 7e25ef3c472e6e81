import type { Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { scanAgain, unmountDifference } from '../unmount'
import { kinds, reach, type State } from './menu-kinds'
import { animationsEnd, menusMounted, openPage } from './menu-pages'

const screens = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 800 } }
/** One page for each kind of menu, in this order; the screen changes while the menu is open. */
const looks = [
  ['desktop', 'rtl'],
  ['phone', 'ltr'],
] as const

/** Up to the open state, before it closes again. */
const openAll = async (page: Page, states: State[]) => {
  for (const state of states.filter((s) => !/again|dismissed/.test(s.name))) await reach(page, state)
}
const names = (states: State[]) => states.map((s) => s.name).join(' · ')

for (const { name, body, more, ...devices } of kinds)
  test(`axe: ${name}: desktop, from right to left: ${names(devices.desktop)}; phone, after a resize while open: ${names(devices.phone)}`, async ({
    page,
    problems,
  }) => {
    await page.setViewportSize(screens.desktop)
    await openPage(page, body, true, { more, html: 'dir="rtl"' })
    let before: 'desktop' | 'phone' = 'desktop'
    for (const [device, dir] of looks) {
      // Both the pointer and the focus have left it.
      await page.mouse.move(600, 700)
      await page.evaluate((dir) => {
        ;(document.activeElement as HTMLElement).blur()
        document.documentElement.dir = dir
      }, dir)
      // Animations end where they would have without any.
      await page.emulateMedia({ reducedMotion: dir === 'ltr' ? 'reduce' : 'no-preference' })
      if (device !== before) {
        await openAll(page, devices[before])
        await page.mouse.move(600, 700)
        await page.setViewportSize(screens[device])
        // An always visible menu is the same on every device, and keeps open what is open.
        if (/always visible/.test(name)) {
          await expect(page.locator('[aria-expanded="true"]'), `${device}, ${dir}: still open`).toHaveCount(2)
          expect(await unmountDifference(page)).toBe('')
          await scanAgain(page)
          await menusMounted(page)
        }
        before = device
      }
      const found: Record<string, string[]> = {}
      for (const state of devices[device]) {
        await test.step(`${device}, ${dir}: ${state.name}`, async () => {
          await reach(page, state)
          await animationsEnd(page)
          // A menu that is closed again has the elements it had.
          found[state.name] = /again|dismissed/.test(state.name) ? [] : await axe(page)
        })
      }
      expect(found, `${device}, ${dir}`).toEqual(Object.fromEntries(devices[device].map((s) => [s.name, []])))
      expect(await unmountDifference(page), `${device}, ${dir}`).toBe('')
      await scanAgain(page)
      await menusMounted(page)
    }
    expect(problems()).toEqual([])
  })
