import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { actionHref, builderPopup, openLink, popupCss, popupModal, triggersHaveRun, visibleDialogs } from '../popup/popups'

/** Attacks through markup, addresses or storage, without a script. None may run, throw or stop the page. */
const hand = (id: string, settings: string, content: string) =>
  `<section data-widget="popup" id="${id}" hidden data-settings='${settings}'>${content}</section>`
const good = `<button id="op" data-popup-open="fine">open</button>${hand('fine', '{}', '<h2>Fine</h2>')}`

/** Records every sign that foreign code has run or a prototype was changed. */
const trap = (page: Page) =>
  page.addInitScript(() => {
    const caught: string[] = []
    Object.assign(window, { caught, alert: () => caught.push('alert'), xss: () => caught.push('xss') })
    addEventListener('error', (event) => caught.push(`error: ${event.message}`))
    addEventListener('unhandledrejection', (event) => caught.push(`rejection: ${event.reason}`))
  })
const caught = (page: Page) =>
  page.evaluate(() => [
    ...(window as unknown as { caught: string[] }).caught,
    ...Object.keys(Object.prototype),
    ...['polluted', 'id', 'action'].filter((key) => key in {}),
  ])
/** Checks that the page still works. */
async function works(page: Page) {
  await page.locator('#op').click()
  await expect(page.getByRole('dialog', { name: 'Fine' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Fine' })).toBeHidden()
  expect(await caught(page)).toEqual([])
}
const base64 = (text: string) => encodeURIComponent(Buffer.from(text).toString('base64'))
const raw = (name: string, json: string) => `#elementor-action%3Aaction%3D${name}%26settings%3D${base64(json)}`

test('hostile addresses of link actions open nothing and run nothing', async ({ page }) => {
  const hashes = [
    raw('popup%3Aopen', '{"__proto__":{"polluted":1},"id":"1"}'),
    raw('popup%3Aopen', '{"constructor":{"prototype":{"polluted":1}},"id":{"toString":"x"}}'),
    raw('popup%3Aopen', '{"id":["1"],"toggle":{"a":1}}'),
    raw('popup%3Aopen', '{"id":"<img src=x onerror=alert(1)>"}'),
    raw('popup%3Aopen', `{"id":"${'9'.repeat(50_000)}"}`),
    raw('popup%3Aclose', '{"do_not_show_again":"yes","id":"fine"}'),
    raw('__proto__', '{"polluted":1}'),
    raw('constructor', '{}'),
    raw('toString', '{}'),
    raw('lightbox', '{"url":"javascript:alert(1)","html":"<img src=x onerror=alert(1)>"}'),
    `#elementor-action:${'action='.repeat(20_000)}`,
    `#elementor-action:action=a&${'settings='.repeat(20_000)}`,
    `#elementor-action:action=popup:open&settings=${'A'.repeat(100_000)}`,
    '#elementor-action:action=javascript:alert(1)&settings=e30=',
  ]
  await trap(page)
  await ownPage(
    page,
    `${good}<main>${hashes.map((href) => `<a class="bad" href="${href}">x</a>`).join('')}<a id="good" href="${actionHref('popup:open', { id: 'fine' })}">x</a></main>`,
    popupCss,
  )
  await page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLElement>('.bad')) link.click()
  })
  // This link's action runs after those of all links above.
  await page.locator('#good').click()
  await expect(page.getByRole('dialog', { name: 'Fine' })).toBeVisible()
  await expect(visibleDialogs(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(visibleDialogs(page)).toHaveCount(0)
  await works(page)
})

test('a crafted link to the page opens nothing that the page does not offer', async ({ page }) => {
  await trap(page)
  const mine = actionHref('popup:open', { id: 'fine' })
  await ownPage(page, `${good}<a href="${mine}">x</a>`, popupCss)
  for (const hash of [mine, raw('popup%3Aopen', '{"id":"fine"}'), '#action a\\"]', `#action${'('.repeat(5000)}`, '#%E0%A4%A']) {
    await page.goto('about:blank')
    // A new page each time, so that the code for its address is requested again.
    const actionChunk = page.waitForRequest(/popups-actions-run/).catch(() => {})
    await page.goto(`/own/?x=<script>alert(1)</script>&skerry=${'y'.repeat(2000)}${hash}`)
    if (/action/.test(hash)) await actionChunk
    await triggersHaveRun(page)
    await expect(visibleDialogs(page), hash.slice(0, 40)).toHaveCount(0)
    await works(page)
  }
})

test('hostile values in storage do not stop popups', async ({ page }) => {
  const values = [
    '{"__proto__":{"polluted":1},"__expiration":{"__proto__":{"polluted":1}}}',
    '{"__expiration":[1,2],"pageViews":{"a":1},"sessions":[],"popup_fine_times":"<b>","popup_1_times":1e999}',
    '{"pageViews":-1e308,"popup_fine_disable":0,"popup-1-impressions-count":{"valueOf":1}}',
    '[[[[]]]]',
    '"text"',
    `{"a":"${'x'.repeat(200_000)}"}`,
    '{'.repeat(10_000),
  ]
  const settings = (times_period: string) => ({
    triggers: { page_load: 'yes', page_load_delay: 60 },
    timing: { times: 'yes', times_times: 1, times_period, page_views: 'yes', page_views_views: 0 },
  })
  await trap(page)
  await page.addInitScript(() => {
    for (const area of [localStorage, sessionStorage]) {
      const value = new URLSearchParams(location.search).get('value')
      if (value === null) continue
      area.setItem('elementor', value)
      area.setItem('popup-2-impressions-count', value)
    }
  })
  await ownPage(page, `${good}${builderPopup(1, settings('day'), 'One')}${builderPopup(2, settings('session'), 'Two')}`, popupCss)
  for (const value of values) {
    await page.evaluate((text) => {
      for (const area of [localStorage, sessionStorage]) {
        area.setItem('elementor', text)
        area.setItem('popup-2-impressions-count', text)
      }
    }, value)
    await page.reload()
    await works(page)
  }
})

test('hostile details of form events open nothing and run nothing', async ({ page }) => {
  await page.clock.install()
  await trap(page)
  await ownPage(page, `${good}<form id="form"></form>`, popupCss)
  const conversionChunk = page.waitForResponse(/popups-conversion/)
  await page.evaluate(() => {
    const details = [
      null,
      7,
      'text',
      { data: { popup: { action: 'open' } } },
      { data: { popup: { action: 'open', id: JSON.parse('{"__proto__":{"polluted":1}}') } } },
      { data: { popup: { action: 'open', id: Object.create(null) } } },
      { data: { popup: { action: 'open', id: '<img src=x onerror=alert(1)>' } } },
      { data: { popup: { action: { toString: 1 }, do_not_show_again: 'yes' } } },
      JSON.parse('{"__proto__":{"polluted":1},"data":{"__proto__":{"popup":{"action":"open","id":"fine"}}}}'),
    ]
    for (const detail of details)
      for (const target of [document, document.getElementById('form') as HTMLElement])
        target.dispatchEvent(new CustomEvent('skerry:form:success', { bubbles: true, detail }))
  })
  await conversionChunk
  await triggersHaveRun(page)
  // Closing takes a popup a second.
  await page.clock.fastForward(1500)
  await expect(visibleDialogs(page)).toHaveCount(0)
  await works(page)
})

test('markup in a popup’s ids, titles, labels and settings stays text', async ({ page }) => {
  const evil = '&quot;&gt;&lt;img src=x onerror=alert(1)&gt;'
  const json = (value: object) => JSON.stringify(value).replaceAll("'", '&#39;').replaceAll('<', '&lt;')
  const settings = { classes: '"><img src=x onerror=alert(1)> x', position: '"><script>xss()</script>', close_button_position: 'outside' }
  const content = '<h2>&lt;img src=x onerror=alert(1)&gt;</h2>'
  await trap(page)
  await ownPage(
    page,
    `${good}<button id="b" data-popup-open="${evil}">x</button>${hand(evil, json(settings), content)}
    <button id="c" data-popup-open="${evil}2">x</button>
    <div data-elementor-type="popup" data-elementor-id="${evil}2" class="elementor" aria-label="${evil}" data-elementor-settings='${json(settings)}'>${content}</div>`,
    popupCss,
  )
  for (const id of ['b', 'c']) {
    await page.locator(`#${id}`).click()
    await expect(visibleDialogs(page)).toHaveCount(1)
    await expect(page.locator('img')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(visibleDialogs(page)).toHaveCount(0)
  }
  await works(page)
})

const namedElements: [what: string, markup: string][] = [
  ['our own global', '<form id="Skerry"><input name="version"><input name="scan"></form>'],
  ['the builder’s globals', '<a id="elementorFrontend"></a><form id="elementorProFrontend"></form>'],
  [
    'the page’s config',
    '<form id="elementorFrontendConfig"></form><form id="elementorFrontendConfig" name="environmentMode"><input name="edit"><input name="wpPreview"></form>',
  ],
  ['the clicks that the snippet queues', '<form id="skerryClicks"><input name="f"></form>'],
  ['jQuery', '<a id="jQuery"></a><object id="$"></object>'],
  ['jQuery as an object', '<object id="jQuery"></object>'],
  ['the data layer', '<a id="dataLayer"></a>'],
  [
    'methods of a form',
    '<form data-settings=\'{"animation":"fadeIn"}\' class="elementor-invisible"><input name="matches"><input name="id"></form>',
  ],
]
test('elements named like what we read do not stop popups', async ({ page, each }) => {
  await each(
    namedElements,
    ([what]) => `elements named like ${what} do not stop popups`,
    async ([, markup]) => {
      await trap(page)
      await ownPage(page, `${markup}<main>${openLink(1)}</main>${good}${builderPopup(1, { timing: [] }, '<h2>One</h2>')}`, popupCss)
      await works(page)
      await page.locator('#open-1').click()
      await expect(popupModal(page, 1)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(popupModal(page, 1)).toBeHidden()
      expect(await caught(page)).toEqual([])
    },
  )
})

test('a form with a field called matches, added later, does not stop what is added with it', async ({ page }) => {
  await trap(page)
  await ownPage(page, good, popupCss)
  await page.evaluate(() => {
    const form = document.createElement('form')
    form.append(Object.assign(document.createElement('input'), { name: 'matches' }))
    const late = Object.assign(document.createElement('button'), { id: 'late', textContent: 'late' })
    late.dataset.popupOpen = 'fine'
    document.body.append(form, late)
  })
  await expect(page.locator('#late')).toHaveAttribute('aria-haspopup', 'dialog')
  await works(page)
})

test('elements named currentScript do not decide where our code is loaded from', async ({ page }) => {
  await trap(page)
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const fake =
    '<form name="currentScript" data-base="https://evil.test/x"></form><img name="currentScript" data-base="https://evil.test/y">'
  // At the end of the body, where the form is already in the page.
  await ownPage(page, `${fake}${good}<script src="/skerry.js"></script>`, popupCss, '<meta name="x">')
  await works(page)
  expect(requested.filter((url) => url.includes('evil.test'))).toEqual([])
})
