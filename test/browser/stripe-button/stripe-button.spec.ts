import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage, serveScript } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'

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

test.beforeEach(({ page }) => rememberServedMarkup(page))

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
