import { expect, test } from '../harness'
import { CONFIG, DIALOG_RULES, DRAWER, FILE, LAID_OUT, layout, open, openNewerPage, POPUP_RULES } from './newer-builder-pages'
import { popupModal } from './popups'

test.describe('the address of the file with the rules', () => {
  test('comes from the page’s own stylesheets if there is no configuration', async ({ page, problems }) => {
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

  test('is the unminified one if the site debugs its scripts', async ({ page }) => {
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

  test('if the page’s policy refuses it, our own rules lay out the popup', async ({ page, problems }) => {
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
    ['is drawn if there is neither a configuration nor an icon font', { css, config: false }, 'svg'],
    ['is drawn if no stylesheet knows popups', { css: '', config: false }, 'svg'],
    ['is from the icon font if the page has it', { css: css + FONT, config: false }, 'i'],
    ['is drawn if the site chose that', { css: css + FONT, config: { experimentalFeatures: { e_font_icon_svg: true } } }, 'svg'],
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
