import { type CDPSession, devices, type Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { pageWithPopup, popupCss, popupModal } from '../popup/popups'
import { frames } from '../settled'
import { closeAll, OVERLAYS, open, openOverlaysPage } from './overlays-page'

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
test.use(phone)

const VIEWPORT = '<meta name="viewport" content="width=device-width">'
const zoomOf = (page: Page) =>
  page.evaluate(() => {
    const { scale, offsetLeft, offsetTop } = visualViewport as VisualViewport
    return { scale, offsetLeft, offsetTop }
  })
const pinch = (client: CDPSession, scaleFactor: number, { x, y }: { x: number; y: number }) =>
  client.send('Input.synthesizePinchGesture', { x, y, scaleFactor })
/** Drags a finger by 60 px from a place in what is visible, of which the zoomed page shows about 160 × 330 px. */
async function drag(client: CDPSession, [x, y]: [number, number], [dx, dy]: [number, number]) {
  const at = (part: number) => ({ touchPoints: [{ x: x + 60 * dx * part, y: y + 60 * dy * part }] })
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(0) })
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await client.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(part) })
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/**
 * The directions in which a finger moves what is visible of the zoomed page, from the middle and from its lower edge. An open keyboard, which
 * only a real phone has, also leaves only a part of the window visible.
 */
async function directions(page: Page, client: CDPSession) {
  const moved: string[] = []
  for (const [name, y, dx, dy] of [
    ['down', 165, 0, -1],
    ['up', 165, 0, 1],
    ['right', 290, -1, 0],
    ['left', 290, 1, 0],
  ] as const) {
    const before = await zoomOf(page)
    await drag(client, [80, y], [dx, dy])
    await frames(page)
    if (JSON.stringify(await zoomOf(page)) !== JSON.stringify(before)) moved.push(name)
  }
  return moved.join(' ')
}
const ALL = 'down up right left'

test('a visitor who has zoomed the page can move to all parts of what opens over it, and zoom out', async ({ page }) => {
  await openOverlaysPage(page, VIEWPORT, '.dialog-widget .dialog-widget-content { height: auto }')
  const client = await page.context().newCDPSession(page)
  await pinch(client, 2.5, { x: 200, y: 400 })
  for (const name of OVERLAYS) {
    await open(page, name)
    expect.soft(await directions(page, client), name).toBe(ALL)
    if (name === 'lightbox') await pinch(client, 0.3, { x: 80, y: 160 })
    await closeAll(page)
  }
  // The last one, a picture, zooms by itself only on a page that is not zoomed.
  expect((await zoomOf(page)).scale).toBe(1)
})

test('so can one who has zoomed the page before a builder’s popup that locks it', async ({ page }) => {
  await ownPage(page, pageWithPopup({ timing: [], prevent_scroll: 'yes' }) + VIEWPORT, popupCss)
  const client = await page.context().newCDPSession(page)
  await pinch(client, 2.5, { x: 200, y: 400 })
  await page.evaluate(() => document.querySelector<HTMLElement>('#open-1')?.click())
  await expect(popupModal(page, 1)).toBeVisible()
  expect(await directions(page, client)).toBe(ALL)
})
