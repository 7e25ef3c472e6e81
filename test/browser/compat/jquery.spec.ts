import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { built, css, modal, opener } from '../popup/popups'
import { keepServed, unmountDifference } from '../unmount'

/** A page as sites have it: real jQuery, and a script of the site's own that listens with it and without it. */
const jqueryPath = createRequire(import.meta.url)
  .resolve('jquery')
  .replace(/[^/]+$/, 'jquery.min.js')

const site = `
  window.heard = []
  const hear = (...what) => heard.push(what.join(' '))
  const isOurs = (instance, id) => instance === elementorFrontend.documentsManager.documents[id]
  for (const name of ['show', 'hide']) {
    const event = 'elementor/popup/' + name
    jQuery(document).on(event, (e, id, instance) => hear('$document', name, typeof id, id, isOurs(instance, id), instance.$element instanceof jQuery, instance.$element.is(':visible')))
    jQuery(window).on(event, (e, id) => hear('$window', name, id ?? e.originalEvent.detail.id))
    window.addEventListener(event, (e) => hear('window', name, typeof e.detail.id, e.detail.id, isOurs(e.detail.instance, e.detail.id)))
    document.addEventListener(event, () => hear('document', name))
  }
  window.addEventListener('elementor/frontend/init', () => {
    hear('window init', typeof elementorFrontend.hooks.addAction, typeof elementorProFrontend.modules.popup.showPopup)
    elementorFrontend.hooks.addAction('frontend/element_ready/global', ($scope, $) => hear('ready', $scope instanceof jQuery, $ === jQuery, $scope[0].dataset.id))
    elementorFrontend.on('components:init', () => hear('components'))
  })
  jQuery(window).on('elementor/frontend/init', () => hear('$window init'))
  jQuery(() => hear('dom ready'))
  jQuery(document).on('click', 'a, button', (e) => hear('click', e.currentTarget.id))
`
const content =
  '<div class="elementor-element" data-element_type="widget" data-widget_type="heading.default" data-id="in1"><h2>One</h2></div><form id="form"><button id="send" type="button">send</button></form>'
const body = `<main class="elementor elementor-5" data-elementor-type="wp-page" data-elementor-id="5">
  <div class="elementor-element" data-element_type="widget" data-widget_type="text-editor.default" data-id="out1">text</div>
  ${opener(1)}<button id="hand" data-popup-open="h">h</button><button id="toggle" data-popup-toggle="h">t</button><a class="by-selector" href="#there">s</a></main>
  <section data-widget="popup" id="h" hidden><h2>H</h2><button id="no" data-popup-close>no</button></section>
  ${built(1, { timing: [], a11y_navigation: 'yes' }, content)}${built(2, { timing: [], open_selector: '.by-selector' }, '<h2>Two</h2>')}`

const tags = ['/jquery.min.js', '/site.js', '/skerry.js'].map((src) => `<script defer src="${src}"></script>`)
async function show(page: Page, head = tags.join('')) {
  await page.route('**/jquery.min.js', (route) => route.fulfill({ contentType: 'text/javascript', path: jqueryPath }))
  await page.route('**/site.js', (route) => route.fulfill({ contentType: 'text/javascript', body: site }))
  await ownPage(page, body, css, head)
  // What few pages need comes a moment later.
  await expect.poll(() => page.evaluate(() => (window as unknown as { heard: string[] }).heard.includes('ready true true out1'))).toBe(true)
}
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0))
const about = (list: string[], what: string) => list.filter((line) => line.includes(what))

// Our script before the site's, and after.
for (const [order, head] of [
  ['last', tags.join('')],
  ['first', [tags[0], tags[2], tags[1]].join('')],
] as const)
  test(`with real jQuery and our script ${order}: each listener hears each event once, with what it is used to`, async ({
    page,
    problems,
  }) => {
    await keepServed(page)
    await show(page, head)
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { heard: string[] }).heard.includes('ready true true out1')))
      .toBe(true)
    const start = await heard(page)
    expect(about(start, 'init')).toEqual(['window init function function', '$window init'])
    expect(about(start, 'components')).toHaveLength(1)
    expect(about(start, 'ready')).toEqual(expect.arrayContaining(['dom ready', 'ready true true out1']))
    expect(about(start, 'ready')).toHaveLength(2)

    await page.locator('#open-1').click()
    await expect(modal(page, 1)).toBeVisible()
    await expect.poll(() => page.evaluate(() => (window as unknown as { heard: string[] }).heard.length)).toBe(5)
    expect(await heard(page)).toEqual([
      'click open-1',
      '$document show number 1 true true true',
      '$window show 1',
      'window show number 1 true',
      'ready true true in1',
    ])
    await page.locator('#send').click()
    expect(await heard(page)).toEqual(['click send'])
    await page.keyboard.press('Escape')
    await expect(modal(page, 1)).toBeHidden()
    expect(await heard(page)).toEqual(['$document hide number 1 true true true', '$window hide 1', 'window hide number 1 true'])

    // Hand-written ones are not the builder's: their events are ours alone.
    await page.locator('#hand').click()
    await expect(page.locator('dialog.skerry-popup')).toBeVisible()
    await page.locator('#no').click()
    await expect(page.locator('dialog.skerry-popup')).toBeHidden()
    expect(await heard(page)).toEqual(['click hand', 'click no'])
    expect(problems()).toEqual([])
    expect(await unmountDifference(page)).toBe('')
  })

test('a click that jQuery alone triggers on a link opens, by its action and by a selector; on a button once', async ({
  page,
  problems,
}) => {
  await show(page)
  await page.evaluate('jQuery("#open-1").trigger("click")')
  await expect(modal(page, 1)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal(page, 1)).toBeHidden()
  await page.evaluate('jQuery(".by-selector").trigger("click")')
  await expect(modal(page, 2)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal(page, 2)).toBeHidden()
  const before = await heard(page)
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

test('a form’s success, told by jQuery, opens the next popup', async ({ page, problems }) => {
  await show(page)
  await page.locator('#open-1').click()
  await expect(modal(page, 1)).toBeVisible()
  await page.evaluate('jQuery("#form").trigger("submit_success", [{ data: { popup: { action: "open", id: "2" } } }])')
  await expect(modal(page, 2)).toBeVisible()
  const events = await heard(page)
  expect(about(events, '$document show')).toEqual(['$document show number 1 true true true', '$document show number 2 true true true'])
  // From a form that is no longer there, and with an answer that says nothing.
  await page.evaluate('jQuery("<form>").trigger("submit_success", [{ data: { popup: { action: "close" } } }])')
  await page.evaluate('jQuery(document).trigger("submit_success")')
  await page.waitForTimeout(200)
  await expect(page.locator('dialog:visible')).toHaveCount(2)
  expect(problems()).toEqual([])
})

test('a listener of the site that throws stops nobody', async ({ page, problems }) => {
  await show(page)
  await page.evaluate('jQuery(document).on("elementor/popup/show", () => { throw new Error("theirs") })')
  await page.locator('#open-1').click()
  await expect(modal(page, 1)).toBeVisible()
  expect(about(await heard(page), 'window show number')).toHaveLength(1)
  await page.keyboard.press('Escape')
  await expect(modal(page, 1)).toBeHidden()
  expect(problems('a listener of elementor/popup/show failed')).toEqual([])
})
