import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { islandsMounted } from '../players/helpers'
import { openPage } from '../providers'
import { rememberServedMarkup, unmountDifference } from '../unmount'

const payment = (settings: object) =>
  `<div data-widget="payment" data-settings='${JSON.stringify(settings)}'><a href="https://buy.example/x">Zapłać</a></div>`
const STRIPE = { provider: 'stripe', buy_button_id: 'buy_btn_1', publishable_key: 'pk_1' }
const PAYPAL = { provider: 'paypal', hosted_button_id: 'H1', client_id: 'c&d', currency: 'PLN' }

test.beforeEach(({ page }) => rememberServedMarkup(page))

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
