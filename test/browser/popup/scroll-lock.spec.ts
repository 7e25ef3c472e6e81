import { devices } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { pageWithPopup, popupCss, popupModal } from './popups'

test('the page behind a popup keeps its scroll position while it is locked', async ({ page }) => {
  for (const extra of ['', 'html { overflow-x: hidden }', 'body { overflow-x: hidden }', 'html, body { height: 100% }']) {
    await ownPage(page, pageWithPopup({ timing: [], prevent_scroll: 'yes' }), popupCss + extra)
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
    await page.evaluate(() => document.querySelector<HTMLElement>('#open-1')?.click())
    await expect(popupModal(page, 1)).toBeVisible()
    await expect(page.locator('body')).toHaveClass(/dialog-prevent-scroll/)
    await page.mouse.move(20, 20)
    // The wheel event comes first, then the frames in which the page would scroll.
    const wheel = page.evaluate(() => new Promise((done) => addEventListener('wheel', done, { once: true })))
    await page.mouse.wheel(0, 500)
    await wheel
    await page.evaluate(async () => {
      for (let i = 0; i < 6; i++) await new Promise(requestAnimationFrame)
    })
    expect(await page.evaluate(() => scrollY), extra).toBe(700)
    await page.keyboard.press('Escape')
    await expect(popupModal(page, 1)).toBeHidden()
    expect(await page.evaluate(() => [scrollY, document.body.style.cssText]), extra).toEqual([700, ''])
  }
})

test('the overflow that a page sets on its body or root, before or while a popup is open, is kept', async ({ page }) => {
  await ownPage(page, pageWithPopup({ timing: [], prevent_scroll: 'yes' }), popupCss)
  const styles = () => page.evaluate(() => [document.documentElement, document.body].map((el) => el.style.cssText))
  for (const [root, body] of [
    ['', 'overflow-x: hidden;'],
    ['overflow-y: scroll;', ''],
  ] as const) {
    await page.evaluate(
      (css) => {
        document.documentElement.style.cssText = css[0] as string
        document.body.style.cssText = css[1] as string
      },
      [root, body],
    )
    await page.locator('#open-1').click()
    await expect(popupModal(page, 1)).toBeVisible()
    const scrolls = () =>
      page.evaluate(() => [document.documentElement, document.body].every((el) => getComputedStyle(el).overflowY !== 'hidden'))
    expect(await scrolls()).toBe(false)
    await page.keyboard.press('Escape')
    await expect(popupModal(page, 1)).toBeHidden()
    expect(await styles()).toEqual([root, body])
  }
  // The site's own modal locks the page as well, and outlives the popup.
  await page.evaluate(() => document.documentElement.removeAttribute('style'))
  await page.evaluate(() => document.body.removeAttribute('style'))
  await page.locator('#open-1').click()
  await expect(popupModal(page, 1)).toBeVisible()
  for (const element of ['documentElement', 'body'] as const)
    await page.evaluate((name) => document[name].style.setProperty('overflow', 'clip'), element)
  await page.keyboard.press('Escape')
  await expect(popupModal(page, 1)).toBeHidden()
  expect(await styles()).toEqual(['overflow: clip;', 'overflow: clip;'])
})

test.describe('the page behind a popup on a phone', () => {
  const { defaultBrowserType: _, ...iPhone } = devices['iPhone 13']
  test.use(iPhone)

  test('does not take a drag while it is locked; the popup does, and two fingers zoom', async ({ page, problems }) => {
    await ownPage(page, pageWithPopup({ timing: [], prevent_scroll: 'yes' }), popupCss)
    /** True if the page accepts the drag, so that the browser may scroll. */
    const drag = (selector: string, fingers = 1) =>
      page.locator(selector).evaluate((target, n) => {
        const touches = Array.from({ length: n }, (_, identifier) => new Touch({ identifier, target, clientX: 10, clientY: 10 }))
        return target.dispatchEvent(new TouchEvent('touchmove', { bubbles: true, cancelable: true, touches, targetTouches: touches }))
      }, fingers)
    expect(await drag('#plain')).toBe(true)
    await page.locator('#open-1').tap()
    await expect(popupModal(page, 1)).toBeVisible()
    expect(await drag('#plain')).toBe(false)
    expect(await drag('main')).toBe(false)
    expect(await drag('#field')).toBe(true)
    expect(await drag('#plain', 2)).toBe(true)
    await page.locator('.dialog-close-button').tap()
    await expect(popupModal(page, 1)).toBeHidden()
    expect(await drag('#plain')).toBe(true)
    expect(problems()).toEqual([])
  })

  test('scrolls by a real drag before and after the popup, and not in between', async ({ page }) => {
    await ownPage(page, pageWithPopup({ timing: [], prevent_scroll: 'yes' }), popupCss)
    const client = await page.context().newCDPSession(page)
    const swipe = async () => {
      const at = (y: number) => ({ touchPoints: [{ x: 200, y }] })
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(500) })
      for (let y = 480; y >= 200; y -= 40) await client.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(y) })
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      // The page may go on scrolling for a while.
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
    await expect(popupModal(page, 1)).toBeVisible()
    expect(await swipe()).toBe(first)
    await page.keyboard.press('Escape')
    await expect(popupModal(page, 1)).toBeHidden()
    // A fling may have reached the page's end.
    await page.evaluate(() => scrollTo(0, 0))
    expect(await swipe()).toBeGreaterThan(100)
  })
})
