import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { attributeJson } from '../players/helpers'
import { frames } from '../settled'
import { islandStates, rememberServedMarkup, unmountDifference } from '../unmount'

test('a video inside another is put back as it was served', async ({ page }) => {
  await rememberServedMarkup(page)
  const video = (content: string) =>
    `<div data-widget="video" data-settings='{"image_overlay":{"url":"/pages/film.webp"},"youtube_url":"*"}'>${content}</div>`
  const link = '<a href="/pages/film.webm">Film</a>'
  await ownPage(page, video(`\n${video(`${link}${link}`)}`))
  await expect.poll(async () => (await islandStates(page)).states).toEqual({ 'video mounted': 2 })
  await page.evaluate(() => {
    // Not even a link that plays nothing is followed.
    addEventListener('click', (event) => event.preventDefault())
    for (const film of document.querySelectorAll('a')) film.click()
  })
  await frames(page, 10)
  expect(await unmountDifference(page)).toBe('')
})

test('a press on a video inside another, neither of which can play, counts once', async ({ page }) => {
  await rememberServedMarkup(page)
  const settings = attributeJson({ video_type: 'youtube', youtube_url: '*', show_image_overlay: 'yes' })
  const overlay =
    '<div class="elementor-custom-embed-image-overlay"><div class="elementor-custom-embed-play" role="button" tabindex="0">Play</div></div>'
  const video = (content: string) =>
    `<div class="elementor-element elementor-widget-video" data-element_type="widget" data-widget_type="video.default" data-settings='${settings}'><div class="elementor-wrapper"><div class="elementor-video"></div>${content}${overlay}</div></div>`
  await ownPage(page, video(video('')))
  await expect.poll(async () => (await islandStates(page)).states).toEqual({ 'video mounted': 2 })
  await page.evaluate(() => {
    Object.assign(window, { clicks: 0 })
    addEventListener('click', () => (window as unknown as { clicks: number }).clicks++)
    for (const button of document.querySelectorAll<HTMLElement>('.elementor-custom-embed-play')) button.click()
  })
  // The visitor's two, and the one that each video sends to a link, which these lack.
  const clicks = () => page.evaluate(() => (window as unknown as { clicks: number }).clicks)
  await expect.poll(clicks).toBe(4)
  await frames(page, 10)
  expect(await clicks()).toBe(4)
  expect(await unmountDifference(page)).toBe('')
})

test('a box that has a video of a drawing for its background plays one of its own, and is put back', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  const settings = attributeJson({ background_background: 'video', background_video_link: '/pages/film.webm' })
  await ownPage(
    page,
    `<section class="elementor-element elementor-section" data-element_type="section" data-settings='${settings}'><div class="elementor-background-video-container"><svg><video class="elementor-background-video-hosted"></video></svg></div></section>`,
    'section { height: 200px }',
  )
  await expect(page.locator('.elementor-background-video-container > video')).toBeAttached()
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a video of the server without controls that has been played is put back as it was served', async ({ page }) => {
  await rememberServedMarkup(page)
  const overlay =
    '<div class="elementor-custom-embed-image-overlay"><div class="elementor-custom-embed-play" role="button" tabindex="0">Play</div></div>'
  await ownPage(
    page,
    `<div class="elementor-element elementor-widget-video" data-element_type="widget" data-widget_type="video.default" data-settings='${attributeJson({ video_type: 'hosted', show_image_overlay: 'yes' })}'><div class="elementor-wrapper"><video class="elementor-video" src="/pages/film.webm" preload="none"></video>${overlay}</div></div>`,
  )
  await expect.poll(async () => (await islandStates(page)).states).toEqual({ 'video mounted': 1 })
  await page.locator('.elementor-custom-embed-play').click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('video')
  expect(await unmountDifference(page)).toBe('')
})
