import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright/test'
import { readBudgets } from '../../../scripts/build/sizes'
import { serveJquery } from '../compat/jquery-page'
import { expect, test } from '../harness'
import { builder as builderMenu } from '../menu/menu-pages'
import { actionHref, builderPopup, openLink, popupCss, popupModal } from '../popup/popups'
import { scrollThrough, waitingIslands } from '../unmount'
import { body, dist, scriptTag, show, toggle } from './embeds'

type WithSkerry = { Skerry: { popup: { show: (id: string) => void } } }
type Budget = { files: number; gz: number }
const budgets = readBudgets().compositions as Record<string, Budget>

/** The files of ours that a page asks for, and their bytes as gzip sends them. */
function watchFiles(page: Page) {
  const files = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(skerry[\w.]*\.js|chunks\/.+\.js)$/.test(pathname)) files.add(pathname.slice(1))
  })
  return () => [...files].map((file) => ({ file, gz: gzipSync(dist(file), { level: 9 }).length }))
}
/** Everything that does not wait for the visitor has mounted. */
const everythingMounted = async (page: Page) => {
  await scrollThrough(page)
  await expect.poll(() => waitingIslands(page)).toEqual([])
  await page.waitForLoadState('networkidle')
}

/** A builder's page with popups: one opens by a link, one by the third click, one by a selector. None opens by itself during a visit. */
const servedPopups = `<style>${popupCss}</style>
  <main class="elementor elementor-5" data-elementor-type="wp-page" data-elementor-id="5">${openLink(1)}<a class="by-selector" href="#there">s</a></main>
  ${builderPopup(1, { timing: [], entrance_animation: 'fadeIn' }, `<h2>One</h2><p>text <a href="${actionHref('popup:close', {})}">close</a></p>`)}
  ${builderPopup(2, { triggers: { click: 'yes', click_times: 3 }, timing: { times: 'yes', times_times: 3 } }, '<h2>Two</h2>')}
  ${builderPopup(3, { triggers: [], timing: [], open_selector: '.by-selector' }, '<h2>Three</h2>')}`
const tab = (i: number, name: string) =>
  `<button data-e-type="e-tab" role="tab" id="t-tab-${i}" aria-controls="t-tab-content-${i}" aria-selected="${!i}" tabindex="${i ? -1 : 0}">${name}</button>`
const panel = (i: number, text: string) =>
  `<div data-e-type="e-tab-content" role="tabpanel" id="t-tab-content-${i}" aria-labelledby="t-tab-${i}" ${i ? 'hidden style="display: none"' : ''}>${text}</div>`
/** As newer builders send them. */
const newerTabs = `<div class="elementor elementor-5" data-elementor-type="wp-page" data-elementor-id="5"><div data-e-type="e-tabs" data-id="t" data-e-settings='{"default-active-tab":"t-tab-0"}'><div role="tablist" data-e-type="e-tabs-menu">${tab(0, 'One')}${tab(1, 'Two')}</div><div data-e-type="e-tabs-content-area">${panel(0, 'First panel')}${panel(1, 'Second panel')}</div></div></div>`
const newerForm =
  '<form class="e-form-base form-state-default" data-e-type="e-form" data-element_type="e-form" data-id="f" data-form-name="Contact"><label for="mail">Mail</label><input class="e-form-input-base" id="mail" name="mail" type="email" data-id="m"><button type="submit">Send</button></form>'
const expectNoDialog = (page: Page) => expect(page.locator('dialog')).toHaveCount(0)

const visits: Record<string, (page: Page, url: string) => Promise<void>> = {
  'menu + sticky + link popup': async (page, url) => {
    await show(page, url, { content: `<header data-settings='{"sticky":"top"}'>${body}</header><div style="height:3000px"></div>` })
    await toggle(page).click()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
    await everythingMounted(page)
  },
  'menu + containers': async (page, url) => {
    const container = (html: string) => `<div class="elementor-element e-con e-parent" data-element_type="container">${html}</div>`
    const menu = builderMenu({ toggle_icon_hover_animation: 'grow' })
    const containers = `${container(menu)}${container('<div style="height:1000px"></div>').repeat(4)}`
    await show(page, url, { content: `<main class="elementor elementor-5" data-elementor-type="wp-page">${containers}</main>` })
    await expect(page.locator('.elementor-item .sub-arrow').first()).toBeAttached()
    await everythingMounted(page)
    await expect(page.locator('.e-lazyloaded')).toHaveCount(5)
  },
  'newer tabs + form': async (page, url) => {
    await show(page, url, { content: newerTabs + newerForm })
    await page.getByRole('tab', { name: 'Two' }).click()
    await expect(page.getByText('Second panel')).toBeVisible()
    await everythingMounted(page)
  },
  'served popups': async (page, url) => {
    await show(page, url, { content: servedPopups })
    await everythingMounted(page)
    await expectNoDialog(page)
  },
  'served popups + jQuery': async (page, url) => {
    await serveJquery(page)
    await show(page, url, { content: servedPopups, head: `<script src="/jquery.min.js"></script>${scriptTag}` })
    await everythingMounted(page)
    await expectNoDialog(page)
  },
  'served popups, one opened': async (page, url) => {
    await show(page, url, { content: servedPopups })
    await everythingMounted(page)
    await page.locator('main').click({ clickCount: 3 })
    await expect(popupModal(page, 2)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popupModal(page, 2)).toBeHidden()
    await page.evaluate(() => (window as unknown as WithSkerry).Skerry.popup.show('1'))
    await expect(popupModal(page, 1)).toBeVisible()
    await page.waitForLoadState('networkidle')
  },
  landing: async (page) => {
    await page.goto('/landing/')
    await everythingMounted(page)
  },
  'ten sliders': async (page) => {
    await page.goto('/pages/slider-ten.html')
    await everythingMounted(page)
  },
  'gallery + lightbox': async (page) => {
    await page.goto('/pages/gallery.html')
    await everythingMounted(page)
    await page.locator('[data-lightbox]:visible').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.waitForLoadState('networkidle')
  },
}

test('every composition of the budgets has a visit here', () => expect(Object.keys(visits).sort()).toEqual(Object.keys(budgets).sort()))

for (const [name, visit] of Object.entries(visits))
  test(`${name}: a visitor loads no more files and bytes than the budget allows`, async ({ page, site }) => {
    const files = watchFiles(page)
    await visit(page, site.url)
    const loaded = files()
    const gz = loaded.reduce((sum, file) => sum + file.gz, 0)
    const list = loaded.map((file) => `${file.file} ${file.gz}`).join('\n')
    const { files: most, gz: max } = budgets[name] as Budget
    test.info().annotations.push({ type: 'loaded', description: `${loaded.length} files, ${gz} bytes gz` })
    console.log(`${name}: ${loaded.length} of ${most} files, ${gz} of ${max} bytes gz`)
    expect(loaded.length, list).toBeLessThanOrEqual(most)
    expect(gz, list).toBeLessThanOrEqual(max)
    // Room for more than that is a budget that nobody looks at.
    expect(most - loaded.length, list).toBe(0)
  })
