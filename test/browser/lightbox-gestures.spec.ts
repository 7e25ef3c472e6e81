import { expect, test } from './harness'
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

test('two fingers make the picture large', async ({ page }) => {
  await open(page, group)
  await page.locator('#a').click()
  await ready(page)
  await page.evaluate(() => {
    const row = document.querySelector('.elementor-lightbox .swiper-wrapper') as HTMLElement
    const touch = (type: string, pointerId: number, clientX: number) =>
      row.dispatchEvent(new PointerEvent(type, { pointerId, clientX, clientY: 400, bubbles: true, pointerType: 'touch' }))
    touch('pointerdown', 11, 600)
    touch('pointerdown', 12, 700)
    touch('pointermove', 12, 800)
  })
  await expect
    .poll(() => page.evaluate(() => (document.querySelector('.swiper-slide-active img') as HTMLElement).style.transform))
    .toContain('scale(2)')
})
