import { expect, test } from '../harness'
import { closeByEscape, focusedName, lightbox, openPage, PICTURE, waitUntilOpen } from './lightbox-pages'

const FILES = {
  'a missing picture': 'gone.jpg',
  'a broken SVG': 'broken.svg',
  'a page in the place of a picture': 'page-instead.jpg',
  'an empty file': 'empty.svg',
  'an SVG of size 0': 'nosize.svg',
  'an SVG of height 0': 'zero-height.svg',
  'a missing video': 'gone.mp4',
  'a file that is no video': 'broken.mp4',
}
test(`a notice tells of a file that cannot be shown and links to it: ${Object.keys(FILES).join(', ')}`, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const files = Object.values(FILES)
  // The first link is not marked by hand: links to pictures open without that.
  await openPage(
    page,
    `<a id="plain" href="gone.jpg">one</a>${files.map((file) => `<a id="${file}" href="${file}" data-lightbox><img src="small.jpg" alt="mała"></a>`).join('')}`,
  )
  const notice = lightbox(page).getByRole('alert')
  await page.locator('#plain').click()
  await expect(notice).toContainText('could not be loaded')
  await closeByEscape(page)
  for (const [name, file] of Object.entries(FILES))
    await test.step(name, async () => {
      const link = page.locator(`[id="${file}"]`)
      await link.click()
      await expect(notice).toContainText(/could not be loaded|cannot be played/)
      await expect(notice.getByRole('link', { name: file })).toHaveAttribute('href', new RegExp(`/lb/${file}$`))
      await notice.getByRole('link').focus()
      await closeByEscape(page)
      await expect(link.locator('img')).toBeVisible()
      expect(await focusedName(page)).toBe(file)
    })
})

test('an SVG that names no size is shown, though some browsers report a natural size of 0', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['naturalWidth', 'naturalHeight']) Object.defineProperty(HTMLImageElement.prototype, name, { get: () => 0 })
  })
  await openPage(page, '<a id="one" href="big.jpg" data-lightbox>one</a>')
  await page.locator('#one').click()
  await expect(lightbox(page).locator('.swiper-lazy-loaded')).toBeVisible()
  await waitUntilOpen(page)
  await expect(lightbox(page).getByRole('alert')).toHaveCount(0)
})

test('a picture that takes over ten seconds gets a notice with a link to it, and is still shown when it comes', async ({ page }) => {
  let answer = () => {}
  await page.clock.install()
  await openPage(page, '<a id="one" href="slow.jpg">one</a>')
  await page.route('**/slow.jpg', (route) => {
    answer = () => void route.fulfill({ contentType: 'image/svg+xml', body: PICTURE })
  })
  await page.locator('#one').click()
  await waitUntilOpen(page)
  const notice = lightbox(page).getByRole('alert')
  await page.clock.runFor(9000)
  await expect(notice).toHaveCount(0)
  await page.clock.runFor(2000)
  await expect(notice.getByRole('link', { name: 'slow.jpg' })).toBeVisible()
  answer()
  await expect(lightbox(page).locator('.swiper-lazy-loaded')).toHaveCount(1)
  await expect(notice).toHaveCount(0)
})
