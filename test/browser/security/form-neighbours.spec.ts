import type { Page } from 'playwright/test'
import { handTabs, openPage as openTabs } from '../disclosure/disclosure-pages'
import { expect, test } from '../harness'
import { themeCss, themeHeader } from '../menu/menu-kinds'
import { openPage as openMenu } from '../menu/menu-pages'
import { ownPage, scrollTo } from '../own-page'
import { attributeJson } from '../players/helpers'
import { rememberServedMarkup, unmountDifference } from '../unmount'

/** Properties of elements that our code reads. A form's field of such a name takes the property's place. */
const NAMES = ['closest', 'matches', 'contains', 'id', 'style', 'dataset', 'classList', 'parentElement']

/** One form for each of the names, so that every one is beside, around or in what is tested. */
const forms = (content: (name: string) => string = () => '', attributes = '') =>
  NAMES.map((name) => `<form data-field="${name}" ${attributes}><input name="${name}" aria-label="${name}">${content(name)}</form>`).join(
    '',
  )

const failedIslands = (page: Page) =>
  page.evaluate(() => {
    const { Skerry } = globalThis as unknown as { Skerry: { islands: () => { state: string; widget: { name: string } }[] } }
    return Skerry.islands().flatMap(({ state, widget }) => (state === 'failed' ? [widget.name] : []))
  })
/** The inert ones among the forms that stand in the body, by their fields. Asked by the prototype: a field may be in the way of Playwright, too. */
const inertForms = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('form[inert]')].map((form) => form.getAttribute('data-field')).filter(Boolean))
// In the page, because in forms with fields of such names Playwright's own search and clicks fail.
const click = (page: Page, selector: string) =>
  page.evaluate((css) => HTMLElement.prototype.click.call(document.querySelector(css)), selector)
const shows = (page: Page, selector: string, text = '') =>
  page.waitForFunction(
    ([css, part]) => [...document.querySelectorAll(css)].some((el) => el.textContent.includes(part)),
    [selector, text] as const,
    { timeout: 5000 },
  )
const showsNone = (page: Page, selector: string) => page.waitForFunction((css) => !document.querySelector(css), selector, { timeout: 5000 })
const hasFocusIn = (page: Page, selector: string) =>
  page.evaluate((css) => Node.prototype.contains.call(document.querySelector(css), document.activeElement), selector)
/** A press of the mouse on an element, at this part of its size. */
async function press(page: Page, selector: string, x: number, y: number): Promise<void> {
  const box = await page.evaluate((css) => {
    const el = document.querySelector(css) as Element
    Element.prototype.scrollIntoView.call(el, { block: 'center', behavior: 'instant' })
    return Element.prototype.getBoundingClientRect.call(el).toJSON() as DOMRect
  }, selector)
  await page.mouse.click(box.left + box.width * x, box.top + box.height * y)
}

test.beforeEach(({ page }) => rememberServedMarkup(page))

const CSS = `form { padding: 12px; background: #eee } .tall { height: 2000px } .above { position: fixed; inset: auto 0 0 auto; z-index: 99999; width: 50px; height: 50px }
[data-widget=off-canvas] { position: fixed; inset: 0 0 0 auto; width: 300px; background: #fff } [data-widget=off-canvas][data-open=no] { display: none }
.elementor-menu-cart__container { position: fixed; inset: 0; visibility: hidden } .elementor-menu-cart__main { position: absolute; inset: 0 0 0 auto; width: 300px; background: #fff }
.elementor-menu-cart--shown .elementor-menu-cart__container { visibility: visible }`

test('a popup that makes the page inert below a banner, and one that does not cover it, open beside forms with such fields', async ({
  page,
  problems,
}) => {
  await ownPage(
    page,
    `<button id="to-over" data-popup-open="over">Over</button><button id="to-card" data-popup-open="card">Card</button>${forms()}
    <section data-widget="popup" id="over" hidden><h2>Over</h2></section>
    <section data-widget="popup" id="card" hidden data-settings='{"overlay":"no"}'><h2>Card</h2></section>
    <form class="other" role="dialog" aria-label="o"><input name="contains" aria-label="c"></form><div class="above">banner</div>`,
    CSS,
  )
  await shows(page, '#to-over[aria-haspopup=dialog]')
  await click(page, '#to-over')
  await shows(page, 'dialog[open]', 'Over')
  expect(await inertForms(page)).toEqual(NAMES)
  await page.keyboard.press('Escape')
  await showsNone(page, 'dialog[open]')
  expect(await inertForms(page)).toEqual([])
  for (const name of NAMES) {
    await click(page, '#to-card')
    await shows(page, 'dialog[open]', 'Card')
    expect(await inertForms(page)).toEqual([])
    // A dialog of others is not beside the popup.
    await press(page, '.other', 0.5, 0.95)
    await shows(page, 'dialog[open]', 'Card')
    await press(page, `form[data-field=${name}]`, 0.5, 0.95)
    await showsNone(page, 'dialog[open]')
  }
  expect(await failedIslands(page)).toEqual([])
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a form with such fields is a popup by its id and opens one by the selector of its openers', async ({ page, problems }) => {
  await ownPage(
    page,
    `${NAMES.map((name) => `<button data-popup-open="p-${name}">${name}</button><form data-widget="popup" id="p-${name}" hidden><h2>${name}</h2><input name="${name}" aria-label="${name}"></form>`).join('')}
    ${forms(() => '', 'class="opens"')}<section data-widget="popup" id="s" hidden data-settings='{"open_selector":".opens"}'><h2>Selected</h2></section>`,
    CSS,
  )
  await shows(page, '[data-popup-open=p-parentElement][aria-haspopup=dialog]')
  for (const name of NAMES) {
    await click(page, `[data-popup-open=p-${name}]`)
    await shows(page, 'dialog[open] h2', name)
    await page.keyboard.press('Escape')
    await showsNone(page, 'dialog[open]')
    await click(page, `.opens[data-field=${name}]`)
    await shows(page, 'dialog[open]', 'Selected')
    await page.keyboard.press('Escape')
    await showsNone(page, 'dialog[open]')
  }
  expect(await failedIslands(page)).toEqual([])
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a popup that is a form with a field called dataset keeps its limit and its counters', async ({ page, problems }) => {
  await ownPage(
    page,
    `<form data-widget="popup" id="p" hidden data-popup-limit="1/day" data-popup-version="2" data-settings='{"triggers":{"page_load":"yes","page_load_delay":0}}'><h2>P</h2><input name="dataset" aria-label="d"></form><button id="opener" data-popup-open="p">Open</button>`,
  )
  await shows(page, 'dialog[open]', 'P')
  await page.keyboard.press('Escape')
  await showsNone(page, 'dialog[open]')
  expect(await page.evaluate(() => JSON.stringify(Object.values(localStorage)))).toContain('popup_p_v2_times')
  await page.reload()
  await shows(page, '#opener[aria-haspopup]')
  const willShow = () =>
    page.evaluate(() => (globalThis as unknown as { Skerry: { popup: { explain: (id: string) => unknown } } }).Skerry.popup.explain('p'))
  expect(await willShow()).toMatchObject({ willShow: false, rules: [{ name: 'times', pass: false }] })
  expect(problems()).toEqual([])
})

for (const [what, panel] of [
  ['a section', (content: string) => `<section data-widget="off-canvas" id="panel">${content}</section>`],
  [
    'a form with such fields',
    (content: string) =>
      `<form data-widget="off-canvas" id="panel">${content}${NAMES.map((name) => `<input type="hidden" name="${name}">`).join('')}</form>`,
  ],
] as const)
  test(`an off-canvas panel that is ${what} opens beside forms with such fields, keeps the keyboard, and closes by a press on one`, async ({
    page,
    problems,
  }) => {
    await ownPage(
      page,
      `<button id="opener" data-off-canvas-open="panel">Open</button>${forms()}${panel('<h2>Panel</h2><a href="#a">A</a><button type="button" data-off-canvas-close>Close</button>')}`,
      CSS,
    )
    await shows(page, '#opener[aria-controls=panel]')
    const opened = '#panel[data-open=yes]'
    await click(page, '#opener')
    await shows(page, opened)
    expect(await inertForms(page)).toEqual(NAMES)
    for (let i = 0; i < 4; i++) {
      await page.keyboard.press('Tab')
      expect(await hasFocusIn(page, '#panel')).toBe(true)
    }
    await page.keyboard.press('Escape')
    await shows(page, '#panel[data-open=no]')
    for (const name of NAMES) {
      await click(page, '#opener')
      await shows(page, opened)
      // A script of the site has made the form usable again, so that it is itself what is pressed.
      await page.evaluate(() => {
        for (const el of document.querySelectorAll('form[data-field]')) Element.prototype.removeAttribute.call(el, 'inert')
      })
      await press(page, `form[data-field=${name}]`, 0.5, 0.95)
      await shows(page, '#panel[data-open=no]')
    }
    await click(page, '#opener')
    await shows(page, opened)
    await click(page, '[data-off-canvas-close]')
    await shows(page, '#panel[data-open=no]')
    expect(await failedIslands(page)).toEqual([])
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })

test("the shop's cart opens beside and inside forms with such fields, also while one has the focus", async ({ page, problems }) => {
  const cart = `<div class="elementor-element elementor-widget" data-element_type="widget" data-widget_type="woocommerce-menu-cart.default" data-settings='{"cart_type":"side-cart"}'>
    <div class="elementor-menu-cart__container" aria-hidden="true"><div class="elementor-menu-cart__main" aria-hidden="true"><div class="elementor-menu-cart__close-button"></div><p>pusty</p></div></div>
    <a href="#" class="elementor-menu-cart__toggle_button">Koszyk</a></div>`
  await ownPage(
    page,
    `<form tabindex="-1" autofocus><input name="matches" aria-label="m"></form>${forms(() => '', 'tabindex="-1"')}${forms((name) => (name === 'parentElement' ? cart : ''))}`,
    CSS,
  )
  const toggle = '.elementor-menu-cart__toggle_button'
  await shows(page, `${toggle}[aria-haspopup=dialog]`)
  for (const name of NAMES) {
    await page.evaluate((field) => HTMLElement.prototype.focus.call(document.querySelector(`form[data-field=${field}]`)), name)
    await click(page, toggle)
    await shows(page, `${toggle}[aria-expanded=true]`)
    // The form around the cart stays usable.
    expect(await inertForms(page)).toEqual([...NAMES, ...NAMES.filter((one) => one !== 'parentElement')])
    await page.evaluate((field) => {
      const form = document.querySelector(`form[data-field=${field}]`)
      Element.prototype.removeAttribute.call(form, 'inert')
      HTMLElement.prototype.focus.call(form)
    }, name)
    await page.keyboard.press('Escape')
    await shows(page, `${toggle}[aria-expanded=false]`)
    expect(await inertForms(page)).toEqual([])
  }
  expect(await failedIslands(page)).toEqual([])
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a popup keeps the keyboard over forms that take the focus, and closes when its opener is in a hidden one', async ({
  page,
  problems,
}) => {
  await ownPage(
    page,
    `<form id="menu"><input type="hidden" name="parentElement"><button type="button" id="opener" data-popup-open="p">Open</button></form>
    <section data-widget="popup" id="p" hidden data-settings='{"a11y_navigation":"yes"}'><h2>P</h2>${forms(() => '', 'tabindex="0"')}</section>`,
    CSS,
  )
  await shows(page, '#opener[aria-haspopup=dialog]')
  await click(page, '#opener')
  await shows(page, 'dialog[open]', 'P')
  for (let i = 0; i < 2 * NAMES.length + 3; i++) {
    await page.keyboard.press('Tab')
    expect(await hasFocusIn(page, 'dialog[open]')).toBe(true)
  }
  await page.evaluate(() => document.getElementById('menu')?.setAttribute('hidden', ''))
  await page.keyboard.press('Escape')
  await showsNone(page, 'dialog[open]')
  await page.evaluate(() => document.getElementById('menu')?.removeAttribute('hidden'))
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a message that is closed gives the focus to a form with such fields', async ({ page, problems }) => {
  for (const name of NAMES) {
    await ownPage(
      page,
      `<div data-widget="alert" role="status">A<button type="button" data-alert-close>Close</button></div><form tabindex="0"><input name="${name}" aria-label="${name}"></form>`,
    )
    await page.waitForFunction(
      () => (globalThis as unknown as { Skerry?: { islands: () => unknown[] } }).Skerry?.islands().length,
      undefined,
      { timeout: 5000 },
    )
    await page.locator('[data-alert-close]').focus()
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.localName === 'form', undefined, { timeout: 5000 })
  }
  expect(problems()).toEqual([])
})

test('slides that are forms with such fields, and forms in slides, slide and take presses of the mouse', async ({ page, problems }) => {
  const options = attributeJson({ slides_to_show: 1, navigation: 'both', infinite: 'yes', speed: 1 })
  await ownPage(
    page,
    NAMES.map(
      (name) =>
        `<div data-widget="slider" aria-label="${name}" id="of-${name}" data-settings='${options}'><div>first</div><form data-field="${name}"><input name="${name}" aria-label="${name}">second</form><div>third<form tabindex="-1"><input name="${name}" aria-label="${name}"></form></div></div>`,
    ).join(''),
    `${CSS} [data-widget=slider] { width: 400px } form { height: 100px }`,
  )
  for (const name of NAMES) {
    const active = `#of-${name} .swiper-slide-active`
    await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), `of-${name}`)
    await shows(page, `#of-${name} .skerry-slider-next`)
    await shows(page, active, 'first')
    await click(page, `#of-${name} .skerry-slider-next`)
    await shows(page, active, 'second')
    expect(await page.evaluate((css) => document.querySelector(css)?.getAttribute('aria-label'), active)).toBe('2 z 3')
    await press(page, `#of-${name} form[data-field]`, 0.5, 0.9)
    await click(page, `#of-${name} .skerry-slider-next`)
    await shows(page, active, 'third')
    // The form takes the focus by the press, and is there at the next.
    for (let i = 0; i < 2; i++) await press(page, `${active} form`, 0.5, 0.9)
    await click(page, `#of-${name} .skerry-slider-next`)
    await shows(page, active, 'first')
  }
  expect(await failedIslands(page)).toEqual([])
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('sticky forms with such fields, and what is sticky in them, stick, rest at the end of their parent and come free', async ({
  page,
  problems,
}) => {
  const kept = `data-settings='{"sticky":"top","sticky_parent":"yes"}'`
  await ownPage(
    page,
    `<div class="space"></div>${forms(() => '', `class="bar" data-settings='{"sticky":"top"}'`)}
    ${NAMES.map((name) => `<div class="home"><form class="bar" ${kept}><input name="${name}" aria-label="${name}"></form></div>`).join('')}
    ${forms(() => `<div class="bar" ${kept}>s</div><div class="space"></div>`)}<div><form class="flat" data-settings='{"sticky":"top"}'><input type="hidden" name="parentElement"><p>last</p></form></div><div id="after" class="tall"></div>`,
    `${CSS} form.flat { padding: 0 } .space { height: 300px } .home { height: 400px }`,
  )
  const total = 3 * NAMES.length
  const sticks = (count: number, selector = '.elementor-sticky--active') =>
    expect.poll(() => page.evaluate((css) => document.querySelectorAll(css).length, selector)).toBe(count)
  const positions = () =>
    page.evaluate(() => [...document.querySelectorAll('.bar')].map((el) => getComputedStyle(el).position + getComputedStyle(el).top))
  await sticks(total + 1, '.elementor-sticky')
  // The last one leaves exactly its room.
  const topOfRest = () => page.evaluate(() => Math.round((document.querySelector('#after')?.getBoundingClientRect().top ?? 0) + scrollY))
  const topBefore = await topOfRest()
  const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  const wereFixed = new Set<number>()
  for (let y = 0; y <= height; y += 100) {
    await scrollTo(page, y)
    for (const [i, position] of (await positions()).entries()) if (position === 'fixed0px') wereFixed.add(i)
  }
  expect(wereFixed.size).toBe(total)
  await sticks(total + 1)
  expect(await topOfRest()).toBe(topBefore)
  expect((await positions()).map((position) => position.replace(/\d.*/, ''))).toEqual([
    ...NAMES.map(() => 'fixed'),
    ...NAMES.map(() => 'absolute'),
    ...NAMES.map(() => 'absolute'),
  ])
  await scrollTo(page, 0)
  await sticks(0)
  expect([...new Set(await positions())]).toEqual(['staticauto'])
  expect(await failedIslands(page)).toEqual([])
  // Once more, and taken back while they are stuck.
  await scrollTo(page, height)
  await sticks(total + 1)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('what is in a form with such fields is unmounted with it', async ({ page, problems }) => {
  await ownPage(
    page,
    `${forms(() => '<button type="button" data-popup-open="p">Open</button>')}<section data-widget="popup" id="p" hidden></section>`,
    CSS,
  )
  const described = () => page.evaluate(() => document.querySelectorAll('[aria-haspopup]').length)
  await expect.poll(described).toBe(NAMES.length)
  await page.evaluate(() => {
    const { Skerry } = globalThis as unknown as { Skerry: { unmount: (root: Node) => void } }
    for (const form of document.querySelectorAll('form')) Skerry.unmount(form)
  })
  expect(await described()).toBe(0)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('menus and tabs take the pointer and presses on forms with such fields in and beside them', async ({ page, problems }) => {
  const items = NAMES.map((name) => `<li><form data-field="${name}"><input name="${name}" aria-label="${name}"></form></li>`).join('')
  await openTabs(
    page,
    `<nav data-widget="menu" aria-label="Menu" data-settings='{"layout":"horizontal"}'><button type="button" data-menu-toggle>Menu</button><ul data-menu-list><li><a href="#a">A</a><ul><li><a href="#b">B</a></li></ul></li>${items}</ul></nav>${handTabs}${forms(() => '', 'tabindex="-1" class="beside"')}`,
  )
  await page.locator('nav a').first().hover()
  await shows(page, 'nav li>[aria-expanded=true]')
  for (const name of NAMES) await press(page, `form[data-field=${name}]`, 0.5, 0.95)
  // The focus goes from the menu to a form, by a press.
  for (const name of NAMES) {
    await page.evaluate(() => document.querySelector<HTMLElement>('nav a')?.focus())
    await press(page, `.beside[data-field=${name}]`, 0.5, 0.95)
  }
  expect(await unmountDifference(page)).toBe('')
  // The submenus of a theme's header have code of their own.
  await openMenu(page, themeHeader.replace('</li>', `</li>${items}`), true, { more: themeCss })
  await page.waitForLoadState('networkidle')
  for (const name of NAMES) await click(page, `form[data-field=${name}]`)
  expect(await failedIslands(page)).toEqual([])
  expect(problems()).toEqual([])
})
