import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { unmountDifference } from '../unmount'
import { kinds, reach, type State } from './menu-kinds'
import { openPage } from './menu-pages'

/** From each width to the next with everything open: desktop and phone, both ways, and by way of a tablet. */
const WAY = [1280, 390, 1280, 800, 390, 800, 1280]

/** What remains of an open menu: announced, marked, visible but hidden from screen readers, or hidden but reachable. */
const left = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    const tell = (what: string, els: Element[]) => els.map((el) => `${what}: ${el.localName}.${el.className}`)
    const isSeen = (el: Element) => el.checkVisibility({ visibilityProperty: true })
    return [
      ...tell('says open', all('[aria-expanded="true"]')),
      ...tell('marked open', all('.e-active, .elementor-active, .highlighted, .content-above')),
      ...tell(
        'visible, but hidden from screen readers',
        all('nav a, nav button')
          .filter((el) => isSeen(el) && el.closest('[inert],[aria-hidden="true"]'))
          // Scaled to zero, it still has a box.
          .filter((el) => el.getBoundingClientRect().height > 1),
      ),
      ...tell(
        'says shown, but is not',
        all('[aria-hidden="false"]').filter((el) => !isSeen(el)),
      ),
      ...tell(
        'keeps a place',
        all('li ul').filter((el) => /margin|max-height|z-index/.test(el.getAttribute('style') ?? '')),
      ),
    ]
  })
const openAll = async (page: Page, states: State[]) => {
  for (const state of states.filter((s) => !/again|dismissed/.test(s.name))) await reach(page, state)
}

for (const { name, body, more, desktop, phone } of kinds)
  test(`${name}: ${WAY.join(' → ')} px, open each time: closed on the next, nothing left of it, and opens there`, async ({
    page,
    problems,
  }) => {
    await page.setViewportSize({ width: WAY[0] as number, height: 800 })
    await openPage(page, body, true, { more })
    for (const [i, width] of WAY.entries()) {
      // Neither the pointer nor the focus is on it.
      await page.mouse.move(600, 790)
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
      await test.step(`${width}`, async () => {
        // An always visible menu is the same on every device, and keeps open what is open.
        const staysOpen = /always visible/.test(name) && i > 0
        if (staysOpen) return expect(page.locator('[aria-expanded="true"]').filter({ visible: true })).toHaveCount(2)
        await expect.poll(() => left(page), { intervals: [50, 100, 200] }).toEqual([])
        await openAll(page, width > 1024 ? desktop : phone)
      })
    }
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })
