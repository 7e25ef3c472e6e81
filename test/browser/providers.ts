import type { Page } from 'playwright/test'

const POLICY =
  "default-src 'none'; script-src 'self' https://connect.facebook.net https://js.stripe.com https://www.paypal.com; style-src 'self'; img-src data:; require-trusted-types-for 'script'"
/** Stand-ins for the providers' scripts: they note what they are asked for, and change the page as the real ones do. */
const SCRIPTS: Record<string, string> = {
  'connect.facebook.net': `window.FB = { init: (o) => { (window.asked ??= []).push(o) }, XFBML: { parse: (root) => {
    for (const el of root.querySelectorAll('.fb-page')) { el.classList.add('fb_iframe_widget'); el.append(document.createElement('span')) } } } }`,
  'js.stripe.com': `customElements.define('stripe-buy-button', class extends HTMLElement { connectedCallback() { this.textContent = 'Zapłać ' + this.getAttribute('buy-button-id') } })`,
  'www.paypal.com': `window.paypal = { HostedButtons: ({ hostedButtonId }) => ({ render: (el) => { el.textContent = 'PayPal ' + hostedButtonId } }) }`,
}

/** Opens a page whose providers answer, or fail if `isBroken`; returns the addresses requested from them. */
export async function openPage(page: Page, body: string, { tag = '', isBroken = false, head = '' } = {}): Promise<string[]> {
  const requested: string[] = []
  await page.route(/^https:\/\//, (route) => {
    const { href, hostname } = new URL(route.request().url())
    requested.push(href)
    return isBroken ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: SCRIPTS[hostname] ?? '' })
  })
  await page.route('**/providers', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': POLICY },
      body: `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>t</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/skerry.css">${head}<script defer src="/skerry.js"${tag}></script></head><body><main><h1>Strona</h1>${body}</main></body></html>`,
    }),
  )
  await page.goto('/providers')
  return requested
}
