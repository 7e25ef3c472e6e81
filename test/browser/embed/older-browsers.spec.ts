import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { body, expectWorking, scriptTag, show } from './embeds'

/** Takes something away that the browser has, before any script of the page runs. */
const without = (page: Page, path: string) =>
  page.addInitScript((name) => {
    const names = name.split('.')
    const key = names.pop() as string
    let owner = globalThis as unknown as Record<string, unknown>
    for (const each of names) owner = owner[each] as typeof owner
    delete owner[key]
  }, path)
const link = '<a id="link" href="#followed" data-popup-open="hello">Link</a>'

for (const feature of ['HTMLDialogElement', 'HTMLDialogElement.prototype.showModal', 'Object.hasOwn', 'Array.prototype.findLast'])
  test(`a browser without ${feature} keeps the page as it was served, with links that work`, async ({ page, site, problems }) => {
    await without(page, feature)
    await show(page, site.url, { content: `${link}${body}` })
    await page.waitForLoadState('load')
    expect(await page.locator('#hello').evaluate((el) => el.outerHTML)).toBe(
      '<section data-widget="popup" id="hello" hidden=""><h2>Hello</h2><p>Text</p></section>',
    )
    expect(await page.locator('[data-menu-toggle]').evaluate((el) => el.outerHTML)).toBe(
      '<button type="button" data-menu-toggle="">Menu</button>',
    )
    await page.locator('#link').click()
    await expect(page).toHaveURL(/#followed$/)
    expect(problems()).toEqual([])
  })

test('a browser without performance.timing starts', async ({ page, site, problems }) => {
  await page.addInitScript(() => Object.defineProperty(performance, 'timing', { value: undefined }))
  await show(page, site.url)
  await expectWorking(page)
  expect(problems()).toEqual([])
})

/** As in Safari before 16.4. */
const withoutConstructableStylesheets = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(globalThis, 'CSSStyleSheet', {
      value: class {
        constructor() {
          throw new TypeError('Illegal constructor')
        }
      },
    })
    delete (Document.prototype as Partial<Document>).adoptedStyleSheets
    delete (ShadowRoot.prototype as Partial<ShadowRoot>).adoptedStyleSheets
  })

test('without constructable stylesheets a popup of the builder’s opens on a page without its rules, and the inspector has its look', async ({
  page,
  site,
  problems,
}) => {
  await withoutConstructableStylesheets(page)
  await show(page, site.url, {
    content: `<div data-elementor-type="popup" data-elementor-id="7" class="elementor elementor-7" data-elementor-settings='{"open_selector":"#open"}'><p>Oferta</p></div>
      <button id="open" type="button">Otwórz</button>`,
    head: `<script>history.replaceState(null, '', '?skerry-inspect')</script>${scriptTag}`,
  })
  await page.locator('#open').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Oferta')
  await expect(dialog).toHaveCSS('position', 'fixed')
  await expect(page.locator('#skerry-inspect')).toHaveCSS('position', 'fixed')
  expect(problems('404')).toEqual([])
})

test('without constructable stylesheets, the lightbox and sliders bring their styles in elements with our nonce', async ({
  page,
  site,
  problems,
}) => {
  await withoutConstructableStylesheets(page)
  const picture = 'data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22/>'
  await show(page, site.url, {
    head: '<link rel="icon" href="data:,"><script defer nonce="abc" src="/skerry.js"></script>',
    headers: {
      'content-security-policy':
        "default-src 'none'; script-src 'nonce-abc'; style-src 'nonce-abc'; img-src 'self' data:; require-trusted-types-for 'script'",
    },
    content: `<a id="picture" href="/a.png" data-lightbox><img alt="a" src="${picture}"></a>
      <div data-widget="slider" aria-label="S" data-settings='{"slides_to_show":1,"navigation":"both"}'><div>a</div><div>b</div></div>`,
  })
  await page.locator('.skerry-slider-next').click()
  await expect(page.locator('.swiper-slide-active')).toHaveText('b')
  await page.locator('#picture').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await page.evaluate(() => [...document.head.querySelectorAll('style')].every((el) => (el.sheet?.cssRules.length ?? 0) > 0))).toBe(
    true,
  )
  expect(await page.locator('head style').count()).toBeGreaterThan(1)
  await page.evaluate(() => (globalThis as unknown as { Skerry: { unmount: () => void } }).Skerry.unmount())
  await expect(page.locator('head style')).toHaveCount(0)
  expect(problems('404')).toEqual([])
})

test('a lightbox that cannot be shown lets the browser follow the link', async ({ page, site, problems }) => {
  await page.addInitScript(() => {
    HTMLDialogElement.prototype.close = () => {
      throw new Error('no dialogs here')
    }
  })
  await show(page, site.url, { content: '<a id="picture" href="/a.png?followed" data-lightbox>a</a>' })
  await page.locator('#picture').click()
  await expect(page).toHaveURL(/followed$/)
  expect(problems('404').filter((line) => !line.includes('Skerry · lightbox'))).toEqual([])
})
