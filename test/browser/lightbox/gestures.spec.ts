import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { box, counter, group, inView, open, ready } from './lightboxes'

test('zoom: by button, keys and double click; the picture moves, the slide does not', async ({ page }) => {
  await open(page, group)
  await page.locator('#a').click()
  await ready(page)
  const zoom = box(page).getByRole('switch', { name: 'Zoom' })
  const image = box(page).locator('.swiper-slide-active img')
  const size = async () => Math.round(((await image.boundingBox())?.width ?? 0) / 10) * 10
  await expect.poll(size).toBe(600)
  await zoom.click()
  await expect(zoom).toHaveAttribute('aria-checked', 'true')
  await expect.poll(size).toBe(1800)
  await expect(box(page).locator('.elementor-slideshow--zoom-mode')).toHaveCount(1)
  const { x } = (await image.boundingBox()) ?? { x: 0 }
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => Math.round((await image.boundingBox())?.x ?? 0)).toBe(Math.round(x - 80))
  await expect(counter(page)).toHaveText('1 / 3')
  await zoom.press('Enter')
  await expect.poll(size).toBe(600)
  await page.mouse.dblclick(640, 400)
  await expect.poll(size).toBe(1800)
})

test('a swipe leads on, a short one back, and none of them closes; the empty place does', async ({ page }) => {
  await open(page, group)
  await page.locator('#a').click()
  await ready(page)
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
  await expect.poll(() => inView(page)).toEqual(['a.jpg'])
  await page.mouse.click(640, 400)
  await expect(box(page)).toHaveCount(1)
  await page.mouse.click(60, 700)
  await expect(box(page)).toHaveCount(0)
})

test.describe('by fingers', () => {
  test.use({ hasTouch: true })
  /** Real touches, through the browser's own input: each row is where the fingers are; none at the end lifts them. */
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
  const shown = async (page: Page) => {
    await open(page, `${group}<p style="height:4000px">`)
    await page.locator('#a').tap()
    await ready(page)
  }

  test('a swipe leads on and back, the page behind stays', async ({ page }) => {
    await shown(page)
    await touch(page, [[900, 400]], [[700, 402]], [[500, 404]], [[300, 405]])
    await expect(counter(page)).toHaveText('2 / 3')
    await touch(page, [[300, 400]], [[500, 402]], [[700, 404]], [[900, 405]])
    await expect(counter(page)).toHaveText('1 / 3')
    await touch(page, [[600, 600]], [[602, 400]], [[604, 200]])
    await expect(counter(page)).toHaveText('1 / 3')
    await expect(box(page)).toHaveCount(1)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('two fingers make the picture large and small, one moves it, and what is large is not left by a swipe', async ({ page }) => {
    await shown(page)
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
    await expect(box(page).getByRole('switch', { name: 'Zoom' })).toHaveAttribute('aria-checked', 'true')
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
    const x = async () => Math.round((await box(page).locator('.swiper-slide-active img').boundingBox())?.x ?? 0)
    const before = await x()
    await touch(page, [[700, 400]], [[660, 400]], [[600, 400]])
    await expect.poll(x).toBeLessThan(before - 50)
    await expect(counter(page)).toHaveText('1 / 3')
    await touch(page, wide as never, from as never, narrow as never)
    await expect.poll(() => scale(page)).toBe(1)
    await expect(counter(page)).toHaveText('1 / 3')
  })

  test('a double tap makes it large and small', async ({ page }) => {
    await shown(page)
    const twice = async () => {
      await page.touchscreen.tap(640, 400)
      await page.touchscreen.tap(640, 400)
    }
    await twice()
    await expect.poll(() => scale(page)).toBe(3)
    await page.waitForTimeout(600)
    await twice()
    await expect.poll(() => scale(page)).toBe(1)
  })
})

test('a wheel with Ctrl makes it large, then moves it; the page behind does not scroll', async ({ page }) => {
  await open(page, group)
  await page.evaluate(() => {
    document.body.style.height = '4000px'
  })
  await page.locator('#a').click()
  await ready(page)
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
