import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { settled } from '../settled'
import { waitingIslands } from '../unmount'

const FILES = '<link rel="stylesheet" href="/skerry.css"><script defer src="/skerry.js"></script>'
const SETTINGS = Buffer.from('{"id":"1"}').toString('base64')
const ACTION = `#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3D${encodeURIComponent(SETTINGS)}`
const TARGETS = `<section data-widget="popup" id="hand" hidden aria-label="H"><h2>Hand</h2></section><dialog data-widget="off-canvas" id="panel" aria-label="D"><h2>Panel</h2></dialog>
  <div data-elementor-type="popup" data-elementor-id="1" class="elementor elementor-1 elementor-location-popup" data-elementor-settings='{"triggers":[],"timing":[]}'><h2>Builder</h2></div>`

test('links with a modifier key are the browser’s: openers of popups and panels, tabs', async ({ page }) => {
  await ownPage(
    page,
    `<a id="one" href="/own/?1" data-popup-open="hand">1</a> <a id="two" href="/own/?2" data-off-canvas-open="panel">2</a>
    <div data-widget="tabs"><div data-tabs-list><a href="#a">A</a> <a id="three" href="#b">B</a></div><section id="a">a</section><section id="b">b</section></div>
    <button id="four" data-popup-open="hand">4</button>${TARGETS}`,
    '',
    FILES,
  )
  await expect(page.locator('#three')).toHaveRole('tab')
  await page.evaluate(() => {
    const { left } = Object.assign(window, { left: [] as boolean[] })
    // Last, so that no window opens.
    addEventListener('click', (event) => {
      left.push(!event.defaultPrevented)
      event.preventDefault()
    })
  })
  for (const id of ['one', 'two', 'three'])
    for (const key of ['Shift', 'Control', 'Alt'] as const) await page.locator(`#${id}`).click({ modifiers: [key] })
  expect(await page.evaluate(() => (window as unknown as { left: boolean[] }).left)).toEqual(Array(9).fill(true))
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(page.locator('#three')).toHaveAttribute('aria-selected', 'false')
  // A button has nothing to open in a new tab.
  await page.locator('#four').click({ modifiers: ['Shift'] })
  await expect(page.locator('#hand')).toBeVisible()
})

test('what a double click opens stays open', async ({ page, problems }) => {
  const openers = {
    hand: '<button data-popup-open="hand">open</button>',
    builder: `<a href="${ACTION}">open</a>`,
    panel: '<button data-off-canvas-open="panel">open</button>',
    lightbox: '<a href="/own/a.svg" data-lightbox>open</a>',
  }
  for (const [name, opener] of Object.entries(openers)) {
    await page.route('**/own/a.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"/>' }),
    )
    await ownPage(
      page,
      `<p>${opener}</p>${TARGETS}`,
      'p { margin: 400px 0 0 30px } dialog[data-widget] { inset: 0 0 0 auto; margin: 0 }',
      FILES,
    )
    await expect.poll(() => waitingIslands(page)).toEqual([])
    const opened = page.locator('dialog[open]')
    // The second click must find it open.
    await page.getByText('open', { exact: true }).click()
    await expect(opened).toBeVisible()
    await page.mouse.move(35, 410)
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    await settled(page)
    await expect(opened, name).toBeVisible()
    // Later, one click there closes it.
    await page.mouse.click(35, 410)
    await expect(opened, name).toHaveCount(0)
    await page.unrouteAll()
  }
  expect(problems()).toEqual([])
})

test('areas of an image map and links in a drawing open popups and panels', async ({ page, problems }) => {
  for (const [attributes, opened] of [
    [`href="${ACTION}"`, 'Builder'],
    ['href="/own/?1" data-popup-open="hand"', 'Hand'],
    ['href="/own/?2" data-off-canvas-open="panel"', 'Panel'],
  ] as const) {
    const map = `<img usemap="#m" width="100" height="100" alt=""><map name="m"><area ${attributes} shape="rect" coords="0,0,100,100" alt="x"></map>`
    const svg = `<svg width="100" height="100"><a ${attributes}><rect width="100" height="100"/></a></svg>`
    for (const body of [map, svg]) {
      await ownPage(page, `${body}${TARGETS}`, 'body { margin: 0 }', FILES)
      // Before, a link that has an address is the browser's.
      await page.waitForFunction(() =>
        (window as unknown as { Skerry?: { islands: () => { state: string; widget: { name: string } }[] } }).Skerry?.islands().some(
          ({ state, widget }) => state === 'mounted' && widget.name === 'off-canvas',
        ),
      )
      await page.mouse.click(50, 50)
      await expect(page.getByRole('heading', { name: opened })).toBeVisible()
      expect(new URL(page.url()).search).toBe('')
    }
  }
  expect(problems()).toEqual([])
})

test('a popup opens on scrolling where an element in the page scrolls in its place', async ({ page, problems }) => {
  await ownPage(
    page,
    `<div id="page"><div id="long"></div></div><section data-widget="popup" id="hand" hidden data-settings='{"triggers":{"scrolling":"yes","scrolling_direction":"down","scrolling_offset":30}}'><h2>Hand</h2></section>`,
    'html, body { height: 100%; margin: 0; overflow: hidden } #page { height: 100%; overflow-y: auto } #long { height: 4000px }',
    FILES,
  )
  await page.waitForFunction(() =>
    (window as unknown as { Skerry?: { islands: () => { state: string }[] } }).Skerry?.islands().some(({ state }) => state === 'mounted'),
  )
  await page.mouse.move(300, 300)
  await expect(async () => {
    await page.mouse.wheel(0, 400)
    await expect(page.locator('#hand')).toBeVisible({ timeout: 300 })
  }).toPass()
  expect(problems()).toEqual([])
})
