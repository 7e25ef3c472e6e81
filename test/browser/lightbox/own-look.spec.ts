import { expect, test } from '../harness'
import { ownPage } from '../own-page'

const HEAD = '<link rel="stylesheet" href="/skerry.css"><script defer src="/skerry.js"></script>'
const GROUP = `<a id="a" href="/pages/photos/forest.svg" data-lightbox="g">Forest</a><a href="/pages/photos/dawn.svg" data-lightbox="g">Dawn</a>
<a id="alone" href="/pages/photos/forest.svg" data-lightbox>Forest</a>`

test('a picture has the hand only where it can be moved: in a group, and while it is zoomed', async ({ page }) => {
  await ownPage(page, GROUP, '', HEAD)
  const picture = page.locator('.swiper-slide-active img')
  await page.locator('#a').click()
  await expect(picture).toHaveCSS('cursor', 'grab')
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(0)
  await page.locator('#alone').click()
  await expect(picture).toHaveCSS('cursor', 'auto')
  await page.getByRole('switch', { name: 'Powiększ' }).click()
  await expect(picture).toHaveCSS('cursor', 'grab')
})

test('the counter has the colour of the tools beside it, which a site sets', async ({ page }) => {
  await ownPage(page, GROUP, '.elementor-lightbox{--lightbox-ui-color:rgb(250 200 90);--lightbox-text-color:#fff}', HEAD)
  await page.locator('#a').click()
  await expect(page.locator('.elementor-slideshow__counter')).toHaveCSS('color', 'rgb(250, 200, 90)')
})

test('a player in a frame fills its box, without a strip below it', async ({ page }) => {
  await page.route('https://www.youtube.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto('/pages/lightbox.html')
  await page.getByRole('link', { name: 'Watch the film' }).click()
  const frame = page.locator('.skerry-lightbox iframe')
  await expect(frame).toBeVisible()
  const [inner, outer] = [await frame.boundingBox(), await page.locator('.elementor-video-wrapper').boundingBox()]
  expect(outer?.height).toBeGreaterThan(100)
  expect(inner?.height).toBeCloseTo(outer?.height as number, 0)
  expect((outer?.width as number) / (outer?.height as number)).toBeCloseTo(16 / 9, 1)
})
