import { expect, test } from '../harness'
import { ownPage } from '../own-page'

/** What a reset would take from ours. */
const BODY = `<div data-widget="accordion"><details open><summary id="title">t</summary><p>p</p></details></div>
<div data-widget="alert" id="alert"><p>a</p><button data-alert-close>x</button></div>
<nav data-widget="menu" data-settings='{"layout":"vertical","dropdown":"none"}'><ul data-menu-list><li><a id="link" href="#a">a</a></li></ul></nav>
<button data-widget="share" id="share">s</button>
<form data-widget="form"><input id="field" name="a"></form>`
const IDS = ['title', 'alert', 'link', 'share', 'field']
const RESET = '*, ::before, ::after { margin: 0; padding: 0; border: 0 }'
const OURS = '<link rel="stylesheet" href="/skerry.css">'

for (const [where, css, head] of [
  ['after our stylesheet', RESET, OURS],
  ['before it', '', `<link rel="stylesheet" href="/reset.css">${OURS}`],
] as const)
  test(`a reset ${where} leaves our spacing and lines, and one class of the site overrides them`, async ({ page }) => {
    await page.route('**/reset.css', (route) =>
      route.fulfill({ contentType: 'text/css', body: `${RESET} .mine { padding: 1px; border: 3px solid red }` }),
    )
    const padding = () =>
      page.evaluate((ids) => ids.map((id) => getComputedStyle(document.getElementById(id) as Element).paddingInlineStart), IDS)
    await ownPage(page, BODY, where === 'before it' ? '' : `${css} .mine { padding: 1px; border: 3px solid red }`, head)
    expect(await padding()).toEqual(['12px', '16px', '14px', '18px', '12px'])
    await page.evaluate((ids) => {
      for (const id of ids) document.getElementById(id)?.classList.add('mine')
    }, IDS)
    expect(await padding()).toEqual(IDS.map(() => '1px'))
    expect(await page.locator('#share').evaluate((el) => getComputedStyle(el).borderTopWidth)).toBe('3px')
  })
