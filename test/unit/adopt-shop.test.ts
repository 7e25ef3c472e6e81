// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adoptFolder } from '../../scripts/adopt/command'
import { inShared } from '../browser/shared-folder'
import { type ContextOf, HANDLERS, JQUERY, MAIN, makeExport, page, readContext, removeExports, tag, widget } from './adopt-export'

let contextOf: ContextOf
beforeAll(async () => {
  contextOf = await readContext()
}, 60_000)
afterAll(removeExports)

const WC = 'wp-content/plugins/woocommerce/assets/js'
/** The shop's scripts in page order; an export has no file of any. */
const SHOP = [
  ['jquery-blockui', 'jquery-blockui/jquery.blockUI.min.js'],
  ['wc-add-to-cart', 'frontend/add-to-cart.min.js'],
  ['woocommerce', 'frontend/woocommerce.min.js'],
  ['wc-cart-fragments', 'frontend/cart-fragments.min.js'],
].map(([handle, file]) => tag(`https://site.test/${WC}/${file}`, ` id="${handle}-js"`))
/** Saved pages of shops have no tags of files. */
const withFiles = (html: string) =>
  html.replace(/<\/body>/i, () => [tag(`/${JQUERY}`), ...SHOP, tag(`/${MAIN}`), tag(`/${HANDLERS}`), '</body>'].join('\n'))

function adopt(html: string) {
  const root = makeExport({ 'index.html': html })
  const [found] = adoptFolder(root, contextOf(root, { host: 'site.test' })).pages
  const scripts = found?.bytes?.toString('latin1').match(/<script[^>]*src=[^>]*>/g) ?? []
  const running = scripts.filter((one) => !one.includes('skerry')).flatMap((one) => /src="([^"?]*)/.exec(one)?.[1] ?? [])
  return { code: found?.code, why: found?.why, running }
}
/** What runs on a taken page: jQuery and the shop's scripts, in order, and nothing of the builder's. */
const KEPT = [`/${JQUERY}`, ...SHOP.map((one) => /src="([^"?]*)/.exec(one)?.[1])]

describe('a page of the shop', () => {
  it.each([
    'woocommerce-notices',
    'woocommerce-menu-cart',
    'woocommerce-cart',
    'woocommerce-checkout-page',
    'woocommerce-my-account',
    'woocommerce-purchase-summary',
    'woocommerce-product-add-to-cart',
    'woocommerce-product-images',
    'woocommerce-product-data-tabs',
    'woocommerce-products',
    'wc-archive-products',
    'wc-add-to-cart',
    'wc-elements',
  ])('with %s is taken, and keeps the shop’s scripts', (type) =>
    expect(adopt(withFiles(page(widget(type)).replace(/<script src[^>]*><\/script>/g, '')))).toEqual({
      code: 'taken',
      why: [],
      running: KEPT,
    }),
  )
  it('with an unknown shop widget is left', () =>
    expect(adopt(withFiles(page(widget('woocommerce-cart') + widget('woocommerce-booking'))))).toMatchObject({
      code: 'left',
      why: ['widgets that Skerry does not drive: woocommerce-booking'],
    }))
})

const folder = inShared('fixtures/shop')
const isThere = existsSync(folder)
/** One line for each saved page: what becomes of it, and why. All are taken, as everything on them is driven. */
const PAGES: Record<string, string[]> = Object.fromEntries(
  [
    'account-address',
    'account-custom-dashboard',
    'account-dashboard',
    'account-login',
    'account-orders',
    'cart',
    'cart-empty',
    'cart-empty-template',
    'cart-one-column',
    'checkout',
    'checkout-one-column',
    'menu-carts',
    'menu-carts-filled',
    'product-external',
    'product-grouped',
    'product-just-added',
    'product-simple',
    'product-variable',
    'purchase-summary',
    'shop',
    'widgets',
  ].map((name) => [name, []]),
)
describe.skipIf(!isThere)('the saved pages of shops', () => {
  it('are the ones that are judged here', () =>
    expect(
      readdirSync(folder)
        .filter((name) => name.endsWith('.html'))
        .map((name) => name.slice(0, -5))
        .sort(),
    ).toEqual(Object.keys(PAGES)))
  it.each(Object.entries(PAGES))('%s', (name, why) =>
    expect(adopt(withFiles(readFileSync(path.join(folder, `${name}.html`), 'utf8')))).toEqual({
      code: why.length ? 'left' : 'taken',
      why,
      running: KEPT,
    }),
  )
})
