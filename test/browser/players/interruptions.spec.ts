import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { overlay, videoWidget, YOUTUBE, YOUTUBE_ID } from '../video/videos'
import { attributeJson, chunkLoaded, createdPlayers, islandsMounted, openVideoPage } from './helpers'

/** Visitors and networks that interrupt players while they load or play. */
const OTHER = 'https://youtu.be/aaaaaaaaaaa'
const FILE = '/pages/film.webm'
const list = (urls: string[], settings: object = {}) =>
  `<div data-widget="playlist" id="list" data-settings='${attributeJson(settings)}'><ol>${urls.map((url, i) => `<li><a href="${url}">Film ${i + 1}</a></li>`).join('')}</ol></div>`
const video = (link: string, settings: object = {}) =>
  `<div class="elementor-wrapper" data-widget="video" data-settings='${attributeJson(settings)}'>${link}</div>`
const inPopup = (content: string) =>
  `<button type="button" data-popup-open="p">Otwórz</button><section data-widget="popup" id="p" hidden>${content}</section>`
const hide = (page: Page) =>
  page.evaluate(() => (window as unknown as { Skerry: { popup: { hide: (id: string) => void } } }).Skerry.popup.hide('p'))
const title = (page: Page, n: number) => page.getByRole('link', { name: `Film ${n}` })
const playing = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('video')].filter((v) => !v.paused).map((v) => v.getAttribute('src')))
/** Holds the players' code back until it is let go. */
async function holdPlayers(page: Page): Promise<() => void> {
  let go = () => {}
  const gate = new Promise<void>((done) => {
    go = done
  })
  await page.route('**/chunks/media-players-*', async (route) => {
    await gate
    await route.fallback()
  })
  return go
}

test('of two videos chosen one after the other while the player loads only the last plays', async ({ page }) => {
  const go = await holdPlayers(page)
  await openVideoPage(page, list([FILE, `${FILE}?2`, `${FILE}?3`]))
  await islandsMounted(page, 'playlist')
  await title(page, 2).click()
  await title(page, 3).click()
  go()
  await expect.poll(() => playing(page)).toEqual([expect.stringContaining('?3')])
  // The other one would have been added together with it.
  await expect.poll(() => page.locator('video[src*="?3"]').evaluate((v: HTMLVideoElement) => v.currentTime)).toBeGreaterThan(0.1)
  expect((await playing(page)).filter((src) => src?.includes('?2'))).toEqual([])
})

test('of two videos that waited for consent only the chosen one plays', async ({ page }) => {
  await page.clock.install()
  await openVideoPage(page, list([YOUTUBE, OTHER]), { tag: ' data-consent="page"' })
  await islandsMounted(page, 'playlist')
  await title(page, 2).click()
  await expect(page.locator('.skerry-consent').nth(1)).toBeVisible()
  await title(page, 1).click()
  await page.evaluate(() => document.documentElement.setAttribute('data-consent-given', 'marketing'))
  await expect.poll(async () => (await createdPlayers(page)).filter(({ calls }) => calls.includes('playVideo()')).length).toBeGreaterThan(0)
  await page.clock.runFor(60_000)
  expect((await createdPlayers(page)).filter(({ calls }) => calls.includes('playVideo()')).map(({ video }) => video)).toEqual([YOUTUBE_ID])
})

test('a playlist’s link is followed when the player’s code cannot be loaded', async ({ page }) => {
  await page.route('**/chunks/media-players-*', (route) => route.abort())
  await openVideoPage(page, list([YOUTUBE, OTHER]))
  await islandsMounted(page, 'playlist')
  await title(page, 2).click()
  await page.waitForURL(OTHER)
})

test('a playlist’s link that leads to no video is followed', async ({ page }) => {
  await openVideoPage(page, list([YOUTUBE, 'https://www.youtube.com/']))
  await islandsMounted(page, 'playlist')
  await title(page, 2).click()
  await page.waitForURL('https://www.youtube.com/')
})

test('a popup that closes ends the video of its playlist, which plays again when the popup opens again', async ({ page, problems }) => {
  await openVideoPage(page, inPopup(list([YOUTUBE, FILE])))
  const open = () => page.getByRole('button', { name: 'Otwórz' }).click()
  await open()
  await islandsMounted(page, 'playlist')
  await title(page, 1).click()
  await expect(page.locator('iframe')).toHaveCount(1)
  await hide(page)
  await expect(page.locator('dialog')).toBeHidden()
  await expect(page.locator('iframe')).toHaveCount(0)
  await open()
  await page.getByRole('button', { name: 'Odtwórz film' }).click()
  await expect(page.locator('iframe')).toHaveCount(1)
  expect(problems()).toEqual([])
})

for (const [name, content, press] of [
  ['video', video(`<a href="${FILE}">Plik</a>`), 'Plik'],
  ['playlist', list([FILE, `${FILE}?2`]), 'Film 2'],
] as const)
  test(`nothing plays in a popup that was closed while its ${name} was loading`, async ({ page }) => {
    const go = await holdPlayers(page)
    await openVideoPage(page, inPopup(content))
    await page.getByRole('button', { name: 'Otwórz' }).click()
    await islandsMounted(page, name === 'video' ? 'video' : 'playlist')
    await page.getByText(press, { exact: true }).click()
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog')).toBeHidden()
    go()
    await chunkLoaded(page, /\/media-players-/)
    expect(await playing(page)).toEqual([])
  })

test('a popup that opens again is silent, although an iframe’s video played in it before', async ({ page }) => {
  const vimeo = videoWidget(
    { video_type: 'vimeo' },
    `<iframe class="elementor-video-iframe" title="f" src="https://player.vimeo.com/video/235215203?muted=0#t="></iframe>${overlay()}`,
  )
  await openVideoPage(page, inPopup(vimeo))
  const open = () => page.getByRole('button', { name: 'Otwórz' }).click()
  await open()
  await islandsMounted(page, 'video')
  await page.locator('.elementor-custom-embed-play').press('Enter')
  await expect(page.locator('iframe')).toHaveAttribute('src', /autoplay=1/)
  await hide(page)
  await expect(page.locator('dialog')).toBeHidden()
  await open()
  await expect(page.locator('iframe')).toHaveAttribute('src', 'https://player.vimeo.com/video/235215203?muted=0#t=')
  await expect(page.locator('.elementor-custom-embed-image-overlay')).toBeVisible()
})

test('unmounting while a playlist’s list closes restores what was served', async ({ page }) => {
  const served = `<div class="elementor-element elementor-widget-video-playlist" data-id="x" data-element_type="widget" data-widget_type="video-playlist.default" data-settings="{}"><div class="e-tabs"><div class="e-tabs-main-area"><div class="e-tabs-wrapper"><svg aria-hidden="true" class="e-tabs-toggle-videos-display-button" viewBox="0 0 9 9" width="24" height="24"></svg><div class="e-tabs-items-wrapper"><div class="e-tabs-items" role="tablist"><div class="e-tab-title" data-tab="1" role="tab">Film</div></div></div></div><div class="e-tabs-content-wrapper"><div class="e-tab-content" data-tab="1" role="tabpanel" data-video-url="${FILE}"><div></div></div></div></div></div></div>`
  await rememberServedMarkup(page)
  await openVideoPage(page, served)
  await page.locator('.e-tabs-toggle-videos-display-button[role=button]').press('Enter')
  expect(await unmountDifference(page)).toBe('')
  expect(await page.evaluate(() => document.getAnimations().length), 'nothing still moves').toBe(0)
})

test('the focus moves to a player without a scripting interface, too', async ({ page }) => {
  await openVideoPage(page, video('<a href="https://www.dailymotion.com/video/x7tgad0">Film</a>'))
  await islandsMounted(page, 'video')
  await page.getByRole('button', { name: 'Film' }).press('Enter')
  await expect(page.locator('iframe')).toBeFocused()
})

test('a video that a visitor plays again after its end ends again', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('skerry:playlist', (event) => {
      const { type } = (event as CustomEvent).detail.event
      const all = window as unknown as { ends: number }
      if (type === 'videoEnded') all.ends = (all.ends ?? 0) + 1
    })
  })
  await openVideoPage(page, list([FILE]))
  await islandsMounted(page, 'playlist')
  await title(page, 1).click()
  const toEnd = () =>
    page.locator('video').evaluate(async (v: HTMLVideoElement) => {
      // Its duration is known once it plays.
      await v.play()
      v.currentTime = v.duration - 0.1
    })
  const ends = () => page.evaluate(() => (window as unknown as { ends?: number }).ends)
  await expect.poll(() => playing(page)).toHaveLength(1)
  await toEnd()
  await expect.poll(ends).toBe(1)
  await toEnd()
  await expect.poll(ends).toBe(2)
})

test('the link leads to the video when the provider’s script is blocked', async ({ page }) => {
  await openVideoPage(page, video(`<a href="${OTHER}">Film</a>`), { broken: 99 })
  await islandsMounted(page, 'video')
  await page.getByRole('button', { name: 'Film' }).click()
  await page.waitForURL(OTHER)
})
