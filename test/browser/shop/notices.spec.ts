import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { box, log, notices, open, refererOf, referers, type WithJquery } from './shop-page'

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

test('a widget in an element with the class of a notice does nothing', async ({ page, problems }) => {
  const widget =
    '<div data-id="1" data-element_type="widget" data-widget_type="woocommerce-notices.default"><div class="e-woocommerce-notices-wrapper"></div></div>'
  await ownPage(
    page,
    `<main><h1>t</h1><div class="woocommerce-info" id="around">${widget}</div><p class="woocommerce-error" id="notice">Nie ma.</p></main>`,
  )
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { Skerry: { islands(): { state: string }[] } }).Skerry.islands()[0]?.state))
    .toBe('mounted')
  await expect(page.locator('#around > [data-id="1"]')).toHaveCount(1)
  await expect(page.locator('main > #notice')).toBeVisible()
  expect(problems()).toEqual([])
})
