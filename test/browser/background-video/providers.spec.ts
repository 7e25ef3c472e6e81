import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { createdPlayers, emitPlayerEvent, openVideoPage } from '../players/helpers'
import { ADDRESSES, background, inMain, mounted, ONE_OF_EACH_KIND, pause, player, SOURCES, type Source } from '../video/videos'

/** Every setting of a video behind a section, for every source; also which settings a provider does not know. */
const open = async (page: Page, source: Source, settings: object = {}, after = '') => {
  const out = await openVideoPage(page, inMain(background(ADDRESSES[source], settings)) + after)
  await mounted(page)
  return out
}
const container = (page: Page) => page.locator('.elementor-background-video-container')
const expectRunning = async (page: Page, source: Source) => {
  await expect(player(page)).toHaveCount(1)
  await expect(container(page)).toHaveCSS('opacity', '1')
  if (source === 'hosted') await expect.poll(() => page.locator('video').evaluate((v: HTMLVideoElement) => v.paused)).toBe(false)
}
const last = async (page: Page) => (await createdPlayers(page))[0]?.calls.at(-1)
/** Waits until the video is paused; an iframe without a scripting interface is removed instead. */
const paused: Record<Source, (page: Page) => Promise<unknown>> = {
  hosted: (page) => expect.poll(() => page.locator('video').evaluate((v: HTMLVideoElement) => v.paused)).toBe(true),
  youtube: (page) => expect.poll(() => last(page)).toBe('pauseVideo()'),
  vimeo: (page) => expect.poll(() => last(page)).toBe('pause()'),
  dailymotion: (page) => expect(player(page)).toHaveCount(0),
  videopress: (page) => expect(player(page)).toHaveCount(0),
}
const playing: Record<Source, (page: Page) => Promise<unknown>> = {
  ...paused,
  hosted: (page) => expect.poll(() => page.locator('video').evaluate((v: HTMLVideoElement) => v.paused)).toBe(false),
  youtube: (page) => expect.poll(() => last(page)).toBe('playVideo()'),
  vimeo: (page) => expect.poll(() => last(page)).toBe('play()'),
  dailymotion: (page) => expect(player(page)).toHaveCount(1),
  videopress: (page) => expect(player(page)).toHaveCount(1),
}
/** What the player gets of start and end, playing once and privacy; `null`: the provider knows no such setting. */
type Expected = RegExp | Record<string, unknown> | null
const EXPECTED: Record<Source, { times: Expected; once: Expected; again: Expected; privacy: Expected }> = {
  hosted: { times: /film\.webm#t=1,3$/, once: null, again: null, privacy: null },
  youtube: { times: { start: 1, end: 3 }, once: null, again: null, privacy: { host: 'https://www.youtube-nocookie.com' } },
  vimeo: { times: /#t=1s$/, once: /loop=0/, again: /loop=1/, privacy: /dnt=1/ },
  dailymotion: { times: /start=1(&|$)/, once: null, again: null, privacy: null },
  videopress: { times: /at=1(&|$)/, once: /loop=0/, again: /loop=1/, privacy: null },
}
async function expectSetting(page: Page, what: Expected) {
  if (!what) return
  if (what instanceof RegExp) return expect(player(page)).toHaveAttribute('src', what)
  const [first] = await createdPlayers(page)
  expect({ ...first?.vars, host: first?.host }).toMatchObject(what)
}
/** Ends the video, as its source reports it. */
const end: Partial<Record<Source, (page: Page) => Promise<unknown>>> = {
  hosted: (page) => page.locator('video').evaluate((v) => v.dispatchEvent(new Event('ended'))),
  youtube: (page) => emitPlayerEvent(page, 0, 0),
  vimeo: (page) => emitPlayerEvent(page, 0, 'ended'),
}

for (const source of SOURCES) {
  test(`a background of ${source} is muted and hidden, gets no setting that is not set, pauses off screen and by its button, and loops`, async ({
    page,
    problems,
  }) => {
    await open(page, source, {}, '<div class="high"></div>')
    await expectRunning(page, source)

    await test.step('muted, inline, and hidden from the keyboard and assistive technology', async () => {
      await expect(container(page)).toHaveAttribute('aria-hidden', 'true')
      if (source === 'hosted') {
        const film = page.locator('video')
        expect(await film.evaluate((v: HTMLVideoElement) => [v.muted, v.playsInline, v.controls])).toEqual([true, true, false])
        return
      }
      await expect(player(page)).toHaveAttribute('tabindex', '-1')
      if (source === 'youtube') {
        expect((await createdPlayers(page))[0]?.calls[0]).toBe('mute()')
        expect((await createdPlayers(page))[0]?.vars).toMatchObject({ controls: 0, playsinline: 1, disablekb: 1 })
      } else await expect(player(page)).toHaveAttribute('src', /muted?=1/)
    })

    await test.step('no start, end or privacy, and it plays again', async () => {
      const [first] = await createdPlayers(page)
      const said = `${await player(page).getAttribute('src')} ${first?.host} ${JSON.stringify(first?.vars)}`
      expect(said).not.toMatch(/nocookie|dnt|#t=|start=|at=|"end"/)
      await expectSetting(page, EXPECTED[source].again)
    })

    await test.step('pauses off screen and by its button, and goes on in view', async () => {
      await page.evaluate(() => scrollTo(0, 1500))
      await paused[source](page)
      await page.evaluate(() => scrollTo(0, 0))
      await playing[source](page)
      await pause(page).focus()
      await page.keyboard.press('Enter')
      await paused[source](page)
      await page.evaluate(() => scrollTo(0, 1500))
      await page.evaluate(() => scrollTo(0, 0))
      await paused[source](page)
      await pause(page).press(' ')
      await playing[source](page)
    })

    await test.step('loops', async () => {
      if (!end[source]) return
      await end[source]?.(page)
      // Vimeo's own loop would go on from 0; ours seeks to the start.
      if (source === 'vimeo') expect(await last(page)).toBe('setCurrentTime(0)')
      else await playing[source](page)
      await expect(pause(page)).toHaveCount(1)
      await expect(player(page)).toHaveCount(1)
    })
    expect(problems()).toEqual([])
  })

  if (ONE_OF_EACH_KIND.includes(source))
    test(`a background of ${source} plays on a phone only where the site allows it`, async ({ page }) => {
      await page.setViewportSize({ width: 767, height: 800 })
      const out = await open(page, source, { background_play_on_mobile: '' })
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      await expect(page.locator('iframe,video[src]')).toHaveCount(0)
      expect(out).toEqual([])
      await page.setViewportSize({ width: 768, height: 800 })
      await expectRunning(page, source)
      await page.setViewportSize({ width: 767, height: 800 })
      await paused[source](page)
      await page.goto('about:blank')
      await open(page, source, { background_play_on_mobile: 'yes' })
      await expectRunning(page, source)
    })

  test(`a background of ${source} gets its start, end and privacy, plays once, and then gives way to the element’s own`, async ({
    page,
  }) => {
    const { times, privacy, once } = EXPECTED[source]
    const all = { background_video_start: 1, background_video_end: 3, background_privacy_mode: 'yes', background_play_once: 'yes' }
    await open(page, source, all)
    await expectRunning(page, source)
    for (const [name, what] of Object.entries({ times, privacy, once }))
      await test.step(name, async () => {
        await expectSetting(page, what)
      })
    if (!end[source]) return
    await end[source]?.(page)
    await expect(pause(page)).toHaveCount(0)
    if (source === 'hosted') await expect(page.locator('video')).toHaveCSS('display', 'none')
    else await expect(player(page)).toHaveCount(0)
  })

  if (ONE_OF_EACH_KIND.includes(source))
    test(`a background of ${source} requests nothing with reduced motion until the visitor plays it`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const out = await open(page, source)
      await expect(pause(page)).toHaveAttribute('aria-pressed', 'true')
      await expect(page.locator('iframe,video[src]')).toHaveCount(0)
      expect(out).toEqual([])
      await pause(page).press('Enter')
      await expectRunning(page, source)
    })
}
