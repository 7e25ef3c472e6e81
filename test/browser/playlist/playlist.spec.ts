import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { asked, json, openFilms, tell } from '../players/helpers'
import { keepServed, unmountDifference } from '../unmount'
import { FILE, innerTabs, isPlaying, mounted, tab, video, widget } from './playlists'

const YOUTUBE = 'https://www.youtube.com/watch?v=XHOmBV4js_E'
const query = (page: Page) => new URL(page.url()).search

test('a film is chosen, plays, and the one before stops; the address says which; all of it goes again', async ({ page, problems }) => {
  await keepServed(page)
  await openFilms(page, widget())
  await expect(video(page, 1)).toHaveCount(1)
  expect([await isPlaying(page, 1), query(page)]).toEqual([false, ''])
  await page.evaluate(() => history.replaceState(null, '', '?a=1#kotwica'))
  await tab(page, 1).click()
  await expect.poll(() => isPlaying(page, 1)).toBe(true)
  await tab(page, 2).click()
  await expect.poll(() => isPlaying(page, 2)).toBe(true)
  expect(await isPlaying(page, 1)).toBe(false)
  await expect(tab(page, 2)).toHaveClass(/e-active/)
  expect(await tab(page, 2).getAttribute('aria-selected')).toBe('true')
  expect(await tab(page, 1).getAttribute('tabindex')).toBe('-1')
  await expect(page.locator('#e-tab-content-1')).toBeHidden()
  expect([query(page), new URL(page.url()).hash]).toEqual(['?a=1&playlist=38f4835&video=bbb', '#kotwica'])
  await tab(page, 2).click()
  await expect.poll(() => isPlaying(page, 2)).toBe(false)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('keys move along the titles and choose; sections are passed over', async ({ page }) => {
  await openFilms(page, widget())
  await expect(video(page, 1)).toHaveCount(1)
  await tab(page, 1).focus()
  await page.keyboard.press('ArrowUp')
  await expect(tab(page, 4)).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await expect(tab(page, 2)).toBeFocused()
  const top = await page.evaluate(() => scrollY)
  await page.keyboard.press(' ')
  await expect.poll(() => isPlaying(page, 2)).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(top)
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect.poll(() => isPlaying(page, 4)).toBe(true)
})

test('at its end a film is watched, for the next visit too, and the next one plays', async ({ page }) => {
  await openFilms(page, widget({ autoplay_next: 'yes', show_watched_indication: 'yes' }))
  await mounted(page)
  await tab(page, 2).click()
  await expect.poll(() => isPlaying(page, 2)).toBe(true)
  await video(page, 2).evaluate((el) => el.dispatchEvent(new Event('ended')))
  await expect.poll(async () => (await video(page, 4).count()) && isPlaying(page, 4)).toBe(true)
  await expect(tab(page, 2)).toHaveClass(/watched-video/)
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('elementor') ?? '{}').watched_videos_38f4835)).toBe('["bbb"]')
  await page.reload()
  await expect(tab(page, 2)).toHaveClass(/watched-video/)
})

test('an address asks for a film: it is chosen, and the list comes into view', async ({ page }) => {
  await openFilms(page, `<div class="high"></div>${widget()}`)
  await page.goto('/films?playlist=38f4835&video=ccc')
  await expect(tab(page, 4)).toHaveAttribute('aria-selected', 'true')
  await expect(tab(page, 4)).toBeInViewport()
  expect(await isPlaying(page, 4)).toBe(false)
})

test('by itself it plays without sound, and writes the address; not for those who ask for less motion', async ({ page }) => {
  await openFilms(page, widget({ autoplay_on_load: 'yes' }))
  await expect.poll(async () => (await video(page, 1).count()) && isPlaying(page, 1)).toBe(true)
  expect(await video(page, 1).evaluate((el) => (el as HTMLVideoElement).muted)).toBe(true)
  expect(query(page)).toBe('?playlist=38f4835&video=aaa')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/films')
  await expect(video(page, 1)).toHaveCount(1)
  expect(await isPlaying(page, 1)).toBe(false)
})

test('nobody else is asked for anything until the visitor plays', async ({ page, problems }) => {
  await keepServed(page)
  const out = await openFilms(page, widget({}, { urls: [YOUTUBE, FILE, FILE], cover: true }))
  const play = page.locator('#e-tab-content-1 [role=button]')
  await expect(play).toHaveAttribute('tabindex', '0')
  expect(out).toEqual([])
  await play.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('iframe')).toHaveCount(1)
  await expect(page.locator('iframe')).toBeFocused()
  await expect.poll(async () => (await asked(page))[0]?.calls).toContain('playVideo()')
  await tab(page, 2).click()
  await expect.poll(async () => (await asked(page))[0]?.calls).toContain('pauseVideo()')
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('what happens is told on the host, and by jQuery on the body', async ({ page }) => {
  await page.addInitScript(() => {
    const w = window as unknown as { told: unknown[]; jQuery: unknown }
    w.told = []
    document.addEventListener('skerry:playlist', (event) => {
      const { event: what, tab, playlist, video } = (event as CustomEvent).detail
      w.told.push([what.type, what.trigger, tab.index, playlist, video.url])
    })
  })
  await openFilms(page, widget({}, { urls: [YOUTUBE, FILE, FILE] }))
  await page.getByRole('button', { name: /Odtwórz|Play/ }).click()
  await expect(page.locator('iframe')).toHaveCount(1)
  await expect.poll(async () => (await asked(page))[0]?.calls).toContain('playVideo()')
  const told = () => page.evaluate(() => (window as unknown as { told: unknown[] }).told)
  await expect.poll(told).toEqual([['videoStart', 'onload', 1, 'Lista', YOUTUBE]])
  // A jump is a pause and a start: no pause is told.
  await tell(page, 0, 2)
  await tell(page, 0, 1)
  await tab(page, 2).click()
  await expect.poll(told).toContainEqual(['tabOpened', 'click', 2, 'Lista', FILE])
  expect((await told()).filter((line) => (line as string[])[0] === 'videoPaused')).toEqual([])
})

test.describe('a site that asks for consent', () => {
  const tag = ' data-consent="page"'
  test('says who would be asked; this one is allowed by its button', async ({ page }) => {
    await keepServed(page)
    const out = await openFilms(page, widget({}, { urls: [YOUTUBE, YOUTUBE, FILE], cover: true }), { tag })
    const box = page.locator('.skerry-consent')
    await expect(box).toContainText('YouTube')
    await tab(page, 2).click()
    await expect(page.locator('#e-tab-content-2 .skerry-consent')).toBeVisible()
    expect(out).toEqual([])
    await page.getByRole('button', { name: 'Pozwól' }).click()
    await expect(page.locator('#e-tab-content-2 iframe')).toHaveCount(1)
    expect((await asked(page)).length).toBe(1)
    await tab(page, 1).click()
    await expect(page.locator('#e-tab-content-1 .skerry-consent')).toBeVisible()
    expect(await unmountDifference(page)).toBe('')
  })
  test('consent for the page lets it play', async ({ page }) => {
    await openFilms(page, widget({}, { urls: [YOUTUBE, FILE, FILE], cover: true }), { tag })
    await expect(page.locator('.skerry-consent')).toBeVisible()
    await page.evaluate(() => document.documentElement.setAttribute('data-consent-given', 'marketing'))
    await expect(page.locator('.skerry-consent')).toHaveCount(0)
    await page.locator('#e-tab-content-1 [role=button][tabindex="0"]').press('Enter')
    await expect(page.locator('iframe')).toHaveCount(1)
  })
  test('a film behind a section waits for it', async ({ page }) => {
    const section = `<section class="elementor-element" data-element_type="section" data-settings='${json({ background_background: 'video', background_video_link: YOUTUBE })}'><div class="elementor-background-video-container"><div class="elementor-background-video-embed"></div></div></section>`
    const out = await openFilms(page, section, { tag })
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/players-')))
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
    expect(out).toEqual([])
    await page.evaluate(() => document.documentElement.setAttribute('data-consent-given', 'marketing'))
    await expect(page.locator('iframe')).toHaveCount(1)
  })
})

test('the list folds away by its button, for everybody', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openFilms(page, widget())
  const button = page.getByRole('button', { name: 'Lista filmów' })
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await button.press('Enter')
  await expect(page.locator('.e-tabs-items-wrapper')).toBeHidden()
  await expect(button).toHaveClass(/rotate-up/)
  await button.press('Enter')
  await expect(page.locator('.e-tabs-items-wrapper')).toBeVisible()
})

test('texts beside a film are tabs, and fold', async ({ page }) => {
  await keepServed(page)
  await openFilms(
    page,
    widget({ inner_tab_is_content_collapsible: 'collapsible', inner_tab_collapsible_height: { size: 100 } }, { inner: innerTabs }),
  )
  await page.getByRole('tab', { name: 'Opis' }).press('ArrowRight')
  await page.getByRole('tab', { name: 'Uwagi' }).press('Enter')
  await expect(page.getByText('Drugi')).toBeVisible()
  await page.getByRole('tab', { name: 'Opis' }).click()
  const text = page.getByText('Pierwszy')
  expect((await text.boundingBox())?.height).toBe(100)
  await page.getByRole('button', { name: 'Rozwiń' }).first().click()
  expect((await text.boundingBox())?.height).toBeGreaterThan(200)
  expect(await unmountDifference(page)).toBe('')
})

test('by hand: links play in a place before them, and stay links', async ({ page, problems }) => {
  await keepServed(page)
  await page.goto('/pages/playlist.html')
  const list = page.locator('#rejsy')
  await expect(list.locator('.skerry-playlist-stage video')).toHaveCount(1)
  await list.getByRole('link').nth(1).click()
  await expect
    .poll(() =>
      list
        .locator('video')
        .nth(1)
        .evaluate((el) => !(el as HTMLVideoElement).paused),
    )
    .toBe(true)
  await expect(list.locator('[aria-current=true]')).toHaveCount(1)
  expect(query(page)).toMatch(/^\?playlist=rejsy&video=/)
  await list.getByRole('button', { name: 'Następny' }).click()
  await expect(list.getByRole('link').nth(2)).toHaveAttribute('aria-current', 'true')
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})
