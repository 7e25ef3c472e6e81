import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage, serveScript } from '../own-page'
import { islandsMounted } from '../players/helpers'
import { frames } from '../settled'
import { rememberServedMarkup, unmountDifference } from '../unmount'

const POLICY =
  "default-src 'none'; script-src 'self' https://connect.facebook.net https://js.stripe.com https://www.paypal.com; style-src 'self'; img-src data:; require-trusted-types-for 'script'"
/** Stand-ins of the providers' scripts: they write down what they are asked for, and change the page as the real ones do. */
const SCRIPTS: Record<string, string> = {
  'connect.facebook.net': `window.FB = { init: (o) => { (window.asked ??= []).push(o) }, XFBML: { parse: (root) => {
    for (const el of root.querySelectorAll('.fb-page')) { el.classList.add('fb_iframe_widget'); el.append(document.createElement('span')) } } } }`,
  'js.stripe.com': `customElements.define('stripe-buy-button', class extends HTMLElement { connectedCallback() { this.textContent = 'Zapłać ' + this.getAttribute('buy-button-id') } })`,
  'www.paypal.com': `window.paypal = { HostedButtons: ({ hostedButtonId }) => ({ render: (el) => { el.textContent = 'PayPal ' + hostedButtonId } }) }`,
}
/** A page whose third parties answer; the addresses that are asked for. With `isBroken` they do not answer. */
async function openPage(page: Page, body: string, { tag = '', isBroken = false, head = '' } = {}): Promise<string[]> {
  const requested: string[] = []
  await page.route(/^https:\/\//, (route) => {
    const { href, hostname } = new URL(route.request().url())
    requested.push(href)
    return isBroken ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: SCRIPTS[hostname] ?? '' })
  })
  await page.route('**/embeds', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': POLICY },
      body: `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>t</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/skerry.css">${head}<script defer src="/skerry.js"${tag}></script></head><body><main><h1>Strona</h1>${body}</main></body></html>`,
    }),
  )
  await page.goto('/embeds')
  return requested
}
const FACEBOOK = `<div class="elementor-element elementor-widget elementor-widget-facebook-page" data-element_type="widget" data-widget_type="facebook-page.default"><div class="elementor-widget-container"><div class="elementor-facebook-widget fb-page" data-href="https://www.facebook.com/skerry/" data-tabs="timeline"></div></div></div>`
const payment = (settings: object) =>
  `<div data-widget="payment" data-settings='${JSON.stringify(settings)}'><a href="https://buy.example/x">Zapłać</a></div>`
const STRIPE = { provider: 'stripe', buy_button_id: 'buy_btn_1', publishable_key: 'pk_1' }
const PAYPAL = { provider: 'paypal', hosted_button_id: 'H1', client_id: 'c&d', currency: 'PLN' }

test.beforeEach(({ page }) => rememberServedMarkup(page))

test('Facebook’s SDK is loaded once, in the site’s language, and shows its widgets; unmounting restores them', async ({
  page,
  problems,
}) => {
  await serveScript(page, '/config.js', 'window.ElementorProFrontendConfig = { facebook_sdk: { lang: "pl_PL", app_id: "77" } }')
  const requested = await openPage(page, FACEBOOK + FACEBOOK, { head: '<script src="/config.js"></script>' })
  await expect(page.locator('.fb_iframe_widget > span')).toHaveCount(2)
  expect(requested).toEqual(['https://connect.facebook.net/pl_PL/sdk.js'])
  expect(await page.evaluate(() => (window as unknown as { asked: { appId: string }[] }).asked.map(({ appId }) => appId))).toEqual(['77'])
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a visitor sees Facebook’s box in English where the configuration has objects for the site’s language and app', async ({
  page,
  problems,
}) => {
  await serveScript(
    page,
    '/config.js',
    'window.ElementorProFrontendConfig = { facebook_sdk: { lang: { toString: 1 }, app_id: { toString: 1 } } }',
  )
  const requested = await openPage(page, FACEBOOK, { head: '<script src="/config.js"></script>' })
  await expect(page.locator('.fb_iframe_widget > span')).toHaveCount(1)
  expect(requested).toEqual(['https://connect.facebook.net/en_US/sdk.js'])
  expect(problems()).toEqual([])
})

test('nothing is requested from Facebook before the visitor allows it, nor far away from the window', async ({ page }) => {
  const requested = await openPage(page, FACEBOOK, { tag: ' data-consent="page"' })
  await expect(page.locator('.skerry-consent')).toContainText('facebook.com')
  expect(requested).toEqual([])
  await page.getByRole('button', { name: /Pozwól/ }).click()
  await expect(page.locator('.fb_iframe_widget')).toHaveCount(1)
  await expect(page.locator('.skerry-consent')).toHaveCount(0)
  expect(await unmountDifference(page)).toBe('')
})

test('the SDK is not loaded far away from the window', async ({ page }) => {
  const room = '<p><br></p>'.repeat(100)
  const requested = await openPage(page, room + FACEBOOK)
  await page.waitForFunction(() =>
    (window as unknown as { Skerry?: { islands: () => { state: string }[] } }).Skerry?.islands().every(({ state }) => state === 'mounted'),
  )
  await frames(page)
  expect(requested).toEqual([])
  await page.evaluate(() => scrollTo(0, 1e6))
  await expect(page.locator('.fb_iframe_widget')).toHaveCount(1)
})

test('a blocked SDK leaves a link', async ({ page, problems }) => {
  await openPage(page, FACEBOOK, { isBroken: true })
  await expect(page.getByRole('link', { name: 'Zobacz na Facebooku' })).toHaveAttribute('href', 'https://www.facebook.com/skerry/')
  expect(problems('connect.facebook.net')).toEqual([])
  expect(await unmountDifference(page)).toBe('')
})

test('a payment link becomes the provider’s own button, and stays a link when that cannot be had', async ({ page, problems }) => {
  const requested = await openPage(page, payment(STRIPE) + payment(PAYPAL))
  await expect(page.getByText('Zapłać buy_btn_1')).toBeVisible()
  await expect(page.getByText('PayPal H1')).toBeVisible()
  await expect(page.getByRole('link')).toHaveCount(0)
  expect(requested.sort()).toEqual([
    'https://js.stripe.com/v3/buy-button.js',
    'https://www.paypal.com/sdk/js?client-id=c%26d&components=hosted-buttons&currency=PLN',
  ])
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a payment button without its ids stays a link, and says what is missing', async ({ page, problems }) => {
  const requested = await openPage(page, payment({ ...STRIPE, publishable_key: '' }) + payment({ provider: 'bank' }))
  await expect.poll(() => problems().length).toBeGreaterThan(1)
  await expect(page.getByRole('link')).toHaveCount(2)
  expect(requested).toEqual([])
  expect(problems('publishable_key: expected text', /provider: expected/)).toEqual([])
})

test('an unfinished PayPal button says what is missing instead of paying', async ({ page }) => {
  const form = (error: string) =>
    `<div class="elementor-element elementor-widget elementor-widget-paypal-button" data-element_type="widget" data-widget_type="paypal-button.default"><div class="elementor-widget-container"><form action="#pay"><button class="elementor-button elementor-paypal-legacy" type="submit">Kup</button></form>${error}</div></div>`
  await ownPage(
    page,
    form('<div class="elementor-message elementor-message-danger elementor-hidden">Brak konta</div>'),
    '.elementor-hidden { display: none }',
  )
  const submitted = () => page.evaluate(() => location.href.includes('?') || location.hash === '#pay')
  await expect(page.getByText('Brak konta')).toBeHidden()
  // Before, the browser sends the form.
  await islandsMounted(page, 'payment')
  await page.getByRole('button').click()
  await expect(page.getByRole('alert')).toHaveText('Brak konta')
  expect(await unmountDifference(page)).toBe('')
  await ownPage(page, form(''))
  await islandsMounted(page, 'payment')
  await page.getByRole('button').click()
  await expect.poll(submitted).toBe(true)
})

const CODE = `<div class="elementor-element elementor-widget elementor-widget-code-highlight" data-element_type="widget" data-widget_type="code-highlight.default"><div class="elementor-widget-container"><pre class="language-js"><code class="language-js">let a = 1</code></pre></div></div>`
const PRISM = `window.Prism = { highlightAllUnder: (root) => { for (const el of root.querySelectorAll('code')) {
  const token = document.createElement('span'); token.className = 'token keyword'; token.textContent = el.textContent; el.replaceChildren(token); el.parentElement.tabIndex = 0 } } }`

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

const stripe = (settings: object = {}, error = '') =>
  `<div class="elementor elementor-12" data-elementor-type="wp-page" data-elementor-id="12"><div class="elementor-element elementor-widget elementor-widget-stripe-button" data-id="5a1" data-element_type="widget" data-settings='${JSON.stringify(settings)}' data-widget_type="stripe-button.default"><div class="elementor-widget-container"><form class="elementor-stripe-form" method="post"><input type="hidden" name="stripe_nonce" value="n0nce"><button class="elementor-button elementor-payment-button" type="submit">Kup</button></form>${error}</div></div></div>`
async function openStripe(page: Page, body: string, answer: object | string, status = 200) {
  const posts: string[] = []
  await page.route('**/admin-ajax.php', (route) => {
    posts.push(route.request().postData() ?? '')
    return route.fulfill({ status, contentType: 'application/json', body: typeof answer === 'string' ? answer : JSON.stringify(answer) })
  })
  await page
    .context()
    .route('https://pay.example/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Płatność</title>' }))
  await serveScript(page, '/config.js', `var ElementorProFrontendConfig = { ajaxurl: '/wp-admin/admin-ajax.php' }`)
  await ownPage(
    page,
    `<main><h1>t</h1>${body}</main>`,
    '.elementor-hidden { display: none }',
    '<script src="/config.js"></script><script defer src="/skerry.js"></script>',
  )
  await page.waitForFunction(() =>
    (window as unknown as { Skerry?: { islands: () => { state: string }[] } }).Skerry?.islands().some(({ state }) => state === 'mounted'),
  )
  return posts
}

test('a card button asks the CMS for the payment page and leads there, in this window or a new one', async ({ page, context }) => {
  const url = 'https://pay.example/c/1'
  const posts = await openStripe(page, stripe(), { success: true, data: { body: JSON.stringify({ url }) } })
  await page.getByRole('button', { name: 'Kup' }).dblclick()
  await page.waitForURL(url)
  expect(posts).toHaveLength(1)
  for (const [name, value] of [
    ['action', 'submit_stripe_form'],
    ['postId', '12'],
    ['widgetId', '5a1'],
    ['nonce', 'n0nce'],
  ])
    expect(posts[0]).toContain(`name="${name}"\r\n\r\n${value}`)
  expect(posts[0]).toMatch(/name="pageUrl"\r\n\r\nhttp.*\/own\//)

  await openStripe(page, stripe({ open_in_new_window: 'yes' }), { data: { url } })
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Kup' }).click()
  await (await opened).waitForURL(url)
  expect(page.url()).toContain('/own/')
  await expect(page.locator('form')).not.toHaveAttribute('aria-busy')
})

test('a card button without an answer to go to says so: in the server’s own words, the site’s or ours', async ({ page, problems }) => {
  const hidden = '<div class="elementor-message elementor-message-danger elementor-hidden error-config">Klucz wygasł</div>'
  await openStripe(page, stripe({}, hidden), { success: false }, 401)
  await page.getByRole('button', { name: 'Kup' }).press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Klucz wygasł')
  await openStripe(page, stripe({ error_message: 'Zadzwoń do nas' }), '<!doctype html>')
  await page.getByRole('button', { name: 'Kup' }).click()
  await expect(page.getByRole('alert')).toHaveText('Zadzwoń do nas')
  await rememberServedMarkup(page)
  await openStripe(page, stripe(), { data: { url: 'javascript:alert(1)' } })
  await page.getByRole('button', { name: 'Kup' }).click()
  await expect(page.getByRole('alert')).toContainText('nic nie zostało pobrane')
  expect(page.url()).toContain('/own/')
  expect(await unmountDifference(page)).toBe('')
  expect(problems(/expected the address of a payment page, got/, /status of 401/)).toEqual([])
})
