import type { Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { holdChunk } from '../hold-chunk'
import { ownPage, serveScript } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'

const CSS = `
a, button, .elementor-menu-cart__close-button { display: inline-block; min-width: 44px; min-height: 44px; background: #fff; color: #222 }
.elementor-menu-cart__container { position: fixed; inset: 0; background: #3338; transform: scale(0); visibility: hidden }
.elementor-menu-cart__main { position: absolute; inset-block: 0; inset-inline-end: 0; width: 300px; background: #fff }
.elementor-menu-cart--shown .elementor-menu-cart__container { transform: none; visibility: visible }
.elementor-menu-cart--cart-type-mini-cart { position: relative }
.elementor-menu-cart--cart-type-mini-cart .elementor-menu-cart__container { position: absolute; inset: 100% auto auto 0 }
.elementor-menu-cart--cart-type-mini-cart .elementor-menu-cart__main { position: static }
.elementor-screen-only { position: absolute; width: 1px; height: 1px; overflow: hidden }`
/** A cart in a header as the shop prints it (compare the saved pages of shops). */
const cart = (settings: object = {}, type = 'side-cart', inner = '<p>Koszyk jest pusty.</p><a href="/checkout">Do kasy</a>') => `
<header><div class="elementor-element elementor-menu-cart--cart-type-${type} elementor-widget elementor-widget-woocommerce-menu-cart" data-id="7c" data-element_type="widget" data-settings='${JSON.stringify({ cart_type: type, open_cart: 'click', automatically_open_cart: 'no', ...settings })}' data-widget_type="woocommerce-menu-cart.default"><div class="elementor-widget-container"><div class="elementor-menu-cart__wrapper"><div class="elementor-menu-cart__toggle_wrapper">
<div class="elementor-menu-cart__container elementor-lightbox" aria-hidden="true"><div class="elementor-menu-cart__main" aria-hidden="true"><div class="elementor-menu-cart__close-button"></div><div class="widget_shopping_cart_content">${inner}</div></div></div>
<div class="elementor-menu-cart__toggle elementor-button-wrapper"><a id="elementor-menu-cart__toggle_button" href="#" class="elementor-menu-cart__toggle_button elementor-button" aria-expanded="false"><span class="elementor-button-text">0 zł</span><span class="elementor-button-icon"><span class="elementor-button-icon-qty" data-counter="0">0</span><span class="elementor-screen-only">Koszyk</span></span></a></div></div></div></div></div></header>
<main><h1>Sklep</h1><p><a id="after" href="/after">Po</a></p></main>`
const toggle = (page: Page) => page.locator('.elementor-menu-cart__toggle_button')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Koszyk' })
const ready = async (page: Page) => expect(toggle(page)).toHaveAttribute('aria-haspopup', 'dialog')

test.beforeEach(({ page }) => rememberServedMarkup(page))

for (const [where, css, dir] of [
  ['beside the page', CSS, 'ltr'],
  ['at the other side of a right-to-left page', CSS, 'rtl'],
  [
    'even where no stylesheet shows it',
    `${CSS} .elementor-menu-cart--shown .elementor-menu-cart__container { transform: translateX(-200vw) }`,
    'ltr',
  ],
] as const)
  test(`the shop’s cart opens ${where}, keeps the keyboard, and gives the focus back`, async ({ page, problems }) => {
    await ownPage(page, `<div dir="${dir}">${cart()}</div>`, css)
    await ready(page)
    await expect(toggle(page)).toHaveRole('button')
    expect(await axe(page)).toEqual([])
    for (const [press, hide] of [
      ['click', () => page.keyboard.press('Escape')],
      ['Enter', () => page.getByRole('button', { name: 'Zamknij' }).press('Enter')],
      ['Space', () => page.getByRole('button', { name: 'Zamknij' }).click()],
      ...(css === CSS ? ([['click', () => page.mouse.click(dir === 'rtl' ? 1200 : 20, 200)]] as const) : []),
    ] as const) {
      await (press === 'click' ? toggle(page).click() : toggle(page).press(press))
      await expect(dialog(page)).toBeVisible()
      await expect(dialog(page)).toBeFocused()
      await expect(dialog(page)).toBeInViewport()
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
      for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab']) {
        await page.keyboard.press(key)
        expect(await dialog(page).evaluate((el) => el.contains(document.activeElement))).toBe(true)
      }
      await hide()
      await expect(dialog(page)).toHaveCount(0)
      await expect(toggle(page)).toBeFocused()
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
      expect(await page.evaluate(() => scrollY)).toBe(0)
    }
    await toggle(page).click()
    // Only then does axe see that the rest of the page is behind it.
    await expect(dialog(page)).toBeFocused()
    await expect(dialog(page)).toBeInViewport({ ratio: 1 })
    expect(await axe(page)).toEqual([])
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })

test('a small cart opens below its button and leaves the page usable: the focus may go on, and takes it away', async ({ page }) => {
  await ownPage(page, `<nav><a id="before" href="/before">Przed</a></nav>${cart({}, 'mini-cart')}`, CSS)
  await ready(page)
  await toggle(page).press('Enter')
  await expect(dialog(page)).toBeVisible()
  await expect(toggle(page)).toBeFocused()
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(toggle(page)).toBeFocused()
  for (const [key, target] of [
    ['Tab', '#after'],
    ['Shift+Tab', '#before'],
  ] as const) {
    await toggle(page).click()
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press(key)
    // The cart is before its button: its link and its close button come first.
    if (key === 'Shift+Tab') for (let i = 0; i < 2; i++) await page.keyboard.press(key)
    await expect(page.locator(target)).toBeFocused()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.locator(target)).toBeFocused()
  }
  await toggle(page).click()
  await page.mouse.click(600, 400)
  await expect(dialog(page)).toHaveCount(0)
})

test('a cart that opens by the resting mouse opens by finger and key as well', async ({ page }) => {
  await ownPage(page, cart({ open_cart: 'mouseover' }, 'mini-cart'), CSS)
  await ready(page)
  await toggle(page).hover()
  await expect(dialog(page)).toBeVisible()
  await toggle(page).click()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await page.locator('#after').hover()
  await toggle(page).press('Space')
  await expect(dialog(page)).toBeVisible()
  await toggle(page).dispatchEvent('click')
  await expect(dialog(page)).toHaveCount(0)
})

test('a cart that covers the page opens by the resting mouse, too, and stays; after a form has put something into it it is open at once', async ({
  page,
}) => {
  await ownPage(page, cart({ open_cart: 'mouseover' }), CSS)
  await ready(page)
  await page.locator('#after').hover()
  await expect(dialog(page)).toHaveCount(0)
  // Not by hover(), which waits until nothing lies over the button: the cart does.
  const at = (await toggle(page).boundingBox()) as { x: number; y: number }
  await page.mouse.move(at.x + 5, at.y + 5)
  await expect(dialog(page)).toBeVisible()
  await page.mouse.move(600, 400)
  await expect(dialog(page)).toBeVisible()
  const added = 'window.ElementorProFrontendConfig = { woocommerce: { productAddedToCart: true } }'
  await serveScript(page, '/config.js', added)
  for (const [asked, count] of [
    ['yes', 1],
    ['no', 0],
  ] as const) {
    await page.unroute('**/own/**')
    const head = '<script src="/config.js"></script><script defer src="/skerry.js"></script>'
    await ownPage(page, cart({ automatically_open_cart: asked }), CSS, head)
    await ready(page)
    await expect(dialog(page)).toHaveCount(count)
  }
})

const JQUERY = `window.jQuery = (el) => ({ on: (name, run) => el.addEventListener('jq:' + name, run), off: (name, run) => el.removeEventListener('jq:' + name, run) })`
for (const [asked, how, event] of [
  ['yes', 'the shop’s script', 'jq:added_to_cart'],
  ['yes', 'the shop’s blocks', 'wc-blocks_added_to_cart'],
  ['no', 'the shop’s script', 'jq:added_to_cart'],
] as const)
  test(`with automatically_open_cart "${asked}" the cart ${asked === 'yes' ? 'opens' : 'stays closed'} when ${how} has put something into it`, async ({
    page,
  }) => {
    await serveScript(page, '/jquery.js', JQUERY)
    await ownPage(
      page,
      cart({ automatically_open_cart: asked }),
      CSS,
      '<script src="/jquery.js"></script><script defer src="/skerry.js"></script>',
    )
    await ready(page)
    await page.locator('#after').focus()
    await page.evaluate((name) => document.body.dispatchEvent(new Event(name)), event)
    await expect(dialog(page)).toHaveCount(asked === 'yes' ? 1 : 0)
    if (asked === 'no') return
    // The shop replaces what is in the cart, and in the button, whenever it changes.
    await page.evaluate(() => {
      const content = document.querySelector('.widget_shopping_cart_content') as HTMLElement
      content.replaceChildren(Object.assign(document.createElement('a'), { href: '/checkout', textContent: 'Do kasy (1)' }))
    })
    await page.getByRole('link', { name: 'Do kasy (1)' }).focus()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.locator('#after')).toBeFocused()
  })

test('of several carts that open by themselves one does: the first that can be seen', async ({ page }) => {
  await serveScript(page, '/jquery.js', JQUERY)
  const [header] = cart({ automatically_open_cart: 'yes' }).split('<main>')
  const head = '<script src="/jquery.js"></script><script defer src="/skerry.js"></script>'
  await ownPage(page, `<div hidden>${header}</div>${header}${header}<main><a id="after" href="/after">Po</a></main>`, CSS, head)
  await expect(page.locator('[aria-haspopup=dialog]')).toHaveCount(3)
  await page.evaluate(() => document.body.dispatchEvent(new Event('jq:added_to_cart')))
  await expect(dialog(page)).toBeVisible()
  const open = () => page.locator('header').evaluateAll((all) => all.map((one) => !!one.querySelector('.elementor-menu-cart--shown')))
  expect(await open()).toEqual([false, true, false])
  await page.keyboard.press('Escape')
  await expect.poll(open).toEqual([false, false, false])
})

test('a cart pressed before anything knows of it opens once its code is there; on the cart’s own page the link is a link', async ({
  page,
}) => {
  const { requested, release } = await holdChunk(page, 'rare-widgets')
  await ownPage(page, cart(), CSS)
  await requested
  await toggle(page).press('Enter')
  await release()
  await expect(dialog(page)).toBeVisible()
  await ownPage(
    page,
    cart()
      .replace(
        /<div class="elementor-menu-cart__container[\s\S]*?<div class="elementor-menu-cart__toggle e/,
        '<div class="elementor-menu-cart__toggle e',
      )
      .replace('href="#"', 'href="/cart"'),
    CSS,
  )
  await page.waitForFunction(() => 'Skerry' in window)
  await toggle(page).click()
  await page.waitForURL('**/cart')
})
