import { devices } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { keepServed, unmountDifference } from '../unmount'
import { built, css, modal, opener, page1 } from './popups'

/** What popups do on the page around them, before and while they are open. */
const asked = (page: import('playwright/test').Page) => {
  const names: string[] = []
  page.on('request', (request) => names.push(/chunks\/([\w-]+)-\w+\.js/.exec(request.url())?.[1] ?? ''))
  return () => names.filter(Boolean)
}

test.describe('a form of the page', () => {
  const page = `<main><form id="contact"><input name="target"></form></main>${built(1, { timing: [] }, '<h2>One</h2>')}`
  const success = `document.getElementById('contact').dispatchEvent(new CustomEvent('skerry:form:success', { bubbles: true, detail: { data: { popup: { action: 'open', id: '1' } } } }))`

  test('opens a popup by its first answer, before any popup was opened', async ({ page: p, problems }) => {
    const chunks = asked(p)
    await ownPage(p, page, css)
    expect(chunks()).not.toContain('popup-conversion')
    await p.evaluate(success)
    await expect(modal(p, 1)).toBeVisible()
    expect(chunks()).toContain('popup-conversion')
    expect(problems()).toEqual([])
  })

  test('without a popup in its answer opens nothing', async ({ page: p, problems }) => {
    await ownPage(p, page, css)
    for (const detail of ['undefined', '{}', '{ data: [] }', '{ data: { popup: null } }'])
      await p.evaluate(`document.dispatchEvent(new CustomEvent('skerry:form:success', { detail: ${detail} }))`)
    await p.waitForTimeout(200)
    await expect(p.locator('dialog')).toHaveCount(0)
    expect(problems()).toEqual([])
  })
})

test.describe('what opens a popup', () => {
  const openers = `<main>${opener(1)}<a id="plainly" href="#elementor-action:action=popup:open&settings=eyJpZCI6MX0=">x</a>
    <button id="hand" data-popup-open="h">h</button><button id="toggle" data-popup-toggle="h">t</button>
    <div id="box" data-popup-open="h">box</div><a id="close" href="#elementor-action%3Aaction%3Dpopup%3Aclose%26settings%3De30%3D">c</a><button id="other" data-popup-close>o</button></main>
    <section data-widget="popup" id="h" hidden><h2>H</h2></section>${built(1, { timing: [] }, '<h2>One</h2>')}`
  const said = (page: import('playwright/test').Page, id: string) =>
    page.locator(`#${id}`).evaluate((el) => [el.getAttribute('aria-haspopup'), el.getAttribute('aria-expanded')])

  test('says so before its first use, where it can, also when it comes later', async ({ page }) => {
    await keepServed(page)
    await ownPage(page, openers, css)
    for (const id of ['open-1', 'plainly', 'hand', 'toggle']) await expect.poll(() => said(page, id), id).toEqual(['dialog', 'false'])
    for (const id of ['box', 'close', 'other']) expect(await said(page, id), id).toEqual([null, null])
    await page.locator('#hand').click()
    await expect.poll(() => said(page, 'hand')).toEqual(['dialog', 'true'])
    await page.keyboard.press('Escape')
    await expect.poll(() => said(page, 'hand')).toEqual(['dialog', 'false'])
    await page.evaluate(() => {
      const late = Object.assign(document.createElement('button'), { id: 'late', textContent: 'late' })
      late.dataset.popupOpen = 'h'
      document.querySelector('main')?.append(late)
    })
    await expect.poll(() => said(page, 'late')).toEqual(['dialog', 'false'])
    await page.locator('#late').evaluate((el) => el.remove())
    expect(await unmountDifference(page)).toBe('')
  })

  for (const way of ['hover', 'focus'] as const)
    test(`fetches the dialog by ${way} already`, async ({ page, problems }) => {
      const chunks = asked(page)
      await ownPage(page, openers, css)
      await expect.poll(() => said(page, 'open-1')).toEqual(['dialog', 'false'])
      expect(chunks()).toEqual([])
      await page.locator('#hand')[way]()
      await expect.poll(() => chunks().sort()).toEqual(['compat-full', 'popup-dialog'])
      await page.locator('#open-1')[way]()
      await expect.poll(() => chunks().sort()).toEqual(['actions-run', 'compat-full', 'popup-dialog'])
      await expect(page.locator('dialog')).toHaveCount(0)
      expect(problems()).toEqual([])
    })

  test('fetched in vain says nothing worse than that, and works at the next try', async ({ page, problems }) => {
    let isDown = true
    await page.route('**/chunks/*', (route) => (isDown ? route.abort() : route.continue()))
    await ownPage(page, openers, css)
    await page.locator('#hand').hover()
    await expect.poll(() => problems().filter((p) => p.includes('Error in file')).length).toBeGreaterThan(0)
    isDown = false
    await page.locator('#hand').click()
    await expect(page.locator('dialog')).toBeVisible()
    expect(problems('Error in file', 'ERR_FAILED')).toEqual([])
  })
})

test.describe('the page behind, on a phone that drags it all the same', () => {
  const { defaultBrowserType: _, ...iPhone } = devices['iPhone 13']
  test.use(iPhone)

  test('stays where it is while it is locked; the popup scrolls, and two fingers zoom', async ({ page, problems }) => {
    await ownPage(page, page1({ timing: [], prevent_scroll: 'yes' }), css)
    /** True when the page takes the drag, so that the browser may move what lies there. */
    const drag = (selector: string, fingers = 1) =>
      page.locator(selector).evaluate((target, n) => {
        const touches = Array.from({ length: n }, (_, identifier) => new Touch({ identifier, target, clientX: 10, clientY: 10 }))
        return target.dispatchEvent(new TouchEvent('touchmove', { bubbles: true, cancelable: true, touches, targetTouches: touches }))
      }, fingers)
    expect(await drag('#plain')).toBe(true)
    await page.locator('#open-1').tap()
    await expect(modal(page, 1)).toBeVisible()
    expect(await drag('#plain')).toBe(false)
    expect(await drag('main')).toBe(false)
    expect(await drag('#field')).toBe(true)
    expect(await drag('#plain', 2)).toBe(true)
    await page.locator('.dialog-close-button').tap()
    await expect(modal(page, 1)).toBeHidden()
    expect(await drag('#plain')).toBe(true)
    expect(problems()).toEqual([])
  })

  test('a real drag moves it before and after, and not in between', async ({ page }) => {
    await ownPage(page, page1({ timing: [], prevent_scroll: 'yes' }), css)
    const client = await page.context().newCDPSession(page)
    const swipe = async () => {
      const at = (y: number) => ({ touchPoints: [{ x: 200, y }] })
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(500) })
      for (let y = 480; y >= 200; y -= 40) await client.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(y) })
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      // It may fly on for a while.
      return page.evaluate(async () => {
        let [last, still] = [-1, 0]
        while (still < 12) {
          await new Promise(requestAnimationFrame)
          still = scrollY === last ? still + 1 : 0
          last = scrollY
        }
        return Math.round(last)
      })
    }
    const first = await swipe()
    expect(first).toBeGreaterThan(100)
    await page.evaluate(() => document.querySelector<HTMLElement>('#open-1')?.click())
    await expect(modal(page, 1)).toBeVisible()
    expect(await swipe()).toBe(first)
    await page.keyboard.press('Escape')
    await expect(modal(page, 1)).toBeHidden()
    // A fling may have reached the page's end.
    await page.evaluate(() => scrollTo(0, 0))
    expect(await swipe()).toBeGreaterThan(100)
  })
})
