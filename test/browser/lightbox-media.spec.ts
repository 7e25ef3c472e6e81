import { expect, test } from './harness'
import { box, focused, inAttribute, open, video } from './lightboxes'

test('a missing picture says so, and the window closes', async ({ page }) => {
  await open(page, '<a id="one" href="gone.jpg">one</a>')
  await page.locator('#one').click()
  await expect(box(page).getByRole('alert')).toContainText('could not be loaded')
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveCount(0)
})

test('a video is asked for when the lightbox shows it, and gone when it closes', async ({ page }) => {
  const asked: string[] = []
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: 'player' })
  })
  const overlay = `<div id="o" data-elementor-open-lightbox="yes" data-elementor-lightbox="${inAttribute(video)}"><div role="button" tabindex="0" aria-label="Odtwórz"><svg width="40" height="40"><path d="M0 0h40v40H0z"/></svg></div></div>`
  await open(
    page,
    `${overlay}<a id="hand" href="https://youtu.be/xyz" data-lightbox data-title="Rejs">film</a><a id="file" href="f.mp4" data-lightbox>plik</a>`,
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
  await expect(box(page).locator('video')).toHaveAttribute('src', /f\.mp4$/)
})

test('by hand a film is a film, whatever follows its name', async ({ page }) => {
  await open(page, '<a id="v" href="/pages/film.webm?v=2#t=1" data-lightbox>V</a>')
  await page.locator('#v').click()
  await expect(box(page).locator('video')).toHaveAttribute('src', /film\.webm\?v=2#t=1$/)
})
