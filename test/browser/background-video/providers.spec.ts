import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { asked, openFilms, tell } from '../players/helpers'
import { ADDRESSES, background, inMain, mounted, pause, player, SOURCES, type Source } from '../video/videos'

/** Every setting of a film behind a section, for every source. What a provider's page cannot be told is said here, too. */
const open = async (page: Page, source: Source, settings: object = {}, after = '') => {
  const out = await openFilms(page, inMain(background(ADDRESSES[source], settings)) + after)
  await mounted(page)
  return out
}
const container = (page: Page) => page.locator('.elementor-background-video-container')
const runs = async (page: Page, source: Source) => {
  await expect(player(page)).toHaveCount(1)
  await expect(container(page)).toHaveCSS('opacity', '1')
  if (source === 'hosted') await expect.poll(() => page.locator('video').evaluate((v: HTMLVideoElement) => v.paused)).toBe(false)
}
const last = async (page: Page) => (await asked(page))[0]?.calls.at(-1)
/** How it is known out here that the film stands: a page that obeys nobody is taken away. */
const stands: Record<Source, (page: Page) => Promise<unknown>> = {
  hosted: (page) => expect.poll(() => page.locator('video').evaluate((v: HTMLVideoElement) => v.paused)).toBe(true),
  youtube: (page) => expect.poll(() => last(page)).toBe('pauseVideo()'),
  vimeo: (page) => expect.poll(() => last(page)).toBe('pause()'),
  dailymotion: (page) => expect(player(page)).toHaveCount(0),
  videopress: (page) => expect(player(page)).toHaveCount(0),
}
const goesOn: Record<Source, (page: Page) => Promise<unknown>> = {
  ...stands,
  hosted: (page) => expect.poll(() => page.locator('video').evaluate((v: HTMLVideoElement) => v.paused)).toBe(false),
  youtube: (page) => expect.poll(() => last(page)).toBe('playVideo()'),
  vimeo: (page) => expect.poll(() => last(page)).toBe('play()'),
  dailymotion: (page) => expect(player(page)).toHaveCount(1),
  videopress: (page) => expect(player(page)).toHaveCount(1),
}
/** What the film is told of its start and end, of playing once and of privacy; `null`: the provider knows no such thing. */
type Told = RegExp | Record<string, unknown> | null
const TOLD: Record<Source, { times: Told; once: Told; again: Told; privacy: Told }> = {
  hosted: { times: /film\.webm#t=1,3$/, once: null, again: null, privacy: null },
  youtube: { times: { start: 1, end: 3 }, once: null, again: null, privacy: { host: 'https://www.youtube-nocookie.com' } },
  vimeo: { times: /#t=1s$/, once: /loop=0/, again: /loop=1/, privacy: /dnt=1/ },
  dailymotion: { times: /start=1(&|$)/, once: null, again: null, privacy: null },
  videopress: { times: /at=1(&|$)/, once: /loop=0/, again: /loop=1/, privacy: null },
}
async function isTold(page: Page, what: Told) {
  if (!what) return
  if (what instanceof RegExp) return expect(player(page)).toHaveAttribute('src', what)
  const [first] = await asked(page)
  expect({ ...first?.vars, host: first?.host }).toMatchObject(what)
}
/** Ends the film as its source says it. */
const end: Partial<Record<Source, (page: Page) => Promise<unknown>>> = {
  hosted: (page) => page.locator('video').evaluate((v) => v.dispatchEvent(new Event('ended'))),
  youtube: (page) => tell(page, 0, 0),
  vimeo: (page) => tell(page, 0, 'ended'),
}

for (const source of SOURCES) {
  test(`${source}: off screen and when it is told to, it stands; in sight again it goes on`, async ({ page, problems }) => {
    await open(page, source, {}, '<div class="high"></div>')
    await runs(page, source)
    await page.evaluate(() => scrollTo(0, 1500))
    await stands[source](page)
    await page.evaluate(() => scrollTo(0, 0))
    await goesOn[source](page)
    await pause(page).focus()
    await page.keyboard.press('Enter')
    await stands[source](page)
    await page.evaluate(() => scrollTo(0, 1500))
    await page.evaluate(() => scrollTo(0, 0))
    await stands[source](page)
    await pause(page).press(' ')
    await goesOn[source](page)
    expect(problems()).toEqual([])
  })

  test(`${source}: on a phone only where it may`, async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 800 })
    const out = await open(page, source, { background_play_on_mobile: '' })
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await expect(page.locator('iframe,video[src]')).toHaveCount(0)
    expect(out).toEqual([])
    await page.setViewportSize({ width: 768, height: 800 })
    await runs(page, source)
    await page.setViewportSize({ width: 767, height: 800 })
    await stands[source](page)
    await page.goto('about:blank')
    await open(page, source, { background_play_on_mobile: 'yes' })
    await runs(page, source)
  })

  test(`${source}: its start, its end and its privacy; no privacy, no times where none are asked for`, async ({ page }) => {
    const { times, privacy } = TOLD[source]
    await open(page, source, { background_video_start: 1, background_video_end: 3, background_privacy_mode: 'yes' })
    await runs(page, source)
    await isTold(page, times)
    await isTold(page, privacy)
    await page.goto('about:blank')
    await open(page, source)
    await runs(page, source)
    const [first] = await asked(page)
    const said = `${await player(page).getAttribute('src')} ${first?.host} ${JSON.stringify(first?.vars)}`
    expect(said).not.toMatch(/nocookie|dnt|#t=|start=|at=|"end"/)
  })

  test(`${source}: once, then its own background and nothing to press; else again and again`, async ({ page }) => {
    const { once, again } = TOLD[source]
    await open(page, source, { background_play_once: 'yes' })
    await runs(page, source)
    await isTold(page, once)
    if (end[source]) {
      await end[source]?.(page)
      await expect(pause(page)).toHaveCount(0)
      if (source === 'hosted') await expect(page.locator('video')).toHaveCSS('display', 'none')
      else await expect(player(page)).toHaveCount(0)
    }
    await page.goto('about:blank')
    await open(page, source)
    await runs(page, source)
    await isTold(page, again)
    if (!end[source]) return
    await end[source]?.(page)
    // Vimeo's own loop goes on by itself, from 0; ours leads it to the start.
    if (source === 'vimeo') expect(await last(page)).toBe('setCurrentTime(0)')
    else await goesOn[source](page)
    await expect(pause(page)).toHaveCount(1)
    await expect(player(page)).toHaveCount(1)
  })

  test(`${source}: muted, in its place, and neither for the keyboard nor for those who listen`, async ({ page }) => {
    await open(page, source)
    await runs(page, source)
    await expect(container(page)).toHaveAttribute('aria-hidden', 'true')
    if (source === 'hosted') {
      expect(await page.locator('video').evaluate((v: HTMLVideoElement) => [v.muted, v.playsInline, v.controls])).toEqual([
        true,
        true,
        false,
      ])
      return
    }
    await expect(player(page)).toHaveAttribute('tabindex', '-1')
    if (source === 'youtube') {
      expect((await asked(page))[0]?.calls[0]).toBe('mute()')
      expect((await asked(page))[0]?.vars).toMatchObject({ controls: 0, playsinline: 1, disablekb: 1 })
    } else await expect(player(page)).toHaveAttribute('src', /muted?=1/)
  })

  test(`${source}: with less motion nobody is asked for anything until the visitor is`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const out = await open(page, source)
    await expect(pause(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('iframe,video[src]')).toHaveCount(0)
    expect(out).toEqual([])
    await pause(page).press('Enter')
    await runs(page, source)
  })
}
