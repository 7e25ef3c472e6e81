import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { attributeJson, createdPlayers, emitPlayerEvent, openVideoPage } from '../players/helpers'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { pressEnter, YOUTUBE } from '../video/videos'
import { FILE, innerTabs, isPlaying, playlistsMounted, tab, video, widget } from './playlist-pages'

const query = (page: Page) => new URL(page.url()).search

test('a selected video plays and stops the one before, the address names it, and unmounting restores the markup', async ({
  page,
  problems,
}) => {
  await rememberServedMarkup(page)
  await openVideoPage(page, widget())
  await expect(video(page, 1)).toHaveCount(1)
  expect([await isPlaying(page, 1), query(page)]).toEqual([false, ''])
  await page.evaluate(() => history.replaceState(null, '', '?a=1#anchor-spot'))
  await tab(page, 1).click()
  await expect.poll(() => isPlaying(page, 1)).toBe(true)
  await tab(page, 2).click()
  await expect.poll(() => isPlaying(page, 2)).toBe(true)
  await expect.poll(() => isPlaying(page, 1)).toBe(false)
  await expect(tab(page, 2)).toHaveClass(/e-active/)
  expect(await tab(page, 2).getAttribute('aria-selected')).toBe('true')
  expect(await tab(page, 1).getAttribute('tabindex')).toBe('-1')
  await expect(page.locator('#e-tab-content-1')).toBeHidden()
  expect([query(page), new URL(page.url()).hash]).toEqual(['?a=1&playlist=38f4835&video=bbb', '#anchor-spot'])
  await tab(page, 2).click()
  await expect.poll(() => isPlaying(page, 2)).toBe(false)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a video that the server put into a panel stays there', async ({ page }) => {
  await rememberServedMarkup(page)
  const served = '<video id="served" src="/pages/film.webm"></video>'
  await openVideoPage(page, widget().replace('<div></div>', `<div>${served}</div>`))
  await expect(page.locator('#e-tab-content-1 video:not(#served)')).toHaveCount(1)
  await expect(page.locator('#served')).toHaveCount(1)
  expect(await unmountDifference(page)).toBe('')
})

test('the chosen video and its text are shown where the stylesheet hides every panel', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  const second = innerTabs.replaceAll('e-tab-content-1', 'e-tab-content-2').replace('data-tab="1"', 'data-tab="2"')
  await openVideoPage(page, widget({}, { inner: innerTabs + second }))
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.e-tab-content, .e-inner-tabs-content-wrapper > div { display: none }')
    document.adoptedStyleSheets.push(sheet)
  })
  await playlistsMounted(page)
  const texts = page.locator('.e-tabs-inner-tabs > .e-tab-content')
  const shown = () =>
    page.evaluate(() => [
      ...[...document.querySelectorAll('.e-tab-content')].map((el) => getComputedStyle(el).display),
      ...[...document.querySelectorAll('.e-inner-tabs-content-wrapper > div')].map((el) => getComputedStyle(el).display),
    ])
  expect(await shown()).toEqual([...['block', 'none', 'none', 'none', 'block', 'none'], ...['block', 'none', 'block', 'none']])
  await expect(page.locator('.e-tabs-content-wrapper video')).toBeVisible()
  await tab(page, 2).click()
  expect(await shown()).toEqual([...['none', 'block', 'none', 'none', 'none', 'block'], ...['block', 'none', 'block', 'none']])
  await texts.nth(1).getByRole('tab', { name: 'Uwagi' }).click()
  await expect(texts.nth(1).getByText('Drugi')).toBeVisible()
  await expect(texts.nth(1).getByText('Pierwszy')).toBeHidden()
  await tab(page, 2).click()
  await page.evaluate(() => history.replaceState(null, '', location.pathname))
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('arrow keys move between the titles, skipping sections, and Enter and Space play', async ({ page }) => {
  await openVideoPage(page, widget())
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

test('a video that has ended is marked as watched, on the next visit too, and the next one plays', async ({ page }) => {
  await openVideoPage(page, widget({ autoplay_next: 'yes', show_watched_indication: 'yes' }))
  await playlistsMounted(page)
  await tab(page, 2).click()
  await expect.poll(() => isPlaying(page, 2)).toBe(true)
  await video(page, 2).evaluate((el) => el.dispatchEvent(new Event('ended')))
  await expect.poll(async () => (await video(page, 4).count()) && isPlaying(page, 4)).toBe(true)
  await expect(tab(page, 2)).toHaveClass(/watched-video/)
  await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('elementor') ?? '{}').watched_videos_38f4835)).toBe('["bbb"]')
  await page.reload()
  await expect(tab(page, 2)).toHaveClass(/watched-video/)
})

test('a video in the address is selected, and its playlist is scrolled into view', async ({ page }) => {
  await openVideoPage(page, `<div class="high"></div>${widget()}`)
  await page.goto('/videos?playlist=38f4835&video=ccc')
  await expect(tab(page, 4)).toHaveAttribute('aria-selected', 'true')
  await expect(tab(page, 4)).toBeInViewport()
  expect(await isPlaying(page, 4)).toBe(false)
})

test('autoplay is muted and writes the address; visitors who prefer reduced motion get none', async ({ page }) => {
  await openVideoPage(page, widget({ autoplay_on_load: 'yes' }))
  await expect.poll(async () => (await video(page, 1).count()) && isPlaying(page, 1)).toBe(true)
  expect(await video(page, 1).evaluate((el) => (el as HTMLVideoElement).muted)).toBe(true)
  expect(query(page)).toBe('?playlist=38f4835&video=aaa')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/videos')
  await expect(video(page, 1)).toHaveCount(1)
  expect(await isPlaying(page, 1)).toBe(false)
})

test('nothing is requested from a provider until the visitor plays a video', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  const requested = await openVideoPage(page, widget({}, { urls: [YOUTUBE, FILE, FILE], hasOverlay: true }))
  const play = page.locator('#e-tab-content-1 [role=button]')
  await expect(play).toHaveAttribute('tabindex', '0')
  expect(requested).toEqual([])
  await play.focus()
  await pressEnter(page)
  await expect(page.locator('iframe')).toHaveCount(1)
  await expect(page.locator('iframe')).toBeFocused()
  await expect.poll(async () => (await createdPlayers(page))[0]?.calls).toContain('playVideo()')
  await tab(page, 2).click()
  await expect.poll(async () => (await createdPlayers(page))[0]?.calls).toContain('pauseVideo()')
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('events about the videos are dispatched on the playlist; seeking is not reported as a pause', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    const w = window as unknown as { events: unknown[] }
    w.events = []
    document.addEventListener('skerry:playlist', (event) => {
      const { event: what, tab, playlist, video } = (event as CustomEvent).detail
      w.events.push([what.type, what.trigger, tab.index, playlist, video.url])
    })
  })
  await openVideoPage(page, widget({}, { urls: [YOUTUBE, FILE, FILE] }))
  await page.getByRole('button', { name: /Odtwórz|Play/ }).click()
  await expect(page.locator('iframe')).toHaveCount(1)
  await expect.poll(async () => (await createdPlayers(page))[0]?.calls).toContain('playVideo()')
  const events = () => page.evaluate(() => (window as unknown as { events: unknown[] }).events)
  await expect.poll(events).toEqual([['videoStart', 'onload', 1, 'Lista', YOUTUBE]])
  // Seeking is a pause and a start.
  await emitPlayerEvent(page, 0, 2)
  await emitPlayerEvent(page, 0, 1)
  await expect.poll(events).toContainEqual(['videoResume', 'onload', 1, 'Lista', YOUTUBE])
  // A pause would be reported after 1 s.
  await page.clock.runFor(2000)
  expect((await events()).filter((event) => (event as string[])[0] === 'videoPaused')).toEqual([])
  await tab(page, 2).click()
  await expect.poll(events).toContainEqual(['tabOpened', 'click', 2, 'Lista', FILE])
})

test.describe('a site that asks for consent', () => {
  const tag = ' data-consent="page"'
  test('the consent prompt names the provider, and its button allows that video alone', async ({ page }) => {
    await rememberServedMarkup(page)
    const requested = await openVideoPage(page, widget({}, { urls: [YOUTUBE, YOUTUBE, FILE], hasOverlay: true }), { tag })
    const box = page.locator('.skerry-consent')
    await expect(box).toContainText('YouTube')
    await tab(page, 2).click()
    await expect(page.locator('#e-tab-content-2 .skerry-consent')).toBeVisible()
    expect(requested).toEqual([])
    await page.getByRole('button', { name: 'Pozwól' }).click()
    await expect(page.locator('#e-tab-content-2 iframe')).toHaveCount(1)
    expect((await createdPlayers(page)).length).toBe(1)
    await tab(page, 1).click()
    await expect(page.locator('#e-tab-content-1 .skerry-consent')).toBeVisible()
    expect(await unmountDifference(page)).toBe('')
  })
  test('consent for the whole page removes the prompt, and the video plays', async ({ page }) => {
    await openVideoPage(page, widget({}, { urls: [YOUTUBE, FILE, FILE], hasOverlay: true }), { tag })
    await expect(page.locator('.skerry-consent')).toBeVisible()
    await page.evaluate(() => document.documentElement.setAttribute('data-consent-given', 'marketing'))
    await expect(page.locator('.skerry-consent')).toHaveCount(0)
    await page.locator('#e-tab-content-1 [role=button][tabindex="0"]').press('Enter')
    await expect(page.locator('iframe')).toHaveCount(1)
  })
  test('a video behind a section waits for consent', async ({ page }) => {
    const section = `<section class="elementor-element" data-element_type="section" data-settings='${attributeJson({ background_background: 'video', background_video_link: YOUTUBE })}'><div class="elementor-background-video-container"><div class="elementor-background-video-embed"></div></div></section>`
    await page.clock.install()
    const code = page.waitForResponse(/\/background-video-/)
    const requested = await openVideoPage(page, section, { tag })
    await code
    await page.waitForLoadState('networkidle')
    // All that its code has scheduled has run by then.
    await page.clock.runFor(10_000)
    expect(requested).toEqual([])
    await page.evaluate(() => document.documentElement.setAttribute('data-consent-given', 'marketing'))
    await expect(page.locator('iframe')).toHaveCount(1)
  })
})

test('the button in the header collapses and expands the list, by keyboard too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openVideoPage(page, widget())
  const button = page.getByRole('button', { name: 'Lista filmów' })
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await button.press('Enter')
  await expect(page.locator('.e-tabs-items-wrapper')).toBeHidden()
  await expect(button).toHaveClass(/rotate-up/)
  await button.press('Enter')
  await expect(page.locator('.e-tabs-items-wrapper')).toBeVisible()
})

test('texts beside a video are tabs, and long ones can be expanded', async ({ page }) => {
  await rememberServedMarkup(page)
  await openVideoPage(
    page,
    widget({ inner_tab_is_content_collapsible: 'collapsible', inner_tab_collapsible_height: { size: 100 } }, { inner: innerTabs }),
  )
  await page.getByRole('tab', { name: 'Opis' }).press('ArrowRight')
  await page.getByRole('tab', { name: 'Uwagi' }).press('Enter')
  await expect(page.getByText('Drugi')).toBeVisible()
  await page.getByRole('tab', { name: 'Opis' }).click()
  const text = page.getByText('Pierwszy')
  const height = async () => (await text.boundingBox())?.height
  await expect.poll(height).toBe(100)
  await page.getByRole('button', { name: 'Rozwiń' }).first().click()
  await expect.poll(height).toBeGreaterThan(200)
  expect(await unmountDifference(page)).toBe('')
})

test('a hand-written list of links plays its videos before the list, and unmounting restores the links', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  await page.goto('/pages/playlist.html')
  const list = page.locator('#trips')
  await expect(list.locator('.skerry-playlist-player video')).toHaveCount(1)
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
  expect(query(page)).toMatch(/^\?playlist=trips&video=/)
  await list.getByRole('button', { name: 'Next' }).click()
  await expect(list.getByRole('link').nth(2)).toHaveAttribute('aria-current', 'true')
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a hand-written playlist is never wider than the room that is left, where its place gives whatever it is asked for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const list = `<div data-widget="playlist" aria-label="Filmy"><ol><li><a href="/own/a.mp4">Regaty</a></li><li><a href="/own/b.mp4">Rejs, którego nazwa jest o wiele dłuższa niż szerokość telefonu</a></li></ol></div>`
  await ownPage(
    page,
    `<div class="content">${list}</div><div class="column">${list}</div><div class="row">${list}</div><div class="padded"><div class="content">${list}</div></div>`,
    'body{margin:0}.content{width:max-content}.column{display:grid;grid-template-columns:max-content}.row{display:flex}.row>div{flex:none}.padded{padding:0 24px}',
    '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/skerry.css"><script defer src="/skerry.js"></script>',
  )
  await expect(page.locator('.skerry-playlist-player')).toHaveCount(4)
  const widths = () => page.evaluate(() => [...document.querySelectorAll('[data-widget]')].map((el) => (el as HTMLElement).offsetWidth))
  await expect.poll(widths).toEqual([390, 390, 390, 342])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
