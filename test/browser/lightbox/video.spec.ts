import { expect, test } from '../harness'
import {
  answerForYoutube,
  builderLink,
  closeByEscape,
  counter,
  focusedName,
  lightbox,
  openPage,
  toAttribute,
  VIDEO_OPTIONS,
  waitUntilOpen,
} from './lightbox-pages'

test('a video is requested when the lightbox shows it, and removed when the lightbox closes', async ({ page }) => {
  const requested = await answerForYoutube(page)
  const overlay = `<div id="o" data-elementor-open-lightbox="yes" data-elementor-lightbox="${toAttribute(VIDEO_OPTIONS)}"><div class="elementor-custom-embed-play" role="button" tabindex="0" aria-label="Odtwórz"><svg width="40" height="40"><path d="M0 0h40v40H0z"/></svg></div></div>`
  await openPage(
    page,
    `${overlay}<a id="hand" href="https://youtu.be/xyz?t=1m30s" data-lightbox data-title="Rejs">film</a><a id="music" href="https://music.youtube.com/watch?v=song" data-lightbox>song</a><a id="file" href="/pages/film.webm" data-lightbox>plik</a><a id="query" href="/pages/film.webm?v=2#t=1" data-lightbox>plik</a>`,
  )
  expect(requested).toEqual([])
  // By keyboard, and by the drawing inside the button.
  await page.getByRole('button', { name: 'Odtwórz' }).press('Enter')
  await expect(lightbox(page)).toHaveAttribute('id', 'elementor-lightbox-77')
  await expect(lightbox(page).locator('iframe')).toHaveAttribute('src', 'https://www.youtube.com/embed/abc?controls=1&autoplay=1')
  await expect(lightbox(page).locator('.elementor-video-wrapper')).toHaveClass(/elementor-video-landscape/)
  expect(
    await lightbox(page)
      .locator('.elementor-video-wrapper')
      .evaluate((el) => el.style.getPropertyValue('--video-aspect-ratio')),
  ).toBe('1.33333')
  await expect(lightbox(page).locator('.dialog-message')).toHaveClass(/animated fadeIn/)
  await page.keyboard.press('Escape')
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(await focusedName(page)).toBe('Odtwórz')
  await page.locator('#o path').click()
  await expect(lightbox(page).locator('iframe')).toHaveCount(1)
  await closeByEscape(page)
  await page.locator('#hand').click()
  await expect(lightbox(page).locator('iframe')).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/xyz?start=90&autoplay=1')
  await expect(lightbox(page).locator('iframe')).toHaveAttribute('title', 'Rejs')
  await closeByEscape(page)
  await page.locator('#file').click()
  await expect(lightbox(page).locator('video')).toHaveAttribute('src', /film\.webm$/)
  await closeByEscape(page)
  await page.locator('#music').click()
  await expect(lightbox(page).locator('iframe')).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/song?autoplay=1')
  await closeByEscape(page)
  // A link marked by hand leads to a video whatever follows the file's name.
  await page.locator('#query').click()
  await expect(lightbox(page).locator('video')).toHaveAttribute('src', /film\.webm\?v=2#t=1$/)
})

test('a video alone has a close button and no other tools; pictures keep theirs', async ({ page }) => {
  await answerForYoutube(page)
  await openPage(
    page,
    '<a id="video" href="https://youtu.be/xyz" data-lightbox data-title="Rejs">film</a><a id="picture" href="a.jpg" data-lightbox>a</a>',
  )
  await page.locator('#video').click()
  await expect(lightbox(page).locator('iframe')).toBeVisible()
  await expect(lightbox(page).locator('[role=button],[role=switch]')).toHaveCount(1)
  await expect(lightbox(page).getByRole('button', { name: 'Close (Esc)' })).toBeVisible()
  await expect(lightbox(page).locator('header')).toHaveCount(0)
  // Its title stays below it.
  await expect(lightbox(page).locator('footer')).toHaveText('Rejs')
  await closeByEscape(page)
  await page.locator('#picture').click()
  await waitUntilOpen(page)
  await expect(lightbox(page).locator('header [role]')).toHaveCount(3)
})

test('a video of a group plays while it is the current slide, and is removed when the next slide comes', async ({ page }) => {
  await answerForYoutube(page)
  const video = builderLink(2, 'data-elementor-lightbox-video="https://www.youtube.com/embed/abc?controls=1"')
  await openPage(page, builderLink(1) + video + builderLink(3))
  await page.locator('#l1').click()
  await waitUntilOpen(page)
  await expect(lightbox(page).locator('iframe')).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(lightbox(page).locator('.swiper-slide-active iframe')).toHaveAttribute(
    'src',
    /youtube-nocookie\.com\/embed\/abc\?controls=1&autoplay=1$/,
  )
  await expect(lightbox(page).getByRole('switch', { name: 'Zoom' })).toHaveCount(0)
  await lightbox(page).getByRole('button', { name: 'Share', exact: true }).click()
  // A video cannot be downloaded.
  await expect(lightbox(page).locator('.elementor-slideshow__share-menu a')).toHaveCount(3)
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowRight')
  await expect(counter(page)).toHaveText('3 / 3')
  await expect(lightbox(page).locator('iframe')).toHaveCount(0)
})
