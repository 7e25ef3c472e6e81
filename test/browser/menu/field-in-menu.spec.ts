import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'

const MEGA = `<div class="elementor-element elementor-widget elementor-widget-n-menu" data-id="m1" data-element_type="widget" data-widget_type="mega-menu.default"
  data-settings='{"open_on":"hover","item_layout":"horizontal","breakpoint_selector":"none","content_width":"fit_to_content"}'><nav class="e-n-menu" aria-label="Mega">
  <div class="e-n-menu-wrapper"><ul class="e-n-menu-heading"><li class="e-n-menu-title"><span>Sign in</span><button class="e-n-menu-dropdown-icon e-focus" data-tab-index="1" aria-expanded="false">v</button></li></ul>
  <div class="e-n-menu-content"><div id="mega-content" class="e-con" data-tab-index="1"><input id="mega-field"></div></div></div></nav></div>`
const HOTSPOT = `<div class="elementor-element" data-element_type="widget" data-widget_type="hotspot.default" data-settings='{"tooltip_trigger":"mouseenter"}'>
  <div class="e-hotspot"><div class="e-hotspot__button">Point</div><div class="e-hotspot__tooltip" id="tip"><input id="tip-field"></div></div></div>`
const CSS =
  '[data-menu-list] ul[inert],.e-con:not(.e-active){display:none} .gap{height:200px} .e-hotspot__tooltip{display:none} .e-hotspot--active .e-hotspot__tooltip{display:block}'

/** The pointer moves to the list that the browser draws outside the page: the innermost element gets a leave event without a new target. */
const leaveWindow = (page: Page, selector: string) =>
  page.evaluate((selector) => {
    const el = document.querySelector(selector) as Element
    for (let at: Element | null = el; at; at = at.parentElement)
      at.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse', relatedTarget: null }))
    el.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse', relatedTarget: null }))
  }, selector)

/** Hovers `opener`, with the page's clock installed, until it has its code and has opened. */
const hoverUntil = (page: Page, opener: string, isOpen: () => Promise<boolean>) =>
  expect
    .poll(async () => {
      await page.hover('#away')
      await page.hover(opener)
      await page.clock.runFor(400)
      return isOpen()
    })
    .toBe(true)

test('what hover has opened stays open while a field in it is being filled in', async ({ page, problems }) => {
  await page.clock.install()
  await ownPage(
    page,
    `<p id="away">away</p><nav data-widget="menu" aria-label="M" data-settings='{"layout":"horizontal"}'><ul data-menu-list><li><a id="top" href="#l">Find</a><ul><li><form><input id="menu-field"></form></li></ul></li><li><a id="other" href="#o">Other</a></li></ul></nav>
     <p class="gap"></p>${MEGA}<p class="gap"></p>${HOTSPOT}`,
    CSS,
  )
  for (const [opener, field] of [
    ['#top', '#menu-field'],
    ['.e-n-menu-title', '#mega-field'],
    ['.e-hotspot__button', '#tip-field'],
  ] as const) {
    await hoverUntil(page, opener, () => page.locator(field).isVisible())
    await page.locator(field).click()
    await leaveWindow(page, field)
    await page.hover('#away')
    await page.clock.runFor(2000)
    await expect(page.locator(field), field).toBeVisible()
    await page.keyboard.type('a')
    // Once the field loses the focus, the pointer closes it again.
    await page.locator('#away').click()
    await page.clock.runFor(2000)
    await expect(page.locator(field), field).toBeHidden()
  }
  expect(problems()).toEqual([])
})

test('what hover has opened stays open around a focused frame of another page', async ({ page, problems }) => {
  await page.clock.install()
  const frame = (id: string) => `<iframe id="${id}" title="Frame" srcdoc="<input>" width="200" height="60"></iframe>`
  await ownPage(
    page,
    `<p id="away">away</p><nav data-widget="menu" aria-label="M" data-settings='{"layout":"horizontal"}'><ul data-menu-list><li><a id="top" href="#l">Find</a><ul><li>${frame('in-menu')}</li></ul></li></ul></nav>
     <p class="gap"></p>${MEGA.replace('<input id="mega-field">', frame('in-mega'))}<p class="gap"></p>${HOTSPOT.replace('<input id="tip-field">', frame('in-tip'))}<p class="gap"></p>
     <div data-widget="flip-box" id="box"><div>Front</div><div>Back ${frame('in-box')}</div></div>`,
    `${CSS} #box > :last-child { opacity: 0 } #box:hover > :last-child { opacity: 1 }`,
  )
  const isSeen = (id: string) => page.locator(id).evaluate((el) => el.checkVisibility({ opacityProperty: true }))
  for (const [opener, id] of [
    ['#top', '#in-menu'],
    ['.e-n-menu-title', '#in-mega'],
    ['.e-hotspot__button', '#in-tip'],
    ['#box', '#in-box'],
  ] as const) {
    await hoverUntil(page, opener, () => isSeen(id))
    await page.frameLocator(id).locator('input').click()
    await page.hover('#away')
    await page.clock.runFor(2000)
    expect(await isSeen(id), id).toBe(true)
    await page.locator('#away').click()
    await page.clock.runFor(2000)
    await expect.poll(() => isSeen(id), id).toBe(false)
  }
  expect(problems()).toEqual([])
})

test('an open select keeps a flip box on its side, and a tooltip stays if only the window has lost the focus', async ({
  page,
  problems,
}) => {
  await ownPage(
    page,
    `<p id="away">away</p><div data-widget="flip-box" id="box"><div>Front</div><div>Back <select id="choice" aria-label="c"><option>a<option>b</select></div></div>${HOTSPOT}`,
    CSS,
  )
  await page.hover('#box')
  await page.locator('#choice').focus()
  await expect(page.locator('#box')).toHaveAttribute('data-flip-side', 'back')
  const leaveBrowser = (selector: string) =>
    page.locator(selector).evaluate((el) => el.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  await leaveBrowser('#choice')
  await expect(page.locator('#box')).toHaveAttribute('data-flip-side', 'back')
  await expect
    .poll(async () => {
      await page.hover('#away')
      await page.hover('.e-hotspot__button')
      return page.locator('#tip-field').isVisible()
    })
    .toBe(true)
  await page.locator('#tip-field').click()
  await leaveBrowser('#tip-field')
  await expect(page.locator('#tip-field')).toBeVisible()
  await page.locator('#away').click()
  await expect(page.locator('#tip-field')).toBeHidden()
  expect(problems()).toEqual([])
})

test('Escape that ends an IME composition closes nothing', async ({ page, problems }) => {
  await ownPage(
    page,
    `<button data-popup-open="p">popup</button><section data-widget="popup" id="p" hidden><h2>P</h2><input id="in-popup"></section>
     <button data-off-canvas-open="oc">panel</button><aside data-widget="off-canvas" id="oc" aria-label="O"><input id="in-panel"><button data-off-canvas-close>Close</button></aside>
     <nav data-widget="menu" aria-label="M" data-settings='{"layout":"horizontal"}'><ul data-menu-list><li><a href="#l">Find</a><ul><li><input id="in-menu"></li></ul></li></ul></nav>`,
    CSS,
  )
  const compose = (selector: string) =>
    page.locator(selector).evaluate((el) => {
      const say = (type: string, init: object) =>
        el.dispatchEvent(
          Object.defineProperties(new KeyboardEvent(type, { key: 'Escape', bubbles: true, cancelable: true, ...init }), {
            keyCode: { value: 229 },
          }),
        )
      say('keydown', { isComposing: true })
      el.dispatchEvent(new KeyboardEvent('keyup', { key: 'Escape', bubbles: true }))
      // Safari sends it after the composition has ended.
      say('keydown', {})
      el.dispatchEvent(new KeyboardEvent('keyup', { key: 'Escape', bubbles: true }))
    })
  for (const [opener, field] of [
    ['[data-popup-open]', '#in-popup'],
    ['[data-off-canvas-open]', '#in-panel'],
    ['.skerry-menu-sub', '#in-menu'],
  ] as const) {
    await page.locator(opener).click()
    await page.locator(field).focus()
    await compose(field)
    await expect(page.locator(field), field).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator(field), field).toBeHidden()
  }
  expect(problems()).toEqual([])
})

test('a press into a frame elsewhere closes what a press or a key has opened', async ({ page, problems }) => {
  await ownPage(
    page,
    `<nav data-widget="menu" aria-label="M" data-settings='{"layout":"horizontal"}'><ul data-menu-list><li><a id="top" href="#l">Find</a><ul><li><a id="in-menu" href="#in">In</a></li></ul></li></ul></nav>
     <p class="gap"></p>${MEGA.replace('"open_on":"hover"', '"open_on":"click"')}<p class="gap"></p><iframe id="elsewhere" title="Frame" srcdoc="<p>text</p>" width="300" height="100"></iframe>`,
    CSS,
  )
  const press = (selector: string) => page.locator(selector).click()
  for (const [open, inside] of [
    [() => press('.skerry-menu-sub'), '#in-menu'],
    [() => page.locator('.skerry-menu-sub').press('Enter'), '#in-menu'],
    [() => press('.e-n-menu-title'), '#mega-field'],
    [() => page.locator('.e-n-menu-dropdown-icon').press('Enter'), '#mega-field'],
  ] as const) {
    await expect(async () => {
      if (!(await page.locator(inside).isVisible())) await open()
      await expect(page.locator(inside)).toBeVisible({ timeout: 500 })
    }).toPass()
    await page.frameLocator('#elsewhere').locator('p').click()
    await expect(page.locator(inside), inside).toBeHidden()
  }
  expect(problems()).toEqual([])
})
