import type { Page } from 'playwright/test'
import { show as showWithoutPolicy } from '../embed/embeds'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { builderPopup, openLink, popupCss, popupModal, triggersHaveRun, visibleDialogs } from '../popup/popups'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { serveJquery } from './jquery-page'

/** A page as sites have it, with real jQuery and with a script of the site's own that listens with jQuery and without it. */
const site = `
  window.calls = []
  const record = (...what) => calls.push(what.join(' '))
  const isOurs = (instance, id) => instance === elementorFrontend.documentsManager.documents[id]
  for (const name of ['show', 'hide']) {
    const event = 'elementor/popup/' + name
    jQuery(document).on(event, (e, id, instance) => record('$document', name, typeof id, id, isOurs(instance, id), instance.$element instanceof jQuery, instance.$element.is(':visible')))
    jQuery(window).on(event, (e, id) => record('$window', name, id ?? e.originalEvent.detail.id))
    window.addEventListener(event, (e) => record('window', name, typeof e.detail.id, e.detail.id, isOurs(e.detail.instance, e.detail.id)))
    document.addEventListener(event, () => record('document', name))
  }
  window.addEventListener('elementor/frontend/init', () => {
    record('window init', typeof elementorFrontend.hooks.addAction, typeof elementorProFrontend.modules.popup.showPopup)
    elementorFrontend.hooks.addAction('frontend/element_ready/global', ($scope, $) => record('ready', $scope instanceof jQuery, $ === jQuery, $scope[0].dataset.id))
    elementorFrontend.on('components:init', () => record('components'))
  })
  jQuery(window).on('elementor/frontend/init', () => record('$window init'))
  jQuery(() => record('dom ready'))
  jQuery(document).on('click', 'a, button', (e) => record('click', e.currentTarget.id))
`
const content =
  '<div class="elementor-element" data-element_type="widget" data-widget_type="heading.default" data-id="in1"><h2>One</h2></div><form id="form"><button id="send" type="button">send</button></form>'
const body = `<main class="elementor elementor-5" data-elementor-type="wp-page" data-elementor-id="5">
  <div class="elementor-element" data-element_type="widget" data-widget_type="text-editor.default" data-id="out1">text</div>
  ${openLink(1)}<button id="hand" data-popup-open="h">h</button><button id="toggle" data-popup-toggle="h">t</button><a class="by-selector" href="#there">s</a></main>
  <section data-widget="popup" id="h" hidden><h2>H</h2><button id="no" data-popup-close>no</button></section>
  ${builderPopup(1, { timing: [], a11y_navigation: 'yes' }, content)}${builderPopup(2, { timing: [], open_selector: '.by-selector' }, '<h2>Two</h2>')}`

const tags = ['/jquery.min.js', '/site.js', '/skerry.js'].map((src) => `<script defer src="${src}"></script>`)
async function show(page: Page, head = tags.join('')) {
  await serveJquery(page)
  await page.route('**/site.js', (route) => route.fulfill({ contentType: 'text/javascript', body: site }))
  await ownPage(page, body, popupCss, head)
  // The ready hooks run once compat/full.ts is loaded.
  await expect.poll(() => page.evaluate(() => (window as unknown as { calls: string[] }).calls.includes('ready true true out1'))).toBe(true)
}
const takeCalls = (page: Page) => page.evaluate(() => (window as unknown as { calls: string[] }).calls.splice(0))
const about = (list: string[], what: string) => list.filter((line) => line.includes(what))

// Our script after the site's, and before it.
for (const [order, head] of [
  ['last', tags.join('')],
  ['first', [tags[0], tags[2], tags[1]].join('')],
] as const)
  test(`each listener is called once for each event, with the arguments it knows, when our script comes ${order}`, async ({
    page,
    problems,
  }) => {
    await rememberServedMarkup(page)
    await show(page, head)
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { calls: string[] }).calls.includes('ready true true out1')))
      .toBe(true)
    const start = await takeCalls(page)
    expect(about(start, 'init')).toEqual(['window init function function', '$window init'])
    expect(about(start, 'components')).toHaveLength(1)
    expect(about(start, 'ready')).toEqual(expect.arrayContaining(['dom ready', 'ready true true out1']))
    expect(about(start, 'ready')).toHaveLength(2)

    await page.locator('#open-1').click()
    await expect(popupModal(page, 1)).toBeVisible()
    await expect.poll(() => page.evaluate(() => (window as unknown as { calls: string[] }).calls.length)).toBe(5)
    expect(await takeCalls(page)).toEqual([
      'click open-1',
      '$document show number 1 true true true',
      '$window show 1',
      'window show number 1 true',
      'ready true true in1',
    ])
    await page.locator('#send').click()
    expect(await takeCalls(page)).toEqual(['click send'])
    await page.keyboard.press('Escape')
    await expect(popupModal(page, 1)).toBeHidden()
    expect(await takeCalls(page)).toEqual(['$document hide number 1 true true true', '$window hide 1', 'window hide number 1 true'])

    // Hand-written popups are not the builder's: only events of our own are dispatched for them.
    await page.locator('#hand').click()
    await expect(page.locator('dialog.skerry-popup')).toBeVisible()
    await page.locator('#no').click()
    await expect(page.locator('dialog.skerry-popup')).toBeHidden()
    expect(await takeCalls(page)).toEqual(['click hand', 'click no'])
    expect(problems()).toEqual([])
    expect(await unmountDifference(page)).toBe('')
  })

test('a click that a script triggers with jQuery opens a popup by a link’s action, by a selector and, once, by a button', async ({
  page,
  problems,
}) => {
  await show(page)
  await page.evaluate('jQuery("#open-1").trigger("click")')
  await expect(popupModal(page, 1)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popupModal(page, 1)).toBeHidden()
  await page.evaluate('jQuery(".by-selector").trigger("click")')
  await expect(popupModal(page, 2)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popupModal(page, 2)).toBeHidden()
  const before = await takeCalls(page)
  expect(about(before, '$document show').map((line) => line.split(' ')[3])).toEqual(['1', '2'])
  expect(about(before, 'click open-1')).toHaveLength(1)
  await page.evaluate('jQuery("#toggle").trigger("click")')
  await expect(page.locator('dialog.skerry-popup')).toBeVisible()
  await page.evaluate('jQuery("#toggle").trigger("click")')
  await expect(page.locator('dialog.skerry-popup')).toBeHidden()
  await page.evaluate('jQuery(document).trigger("click"); jQuery(window).trigger("click"); jQuery("<a>").trigger("click")')
  expect(page.url()).not.toContain('#')
  expect(problems()).toEqual([])
})

test('a form’s success that is announced by jQuery opens the next popup', async ({ page, problems }) => {
  await show(page)
  await page.locator('#open-1').click()
  await expect(popupModal(page, 1)).toBeVisible()
  await page.evaluate('jQuery("#form").trigger("submit_success", [{ data: { popup: { action: "open", id: "2" } } }])')
  await expect(popupModal(page, 2)).toBeVisible()
  const events = await takeCalls(page)
  expect(about(events, '$document show')).toEqual(['$document show number 1 true true true', '$document show number 2 true true true'])
  // From a form that is not in the page, and without a response.
  await page.evaluate('jQuery("<form>").trigger("submit_success", [{ data: { popup: { action: "close" } } }])')
  await page.evaluate('jQuery(document).trigger("submit_success")')
  await triggersHaveRun(page)
  await expect(visibleDialogs(page)).toHaveCount(2)
  expect(problems()).toEqual([])
})

test('a form’s success that is announced by jQuery opens the next popup also when jQuery comes late', async ({ page, site, problems }) => {
  await serveJquery(page)
  await showWithoutPolicy(page, site.url, { content: `<style>${popupCss}</style>${body}` })
  await expect(page.locator('body')).toHaveAttribute('data-elementor-device-mode', 'desktop')
  await page.addScriptTag({ url: '/jquery.min.js' })
  await page.locator('#open-1').click()
  await expect(popupModal(page, 1)).toBeVisible()
  await page.evaluate('jQuery("#form").trigger("submit_success", [{ data: { popup: { action: "open", id: "2" } } }])')
  await expect(popupModal(page, 2)).toBeVisible()
  expect(problems()).toEqual([])
})

test('a listener of the site that throws does not stop the others', async ({ page, problems }) => {
  await show(page)
  await page.evaluate('jQuery(document).on("elementor/popup/show", () => { throw new Error("theirs") })')
  await page.locator('#open-1').click()
  await expect(popupModal(page, 1)).toBeVisible()
  expect(about(await takeCalls(page), 'window show number')).toHaveLength(1)
  await page.keyboard.press('Escape')
  await expect(popupModal(page, 1)).toBeHidden()
  expect(problems('a listener of elementor/popup/show failed')).toEqual([])
})
