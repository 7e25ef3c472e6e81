import { axe } from '../axe'
import { expect, test } from '../harness'
import { holdChunk } from '../hold-chunk'
import { box, log, notices, open, refererOf, referers, SHOP, started } from './shop-page'

test('at the checkout a coupon is asked for and applied, by key and by button, and never orders', async ({ page, problems }) => {
  await open(page)
  const coupon = page.locator('.e-show-coupon-form')
  const code = page.getByLabel('Code', { exact: true })
  await expect(coupon).toHaveRole('button')
  await coupon.press('Space')
  await expect(code).toBeVisible()
  await expect(coupon).toHaveAttribute('aria-expanded', 'true')
  expect(await axe(page)).toEqual([])
  await code.fill('nope')
  await code.press('Enter')
  await expect(notices(page)).toHaveText(['Coupon “nope” does not exist.'])
  await expect(notices(page)).toBeInViewport()
  await expect(box(page).locator('>.woocommerce-error')).toHaveCount(1)
  await expect(code).toBeHidden()
  await expect(coupon).toBeFocused()
  await expect(coupon).toHaveAttribute('aria-expanded', 'false')
  await expect
    .poll(() => log(page))
    .toEqual(['applied_coupon_in_checkout ["nope"]', 'update_checkout [{"update_shipping_method":false}]', 'updated_checkout [{}]'])
  // The payment's part is new.
  expect(await referers(page, '51a0004')).toEqual(refererOf(page, '51a0004'))
  await coupon.click()
  await expect(code).toHaveValue('nope')
  await code.fill('TIDE10')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(notices(page)).toHaveText(['Coupon code applied.'])
  await expect(code).toBeHidden()
  await expect(page.locator('.e-coupon-box')).not.toHaveClass(/processing/)
  expect(await page.locator('.blockOverlay').count()).toBe(0)
  expect(page.url()).toMatch(new RegExp(`${SHOP}$`))
  expect((await log(page)).join()).not.toContain('POST')
  expect(problems()).toEqual([])
})

test('a coupon that the server says nothing about: the visitor is told, the box stays, it is sent once at a time, and unmounting takes our words away', async ({
  page,
}) => {
  await open(page)
  let requests = 0
  let answer = () => {}
  await page.route('**/?wc-ajax=apply_coupon', async (route) => {
    requests++
    await new Promise<void>((done) => {
      answer = done
    })
    // As a CMS answers whose page has been kept for too long.
    await route.fulfill({ status: 403, contentType: 'text/html', body: '-1' })
  })
  await page.locator('.e-show-coupon-form').click()
  await page.getByLabel('Code', { exact: true }).fill('TIDE10')
  for (const _ of [1, 2]) await page.getByLabel('Code', { exact: true }).press('Enter')
  await expect(page.locator('.e-coupon-box')).toHaveClass(/processing/)
  await expect(page.locator('.e-coupon-box')).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('.e-coupon-box .blockUI.blockOverlay')).toBeVisible()
  answer()
  await expect(notices(page)).toHaveText([/That did not work/])
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible()
  expect(requests).toBe(1)
  expect(await log(page)).toEqual([])
  await page.evaluate(() => (window as unknown as { Skerry: { unmount(): void } }).Skerry.unmount())
  await expect(page.getByText('That did not work')).toHaveCount(0)
})

test('what an answer brings is no more than its notices, and runs nothing', async ({ page, problems }) => {
  await open(page)
  await page.route('**/?wc-ajax=apply_coupon', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script>window.ran = 1</script><h2>x</h2><div class="woocommerce-message"><img src="x:" onerror="window.ran = 1"><a href="javascript:window.ran=1">Fine</a><iframe src="/own/"></iframe><style>p{color:red}</style><form action="https://evil.test/"></form><script>window.ran = 1</script></div><div class="wc-block-components-notice-banner" role="alert">Also fine</div>',
    }),
  )
  await page.locator('.e-show-coupon-form').click()
  await page.getByLabel('Code', { exact: true }).press('Enter')
  await expect(notices(page)).toHaveText(['Fine'])
  await expect(page.locator('.wc-block-components-notice-banner')).toHaveText('Also fine')
  await expect(page.locator('.woocommerce h2')).toHaveCount(0)
  await expect(notices(page).locator('iframe,style,form[action]')).toHaveCount(0)
  await expect(box(page).locator('a')).not.toHaveAttribute('href')
  expect(await page.evaluate(() => (window as never as { ran?: number }).ran)).toBeUndefined()
  // What is parsed without being run is named by the policy all the same.
  expect(problems(/inline event handler|script-src-attr inline|inline style|style-src-elem inline|img-src x|the image 'x:'/)).toEqual([])
})

test('at the checkout who has an account logs in: what was wrong is said, and what is right loads the page again', async ({
  page,
  problems,
}) => {
  await open(page)
  await page.locator('.e-show-login').click()
  const login = page.locator('.e-woocommerce-login-anchor')
  await login.getByLabel('Name').fill('anna')
  await login.getByLabel('Password').fill('wrong')
  const request = page.waitForRequest('**/admin-ajax.php')
  await login.getByLabel('Password').press('Enter')
  expect(Object.fromEntries(new URLSearchParams((await request).postData() ?? ''))).toEqual({
    action: 'elementor_woocommerce_checkout_login_user',
    username: 'anna',
    password: 'wrong',
    nonce: 'n1',
    remember: 'false',
  })
  await expect(notices(page)).toHaveText(['Error: this name and password do not belong together.'])
  await expect.poll(() => log(page)).toEqual([expect.stringMatching(/^checkout_error \["<ul class=/)])
  await expect(login.getByLabel('Password')).toBeVisible()
  await login.getByLabel('Password').fill('lantern')
  await login.getByLabel('Remember me').check()
  await page.evaluate(() => Object.assign(window, { isOld: true }))
  const again = page.waitForRequest('**/admin-ajax.php')
  await login.getByRole('button', { name: 'Log in' }).click()
  expect((await again).postData()).toContain('remember=true')
  await expect.poll(() => page.evaluate(() => 'isOld' in window).catch(() => true)).toBe(false)
  expect(page.url()).toMatch(new RegExp(`${SHOP}$`))
  expect(problems()).toEqual([])
})

test('Enter in a field of the order presses no button of a box that is shut; the order’s own button orders', async ({ page }) => {
  await open(page)
  await page.getByLabel('First name').press('Enter')
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(notices(page)).toHaveText(['First name is a required field.'])
  await expect.poll(() => log(page)).toEqual(['POST ?wc-ajax=checkout', 'checkout_error ["refused"]'])
})

test('what is pressed at the checkout before its code is there happens once it is, and is no order', async ({ page }) => {
  const { requested, release } = await holdChunk(page, 'checkout')
  await page.goto(SHOP)
  await requested
  await page.locator('.e-show-coupon-form').click()
  await page.getByLabel('First name').press('Enter')
  expect(await log(page)).toEqual([])
  await release()
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible()
  await started(page)
  expect(await log(page)).toEqual([])
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect.poll(() => log(page)).toEqual(['POST ?wc-ajax=checkout', 'checkout_error ["refused"]'])
})
