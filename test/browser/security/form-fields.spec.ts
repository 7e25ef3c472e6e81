import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { attributeJson } from '../players/helpers'
import { rememberServedMarkup, unmountDifference } from '../unmount'

/** Properties of a form that our code reads. A field of such a name takes the property's place. */
const NAMES = [
  ...['closest', 'matches', 'contains', 'id', 'style', 'dataset', 'classList', 'parentElement'],
  ...['getAttribute', 'setAttribute', 'children', 'querySelectorAll', 'addEventListener', 'getRootNode', 'remove', 'before', 'localName'],
]

const slider = `<div data-widget="slider" aria-label="S" data-settings='${attributeJson({ slides_to_show: 1, navigation: 'both' })}'><div>a</div><div>b</div></div>`
const menu = `<nav data-widget="menu" aria-label="Menu" data-settings='{"layout":"dropdown"}'><button type="button" data-menu-toggle>Menu</button><ul data-menu-list><li><a href="#x">X</a></li></ul></nav>`

for (const name of NAMES)
  test(`a form with a field called ${name} works in and around openers, popups and sliders, and as one of them`, async ({ page, problems }) => {
    const field = `<input name="${name}" aria-label="${name}">`
    const form = (content: string, attributes = '') => `<form ${attributes}>${field}${content}</form>`
    await rememberServedMarkup(page)
    await ownPage(
      page,
      `${form(`<button type="button" id="opener" data-popup-open="p">Open</button>${slider}${menu}<div data-settings='{"sticky":"top","sticky_parent":"yes"}'>s</div>`, 'id="around"')}
      <section data-widget="popup" id="p" hidden data-settings='{"a11y_navigation":"yes"}'><h2>P</h2>${form('<button type="button" data-popup-close>Close</button>', 'class="in-popup" data-popup-convert')}</section>
      ${form('<h2>Form</h2>', 'data-widget="popup" id="form-popup" hidden')}
      ${form('o', 'class="form-opener" data-popup-open="form-popup"')}
      ${form('m', `class="elementor-invisible animated-slow" data-settings='{"sticky":"top","animation":"fadeIn"}'`)}
      <div data-widget="slider" aria-label="T" data-settings='${attributeJson({ slides_to_show: 1, navigation: 'both' })}'><div>${form('1')}</div><div>2</div></div>
      <div class="tall"></div>`,
      '.tall { height: 2000px }',
    )
    // A click on a form's own area has the form as its target.
    const clickForm = (selector: string) =>
      page.locator(selector).evaluate((el) => EventTarget.prototype.dispatchEvent.call(el, new MouseEvent('click', { bubbles: true })))
    await expect(page.locator('#opener')).toHaveAttribute('aria-haspopup', 'dialog')
    await page.getByRole('button', { name: 'Menu' }).click()
    await clickForm('#around')
    await page.getByRole('button', { name: 'Następny slajd' }).first().click()
    await expect(page.locator('.swiper-slide-active').first()).toHaveText('b')
    await page.locator('#opener').click()
    await expect(page.getByRole('dialog', { name: 'P' })).toBeVisible()
    await page.keyboard.press('Tab')
    await clickForm('.in-popup')
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await clickForm('.form-opener')
    await expect(page.getByRole('dialog', { name: 'Form' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const failed = await page.evaluate(() => {
      const { Skerry } = globalThis as unknown as { Skerry: { islands: () => { state: string; widget: { name: string } }[] } }
      return Skerry.islands().flatMap(({ state, widget }) => (state === 'failed' ? [widget.name] : []))
    })
    expect(failed).toEqual([])
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })
