import { expect, test } from '../harness'
import { islandStates } from '../unmount'
import { open, type WithJquery } from './shop-page'

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
