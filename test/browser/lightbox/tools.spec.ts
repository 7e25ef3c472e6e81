import { expect, test } from '../harness'
import { action } from '../popup/popups'
import { box, counter, focused, group, open, ready } from './lightboxes'

test('Tab stays inside, in the order close, share, zoom, fullscreen', async ({ page }) => {
  await open(page, '<a id="one" href="a.jpg">one</a><button>outside</button>')
  await page.locator('#one').click()
  await ready(page)
  await expect(box(page)).toHaveAttribute('id', 'elementor-lightbox-slideshow-single-img')
  const labels: unknown[] = []
  for (let i = 0; i < 5; i++) {
    await page.keyboard.press('Tab')
    labels.push(await focused(page))
  }
  expect(labels).toEqual(['Close (Esc)', 'Share', 'Zoom', 'Fullscreen', 'Close (Esc)'])
  await page.keyboard.press('Shift+Tab')
  expect(await focused(page)).toBe('Fullscreen')
  await expect(box(page).locator('.elementor-swiper-button')).toHaveCount(0)
  await expect(counter(page)).toHaveText('')
})

test('sharing: the page with the slide’s own action, the picture for download, Esc first closes the menu', async ({ page }) => {
  const hash = action('lightbox', { id: 1, url: 'https://s.pl/a.jpg' })
  await open(
    page,
    `<a id="one" href="a.jpg" data-elementor-open-lightbox="yes" data-e-action-hash="${hash}">one</a><a id="two" href="b.jpg">two</a>`,
  )
  await page.locator('#one').click()
  await ready(page)
  const share = box(page).getByRole('button', { name: 'Share', exact: true })
  await share.click()
  await expect(share).toHaveAttribute('aria-expanded', 'true')
  const links = box(page).locator('.elementor-slideshow__share-menu a')
  await expect(links).toHaveText([/Facebook/, /Twitter/, /Pin/, /Download/])
  const [facebook, , pin, download] = await links.evaluateAll((list) => list.map((a) => (a as HTMLAnchorElement).href))
  const shared = new URL(facebook as string).searchParams.get('u')
  expect(shared).toBe(page.url() + hash)
  expect(new URL(pin as string).searchParams.get('url')).toBe(shared)
  expect(download).toContain('/lb/a.jpg')
  await page.keyboard.press('Escape')
  await expect(share).toHaveAttribute('aria-expanded', 'false')
  await expect(box(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveCount(0)
  // Nothing to share but the page: no `null`.
  await page.locator('#two').click()
  await ready(page)
  await share.click()
  await expect(links.first()).toHaveAttribute('href', `https://www.facebook.com/sharer.php?u=${encodeURIComponent(page.url())}`)
})

test('tools fade when nobody moves, and come back', async ({ page }) => {
  await page.clock.install()
  await open(page, group)
  await page.locator('#a').click()
  await ready(page)
  await page.mouse.move(400, 400)
  await page.clock.runFor(3600)
  const hidden = box(page).locator('.elementor-slideshow--ui-hidden')
  await expect(hidden).toHaveCount(1)
  await page.mouse.move(420, 400)
  await expect(hidden).toHaveCount(0)
})

test('the focus stays in the window when what held it goes with its slide', async ({ page }) => {
  const film = '<a id="v" href="/pages/film.webm" data-lightbox="g">V</a>'
  await open(page, `${group}${film}<a id="d" href="gone.jpg" data-lightbox="g">D</a>`)
  await page.locator('#a').click()
  await ready(page)
  await box(page).getByRole('button', { name: 'Share' }).press('Enter')
  await box(page).getByRole('link').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(counter(page)).toHaveText('2 / 5')
  await page.keyboard.press('ArrowRight')
  await expect(counter(page)).toHaveText('3 / 5')
  await box(page).getByRole('switch', { name: 'Zoom' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(counter(page)).toHaveText('4 / 5')
  await page.keyboard.press('ArrowRight')
  await expect(counter(page)).toHaveText('5 / 5')
  await box(page).getByRole('link', { name: 'gone.jpg' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(counter(page)).toHaveText('1 / 5')
  await page.keyboard.press('ArrowRight')
  await expect(counter(page)).toHaveText('2 / 5')
})

test('a tool that the settings switch off in words is off', async ({ page }) => {
  await open(page, group, {
    config: { kit: { global_image_lightbox: 'yes', lightbox_enable_zoom: 'yes', lightbox_enable_share: 'no' } } as never,
  })
  await page.locator('#a').click()
  await ready(page)
  await expect(box(page).getByRole('switch', { name: 'Zoom' })).toBeVisible()
  await expect(box(page).getByRole('button', { name: 'Share' })).toHaveCount(0)
})
