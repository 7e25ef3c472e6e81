import { expect, test } from '../harness'
import { box, focused, inAttribute, open, picture, ready, video } from './lightboxes'

test('a video is asked for when the lightbox shows it, and gone when it closes', async ({ page }) => {
  const asked: string[] = []
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: 'player' })
  })
  const overlay = `<div id="o" data-elementor-open-lightbox="yes" data-elementor-lightbox="${inAttribute(video)}"><div role="button" tabindex="0" aria-label="Odtwórz"><svg width="40" height="40"><path d="M0 0h40v40H0z"/></svg></div></div>`
  await open(
    page,
    `${overlay}<a id="hand" href="https://youtu.be/xyz" data-lightbox data-title="Rejs">film</a><a id="file" href="/pages/film.webm" data-lightbox>plik</a><a id="query" href="/pages/film.webm?v=2#t=1" data-lightbox>plik</a>`,
  )
  expect(asked).toEqual([])
  // By keyboard, and by the drawing inside the button.
  await page.getByRole('button', { name: 'Odtwórz' }).press('Enter')
  await expect(box(page)).toHaveAttribute('id', 'elementor-lightbox-77')
  await expect(box(page).locator('iframe')).toHaveAttribute('src', 'https://www.youtube.com/embed/abc?controls=1&autoplay=1')
  await expect(box(page).locator('.elementor-video-wrapper')).toHaveClass(/elementor-video-landscape/)
  expect(
    await box(page)
      .locator('.elementor-video-wrapper')
      .evaluate((el) => el.style.getPropertyValue('--video-aspect-ratio')),
  ).toBe('1.33333')
  await expect(box(page).locator('.dialog-message')).toHaveClass(/animated fadeIn/)
  await page.keyboard.press('Escape')
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(await focused(page)).toBe('Odtwórz')
  await page.locator('#o path').click()
  await expect(box(page).locator('iframe')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveCount(0)
  await page.locator('#hand').click()
  await expect(box(page).locator('iframe')).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/xyz?autoplay=1')
  await expect(box(page).locator('iframe')).toHaveAttribute('title', 'Rejs')
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveCount(0)
  await page.locator('#file').click()
  await expect(box(page).locator('video')).toHaveAttribute('src', /film\.webm$/)
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveCount(0)
  // By hand a film is a film, whatever follows its name.
  await page.locator('#query').click()
  await expect(box(page).locator('video')).toHaveAttribute('src', /film\.webm\?v=2#t=1$/)
})

const BROKEN = {
  'a picture that is not there': 'gone.jpg',
  'a drawing that is broken': 'broken.svg',
  'a page in a picture’s place': 'page-instead.jpg',
  'nothing at all': 'empty.svg',
  'a drawing of no size': 'nosize.svg',
  'a drawing of no height': 'zero-height.svg',
  'a film that is not there': 'gone.mp4',
  'a film that is none': 'broken.mp4',
}
test(`says so, leads to the file, closes, and the link stays: ${Object.keys(BROKEN).join(', ')}`, async ({ page }) => {
  const files = Object.values(BROKEN)
  // The first of them by itself: pictures are opened without being asked for it.
  await open(
    page,
    `<a id="plain" href="gone.jpg">one</a>${files.map((file) => `<a id="${file}" href="${file}" data-lightbox><img src="small.jpg" alt="mała"></a>`).join('')}`,
  )
  const says = box(page).getByRole('alert')
  await page.locator('#plain').click()
  await expect(says).toContainText('could not be loaded')
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveCount(0)
  for (const [name, file] of Object.entries(BROKEN))
    await test.step(name, async () => {
      const link = page.locator(`[id="${file}"]`)
      await link.click()
      await expect(says).toContainText(/could not be loaded|cannot be played/)
      await expect(says.getByRole('link', { name: file })).toHaveAttribute('href', new RegExp(`/lb/${file}$`))
      await says.getByRole('link').focus()
      await page.keyboard.press('Escape')
      await expect(box(page)).toHaveCount(0)
      await expect(link.locator('img')).toBeVisible()
      expect(await focused(page)).toBe(file)
    })
})

test('a drawing that names no size shows, though browsers may say that it has none', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['naturalWidth', 'naturalHeight']) Object.defineProperty(HTMLImageElement.prototype, name, { get: () => 0 })
  })
  await open(page, '<a id="one" href="big.jpg" data-lightbox>one</a>')
  await page.locator('#one').click()
  await expect(box(page).locator('.swiper-lazy-loaded')).toBeVisible()
  await ready(page)
  await expect(box(page).getByRole('alert')).toHaveCount(0)
})

test('a picture that keeps one waiting: a way to the file, and it still comes', async ({ page }) => {
  let come = () => {}
  await page.clock.install()
  await open(page, '<a id="one" href="slow.jpg">one</a>')
  await page.route('**/slow.jpg', (route) => {
    come = () => void route.fulfill({ contentType: 'image/svg+xml', body: picture })
  })
  await page.locator('#one').click()
  await ready(page)
  const says = box(page).getByRole('alert')
  await page.clock.runFor(9000)
  await expect(says).toHaveCount(0)
  await page.clock.runFor(2000)
  await expect(says.getByRole('link', { name: 'slow.jpg' })).toBeVisible()
  come()
  await expect(box(page).locator('.swiper-lazy-loaded')).toHaveCount(1)
  await expect(says).toHaveCount(0)
})

const STARTS = { 't=1m30s': 90, 't=90': 90, 'start=90': 90, 't=1h2m3s': 3723, 't=soon': 0 }
test(`a film from ${Object.keys(STARTS).join(', ')} begins there`, async ({ page }) => {
  await page.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: 'player' }))
  const films = Object.keys(STARTS).map((query) => `<a id="${query}" href="https://youtu.be/xyz?${query}" data-lightbox>film</a> `)
  await open(page, films.join(''))
  for (const [query, start] of Object.entries(STARTS))
    await test.step(query, async () => {
      await page.locator(`[id="${query}"]`).click()
      const from = start ? `start=${start}&` : ''
      await expect(box(page).locator('iframe')).toHaveAttribute('src', `https://www.youtube-nocookie.com/embed/xyz?${from}autoplay=1`)
      await page.keyboard.press('Escape')
      await expect(box(page)).toHaveCount(0)
    })
})
