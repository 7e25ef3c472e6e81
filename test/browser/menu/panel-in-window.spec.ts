import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { unmountDifference } from '../unmount'
import { openPage } from './menu-pages'

const menu = (layout: string, name: string, isFull = '') =>
  `<nav data-widget="menu" aria-label="Główne" data-settings='{"layout":"${layout}","dropdown":"mobile","full_width":"${isFull}"}'><button type="button" data-menu-toggle${name ? '' : ' aria-label="Menu"'}>${name}</button><ul data-menu-list><li><a href="/trips/">Rejsy</a><ul><li><a href="/by-day/">Dzienne</a></li></ul></li><li><a href="/prices/">Cennik</a></li></ul></nav>`
const header = (style: string, nav: string, dir = 'ltr') => `<header dir="${dir}" class="${style}"><b>Zatoka</b>${nav}</header>`
const HEADERS = {
  'logo left, burger right': header('between', menu('horizontal', 'Menu')),
  'an icon alone': header('between', menu('horizontal', '')),
  'from right to left': header('between', menu('horizontal', ''), 'rtl'),
  'from right to left, burger right': header('between reverse', menu('horizontal', ''), 'rtl'),
  'burger left': header('between reverse', menu('horizontal', '')),
  'in the middle': header('middle', menu('horizontal', 'Menu')),
  'floating right': `<header class="floating"><b>Zatoka</b>${menu('horizontal', '')}</header>`,
  'in a bar at the bottom': `<header class="bottom"><b>Zatoka</b>${menu('horizontal', 'Menu')}</header>`,
  'as wide as the window': header('between', menu('horizontal', '', 'stretch')),
  'as wide as the window, in a bar at the bottom': `<header class="bottom"><b>Zatoka</b>${menu('horizontal', '', 'stretch')}</header>`,
  'at the foot of a bar on the right': `<header class="side">${menu('horizontal', '')}</header>`,
  'the layout dropdown': header('between', menu('dropdown', 'Menu')),
  'as wide as the window, from right to left, in no row': header('', menu('horizontal', '', 'stretch'), 'rtl'),
  'where a header hides what overflows it': header('between hides', menu('horizontal', 'Menu')),
  'where a header hides what overflows it sideways': header('hides-sideways', menu('horizontal', 'Menu')),
  'where a sticky header clips': header('between clips', menu('horizontal', 'Menu', 'stretch')),
  'where a header has a shape': header('between shaped', menu('horizontal', '')),
  'in a header that is shown smaller': header('between smaller', menu('horizontal', 'Menu')),
  'in a header that is shown larger, from right to left': header('between larger', menu('horizontal', 'Menu'), 'rtl'),
  'where a header contains its painting': header('between contains', menu('horizontal', ''), 'rtl'),
}
const CSS = `<style>body{margin:0}header{padding:8px}.between{display:flex;justify-content:space-between}.reverse{flex-direction:row-reverse}.middle{display:flex;justify-content:center}.bottom{position:fixed;inset:auto 0 0;display:flex;justify-content:space-between}.side{position:fixed;inset:0 0 90px auto;width:60px;display:flex;align-items:end}.floating nav{float:right}.before{height:520px;margin:0}.after{height:1500px}.hides{overflow:hidden}.hides-sideways{overflow-x:hidden}.clips{position:sticky;top:0;z-index:1;overflow:clip}.shaped{clip-path:inset(0)}.contains{contain:content}.smaller{zoom:.8}.larger{zoom:1.25}.floating::after{content:"";display:block;clear:both}</style>`

/** Opens and closes each panel; returns those that leave the window, with their edges, and those that cannot be seen. */
const outside = (page: Page): Promise<string[]> =>
  page.evaluate(async (names) => {
    const frames = async (count: number) => {
      for (let i = 0; i < count; i++) await new Promise((done) => requestAnimationFrame(done))
    }
    const until = async (is: () => boolean) => {
      for (let i = 0; i < 300 && !is(); i++) await frames(1)
      return is()
    }
    const bars = [...document.querySelectorAll<HTMLElement>('.bottom,.side')]
    /** Whether the pointer reaches a panel's last link; other bars cover the panels of bars. */
    const isInSight = (panel: Element) => {
      if (bars.some((el) => el.contains(panel))) return true
      const link = [...panel.querySelectorAll('a')].findLast((el) => el.offsetHeight) as HTMLElement
      for (const el of bars) el.inert = true
      const { left, top, height } = link.getBoundingClientRect()
      const isHit = link.contains(document.elementFromPoint(left + 8, top + height / 2))
      for (const el of bars) el.inert = false
      return isHit
    }
    const found: string[] = []
    for (const [i, header] of document.querySelectorAll('header').entries()) {
      const toggle = header.querySelector<HTMLElement>('[data-menu-toggle]')
      const panel = header.querySelector('[data-menu-list]')
      if (!panel || !toggle?.checkVisibility({ visibilityProperty: true })) continue
      toggle.scrollIntoView({ block: 'center', behavior: 'instant' })
      toggle.click()
      if (!(await until(() => panel.checkVisibility({ visibilityProperty: true })))) found.push(`${names[i]}: does not open`)
      await frames(2)
      // It keeps its place while the page scrolls.
      dispatchEvent(new Event('scroll'))
      await frames(2)
      const { left, right, top, bottom } = panel.getBoundingClientRect()
      const { clientWidth, scrollWidth } = document.documentElement
      if (left < 0 || right > clientWidth || scrollWidth > clientWidth || top < 0 || bottom > innerHeight)
        found.push(`${names[i]}: ${left}–${right}, ${top}–${bottom}, page ${scrollWidth}`)
      if (!(await until(() => isInSight(panel)))) found.push(`${names[i]}: is cut off`)
      toggle.click()
    }
    return found
  }, Object.keys(HEADERS))

test('the panel stays in the window, wherever the burger is, on a phone, a smaller one and a desktop', async ({ page, problems }) => {
  test.setTimeout(90_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, CSS + Object.values(HEADERS).join(''), false, { count: Object.keys(HEADERS).length })
  expect(await outside(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 600 })
  expect(await outside(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.locator('[data-menu-toggle]').first()).toBeHidden()
  expect(await outside(page)).toEqual([])
  // Without a burger, no list is as wide as the window.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a panel that has opened upwards at the bottom of the window opens downwards at its top', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await openPage(page, `${CSS}<p class="before"></p>${header('between', menu('horizontal', 'Menu'))}<p class="after"></p>`, false)
  const toggle = page.locator('[data-menu-toggle]')
  const panel = page.locator('[data-menu-list]')
  const isAbove = async () => ((await panel.boundingBox())?.y ?? 0) < ((await toggle.boundingBox())?.y ?? 0)
  await toggle.click()
  await expect.poll(isAbove).toBe(true)
  await toggle.click()
  await expect(panel).toBeHidden()
  await page.evaluate(() => scrollTo(0, 500))
  await toggle.click()
  await expect(panel).toBeVisible()
  await expect.poll(isAbove).toBe(false)
})
