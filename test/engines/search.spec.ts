import { expect, test } from './harness'

const FORM = `<div class="elementor-element elementor-widget" data-element_type="widget" data-widget_type="search-form.default" data-settings='{"skin":"full_screen"}'><form class="elementor-search-form" action="/own/"><div class="elementor-search-form__toggle" id="open" tabindex="0" role="button">Find</div>
  <div class="elementor-search-form__container" id="panel"><input id="field" type="search" name="s" aria-label="Words"><div class="dialog-close-button" id="shut" tabindex="0" role="button">x</div></div></form></div>`
const CSS = `.elementor-search-form__container:not(.elementor-search-form--full-screen) { display: none }
  .elementor-search-form--full-screen { position: fixed; inset: 0; display: flex; align-items: center; padding: 80px; background: #eee }`

test('a full-screen search opens by a press and by Enter, keeps the focus, and gives it back at Escape and at its button', async ({
  visitor,
}) => {
  await visitor.visitOwn({ body: `<main><h1>t</h1>${FORM}<button id="after">x</button></main>`, css: CSS })
  await visitor.mounted('search')
  const focused = () => visitor.evaluate(() => document.activeElement?.id)
  await visitor.click('#open')
  await visitor.seen('#panel[role=dialog]')
  expect(await focused()).toBe('field')
  await visitor.press('Tab')
  await expect.poll(focused).toBe('shut')
  await visitor.press('Tab')
  await expect.poll(focused).toBe('field')
  await visitor.press('Escape')
  await visitor.gone('#panel')
  expect(await focused()).toBe('open')
  await visitor.press('Enter')
  await visitor.seen('#panel[role=dialog]')
  expect(await focused()).toBe('field')
  await visitor.click('#shut')
  await visitor.gone('#panel')
  expect(await focused()).toBe('open')
})
