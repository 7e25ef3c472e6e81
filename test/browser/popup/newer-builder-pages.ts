import type { Page } from 'playwright/test'
import { expect } from '../harness'
import { ownPage, serveScript } from '../own-page'
import { builderPopup, openLink, popupModal } from './popups'

/** What the page's own stylesheets say since 3.24: the rules of popups and those of one popup, a drawer at the right (contract popups §19). */
export const POPUP_RULES = `
body { margin: 0; font: 16px sans-serif }
main { height: 2000px }
[data-elementor-type=popup]:not(.elementor-edit-area) { display: none }
.elementor-popup-modal { display: flex; pointer-events: none; background-color: transparent }
.elementor-popup-modal .dialog-header, .elementor-popup-modal .dialog-buttons-wrapper { display: none }
.elementor-popup-modal .dialog-widget-content { pointer-events: all; width: initial; max-width: 100%; max-height: 100%; background-color: #fff }
.elementor-popup-modal .dialog-message { display: flex; width: 640px; max-width: 100vw; max-height: 100vh; padding: 0; overflow: auto }
.elementor-popup-modal .dialog-close-button { display: none; top: 20px; right: 20px; z-index: 9999; pointer-events: all }`
export const DRAWER = `
#elementor-popup-modal-1 { justify-content: flex-end; align-items: stretch; pointer-events: all; background-color: rgb(0 0 0 / .8) }
#elementor-popup-modal-1 .dialog-message { width: 300px; height: 100vh }
#elementor-popup-modal-1 .dialog-close-button { display: flex; font-size: 24px }`
/** What the builder's own runtime adds when the first dialog is made. */
export const DIALOG_RULES = `
.dialog-type-lightbox { position: fixed; width: 100%; height: 100%; left: 0; bottom: 0; z-index: 9998; background-color: rgb(0 0 0 / .5) }
.dialog-type-lightbox .dialog-widget-content { position: absolute }
.dialog-close-button { position: absolute; cursor: pointer }`

export const CONFIG = { version: '3.27.0', urls: { assets: '/files/elementor/assets/' } }
export const FILE = '/files/elementor/assets/css/conditionals/dialog.min.css?ver=3.27.0'
const PAGE = `<main>${openLink(1)}</main>${builderPopup(1, { entrance_animation: 'none' }, '<h2>Menu</h2><p>text</p>')}`

interface NewerPage {
  config?: object | string | false
  css?: string
  /** The server's file with the rules of dialogs: its text, or `undefined` for 404. */
  file?: string | undefined
  head?: string
  body?: string
}
/** Opens the page, and collects the addresses below the builder's folder that it asks for. */
export async function openNewerPage(
  page: Page,
  { config = CONFIG, css = POPUP_RULES + DRAWER, file, head = '', body = PAGE }: NewerPage = {},
) {
  const requested: string[] = []
  await page.route('**/files/**', (route) => {
    const { pathname, search } = new URL(route.request().url())
    requested.push(pathname + search)
    return file === undefined || !pathname.includes('/conditionals/')
      ? route.fulfill({ status: pathname.includes('/conditionals/') ? 404 : 200, contentType: 'text/css', body: '' })
      : route.fulfill({ contentType: 'text/css', body: file })
  })
  const source = typeof config === 'string' ? config : JSON.stringify(config)
  await serveScript(page, '/config.js', config ? `var elementorFrontendConfig = ${source}` : '')
  await ownPage(page, body, css, `${head}<script src="/config.js"></script><script defer src="/skerry.js"></script>`)
  await expect.poll(() => page.evaluate(() => 'Skerry' in window)).toBe(true)
  return { conditional: () => requested.filter((path) => path.includes('/conditionals/')) }
}
export const open = async (page: Page) => {
  await page.locator('#open-1').click()
  await expect(popupModal(page, 1)).toBeVisible()
}
/** Where the drawer's parts are in the window. */
export const layout = (page: Page) =>
  popupModal(page, 1).evaluate((root) => {
    const box = (selector?: string) => {
      const { left, top, right, bottom } = (selector ? (root.querySelector(selector) as Element) : root).getBoundingClientRect()
      return [left, top, right, bottom].map(Math.round)
    }
    const close = root.querySelector('.dialog-close-button') as Element
    const { right, top } = close.getBoundingClientRect()
    return {
      position: getComputedStyle(root).position,
      root: box(),
      content: box('.dialog-widget-content'),
      message: box('.dialog-message'),
      closeButton: [getComputedStyle(close).position, Math.round(right), Math.round(top)],
      overlay: getComputedStyle(root).backgroundColor,
      pageHeight: document.documentElement.scrollHeight,
    }
  })
/** The drawer as its settings have it: at the right edge, over the whole height, under an overlay, the button in its corner. */
export const LAID_OUT = {
  position: 'fixed',
  root: [0, 0, 1280, 800],
  content: [980, 0, 1280, 800],
  message: [980, 0, 1280, 800],
  closeButton: ['absolute', 1260, 20],
  overlay: 'rgba(0, 0, 0, 0.8)',
  pageHeight: 2000,
}
