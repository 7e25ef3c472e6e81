import { expect, test } from '../harness'
import { ownPage, serveScript } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'

const CODE = `<div class="elementor-element elementor-widget elementor-widget-code-highlight" data-element_type="widget" data-widget_type="code-highlight.default"><div class="elementor-widget-container"><pre class="language-js"><code class="language-js">let a = 1</code></pre></div></div>`
const PRISM = `window.Prism = { highlightAllUnder: (root) => { for (const el of root.querySelectorAll('code')) {
  const token = document.createElement('span'); token.className = 'token keyword'; token.textContent = el.textContent; el.replaceChildren(token); el.parentElement.tabIndex = 0 } } }`

test.beforeEach(({ page }) => rememberServedMarkup(page))

for (const [when, head] of [
  ['before', '<script defer src="/prism.js"></script><script defer src="/skerry.js"></script>'],
  ['after', '<script defer src="/skerry.js"></script><script async src="/prism.js"></script>'],
] as const)
  test(`the page’s own Prism, loaded ${when} us, colours program text; unmounting restores it`, async ({ page, problems }) => {
    await serveScript(page, '/prism.js', PRISM)
    await ownPage(page, CODE, '', head)
    await expect(page.locator('.token')).toHaveText('let a = 1')
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })
