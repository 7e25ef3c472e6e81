import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { holdChunk } from '../hold-chunk'
import { attributeJson, createdPlayers, emitPlayerEvent, islandsMounted, openVideoPage } from '../players/helpers'
import { settled } from '../settled'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { overlay, PICTURE, pressEnter, videoWidget, YOUTUBE } from './videos'

const youtube = (settings: object, cover = '') =>
  videoWidget({ video_type: 'youtube', youtube_url: YOUTUBE, controls: 'yes', ...settings }, `<div class="elementor-video"></div>${cover}`)
const byHand = (settings: object, link = `<a href="${YOUTUBE}">Obejrzyj film</a>`) =>
  `<div class="elementor-wrapper" data-widget="video" data-settings='${attributeJson(settings)}'>${link}</div>`
const icon = (page: Page) => page.locator('.elementor-custom-embed-play').first()
const frame = (page: Page) => page.locator('iframe')
const calls = async (page: Page, n = 0) => (await createdPlayers(page))[n]?.calls

test('nothing is requested until the visitor plays; then the focus is in the player, and unmounting restores what was served (TV-VI-2)', async ({
  page,
  problems,
}) => {
  await rememberServedMarkup(page)
  const out = await openVideoPage(page, youtube({ ...PICTURE, mute: 'yes' }, overlay()) + youtube(PICTURE, overlay()))
  await islandsMounted(page, 'video')
  expect(out).toEqual([])
  await icon(page).focus()
  await pressEnter(page)
  await expect(frame(page)).toHaveCount(1)
  await expect(page.locator('.elementor-custom-embed-image-overlay')).toHaveCount(1)
  await expect.poll(() => calls(page)).toEqual(['mute()', 'playVideo()'])
  expect((await createdPlayers(page))[0]).toMatchObject({ host: 'https://www.youtube.com', vars: { controls: 1, rel: 0, playsinline: 0 } })
  await expect(frame(page)).toBeFocused()
  await page.locator('.elementor-custom-embed-image-overlay').click()
  await expect(frame(page)).toHaveCount(2)
  expect(out.filter((url) => /iframe_api/.test(url))).toHaveLength(1)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a YouTube player gets the widget’s settings, and loops (TV-VI-1)', async ({ page }) => {
  const all = { autoplay: 'yes', play_on_mobile: 'yes', mute: 'yes', loop: 'yes', start: 5, end: 20, yt_privacy: 'yes' }
  await openVideoPage(page, youtube(all))
  await expect.poll(() => calls(page)).toEqual(['mute()', 'playVideo()'])
  expect((await createdPlayers(page))[0]).toMatchObject({
    host: 'https://www.youtube-nocookie.com',
    vars: { controls: 1, rel: 0, playsinline: 1, modestbranding: 0, autoplay: 1, start: 5, end: 20 },
  })
  await emitPlayerEvent(page, 0, 0)
  expect((await calls(page))?.slice(2)).toEqual(['seekTo(5)', 'playVideo()'])
})

test('a player without an overlay comes when it is in view, and does not autoplay with reduced motion (TV-VI-3)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const out = await openVideoPage(page, `<div class="high"></div>${youtube({ lazy_load: 'yes', autoplay: 'yes' })}`)
  await page.evaluate(() => scrollTo(0, 1000))
  await islandsMounted(page, 'video')
  expect(out).toEqual([])
  await page.evaluate(() => scrollTo(0, 2000))
  await expect.poll(async () => (await createdPlayers(page)).length).toBe(1)
  await expect(page.locator('div.elementor-video')).toHaveCount(0)
  expect((await createdPlayers(page))[0]).toMatchObject({ vars: { autoplay: 0 }, calls: [] })
})

test('an address without a video’s id gets no player', async ({ page, problems }) => {
  const out = await openVideoPage(page, youtube({ youtube_url: 'https://www.youtube.com/' }) + youtube({ youtube_url: '"><img>' }))
  await islandsMounted(page, 'video')
  await page.waitForLoadState('networkidle')
  expect([out, await frame(page).count(), await page.locator('video').count()]).toEqual([[], 0, 0])
  expect(problems()).toEqual([])
})

test('the overlay stays when the provider’s script fails, and the next press loads it again', async ({ page, problems }) => {
  const out = await openVideoPage(page, youtube(PICTURE, overlay()), { broken: 1 })
  await islandsMounted(page, 'video')
  const cover = page.locator('.elementor-custom-embed-image-overlay')
  await cover.click()
  await expect.poll(() => out.length).toBe(1)
  await expect(cover).not.toHaveAttribute('aria-busy')
  await expect(cover).toBeVisible()
  await cover.click()
  await expect(frame(page)).toHaveCount(1)
  await expect(cover).toHaveCount(0)
  expect(problems(/iframe_api/)).toEqual([])
})

test('other providers’ iframes play from their overlay, lazy ones too (TV-VI-4, TV-VI-5)', async ({ page }) => {
  await rememberServedMarkup(page)
  const vimeo = 'https://player.vimeo.com/video/1?color&autopause=0'
  await openVideoPage(
    page,
    videoWidget(
      { video_type: 'vimeo', ...PICTURE },
      `<iframe class="elementor-video-iframe" title="Film" src="${vimeo}#t="></iframe>${overlay()}`,
    ) +
      videoWidget(
        { video_type: 'vimeo', ...PICTURE },
        `<iframe class="elementor-video-iframe" title="Film" data-lazy-load="${vimeo}&autoplay=0#t=0h1m0s"></iframe>${overlay()}`,
      ) +
      videoWidget(
        { video_type: 'dailymotion' },
        `<iframe class="elementor-video-iframe" title="Film" data-lazy-load="https://dailymotion.com/embed/video/x"></iframe>`,
      ),
  )
  await islandsMounted(page, 'video')
  const cover = page.locator('.elementor-custom-embed-image-overlay')
  await cover.nth(1).click()
  await cover.first().click()
  await expect(frame(page).first()).toHaveAttribute('src', `${vimeo}&autoplay=1#t=`)
  await expect(frame(page).nth(1)).toHaveAttribute('src', `${vimeo}&autoplay=1#t=0h1m0s`)
  await frame(page).nth(2).scrollIntoViewIfNeeded()
  await expect(frame(page).nth(2)).toHaveAttribute('src', 'https://dailymotion.com/embed/video/x')
  expect(await unmountDifference(page)).toBe('')
})

test('a file plays from its overlay, also by Space, which does not scroll the page (TV-VI-6)', async ({ page, problems }) => {
  await openVideoPage(
    page,
    `${videoWidget({ video_type: 'hosted', ...PICTURE }, `<video class="elementor-video" src="/pages/film.webm" controls preload="metadata"></video>${overlay()}`)}<div class="high"></div>`,
  )
  await islandsMounted(page, 'video')
  await expect(page.locator('video')).toHaveAttribute('inert')
  await page.keyboard.press('Tab')
  await expect(icon(page)).toBeFocused()
  await page.keyboard.press(' ')
  await expect.poll(() => page.locator('video').evaluate((v: HTMLVideoElement) => v.paused)).toBe(false)
  await expect(page.locator('video')).toBeFocused()
  await expect(page.locator('video')).toHaveAttribute('aria-label', /./)
  await expect(page.locator('.elementor-custom-embed-image-overlay')).toHaveCount(0)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(problems()).toEqual([])
})

for (const chunk of ['video', 'video-reveal-player'])
  for (const [what, press] of [
    ['Enter', (page: Page) => page.keyboard.press('Enter')],
    ['a click', (page: Page) => page.locator('.elementor-custom-embed-image-overlay').click()],
  ] as const)
    test(`${what} counts before ${chunk} has loaded`, async ({ page, problems }) => {
      const { requested, release } = await holdChunk(page, chunk)
      const video = '<video class="elementor-video" src="/pages/film.webm" controls preload="none"></video>'
      await openVideoPage(page, videoWidget({ video_type: 'hosted', ...PICTURE }, video + overlay()))
      await requested
      await settled(page)
      await icon(page).focus()
      await press(page)
      await release()
      await expect.poll(() => page.locator('video').evaluate((v: HTMLVideoElement) => v.paused)).toBe(false)
      await expect(page.locator('.elementor-custom-embed-image-overlay')).toHaveCount(0)
      expect(problems()).toEqual([])
    })

test('the keyboard clicks an overlay that opens the lightbox, and nothing plays on the page', async ({ page }) => {
  const out = await openVideoPage(
    page,
    videoWidget(
      { video_type: 'youtube', youtube_url: YOUTUBE, lightbox: 'yes', ...PICTURE },
      overlay('data-elementor-open-lightbox="yes" data-elementor-lightbox="{}"', ''),
    ),
  )
  await islandsMounted(page, 'video')
  await expect(icon(page)).toHaveAccessibleName('Odtwórz film')
  await page.evaluate(() => {
    const w = window as unknown as { clicks: number }
    w.clicks = 0
    document.addEventListener('click', (e) => (e.target as Element).closest('[data-elementor-open-lightbox]') && w.clicks++)
  })
  await icon(page).focus()
  await page.keyboard.press('Enter')
  // The lightbox may still be loading.
  await expect.poll(() => page.evaluate(() => (window as unknown as { clicks: number }).clicks)).toBe(1)
  expect([out, await icon(page).count()]).toEqual([[], 1])
})

test('a hand-written link plays in its place on a plain click, and is a link on other clicks', async ({ page, problems, context }) => {
  await rememberServedMarkup(page)
  const out = await openVideoPage(page, byHand({ start: 3, image_overlay: { url: '/pages/film.webp' } }))
  await islandsMounted(page, 'video')
  const link = page.getByRole('button', { name: 'Obejrzyj film' })
  await expect(page.locator('[data-widget]')).toHaveCSS('background-image', /film\.webp/)
  expect(out).toEqual([])
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click({ modifiers: ['Control'] })])
  await tab.close()
  await expect(frame(page)).toHaveCount(0)
  await link.press(' ')
  await expect(frame(page)).toBeFocused()
  await expect(link).toHaveCount(0)
  expect((await createdPlayers(page))[0]).toMatchObject({
    host: 'https://www.youtube-nocookie.com',
    vars: { controls: 1, start: 3, playsinline: 1 },
  })
  await expect(frame(page)).toHaveAttribute('title', 'Obejrzyj film')
  expect(await unmountDifference(page)).toBe('')
  expect(problems(/www\.youtube\.com\/watch/)).toEqual([])
})

test('hand-written videos play by their links or their settings; a link that is no video is followed', async ({ page }) => {
  await openVideoPage(
    page,
    byHand({}, '<a href="https://vimeo.com/235215203/ab12">Vimeo</a>') +
      byHand({ loop: 'yes' }, '<a href="/pages/film.webm">Plik</a>') +
      byHand({ hosted_url: '/pages/film.webm?button' }, '') +
      byHand({}, '<a href="https://www.youtube.com/">Kanał</a>'),
  )
  await expect(page.getByRole('button')).toHaveCount(4)
  await page.getByRole('button', { name: 'Vimeo' }).click()
  await expect(frame(page)).toHaveAttribute('src', /player\.vimeo\.com\/video\/235215203\?h=ab12&autoplay=1.*dnt=1/)
  await page.getByRole('button', { name: 'Plik' }).click()
  const video = page.locator('video')
  await expect.poll(() => video.evaluate((v: HTMLVideoElement) => [v.paused, v.loop, v.controls])).toEqual([false, true, true])
  await page.getByRole('button', { name: 'Odtwórz film' }).click()
  await expect(video.nth(1)).toHaveAttribute('src', '/pages/film.webm?button')
  await page.getByRole('button', { name: 'Kanał' }).click()
  await page.waitForURL('https://www.youtube.com/')
})

test('a popup that closes stops its video, and shows the link again', async ({ page, problems }) => {
  await openVideoPage(
    page,
    `<button type="button" data-popup-open="video">Otwórz</button><section data-widget="popup" id="video" hidden>${byHand({})}${byHand({}, '<a href="/pages/film.webm">Plik</a>')}</section>`,
  )
  const open = () => page.getByRole('button', { name: 'Otwórz' }).click()
  await open()
  await islandsMounted(page, 'video')
  await page.getByRole('button', { name: 'Obejrzyj film' }).click()
  await expect(frame(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Plik' }).click()
  await expect.poll(() => page.locator('video').evaluate((v: HTMLVideoElement) => v.paused)).toBe(false)
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toBeHidden()
  await expect(frame(page)).toHaveCount(0)
  expect(await page.locator('video').evaluate((v: HTMLVideoElement) => v.paused)).toBe(true)
  await open()
  await page.getByRole('button', { name: 'Obejrzyj film' }).click()
  await expect(frame(page)).toHaveCount(1)
  expect(problems()).toEqual([])
})

test('a missing video leaves its overlay, or its link', async ({ page, problems }) => {
  await openVideoPage(
    page,
    videoWidget({ video_type: 'hosted', ...PICTURE }, `<video class="elementor-video" src="/own/gone.mp4"></video>${overlay()}`) +
      byHand({}, '<a href="/own/gone.webm">Rejs</a>'),
  )
  await islandsMounted(page, 'video')
  await icon(page).press('Enter')
  await expect(page.locator('.elementor-custom-embed-image-overlay')).toHaveCount(1)
  expect(problems(/404|gone/)).toEqual([])
  await page.getByRole('button', { name: 'Rejs' }).click()
  await expect(page.getByRole('button', { name: 'Rejs' })).toBeVisible()
  await expect(page.locator('.skerry-video-player')).toHaveCount(0)
})
