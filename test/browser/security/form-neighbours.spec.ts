import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { CSS, click, failedIslands, forms, hasFocusIn, inertForms, NAMES, press, shows, showsNone } from './form-names'

test.beforeEach(({ page }) => rememberServedMarkup(page))

test('popups that make the page below a banner inert, and popups that do not cover it, open beside forms with such fields', async ({
  page,
  problems,
}) => {
  await ownPage(
    page,
    `<button id="to-over" data-popup-open="over">Over</button><button id="to-card" data-popup-open="card">Card</button>${forms()}
    <section data-widget="popup" id="over" hidden><h2>Over</h2></section>
    <section data-widget="popup" id="card" hidden data-settings='{"overlay":"no","position":"top left"}'><h2>Card</h2></section>
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
    // Another script's dialog is not beside the popup.
    await press(page, '.other', 0.5, 0.95)
    await shows(page, 'dialog[open]', 'Card')
    await press(page, `form[data-field=${name}]`, 0.5, 0.95)
    await showsNone(page, 'dialog[open]')
  }
  expect(await failedIslands(page)).toEqual([])
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a form with such fields is a popup by its id, and opens one through its opener selector', async ({ page, problems }) => {
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
  test(`an off-canvas panel that is ${what} opens beside forms with such fields, keeps the keyboard, and closes when one is pressed`, async ({
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
      // A script of the site has made the form usable again, so that the press lands on the form itself.
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

test("the shop's cart opens beside and inside forms with such fields, even while one has the focus", async ({ page, problems }) => {
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

test('a popup keeps the keyboard from forms that take the focus, and closes even if its opener is in a hidden one', async ({
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

test('closing a message moves the focus to a form with such fields', async ({ page, problems }) => {
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
