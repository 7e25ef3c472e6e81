import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'

const page1 = (body: string) => `<main><h1>t</h1>${body}</main>`

test('a drop cap is set apart in the first paragraph', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  const editor = (text: string, value = 'yes') =>
    `<div class="elementor-element" data-element_type="widget" data-widget_type="text-editor.default" data-settings='{"drop_cap":"${value}"}'><div>${text}</div></div>`
  await ownPage(page, page1(editor('<p>Zażółć gęślą</p><p>Druga</p>') + editor('<p><b>Z</b>abc</p>') + editor('<p>Nie</p>', 'no')))
  await expect(page.locator('p > .elementor-drop-cap > .elementor-drop-cap-letter')).toHaveText(['Z'])
  await expect(page.locator('p').first()).toHaveText('Zażółć gęślą')
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})
