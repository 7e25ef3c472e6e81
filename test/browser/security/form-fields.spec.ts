import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { attributeJson } from '../players/helpers'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { NAMES } from './form-names'

const slider = `<div data-widget="slider" aria-label="S" data-settings='${attributeJson({ slides_to_show: 1, navigation: 'both' })}'><div>a</div><div>b</div></div>`
const menu = `<nav data-widget="menu" aria-label="Menu" data-settings='{"layout":"dropdown"}'><button type="button" data-menu-toggle>Menu</button><ul data-menu-list><li><a href="#x">X</a></li></ul></nav>`

test('a form with a field called like what we read works in and around openers, popups and sliders, and as one of them', async ({
  page,
  problems,
  each,
}) => {
  await each(
    NAMES,
    (name) => `a form with a field called ${name} works in and around openers, popups and sliders, and as one of them`,
    async (name) => {
      const field = `<input name="${name}" aria-label="${name}">`
      const form = (content: string, attributes = '') => `<form ${attributes}>${field}${content}</form>`
      await rememberServedMarkup(page)
      await ownPage(
        page,
        `${form(`<button type="button" id="opener" data-popup-open="p">Open</button>${slider}${menu}<div data-settings='{"sticky":"top"}'>s</div>`, 'id="around"')}
      <section data-widget="popup" id="p" hidden data-settings='{"a11y_navigation":"yes"}'><h2>P</h2>${form('<button type="button" data-popup-close>Close</button>', 'class="in-popup" data-popup-convert')}</section>
      ${form('<h2>Form</h2>', 'data-widget="popup" id="form-popup" hidden')}
      ${form('o', 'class="form-opener" data-popup-open="form-popup"')}
      ${form('m', `class="elementor-invisible animated-slow" data-settings='{"sticky":"top","animation":"fadeIn"}'`)}
      <div data-widget="slider" aria-label="T" data-settings='${attributeJson({ slides_to_show: 1, navigation: 'both' })}'><div>${form('1')}</div><div>2</div></div>
      <div class="tall"></div>`,
        '.tall { height: 2000px }',
      )
      // In the page, because Playwright's own search and clicks fail if a field takes a name that it reads. A click on a form's own
      // area has the form as its target.
      const click = (selector: string) => page.evaluate((css) => HTMLElement.prototype.click.call(document.querySelector(css)), selector)
      const shows = (selector: string, text = '') =>
        page.waitForFunction(
          ([css, part]) => [...document.querySelectorAll(css)].some((el) => el.textContent.includes(part)),
          [selector, text] as const,
          { timeout: 5000 },
        )
      const noDialog = () => page.waitForFunction(() => !document.querySelector('dialog[open]'), undefined, { timeout: 5000 })
      await shows('#opener[aria-haspopup=dialog]')
      await shows('.skerry-slider-next')
      await click('[data-menu-toggle]')
      await shows('[data-menu-toggle][aria-expanded=true]')
      await click('#around')
      await click('.skerry-slider-next')
      await shows('.swiper-slide-active', 'b')
      await click('#opener')
      await shows('dialog[open]', 'P')
      await page.keyboard.press('Tab')
      await click('.in-popup')
      await click('dialog [data-popup-close]')
      await noDialog()
      await click('.form-opener')
      await shows('dialog[open]', 'Form')
      await page.keyboard.press('Escape')
      await noDialog()
      const failed = await page.evaluate(() => {
        const { Skerry } = globalThis as unknown as { Skerry: { islands: () => { state: string; widget: { name: string } }[] } }
        return Skerry.islands().flatMap(({ state, widget }) => (state === 'failed' ? [widget.name] : []))
      })
      expect(failed).toEqual([])
      expect(await unmountDifference(page)).toBe('')
      expect(problems()).toEqual([])
    },
  )
})
