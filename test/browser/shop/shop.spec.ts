import type { Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { holdChunk } from '../hold-chunk'
import { islandNames, islandStates, waitingIslands } from '../unmount'

/** Stands for a shop's page: its own scripts with jQuery, and the server's two answers (demo/pages/shop.js, demo/server/shop-endpoint.ts). */
const SHOP = '/pages/shop.html'
type WithJquery = { jQuery: (target: Node | string) => { trigger: (name: string) => void } }
const open = async (page: Page) => {
  await page.goto(SHOP)
  await started(page)
}
const WIDGETS = ['cart', 'checkout', 'menu-cart', 'my-account', 'notices']
const started = async (page: Page) => {
  await expect.poll(() => islandNames(page)).toEqual(WIDGETS)
  await expect.poll(() => waitingIslands(page)).toEqual([])
}
const box = (page: Page) => page.locator('.e-woocommerce-notices-wrapper')
/** The notices that the visitor sees; all others on the page are hidden by the stylesheet. */
const notices = (page: Page) => page.locator(':is(.woocommerce-error, .woocommerce-message, .woocommerce-info):visible')
const log = (page: Page) => page.locator('[data-verdict=shop] li').allTextContents()
const referers = (page: Page, widget: string) =>
  page
    .locator(`[data-id="${widget}"] input[name=_wp_http_referer]`)
    .evaluateAll((all) => [...new Set(all.map((el) => (el as HTMLInputElement).value))])
const refererOf = (page: Page, widget: string) => [`${new URL(page.url()).origin}${SHOP}?elementorPageId=51&elementorWidgetId=${widget}`]

test('notices are moved to where they are seen; a changed quantity is sent by itself, once, and the column and the referer survive it', async ({
  page,
  problems,
}) => {
  await page.clock.install()
  await open(page)
  await expect(notices(page)).toHaveText(['“Tide table” has been added to your cart.'])
  await expect(box(page).locator('>.woocommerce-message')).toHaveCount(1)
  await expect(box(page)).not.toHaveClass(/-loading/)
  const column = page.locator('[data-id="51a0003"] .e-sticky-right-column')
  await expect(column).toHaveClass(/e-sticky-right-column--active/)
  await expect(column).toHaveCSS('position', 'sticky')
  await expect(column).toHaveCSS('top', '24px')
  expect(await referers(page, '51a0003')).toEqual(refererOf(page, '51a0003'))

  // From here on time passes by `runFor` alone, however slow the machine is.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000)
  const [first, second] = [page.getByLabel('Quantity of Brass lamp'), page.getByLabel('Quantity of Tide table')]
  const sent = async () => (await log(page)).filter((line) => line.startsWith('POST /cart'))
  await first.fill('3')
  await page.clock.runFor(700)
  await second.fill('4')
  await page.clock.runFor(1400)
  expect(await sent()).toEqual([])
  await page.clock.runFor(200)
  expect(await sent()).toEqual([`POST /cart 3,4 ${refererOf(page, '51a0003')}`])
  await expect(notices(page)).toHaveText(['Cart updated.'])
  await expect(box(page).locator('>.woocommerce-message')).toHaveCount(1)
  // All of the form is new; who was in the second field is in it again.
  await expect(second).toBeFocused()
  expect(await referers(page, '51a0003')).toEqual(refererOf(page, '51a0003'))
  await expect(column).toHaveCSS('top', '24px')

  // An empty field is one in which somebody types, and would take the product out; what the browser refuses is not sent either.
  for (const value of ['', '-2']) {
    await second.fill(value)
    await page.clock.runFor(5000)
  }
  expect(await sent()).toHaveLength(1)
  await second.fill('1')
  await page.clock.runFor(1600)
  expect(await sent()).toHaveLength(2)
  // As a theme's own button for one more does it.
  await first.evaluate((el: HTMLInputElement) => {
    el.stepUp()
    const { jQuery } = window as unknown as WithJquery
    for (const name of ['input', 'change']) jQuery(el).trigger(name)
  })
  await page.clock.runFor(1600)
  expect((await sent()).at(-1)).toContain('POST /cart 4,1 ')
  expect(problems()).toEqual([])
})

test('of notices that come without an event of the shop’s, and of several boxes, none is lost', async ({ page }) => {
  await open(page)
  // Another plugin says something in two steps, wherever it likes; then the shop says that something has changed.
  await page.evaluate(async () => {
    for (const text of ['one', 'two']) {
      const notice = document.createElement('div')
      notice.className = 'woocommerce-info'
      notice.textContent = text
      document.querySelector('main')?.append(notice)
      await new Promise((done) => setTimeout(done))
    }
  })
  await expect(notices(page)).toHaveText(['“Tide table” has been added to your cart.', 'one', 'two'])
  const tell = (name: string) => page.evaluate((event) => (window as unknown as WithJquery).jQuery(document.body).trigger(event), name)
  await tell('updated_checkout')
  await expect(notices(page)).toHaveText(['one', 'two'])
  await tell('updated_cart_totals')
  await expect(notices(page)).toHaveText(['one', 'two'])
  // A box that this device does not show has none of them.
  await page.evaluate(() => {
    const host = document.querySelector('[data-id="51a0002"]') as HTMLElement
    const copy = host.cloneNode(true) as HTMLElement
    copy.dataset.id = '51a0099'
    copy.querySelector('.e-woocommerce-notices-wrapper')?.replaceChildren()
    host.after(copy)
    host.hidden = true
    document
      .querySelector('main')
      ?.append(Object.assign(document.createElement('div'), { className: 'woocommerce-error', textContent: 'three' }))
  })
  await expect(page.locator('[data-id="51a0099"] .e-woocommerce-notices-wrapper>*')).toHaveText(['three'])
  await expect(notices(page)).toHaveText(['three'])
})

test('at the checkout a coupon is asked for and applied, by key and by button, and never orders', async ({ page, problems }) => {
  await open(page)
  const coupon = page.locator('.e-show-coupon-form')
  const code = page.getByLabel('Code')
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
  expect(await log(page)).toEqual([
    'applied_coupon_in_checkout ["nope"]',
    'update_checkout [{"update_shipping_method":false}]',
    'updated_checkout [{}]',
  ])
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

test('a coupon that the server says nothing about: the visitor is told, the box stays, and it is sent once at a time', async ({ page }) => {
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
  await page.getByLabel('Code').fill('TIDE10')
  for (const _ of [1, 2]) await page.getByLabel('Code').press('Enter')
  await expect(page.locator('.e-coupon-box')).toHaveClass(/processing/)
  await expect(page.locator('.e-coupon-box')).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('.e-coupon-box .blockUI.blockOverlay')).toBeVisible()
  answer()
  await expect(notices(page)).toHaveText([/That did not work/])
  await expect(page.getByLabel('Code')).toBeVisible()
  expect(requests).toBe(1)
  expect(await log(page)).toEqual([])
})

test('what an answer brings is no more than its notices, and runs nothing', async ({ page, problems }) => {
  await open(page)
  await page.route('**/?wc-ajax=apply_coupon', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script>window.ran = 1</script><h2>x</h2><div class="woocommerce-message"><img src="x:" onerror="window.ran = 1"><a href="javascript:window.ran=1">Fine</a><script>window.ran = 1</script></div><div class="wc-block-components-notice-banner" role="alert">Also fine</div>',
    }),
  )
  await page.locator('.e-show-coupon-form').click()
  await page.getByLabel('Code').press('Enter')
  await expect(notices(page)).toHaveText(['Fine'])
  await expect(page.locator('.wc-block-components-notice-banner')).toHaveText('Also fine')
  await expect(page.locator('.woocommerce h2')).toHaveCount(0)
  await expect(box(page).locator('a')).not.toHaveAttribute('href')
  expect(await page.evaluate(() => (window as never as { ran?: number }).ran)).toBeUndefined()
  // What is parsed without being run is named by the policy all the same.
  expect(problems(/inline event handler|script-src-attr inline|img-src x|the image 'x:'/)).toEqual([])
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
  expect(await log(page)).toEqual([expect.stringMatching(/^checkout_error \["<ul class=/)])
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
  expect(await log(page)).toEqual(['POST ?wc-ajax=checkout', 'checkout_error ["refused"]'])
})

test('what is pressed at the checkout before its code is there happens once it is, and is no order', async ({ page }) => {
  const { requested, release } = await holdChunk(page, 'shop')
  await page.goto(SHOP)
  await requested
  await page.locator('.e-show-coupon-form').click()
  await page.getByLabel('First name').press('Enter')
  expect(await log(page)).toEqual([])
  await release()
  await expect(page.getByLabel('Code')).toBeVisible()
  await started(page)
  expect(await log(page)).toEqual([])
  await page.getByRole('button', { name: 'Place order' }).click()
  expect(await log(page)).toEqual(['POST ?wc-ajax=checkout', 'checkout_error ["refused"]'])
})

test('the account’s forms are equally high beside each other, also with a hint, and as they are below each other', async ({ page }) => {
  await open(page)
  const heights = () =>
    page
      .locator('#customer_login form')
      .evaluateAll((forms) =>
        forms.map((form) => [(form as HTMLElement).style.height !== '', Math.round(form.getBoundingClientRect().height)]),
      )
  const [[isSet, before] = [], other] = await heights()
  expect([isSet, other]).toEqual([true, [true, before]])
  await page.evaluate(() => {
    const hint = document.createElement('p')
    hint.style.height = '300px'
    document.querySelector('form.register')?.append(hint)
  })
  await expect
    .poll(async () => (await heights()).flat().filter((one) => typeof one === 'number' && one > Number(before) + 100))
    .toHaveLength(2)
  await page.setViewportSize({ width: 600, height: 800 })
  await expect.poll(async () => (await heights()).map(([has]) => has)).toEqual([false, false])
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(async () => (await heights()).map(([has]) => has)).toEqual([true, true])
})

test('the list of a select has the class by which the site’s styles know it', async ({ page }) => {
  await open(page)
  const marked = await page.evaluate(() => {
    const list = Object.assign(document.createElement('span'), { className: 'select2-container select2-container--open' })
    document.body.append(list)
    ;(window as unknown as WithJquery).jQuery('.qty').trigger('select2:open')
    return list.className
  })
  expect(marked).toBe('select2-container select2-container--open e-woo-select2-wrapper')
})

test('a small cart opens when something was added, fits into the window, and keeps what it is when the shop replaces its parts', async ({
  page,
  problems,
}) => {
  await open(page)
  const cart = page.getByRole('dialog', { name: 'Cart' })
  const button = page.locator('.elementor-menu-cart__toggle_button')
  const list = page.locator('.elementor-menu-cart__products')
  await page.getByRole('link', { name: 'Add a brass lamp' }).click()
  await expect(cart).toBeVisible()
  await expect(list).toHaveAttribute('style', /max-height/)
  // Many products, in a low window.
  await page.evaluate(() => {
    const items = document.querySelector('.elementor-menu-cart__products')
    for (let i = 0; i < 60; i++) items?.append((items.firstElementChild as Element).cloneNode(true))
  })
  await expect.poll(() => cart.evaluate((el) => innerHeight - el.getBoundingClientRect().bottom)).toBeCloseTo(10, 0)
  await page.setViewportSize({ width: 1280, height: 300 })
  await expect.poll(() => list.evaluate((el) => el.getBoundingClientRect().height)).toBeCloseTo(120, 0)
  // The server's own button is a closed one.
  await page.evaluate(() => {
    const old = document.querySelector('.elementor-menu-cart__toggle') as Element
    const fresh = old.cloneNode(true) as Element
    const link = fresh.firstElementChild as Element
    for (const name of ['role', 'aria-haspopup']) link.removeAttribute(name)
    link.setAttribute('aria-expanded', 'false')
    old.replaceWith(fresh)
  })
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(button).toHaveRole('button')
  // What is pressed in it may be gone when the press arrives.
  await page.evaluate(() => {
    const items = document.querySelector('.elementor-menu-cart__products') as Element
    items.firstElementChild?.addEventListener('click', () => items.replaceChildren())
  })
  await list.locator('li').first().click()
  await expect(cart).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cart).toHaveCount(0)
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  expect((await islandStates(page)).failed).toEqual([])
  expect(problems()).toEqual([])
})
