import { builder, byHand, css, mega } from '../browser/menu/menu-pages'
import { DESKTOP, expect, PHONE, test } from './harness'
import type { Visitor } from './visitor'

const MAIN =
  '<main><h1>Strona</h1><button type="button" id="after">Dalej</button><section data-widget="anchor" id="prices"><h2>Cennik</h2></section></main>'
const open = async (visitor: Visitor, menu: string, size = DESKTOP) => {
  await visitor.visitOwn({ body: menu + MAIN, css }, size)
  await visitor.mounted(menu.includes('n-menu') ? 'mega-menu' : 'menu')
}
const sub = '.skerry-menu-sub'

test.describe('a hand-written menu', () => {
  test('opens a submenu under the mouse, and closes it when the mouse leaves', async ({ visitor }) => {
    await open(visitor, byHand())
    await visitor.hover('a >> Oferta')
    await visitor.seen('a >> Sklepy')
    await visitor.moveTo(900, 700)
    await visitor.gone('a >> Sklepy')
  })
  test('closes a submenu under the mouse by Escape alone where a popup without an overlay has the focus', async ({ visitor }) => {
    const card = `<button id="opener" data-popup-open="card">open</button><section data-widget="popup" id="card" hidden data-settings='{"overlay":"no","position":"bottom right"}'><input id="in" aria-label="in"></section>`
    await visitor.visitOwn({ body: byHand() + MAIN + card, css }, DESKTOP)
    await visitor.mounted('menu')
    await visitor.evaluate(() => document.querySelector<HTMLElement>('#opener')?.click())
    await visitor.seen('#in')
    await visitor.focus('#in')
    await visitor.hover('a >> Oferta')
    await visitor.seen('a >> Sklepy')
    await visitor.press('Escape')
    await visitor.gone('a >> Sklepy')
    await visitor.evaluate(() => inPage.frames(6))
    expect(await visitor.isVisible('#in')).toBe(true)
    await visitor.press('Escape')
    await visitor.gone('#in')
  })
  test('opens and closes a submenu by its button', async ({ visitor }) => {
    await open(visitor, byHand())
    await visitor.click(`${sub}[aria-label="Oferta"]`)
    await visitor.seen('a >> Sklepy')
    await visitor.has(`${sub}[aria-label="Oferta"]`, 'aria-expanded', 'true')
  })
  test('closes a submenu at a press into a frame', async ({ visitor }) => {
    await open(visitor, `${byHand()}<iframe id="frame" title="f" srcdoc="<p>text</p>" width="400" height="200"></iframe>`)
    await visitor.click(`${sub}[aria-label="Oferta"]`)
    await visitor.seen('a >> Sklepy')
    const { x, y, width, height } = await visitor.box('#frame')
    await visitor.moveTo(x + width - 20, y + height - 20)
    await visitor.click('#frame')
    await visitor.gone('a >> Sklepy')
  })
  test('follows a link whose submenu is open', async ({ visitor }) => {
    await open(visitor, byHand().replaceAll('href="/', 'href="/own/'))
    await visitor.hover('a >> Oferta')
    await visitor.seen('a >> Sklepy')
    await visitor.click('a >> Sklepy')
    await expect.poll(visitor.location).toBe('/own/b/')
  })
  test('is walked through by Tab: a button stands after each link with a submenu', async ({ visitor }) => {
    await open(visitor, byHand())
    await visitor.focus('a >> Start')
    expect(await visitor.walk('Tab', 'Tab', 'Tab', 'Shift+Tab')).toEqual(['Oferta', 'Oferta', 'Blog', 'Oferta'])
  })
  test('opens by Enter on the button, and Escape closes it and brings the focus back', async ({ visitor }) => {
    await open(visitor, byHand())
    await visitor.focus(`${sub}[aria-label="Oferta"]`)
    await visitor.press('Enter')
    await visitor.seen('a >> Sklepy')
    expect(await visitor.walk('Tab', 'Tab')).toEqual(['Strony', 'Sklepy'])
    await visitor.press('Escape')
    await visitor.isFocused('Oferta')
    await visitor.gone('a >> Sklepy')
  })
  test('opens and closes by Space on the button', async ({ visitor }) => {
    await open(visitor, byHand())
    await visitor.focus(`${sub}[aria-label="Oferta"]`)
    await visitor.press(' ')
    await visitor.seen('a >> Sklepy')
    await visitor.press(' ')
    await visitor.gone('a >> Sklepy')
  })
  test('closes when the focus leaves it', async ({ visitor }) => {
    await open(visitor, byHand())
    await visitor.focus(`${sub}[aria-label="Blog"]`)
    await visitor.press('Enter')
    await visitor.seen('a >> Nowości')
    expect(await visitor.walk('Tab', 'Tab', 'Tab')).toEqual(['Nowości', 'Cennik', 'after'])
    await visitor.gone('a >> Nowości')
  })
  test('opens a third level beside the second', async ({ visitor }) => {
    await visitor.visit('/pages/menu.html')
    await visitor.mounted('menu', 2)
    await visitor.hover('#menu-main a >> Trips')
    await visitor.seen('#menu-main a >> By night')
    await visitor.hover('#menu-main a >> By night')
    await visitor.seen('#menu-main a >> Under the stars')
    await visitor.animationsEnd()
    const [second, third] = [await visitor.box('#menu-main a >> By night'), await visitor.box('#menu-main a >> The lighthouse trail')]
    expect(third.x).toBeGreaterThanOrEqual(second.x + second.width - 1)
  })
  test('is a panel behind a button on a phone; Escape closes it and brings the focus back', async ({ visitor }) => {
    await open(visitor, byHand(), PHONE)
    await visitor.gone('a >> Start')
    await visitor.click('[data-menu-toggle]')
    await visitor.seen('a >> Start')
    await visitor.has('[data-menu-toggle]', 'aria-expanded', 'true')
    await visitor.press('Escape')
    await visitor.gone('a >> Start')
    await visitor.isFocused('Menu')
  })
  for (const dir of ['ltr', 'rtl'])
    test(`in a bar at the foot of a phone the panel stays in the window (${dir}), also while the page scrolls`, async ({ visitor }) => {
      await visitor.visitOwn(
        {
          body: `<header class="foot" dir="${dir}"><b>Zatoka</b>${byHand()}</header>${MAIN}<p class="far">Dalej</p>`,
          css: `${css} .foot { position: fixed; inset: auto 0 0; display: flex; justify-content: space-between; padding: 8px } .far { height: 3000px }`,
        },
        PHONE,
      )
      await visitor.mounted('menu')
      await visitor.click('[data-menu-toggle]')
      await visitor.seen('a >> Start')
      await visitor.animationsEnd()
      const panel = await visitor.box('[data-menu-list]')
      const { x, y, width, height } = panel
      const room = await visitor.evaluate(() => document.documentElement.clientWidth)
      expect([x >= 0, x + width <= room, y >= 0, y + height <= PHONE.height]).toEqual([true, true, true, true])
      expect(await visitor.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
      for (const place of [300, 900, 0]) {
        await visitor.scrollTo(place)
        expect(await visitor.box('[data-menu-list]'), `scrolled to ${place}`).toEqual(panel)
      }
      await visitor.click('a >> Cennik')
      await expect.poll(visitor.location).toBe('/own/#prices')
    })
  test('is opened by a finger, and so is a submenu in it', async ({ visitor }) => {
    test.skip(!visitor.hasTouch, 'WebKitGTK’s driver has no touch')
    await open(visitor, byHand(), PHONE)
    await visitor.tap('[data-menu-toggle]')
    await visitor.seen('a >> Start')
    await visitor.tap(`${sub}[aria-label="Oferta"]`)
    await visitor.seen('a >> Sklepy')
    await visitor.tap(`${sub}[aria-label="Oferta"]`)
    await visitor.gone('a >> Sklepy')
  })
  test('is a row again when the window grows while the panel is open', async ({ visitor }) => {
    await open(visitor, byHand(), PHONE)
    await visitor.click('[data-menu-toggle]')
    await visitor.seen('a >> Start')
    await visitor.resize(DESKTOP)
    await visitor.has('nav', 'data-layout', 'horizontal')
    await visitor.seen('a >> Start')
    await visitor.gone('[data-menu-toggle]')
  })
  test('is accessible with a submenu open, makes no mistakes, and is restored by unmounting', async ({ visitor }) => {
    await open(visitor, byHand())
    await visitor.click(`${sub}[aria-label="Oferta"]`)
    await visitor.seen('a >> Sklepy')
    expect(await visitor.axe()).toEqual([])
    expect(await visitor.problems()).toEqual([])
    expect(await visitor.unmountDifference()).toBe('')
  })
})

test.describe('the builder’s menu', () => {
  test('opens a submenu under the mouse, and one of the next level', async ({ visitor }) => {
    await open(visitor, builder())
    await visitor.hover('a >> Oferta')
    await visitor.seen('a >> Strony')
    await visitor.hover('a >> Strony')
    await visitor.seen('a >> Firmowe')
    await visitor.moveTo(900, 700)
    await visitor.gone('a >> Strony')
  })
  test('is walked through by the arrow keys, and closed by Escape', async ({ visitor }) => {
    await open(visitor, builder())
    await visitor.focus('a >> Oferta')
    await visitor.press('Enter')
    await visitor.seen('a >> Strony')
    expect(await visitor.walk('ArrowDown', 'ArrowDown', 'ArrowUp', 'Escape')).toEqual(['Strony', 'Sklepy', 'Strony', 'Oferta'])
    await visitor.gone('a >> Strony')
  })
  test('drops down on a phone, and a submenu in it', async ({ visitor }) => {
    await open(visitor, builder(), PHONE)
    await visitor.click('.elementor-menu-toggle')
    await visitor.seen('a >> Start')
    await visitor.click('nav.elementor-nav-menu--dropdown a >> Blog')
    await visitor.seen('a >> Nowości')
    expect(await visitor.problems()).toEqual([])
    expect(await visitor.unmountDifference()).toBe('')
  })
  test('is opened by a finger, and a submenu in it', async ({ visitor }) => {
    test.skip(!visitor.hasTouch, 'WebKitGTK’s driver has no touch')
    await open(visitor, builder(), PHONE)
    await visitor.tap('.elementor-menu-toggle')
    await visitor.seen('a >> Start')
    await visitor.tap('nav.elementor-nav-menu--dropdown a >> Blog')
    await visitor.seen('a >> Nowości')
  })
})

test.describe('the mega menu', () => {
  test('opens by a finger', async ({ visitor }) => {
    test.skip(!visitor.hasTouch, 'WebKitGTK’s driver has no touch')
    await open(visitor, mega('click'))
    await visitor.tap('[aria-controls=c1]')
    await visitor.seen('a >> Igrek')
  })
  test('opens under the mouse and closes when the mouse leaves', async ({ visitor }) => {
    await open(visitor, mega('hover'))
    await visitor.hover('a >> Jeden')
    await visitor.seen('a >> Igrek')
    await visitor.moveTo(900, 700)
    await visitor.gone('a >> Igrek')
  })
  test('opens by its button; Tab goes into it, Escape back', async ({ visitor }) => {
    await open(visitor, mega('click'))
    await visitor.focus('[aria-controls=c1]')
    await visitor.press('Enter')
    await visitor.seen('a >> Igrek')
    expect(await visitor.walk('Tab', 'Tab', 'Shift+Tab')).toEqual(['Iks', 'Igrek', 'Iks'])
    await visitor.press('Shift+Tab')
    expect(await visitor.attribute(':focus', 'aria-controls')).toBe('c1')
    await visitor.press('Tab', 'Escape')
    await visitor.gone('a >> Igrek')
    expect(await visitor.attribute(':focus', 'aria-controls')).toBe('c1')
  })
  test('shows one content at a time', async ({ visitor }) => {
    await open(visitor, mega('click'))
    await visitor.click('[aria-controls=c1]')
    await visitor.seen('a >> Igrek')
    await visitor.click('[aria-controls=c2]')
    await visitor.seen('a >> Zet')
    await visitor.gone('a >> Igrek')
    expect(await visitor.problems()).toEqual([])
    expect(await visitor.unmountDifference()).toBe('')
  })
})
