import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { settled } from '../settled'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import {
  builderPopup,
  expectPopupEvents,
  focusedElement,
  openLink,
  pageWithPopup,
  popupCss,
  popupModal,
  recordPopupEvents,
  stored,
  takePopupEvents,
} from './popups'

test.describe('a popup of the builder', () => {
  test('leaves the page, opens by its link as a named modal dialog, and gives the focus back', async ({ page, problems }) => {
    await rememberServedMarkup(page)
    await recordPopupEvents(page)
    await ownPage(page, pageWithPopup({ triggers: [], timing: [], a11y_navigation: 'yes' }), popupCss)
    await expect(page.locator('[data-elementor-type=popup]')).toHaveCount(0)
    await page.locator('#open-1').click()
    await expect(popupModal(page, 1)).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'One' })).toHaveAttribute('aria-modal', 'true')
    expect(await popupModal(page, 1).evaluate((el) => (el as HTMLDialogElement).open && el.getAttribute('style'))).toBe('')
    await expectPopupEvents(page, ['show:action', 'show 1', 'shown:action'])
    expect(await focusedElement(page)).toContain('dialog-close-button')
    await expect(page.locator('#open-1')).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Shift+Tab')
    expect(await focusedElement(page)).toBe('l1')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(popupModal(page, 1)).toBeHidden()
    await expect(popupModal(page, 1)).toHaveAttribute('style', 'display: none;')
    await expectPopupEvents(page, ['hide:button', 'hide 1', 'hidden:button'])
    expect(await focusedElement(page)).toBe('open-1')
    expect(await stored(page, 'popup_1_times')).toBe(1)
    expect(problems()).toEqual([])
    expect(await unmountDifference(page)).toBe('')
  })

  test('has new content at each opening, and its scripts run once per opening', async ({ page, site }) => {
    const content = '<input id="field"><script>window.runs = (window.runs || 0) + 1</script>'
    await page.route(`${site.url}/inline/`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><style>${popupCss}</style>${pageWithPopup({ timing: [] }, content)}<script src="/skerry.js"></script>`,
      }),
    )
    await page.goto(`${site.url}/inline/`)
    const runs = () => page.evaluate(() => (window as unknown as { runs: number }).runs)
    for (const count of [2, 3]) {
      await page.locator('#open-1').click()
      await expect(page.locator('#field')).toHaveValue('')
      await expect.poll(runs).toBe(count)
      await page.locator('#field').fill('abc')
      await page.keyboard.press('Escape')
      await expect(page.locator('#field')).toHaveCount(0)
    }
  })

  test('leaves the page usable without an overlay, and a click on the page closes it', async ({ page }) => {
    await ownPage(
      page,
      pageWithPopup({ timing: [] }).replaceAll('data-elementor-id="1"', 'data-elementor-id="3"').replaceAll('"1"', '"3"'),
      popupCss,
    )
    await page.evaluate(() =>
      document.querySelector('#plain')?.addEventListener('click', (e) => ((e.target as Element).textContent = 'clicked')),
    )
    await page.evaluate(() => (window as unknown as { Skerry: { popup: { show: (id: number) => void } } }).Skerry.popup.show(3))
    await expect(popupModal(page, 3)).toBeVisible()
    await settled(page)
    expect(await focusedElement(page)).toBe('body')
    expect(await popupModal(page, 3).evaluate((el) => el.matches(':modal'))).toBe(false)
    await page.locator('#plain').click()
    await expect(page.locator('#plain')).toHaveText('clicked')
    await expect(popupModal(page, 3)).toBeHidden()
  })

  test('opens and closes by a toggle link; the last of several simultaneous calls wins', async ({ page }) => {
    await recordPopupEvents(page)
    await ownPage(page, pageWithPopup({ timing: [], prevent_close_on_background_click: 'yes' }), popupCss)
    const api = (calls: string[]) =>
      page.evaluate((list) => {
        const { popup } = (window as unknown as { Skerry: { popup: Record<string, (id: number) => void> } }).Skerry
        for (const call of list) popup[call]?.(1)
      }, calls)
    await api(['show', 'hide', 'show'])
    await expect(popupModal(page, 1)).toBeVisible()
    await expectPopupEvents(page, ['show:api', 'show 1', 'shown:api'])
    await api(['hide', 'show', 'hide', 'hide'])
    await expect(popupModal(page, 1)).toBeHidden()
    expect((await takePopupEvents(page)).filter((e) => / 1$/.test(e))).toEqual(['hide 1', 'show 1', 'hide 1'])
    await page.locator('#toggle').click()
    await expect(popupModal(page, 1)).toBeVisible()
    await page.evaluate(() => document.querySelector<HTMLElement>('#toggle')?.click())
    await expect(popupModal(page, 1)).toBeHidden()
  })

  test('opens at a click on what its selector matches, which gets the focus back; an invalid selector is reported once', async ({
    page,
    problems,
  }) => {
    const bad = builderPopup(2, { open_selector: 'a[', timing: [] }, 'two')
    await ownPage(page, `${pageWithPopup({ timing: [], open_selector: '#plain, .late' })}${openLink(2)}${bad}`, popupCss)
    await page.locator('#plain').click()
    await expect(popupModal(page, 1)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popupModal(page, 1)).toBeHidden()
    expect(await focusedElement(page)).toBe('plain')
    await page.evaluate(() =>
      document.querySelector('main')?.append(Object.assign(document.createElement('button'), { className: 'late', textContent: 'late' })),
    )
    await page.locator('.late').click()
    await expect(popupModal(page, 1)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.locator('#open-2').click()
    await expect(popupModal(page, 2)).toBeVisible()
    expect(problems()).toHaveLength(1)
    expect(problems()[0]).toContain('open_selector a[')
  })

  test('shows its close button after the delay, each time it opens', async ({ page }) => {
    await ownPage(page, pageWithPopup({ timing: [], close_button_delay: 0.5 }), popupCss)
    for (let i = 0; i < 2; i++) {
      await page.locator('#open-1').click()
      await expect(popupModal(page, 1)).toBeVisible()
      await expect(page.locator('.dialog-close-button')).toBeHidden()
      await expect(page.locator('.dialog-close-button')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(popupModal(page, 1)).toBeHidden()
    }
  })

  test('draws its close icon as SVG if the site wants that, with one symbol per page', async ({ page, problems }) => {
    await page.addInitScript(() => Object.assign(window, { elementorFrontendConfig: { experimentalFeatures: { e_font_icon_svg: true } } }))
    const second = builderPopup(2, { timing: [], close_button_position: 'outside' }, '<h2>Two</h2>')
    await ownPage(page, `${pageWithPopup({ timing: [] }, `<h2>One</h2>${openLink(2)}`)}${second}`, popupCss)
    await page.locator('#open-1').click()
    await page.locator('#open-2').click()
    await expect(popupModal(page, 2)).toBeVisible()
    const icons = await page.evaluate(() => [...document.querySelectorAll('.dialog-close-button')].map((button) => button.innerHTML))
    const icon = (symbol: string) =>
      `<svg aria-hidden="true" class="e-font-icon-svg e-eicon-close eicon-close"><use xlink:href="#eicon-close"></use>${symbol}</svg>`
    const path = 'M200 273 273 200 500 427 727 200 800 273 573 500 800 727 727 800 500 573 273 800 200 727 427 500Z'
    expect(icons).toEqual([icon(`<symbol id="eicon-close" viewBox="0 0 1000 1000"><path d="${path}"></path></symbol>`), icon('')])
    expect(await page.locator('dialog > .dialog-close-button').count()).toBe(1)
    expect(problems()).toEqual([])
  })

  for (const when of ['before', 'after'])
    test(`leaves a consent banner usable that appears ${when} it opens`, async ({ page }) => {
      await ownPage(page, pageWithPopup({ timing: [] }), popupCss)
      const banner = () =>
        page.evaluate(() => {
          const el = Object.assign(document.createElement('div'), { className: 'banner' })
          const ok = Object.assign(document.createElement('button'), { id: 'ok', textContent: 'OK', onclick: () => el.remove() })
          el.append(ok)
          document.body.append(el)
        })
      if (when === 'before') await banner()
      await page.locator('#open-1').click()
      await expect(popupModal(page, 1)).toBeVisible()
      if (when === 'after') await banner()
      await expect(page.locator('main')).toHaveAttribute('inert', '')
      await page.locator('#ok').click()
      await expect(page.locator('.banner')).toHaveCount(0)
      await expect(popupModal(page, 1)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(popupModal(page, 1)).toBeHidden()
      await expect(page.locator('main')).not.toHaveAttribute('inert')
    })
})
