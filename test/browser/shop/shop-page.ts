import type { Page } from 'playwright/test'
import { expect } from '../harness'
import { islandNames, waitingIslands } from '../unmount'

/** Stands for a shop's page: its own scripts with jQuery, and the server's two answers (demo/pages/shop.js, demo/server/shop-endpoint.ts). */
export const SHOP = '/pages/shop.html'
export type WithJquery = { jQuery: (target: Node | string) => { trigger: (name: string) => void } }
export const open = async (page: Page) => {
  await page.goto(SHOP)
  await started(page)
}
export const WIDGETS = ['cart', 'checkout', 'menu-cart', 'my-account', 'notices']
export const started = async (page: Page) => {
  await expect.poll(() => islandNames(page)).toEqual(WIDGETS)
  await expect.poll(() => waitingIslands(page)).toEqual([])
}
export const box = (page: Page) => page.locator('.e-woocommerce-notices-wrapper')
/** The notices that the visitor sees; all others on the page are hidden by the stylesheet. */
export const notices = (page: Page) => page.locator(':is(.woocommerce-error, .woocommerce-message, .woocommerce-info):visible')
export const log = (page: Page) => page.locator('[data-verdict=shop] li').allTextContents()
export const referers = (page: Page, widget: string) =>
  page
    .locator(`[data-id="${widget}"] input[name=_wp_http_referer]`)
    .evaluateAll((all) => [...new Set(all.map((el) => (el as HTMLInputElement).value))])
export const refererOf = (page: Page, widget: string) => [
  `${new URL(page.url()).origin}${SHOP}?elementorPageId=51&elementorWidgetId=${widget}`,
]
