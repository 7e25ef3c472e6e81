import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { islandStates, waitingIslands } from '../unmount'
import { failedIslands } from './form-names'

/** Methods of forms that code calls, besides those of form-names.ts. */
const METHODS =
  'append prepend before after remove insertBefore replaceChildren getAttribute setAttribute hasAttribute removeAttribute toggleAttribute getBoundingClientRect getClientRects querySelector querySelectorAll addEventListener removeEventListener dispatchEvent appendChild removeChild cloneNode hasChildNodes getRootNode compareDocumentPosition isSameNode animate focus blur click scrollIntoView submit requestSubmit reset checkValidity reportValidity attributes childNodes textContent'.split(
    ' ',
  )
const builder = (type: string, id: string, content: string) =>
  `<div class="elementor-element elementor-widget elementor-widget-${type}" data-id="${id}" data-element_type="widget" data-widget_type="${type}.default"><div class="elementor-widget-container">${content}</div></div>`

/** What is sent by a press of its button, and to where. */
const SENT: Record<string, (field: string, id: string) => string> = {
  'a hand-written form': (field) => `<form data-widget="form" action="/forms/send" method="post">${field}<button>Send</button></form>`,
  'a form of several steps': (field) =>
    `<form data-widget="form" action="/forms/send" method="post"><fieldset data-form-step data-label="A">${field}</fieldset><button>Send</button></form>`,
  'the builder’s form': (field, id) =>
    builder('form', id, `<form class="elementor-form" method="post">${field}<button type="submit">Send</button></form>`),
  'a form of atomic elements': (field, id) =>
    `<form class="form-state-default" data-id="${id}" data-element_type="e-form" data-e-type="e-form" data-form-name="x">${field}<button type="submit">Send</button></form>`,
}
test('forms are sent, whichever of their methods a field is named like', async ({ page, problems, each }) => {
  test.slow()
  await each(
    Object.entries(SENT),
    ([what]) => `${what} is sent, whichever of its methods a field is named like`,
    async ([, form]) => {
      let sent = 0
      await page.route(/\/forms\/send|admin-ajax/, (route) => {
        sent++
        return route.fulfill({ json: { success: true, data: { message: 'Thanks', data: [] } } })
      })
      await page.route('**/config.js', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'ElementorProFrontendConfig={ajaxurl:"/wp-admin/admin-ajax.php"};elementorFrontendConfig={urls:{ajaxurl:"/wp-admin/admin-ajax.php"},nonces:{atomicFormsSendForm:"n"}}',
        }),
      )
      const all = METHODS.map((name, i) =>
        form(`<input name="${name}" value="x" data-id="i${i}" data-e-type="widget" aria-label="x">`, `f${i}`),
      ).join('')
      await ownPage(page, `<main>${all}</main>`, '', '<script src="/config.js"></script><script defer src="/skerry.js"></script>')
      await expect.poll(async () => Object.values((await islandStates(page)).states)).toEqual([METHODS.length])
      await expect.poll(() => waitingIslands(page)).toEqual([])
      expect(await failedIslands(page)).toEqual([])
      await page.evaluate(() => {
        for (const button of document.querySelectorAll<HTMLElement>('button:not([type=button])')) button.click()
      })
      await expect.poll(() => sent).toBe(METHODS.length)
      expect(problems()).toEqual([])
    },
  )
})

test('a search, an account and a checkout work, whichever of their forms’ methods a field is named like', async ({ page, problems }) => {
  const all = METHODS.map((name, i) => {
    const field = `<input name="${name}" aria-label="x">`
    return `<form data-widget="search" action="/s">${field}<input type="search" name="s" aria-label="s"></form>
${builder('woocommerce-my-account', `m${i}`, `<div class="woocommerce"><form class="woocommerce-form-login login">${field}<p>x</p></form><form class="register"><p>y</p><p>y</p></form></div>`)}
${builder('woocommerce-checkout-page', `c${i}`, `<div class="woocommerce"><form class="checkout">${field}<div class="e-coupon-box"><a href="#" class="e-show-coupon-form">Coupon</a><div class="e-coupon-anchor"><input name="coupon_code" aria-label="c"><button type="button" class="e-apply-coupon">Apply</button></div></div></form></div>`)}`
  }).join('')
  await page.route('**/?wc-ajax=**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<div class="woocommerce-message">Applied</div>' }),
  )
  await ownPage(page, `<main>${all}</main>`, '.woocommerce { display: flex; align-items: flex-start }')
  const count = METHODS.length
  const mounted = { 'search mounted': count, 'my-account mounted': count, 'checkout mounted': count }
  await expect.poll(() => islandStates(page)).toEqual({ states: mounted, failed: [] })
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('.e-apply-coupon')) button.click()
  })
  await expect(page.locator('.woocommerce > .woocommerce-message')).toHaveCount(count)
  expect(
    await page.evaluate(() =>
      Array.from(document.querySelectorAll('.login'), (form) => Element.prototype.getAttribute.call(form, 'style') !== null),
    ),
  ).not.toContain(false)
  expect(problems()).toEqual([])
})
