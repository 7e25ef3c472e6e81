import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { counter, GROUP, lightbox, openPage, picturesInView, waitUntilOpen } from './lightbox-pages'

test('a picture is zoomed by button, key and double click; arrow keys then move the picture instead of the slides', async ({ page }) => {
  await openPage(page, GROUP)
  await page.locator('#a').click()
  await waitUntilOpen(page)
  const zoom = lightbox(page).getByRole('switch', { name: 'Zoom' })
  const image = lightbox(page).locator('.swiper-slide-active img')
  const size = async () => Math.round(((await image.boundingBox())?.width ?? 0) / 10) * 10
  await expect.poll(size).toBe(600)
  await zoom.click()
  await expect(zoom).toHaveAttribute('aria-checked', 'true')
  await expect.poll(size).toBe(1800)
  await expect(lightbox(page).locator('.elementor-slideshow--zoom-mode')).toHaveCount(1)
  const { x } = (await image.boundingBox()) ?? { x: 0 }
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => Math.round((await image.boundingBox())?.x ?? 0)).toBe(Math.round(x - 80))
  await expect(counter(page)).toHaveText('1 / 3')
  await zoom.press('Enter')
  await expect.poll(size).toBe(600)
  await page.mouse.dblclick(640, 400)
  await expect.poll(size).toBe(1800)
})

test('a drag with the mouse leads to the next picture, a short one back; a click beside the picture closes, one on it does not', async ({
  page,
}) => {
  await openPage(page, GROUP)
  await page.locator('#a').click()
  await waitUntilOpen(page)
  const drag = async (from: number, to: number) => {
    await page.mouse.move(from, 700)
    await page.mouse.down()
    await page.mouse.move((from + to) / 2, 700, { steps: 4 })
    await page.mouse.move(to, 700, { steps: 4 })
    await page.mouse.up()
  }
  await drag(900, 300)
  await expect(counter(page)).toHaveText('2 / 3')
  await drag(300, 900)
  await expect(counter(page)).toHaveText('1 / 3')
  await drag(600, 615)
  await expect(counter(page)).toHaveText('1 / 3')
  await expect.poll(() => picturesInView(page)).toEqual(['a.jpg'])
  await page.mouse.click(640, 400)
  await expect(lightbox(page)).toHaveCount(1)
  await page.mouse.click(60, 700)
  await expect(lightbox(page)).toHaveCount(0)
})

test.describe('with fingers', () => {
  test.use({ hasTouch: true })
  /** Real touches, through the browser's own input: each row holds the places of the fingers at one moment; at the end they are lifted. */
  async function touch(page: Page, ...rows: [x: number, y: number][][]) {
    const client = await page.context().newCDPSession(page)
    for (const [i, points] of rows.entries()) {
      const type = i ? 'touchMove' : 'touchStart'
      await client.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) })
    }
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await client.detach()
  }
  const scale = (page: Page) =>
    page.evaluate(() => new DOMMatrix((document.querySelector('.swiper-slide-active img') as HTMLElement).style.transform).a)
  const openFirst = async (page: Page) => {
    await openPage(page, `${GROUP}<p style="height:4000px">`)
    await page.locator('#a').tap()
    await waitUntilOpen(page)
  }

  test('a swipe leads to the next picture and back, and the page behind does not scroll', async ({ page }) => {
    await openFirst(page)
    await touch(page, [[900, 400]], [[700, 402]], [[500, 404]], [[300, 405]])
    await expect(counter(page)).toHaveText('2 / 3')
    await touch(page, [[300, 400]], [[500, 402]], [[700, 404]], [[900, 405]])
    await expect(counter(page)).toHaveText('1 / 3')
    await touch(page, [[600, 600]], [[602, 400]], [[604, 200]])
    await expect(counter(page)).toHaveText('1 / 3')
    await expect(lightbox(page)).toHaveCount(1)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('two fingers zoom the picture in and out, and one finger moves a zoomed picture instead of the slides', async ({ page }) => {
    await openFirst(page)
    const [from, wide, narrow] = [
      [
        [600, 400],
        [700, 400],
      ],
      [
        [500, 400],
        [800, 400],
      ],
      [
        [640, 400],
        [660, 400],
      ],
    ] as [number, number][][]
    await touch(
      page,
      from as never,
      [
        [560, 400],
        [740, 400],
      ],
      wide as never,
    )
    await expect.poll(() => scale(page)).toBeCloseTo(3, 0)
    await expect(lightbox(page).getByRole('switch', { name: 'Zoom' })).toHaveAttribute('aria-checked', 'true')
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
    const x = async () => Math.round((await lightbox(page).locator('.swiper-slide-active img').boundingBox())?.x ?? 0)
    const before = await x()
    await touch(page, [[700, 400]], [[660, 400]], [[600, 400]])
    await expect.poll(x).toBeLessThan(before - 50)
    await expect(counter(page)).toHaveText('1 / 3')
    await touch(page, wide as never, from as never, narrow as never)
    await expect.poll(() => scale(page)).toBe(1)
    await expect(counter(page)).toHaveText('1 / 3')
  })

  test('a double tap zooms the picture in and out', async ({ page }) => {
    await openFirst(page)
    const doubleTap = async (x: number, y: number) => {
      await page.touchscreen.tap(x, y)
      await page.touchscreen.tap(x, y)
    }
    await doubleTap(640, 400)
    await expect.poll(() => scale(page)).toBe(3)
    // At another place, so that the browser does not count the taps as the third and fourth of one series.
    await doubleTap(900, 600)
    await expect.poll(() => scale(page)).toBe(1)
  })
})

test('a wheel with Ctrl zooms the picture, and without Ctrl moves a zoomed one; the page behind does not scroll', async ({ page }) => {
  await openPage(page, GROUP)
  await page.evaluate(() => {
    document.body.style.height = '4000px'
  })
  await page.locator('#a').click()
  await waitUntilOpen(page)
  const transform = () => page.evaluate(() => (document.querySelector('.swiper-slide-active img') as HTMLElement).style.transform)
  await page.mouse.move(640, 400)
  await page.mouse.wheel(0, 300)
  expect(await transform()).toBe('')
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -200)
  await page.keyboard.up('Control')
  await expect.poll(transform).toContain('scale(3)')
  const before = await transform()
  await page.mouse.wheel(60, 40)
  await expect.poll(transform).not.toBe(before)
  expect(await page.evaluate(() => [scrollY, visualViewport?.scale])).toEqual([0, 1])
})
