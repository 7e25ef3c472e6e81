import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { closeByEscape, lightbox, openPage, waitUntilOpen } from './lightbox-pages'

/** How many nodes the page keeps, in the document and detached, once its garbage is collected. */
async function keptNodes(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { nodes } = await session.send('Memory.getDOMCounters')
  await session.detach()
  return nodes
}
const openAndClose = async (page: Page, id: string) => {
  await page.locator(`#${id}`).click()
  await waitUntilOpen(page)
  await closeByEscape(page)
}

test('a closed lightbox is not kept, however many links have opened one', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const ids = Array.from({ length: 12 }, (_, i) => `p${i}`)
  await openPage(page, ids.map((id) => `<a id="${id}" href="${id}.jpg" data-lightbox>${id}</a> `).join(''))
  await openAndClose(page, 'p0')
  const afterOne = await keptNodes(page)
  for (const id of ids.slice(1)) await openAndClose(page, id)
  // One closed dialog has over 50 nodes.
  await expect.poll(async () => (await keptNodes(page)) - afterOne).toBeLessThan(50)
})

test('of a large group only what is near the current picture is made', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(
    page,
    `<p>${Array.from({ length: 300 }, (_, i) => `<a id="p${i}" href="${i}.jpg" data-lightbox="g">${i}</a> `).join('')}</p>`,
  )
  await page.locator('#p100').click()
  await waitUntilOpen(page)
  const made = () =>
    lightbox(page)
      .locator('.swiper-slide img')
      .evaluateAll((images) => images.map((img) => img.getAttribute('data-src')?.split('/').pop()))
  expect(await made()).toEqual(['99.jpg', '100.jpg', '101.jpg'])
  await page.keyboard.press('End')
  await expect(lightbox(page).locator('.swiper-slide-active img')).toHaveAttribute('src', /\/299\.jpg$/)
  // The ends are neighbours. What was shown once keeps its picture.
  expect(await made()).toEqual(['0.jpg', '99.jpg', '100.jpg', '101.jpg', '298.jpg', '299.jpg'])
  await page.keyboard.press('ArrowRight')
  await expect(lightbox(page).locator('.swiper-slide-active img')).toHaveAttribute('src', /\/0\.jpg$/)
  await expect(lightbox(page).locator('.elementor-slideshow__counter')).toHaveText('1 / 300')
})
