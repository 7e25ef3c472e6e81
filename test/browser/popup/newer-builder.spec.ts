import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage, serveScript } from '../own-page'
import { builderPopup, openLink, popupModal } from './popups'

/** What the page's own stylesheets say since 3.24: the rules of popups and those of one popup, a drawer at the right (contract popups §19). */
const POPUP_RULES = `
body { margin: 0; font: 16px sans-serif }
main { height: 2000px }
[data-elementor-type=popup]:not(.elementor-edit-area) { display: none }
.elementor-popup-modal { display: flex; pointer-events: none; background-color: transparent }
.elementor-popup-modal .dialog-header, .elementor-popup-modal .dialog-buttons-wrapper { display: none }
.elementor-popup-modal .dialog-widget-content { pointer-events: all; width: initial; max-width: 100%; max-height: 100%; background-color: #fff }
.elementor-popup-modal .dialog-message { display: flex; width: 640px; max-width: 100vw; max-height: 100vh; padding: 0; overflow: auto }
.elementor-popup-modal .dialog-close-button { display: none; top: 20px; right: 20px; z-index: 9999; pointer-events: all }`
const DRAWER = `
#elementor-popup-modal-1 { justify-content: flex-end; align-items: stretch; pointer-events: all; background-color: rgb(0 0 0 / .8) }
#elementor-popup-modal-1 .dialog-message { width: 300px; height: 100vh }
#elementor-popup-modal-1 .dialog-close-button { display: flex; font-size: 24px }`
/** What the builder's own runtime adds when the first dialog is made. */
const DIALOG_RULES = `
.dialog-type-lightbox { position: fixed; width: 100%; height: 100%; left: 0; bottom: 0; z-index: 9998; background-color: rgb(0 0 0 / .5) }
.dialog-type-lightbox .dialog-widget-content { position: absolute }
.dialog-close-button { position: absolute; cursor: pointer }`

const CONFIG = { version: '3.27.0', urls: { assets: '/files/elementor/assets/' } }
const FILE = '/files/elementor/assets/css/conditionals/dialog.min.css?ver=3.27.0'
const PAGE = `<main>${openLink(1)}</main>${builderPopup(1, { entrance_animation: 'none' }, '<h2>Menu</h2><p>text</p>')}`

interface NewerPage {
  config?: object | string | false
  css?: string
  /** What the server answers for the file of the dialogs' rules: its text, or `undefined` for 404. */
  file?: string | undefined
  head?: string
  body?: string
}
/** Opens the page, and collects the addresses below the builder's folder that it asks for. */
async function openNewerPage(page: Page, { config = CONFIG, css = POPUP_RULES + DRAWER, file, head = '', body = PAGE }: NewerPage = {}) {
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
const open = async (page: Page) => {
  await page.locator('#open-1').click()
  await expect(popupModal(page, 1)).toBeVisible()
}
/** Where the parts of the drawer stand, in the window. */
const layout = (page: Page) =>
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
const LAID_OUT = {
  position: 'fixed',
  root: [0, 0, 1280, 800],
  content: [980, 0, 1280, 800],
  message: [980, 0, 1280, 800],
  closeButton: ['absolute', 1260, 20],
  overlay: 'rgba(0, 0, 0, 0.8)',
  pageHeight: 2000,
}

test.describe('a popup of a builder whose own script fetches the rules of dialogs', () => {
  test('where the page has the rules, nothing is requested', async ({ page, problems }) => {
    const { conditional } = await openNewerPage(page, { css: DIALOG_RULES + POPUP_RULES + DRAWER, file: '' })
    await open(page)
    expect(await layout(page)).toEqual(LAID_OUT)
    expect(conditional()).toEqual([])
    expect(problems()).toEqual([])
  })

  test('where it has not, their file is loaded once, before the popup shows', async ({ page, problems }) => {
    const { conditional } = await openNewerPage(page)
    let answer = () => {}
    await page.route('**/conditionals/dialog*', (route) => {
      answer = () => void route.fulfill({ contentType: 'text/css', body: DIALOG_RULES })
    })
    const requested = page.waitForRequest(`**${FILE}`)
    await page.locator('#open-1').click()
    await requested
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await expect(page.locator('dialog')).toHaveCount(0)
    answer()
    await expect(popupModal(page, 1)).toBeVisible()
    expect(await layout(page)).toEqual(LAID_OUT)
    // The file's own values, not ours.
    expect(await popupModal(page, 1).evaluate((el) => getComputedStyle(el).zIndex)).toBe('9998')
    await page.keyboard.press('Escape')
    await open(page)
    expect(await page.locator('link[href*="conditionals"]').count()).toBe(1)
    expect(conditional()).toEqual([])
    expect(problems()).toEqual([])
  })

  test('where the file is missing, our own rules lay it out', async ({ page, problems }) => {
    const { conditional } = await openNewerPage(page)
    await open(page)
    expect(await layout(page)).toEqual(LAID_OUT)
    expect(conditional()).toEqual([FILE])
    await page.keyboard.press('Escape')
    await open(page)
    expect(conditional()).toEqual([FILE])
    expect(problems('404')).toEqual([])
  })

  test('a file that is not answered keeps the popup waiting for two seconds at most', async ({ page }) => {
    await page.clock.install()
    await openNewerPage(page)
    await page.route('**/conditionals/dialog*', () => {})
    const requested = page.waitForRequest(`**${FILE}`)
    await page.locator('#open-1').click()
    await requested
    // The installed clock runs on by itself, too: this leaves the machine a second.
    await page.clock.runFor(1000)
    await expect(page.locator('dialog')).toHaveCount(0)
    await page.clock.runFor(1000)
    await expect(popupModal(page, 1)).toBeVisible()
    expect(await layout(page)).toEqual(LAID_OUT)
  })

  test('with no rules for popups at all, it stands in the middle with its close button, and the page behind stays usable', async ({
    page,
    problems,
  }) => {
    await openNewerPage(page, { css: '', config: false })
    await open(page)
    const { position, root, content, closeButton } = await layout(page)
    expect({ position, root }).toEqual({ position: 'fixed', root: [0, 0, 1280, 800] })
    const [left = 0, top = 0, right = 0, bottom = 0] = content
    expect([left + right, right - left]).toEqual([1280, 640])
    expect(Math.abs(top + bottom - 800)).toBeLessThan(3)
    expect(closeButton).toEqual(['absolute', right - 20, top + 20])
    // Without its stylesheet nothing says that it has an overlay.
    await page.mouse.click(10, 700)
    await expect(popupModal(page, 1)).toBeHidden()
    await open(page)
    await popupModal(page, 1).getByRole('button').click()
    await expect(popupModal(page, 1)).toBeHidden()
    expect(problems()).toEqual([])
  })

  test('a button that stands outside is placed in the window’s corner', async ({ page }) => {
    const settings = { close_button_position: 'outside' }
    await openNewerPage(page, {
      css: POPUP_RULES + DRAWER.replace('flex-end', 'flex-start'),
      body: `<main>${openLink(1)}</main>${builderPopup(1, settings, '<h2>Menu</h2>')}`,
    })
    await open(page)
    expect(await layout(page)).toEqual({ ...LAID_OUT, content: [0, 0, 300, 800], message: [0, 0, 300, 800] })
  })

  test('without an overlay the page stays in use', async ({ page }) => {
    await openNewerPage(page, {
      css: `${POPUP_RULES}#elementor-popup-modal-1 { justify-content: flex-end; align-items: flex-end }`,
      body: `<main><button id="plain">plain</button>${openLink(1)}</main>${builderPopup(1, { prevent_close_on_background_click: 'yes' }, '<h2>Menu</h2>')}`,
    })
    await open(page)
    await page.locator('#plain').click()
    const { position, content } = await layout(page)
    expect([position, content[2], content[3]]).toEqual(['fixed', 1280, 800])
  })
})

test.describe('the address of the rules’ file', () => {
  test('comes from the page’s own stylesheets where there is no configuration', async ({ page, problems }) => {
    const { conditional } = await openNewerPage(page, {
      config: false,
      file: DIALOG_RULES,
      head: '<link rel="stylesheet" href="/files/elementor-pro/assets/css/conditionals-popup.min.css?ver=3.26.0"><link rel="stylesheet" href="/files/elementor/assets/css/frontend.min.css?ver=3.26.4">',
    })
    await open(page)
    expect(await layout(page)).toEqual(LAID_OUT)
    expect(conditional()).toEqual(['/files/elementor/assets/css/conditionals/dialog.min.css?ver=3.26.4'])
    expect(problems()).toEqual([])
  })

  test('is the readable one where the site debugs its scripts', async ({ page }) => {
    const { conditional } = await openNewerPage(page, {
      config: { ...CONFIG, environmentMode: { isScriptDebug: true } },
      file: DIALOG_RULES,
    })
    await open(page)
    expect(conditional()).toEqual(['/files/elementor/assets/css/conditionals/dialog.css?ver=3.27.0'])
  })

  test('comes from a configuration that is JSON', async ({ page, problems }) => {
    const { conditional } = await openNewerPage(page, {
      config: false,
      file: DIALOG_RULES,
      head: `<script type="application/json" id="config">${JSON.stringify({ ...CONFIG, version: '3.28.0' })}</script><script defer src="/skerry.js" data-config="#config"></script>`,
    })
    await open(page)
    expect(await layout(page)).toEqual(LAID_OUT)
    expect(conditional()).toEqual([FILE.replace('3.27', '3.28')])
    expect(problems()).toEqual([])
  })

  for (const [name, assets] of [
    ['code', 'javascript:alert(1)//'],
    ['data', 'data:text/css,*{display:none}/*'],
    ['not text', { toString: 1 }],
    ['an address without a host', 'https://'],
  ] as const)
    test(`is not taken from a configuration with ${name}`, async ({ page, problems }) => {
      const { conditional } = await openNewerPage(page, { config: { urls: { assets } }, file: DIALOG_RULES })
      await open(page)
      expect(await layout(page)).toEqual(LAID_OUT)
      expect(await page.locator('link[href*="conditionals"]').count()).toBe(0)
      expect(conditional()).toEqual([])
      expect(problems()).toEqual([])
    })

  test('where the page’s policy refuses it, our own rules lay the popup out', async ({ page, problems }) => {
    await openNewerPage(page, { config: { urls: { assets: 'https://elsewhere.test/elementor/assets/' } } })
    await open(page)
    expect(await layout(page)).toEqual(LAID_OUT)
    expect(problems('elsewhere.test')).toEqual([])
  })
})

test.describe('the close button', () => {
  const ICONS = '.elementor-popup-modal .dialog-close-button svg { width: 1em; height: 1em }'
  const FONT = '.eicon-close::before { content: "×" }'
  const css = DIALOG_RULES + POPUP_RULES + DRAWER + ICONS
  for (const [name, options, icon] of [
    ['is drawn where neither a configuration nor an icon font is', { css, config: false }, 'svg'],
    ['is drawn where no stylesheet knows popups', { css: '', config: false }, 'svg'],
    ['is of the icon font where the page has it', { css: css + FONT, config: false }, 'i'],
    ['is drawn where the site chose that', { css: css + FONT, config: { experimentalFeatures: { e_font_icon_svg: true } } }, 'svg'],
  ] as const)
    test(name, async ({ page }) => {
      await openNewerPage(page, options)
      await open(page)
      const close = popupModal(page, 1).getByRole('button')
      await expect(close.locator(`:scope > ${icon}.eicon-close`)).toHaveCount(1)
      const { width, height } = (await close.boundingBox()) ?? { width: 0, height: 0 }
      for (const side of [width, height]) {
        expect(side).toBeGreaterThan(10)
        expect(side).toBeLessThan(60)
      }
    })
})
