import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../harness'
import { attributeJson, createdPlayers, emitPlayerEvent, openVideoPage } from '../players/helpers'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { ADDRESSES, byHand, inMain, mounted, overlay, PICTURE, player, pressPlay, SOURCES, type Source, videoWidget } from './videos'

/** Each setting of the video widget, for each source, and what the player gets of it. `null`: there is nothing to see from outside. */
type Expected = RegExp | { vars?: Record<string, unknown>; host?: string } | { attribute: string; not?: boolean } | null
const SETTINGS: Record<string, [settings: object, expected: Record<Source, Expected>]> = {
  mute: [
    { mute: 'yes' },
    { hosted: { attribute: 'muted' }, youtube: null, vimeo: /muted=1/, dailymotion: /mute=1/, videopress: /muted=1/ },
  ],
  'no mute': [
    {},
    { hosted: { attribute: 'muted', not: true }, youtube: null, vimeo: /muted=0/, dailymotion: /mute=0/, videopress: /muted=0/ },
  ],
  loop: [{ loop: 'yes' }, { hosted: { attribute: 'loop' }, youtube: null, vimeo: /loop=1/, dailymotion: null, videopress: /loop=1/ }],
  controls: [
    { controls: 'yes' },
    {
      hosted: { attribute: 'controls' },
      youtube: { vars: { controls: 1 } },
      vimeo: null,
      dailymotion: /controls=1/,
      videopress: /controls=1/,
    },
  ],
  'no controls': [
    { controls: 'no' },
    {
      hosted: { attribute: 'controls', not: true },
      youtube: { vars: { controls: 0 } },
      vimeo: /controls=0/,
      dailymotion: /controls=0/,
      videopress: /controls=0/,
    },
  ],
  start: [
    { start: 2 },
    { hosted: /film\.webm#t=2$/, youtube: { vars: { start: 2 } }, vimeo: /#t=2s$/, dailymotion: /start=2(&|$)/, videopress: /at=2(&|$)/ },
  ],
  'start and end': [
    { start: 2, end: 4 },
    { hosted: /film\.webm#t=2,4$/, youtube: { vars: { start: 2, end: 4 } }, vimeo: /#t=2s$/, dailymotion: /start=2/, videopress: /at=2/ },
  ],
  'an end before the start, which counts as none': [
    { start: 4, end: 2 },
    {
      hosted: /film\.webm#t=4$/,
      youtube: { vars: { start: 4, end: undefined } },
      vimeo: /#t=4s$/,
      dailymotion: /start=4/,
      videopress: /at=4/,
    },
  ],
  'privacy, which is on by default': [
    {},
    { hosted: null, youtube: { host: 'https://www.youtube-nocookie.com' }, vimeo: /dnt=1/, dailymotion: null, videopress: null },
  ],
  'no privacy': [
    { yt_privacy: 'no' },
    { hosted: null, youtube: { host: 'https://www.youtube.com' }, vimeo: /^((?!dnt).)*$/, dailymotion: null, videopress: null },
  ],
  captions: [
    { cc_load_policy: 'yes' },
    { hosted: null, youtube: { vars: { cc_load_policy: 1 } }, vimeo: null, dailymotion: null, videopress: null },
  ],
  modestbranding: [
    { modestbranding: 'yes' },
    { hosted: null, youtube: { vars: { modestbranding: 1 } }, vimeo: null, dailymotion: null, videopress: null },
  ],
}
/** What the player that was just made in this box has of a setting; `name` says which. */
async function expectSetting(page: Page, box: Locator, what: Expected, name: string) {
  await expect(player(box), name).toHaveCount(1)
  if (!what) return
  if (what instanceof RegExp) return expect(player(box), name).toHaveAttribute('src', what)
  if ('attribute' in what)
    return what.not
      ? expect(player(box), name).not.toHaveAttribute(what.attribute)
      : expect(player(box), name).toHaveAttribute(what.attribute)
  // The first videos have played before it.
  const place = Number((await box.getAttribute('id'))?.slice(1))
  await expect.poll(async () => (await createdPlayers(page)).length, name).toBe(place + 1)
  const last = (await createdPlayers(page))[place]
  if (what.vars) expect(last?.vars, name).toMatchObject(what.vars)
  if (what.host) expect(last?.host, name).toBe(what.host)
}

for (const source of SOURCES)
  test(`a video of ${source} gets each of its settings: ${Object.keys(SETTINGS).join(' · ')}`, async ({ page, problems }) => {
    const all = Object.entries(SETTINGS)
    const videos = all.map(([name, [settings]], i) => `<div id="v${i}">${byHand(ADDRESSES[source], settings, name)}</div>`)
    await openVideoPage(page, inMain(videos.join('')))
    await mounted(page)
    for (const [i, [name, [, expected]]] of all.entries()) {
      const box = page.locator(`#v${i}`)
      await pressPlay(box)
      await expectSetting(page, box, expected[source], name)
    }
    expect(problems()).toEqual([])
  })

for (const source of SOURCES)
  test(`autoplay plays ${source} muted when it comes into view, but not with reduced motion`, async ({ page }) => {
    await page.clock.install()
    const out = await openVideoPage(page, inMain(`<div class="high"></div>${byHand(ADDRESSES[source], { autoplay: 'yes' })}`))
    await page.clock.runFor(60_000)
    expect([out, await player(page).count()]).toEqual([[], 0])
    await page.evaluate(() => scrollTo(0, 2000))
    await expect(player(page)).toHaveCount(1)
    if (source === 'hosted') {
      await expect.poll(() => page.locator('video').evaluate((v: HTMLVideoElement) => [v.muted, v.paused])).toEqual([true, false])
    } else if (source === 'youtube')
      await expect.poll(async () => (await createdPlayers(page))[0]?.calls).toEqual(['mute()', 'playVideo()'])
    else await expect(player(page)).toHaveAttribute('src', /auto[pP]lay=1&muted?=1/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    await page.evaluate(() => scrollTo(0, 2000))
    await mounted(page)
    await page.clock.runFor(60_000)
    await expect(player(page)).toHaveCount(0)
  })

test('the YouTube video of an atomic element is there by itself, by its own settings (contract newer §5)', async ({ page, problems }) => {
  const settings = {
    source: ADDRESSES.youtube,
    controls: true,
    rel: false,
    cc_load_policy: true,
    privacy: true,
    start: '3',
    end: null,
    mute: true,
    autoplay: false,
  }
  await openVideoPage(
    page,
    inMain(`<div class="e-youtube-base" data-e-type="e-youtube" data-id="y1" data-settings='${JSON.stringify(settings)}'></div>`),
  )
  await expect.poll(async () => (await createdPlayers(page)).length).toBe(1)
  const [first] = await createdPlayers(page)
  expect(first?.vars).toMatchObject({ controls: 1, rel: 1, cc_load_policy: 1, start: 3, autoplay: 0 })
  expect(first?.host).toBe('https://www.youtube-nocookie.com')
  await expect.poll(async () => (await createdPlayers(page))[0]?.calls).toEqual(['mute()'])
  expect(problems()).toEqual([])
})

test('a muted YouTube video that loops goes back to its start', async ({ page }) => {
  await openVideoPage(page, inMain(byHand(ADDRESSES.youtube, { mute: 'yes', loop: 'yes', start: 5 })))
  await mounted(page)
  await pressPlay(page)
  await expect.poll(async () => (await createdPlayers(page))[0]?.calls).toEqual(['mute()', 'playVideo()'])
  await emitPlayerEvent(page, 0, 0)
  expect((await createdPlayers(page))[0]?.calls.slice(2)).toEqual(['seekTo(5)', 'playVideo()'])
})

for (const [loop, call] of [
  ['yes', 'setCurrentTime(2)'],
  ['', 'pause()'],
] as const)
  test(`a Vimeo video ${loop ? 'with' : 'without'} a loop does ${call} at its end`, async ({ page }) => {
    await openVideoPage(page, inMain(byHand(ADDRESSES.vimeo, { start: 2, end: 4, loop })))
    await mounted(page)
    await pressPlay(page)
    await expect.poll(async () => (await createdPlayers(page))[0]?.calls).toContain('play()')
    await emitPlayerEvent(page, 0, 'timeupdate', { seconds: 3.9 })
    expect((await createdPlayers(page))[0]?.calls.at(-1)).not.toBe('pause()')
    await emitPlayerEvent(page, 0, 'timeupdate', { seconds: 4.1 })
    expect((await createdPlayers(page))[0]?.calls.at(-1)).toBe(call)
  })

const EMBEDS: Record<Source, [url: string, src: RegExp]> = {
  hosted: ['/pages/film.webm', /\/pages\/film\.webm$/],
  youtube: ['https://www.youtube.com/embed/abc?controls=1', /youtube\.com\/embed\/abc\?controls=1&autoplay=1$/],
  vimeo: ['https://player.vimeo.com/video/1?color&dnt=1#t=5s', /player\.vimeo\.com\/video\/1\?.*dnt=1.*autoplay=1#t=5s$/],
  dailymotion: ['https://dailymotion.com/embed/video/x?mute=1', /dailymotion\.com\/embed\/video\/x\?mute=1&autoplay=1$/],
  videopress: ['https://videopress.com/embed/x?at=4', /videopress\.com\/embed\/x\?at=4&autoplay=1$/],
}
for (const source of SOURCES)
  test(`the builder’s overlay opens ${source} in the lightbox by pointer and by key; closing it removes the player and returns the focus`, async ({
    page,
    problems,
  }) => {
    const [url, src] = EMBEDS[source]
    const options = {
      type: 'video',
      videoType: source,
      url,
      videoParams: { loop: '', muted: 'muted', playsinline: '', controlsList: 'nodownload' },
      modalOptions: { id: 'elementor-lightbox-7f', entranceAnimation: '', videoAspectRatio: '916' },
    }
    const cover = overlay(`data-elementor-open-lightbox="yes" data-elementor-lightbox='${attributeJson(options)}'`)
    await rememberServedMarkup(page)
    const out = await openVideoPage(page, inMain(videoWidget({ video_type: source, lightbox: 'yes', ...PICTURE }, cover)))
    await mounted(page)
    const box = page.locator('dialog.elementor-lightbox')
    const button = page.getByRole('button', { name: 'Odtwórz film' })
    for (const open of [() => page.locator('.elementor-custom-embed-image-overlay').click(), () => button.press('Enter')]) {
      await expect(box.locator('iframe,video')).toHaveCount(0)
      await open()
      await expect(box.locator('iframe,video')).toHaveAttribute('src', src)
      await expect(box).toHaveAttribute('id', 'elementor-lightbox-7f')
      await expect(box.locator('.elementor-video-wrapper')).toHaveClass(/elementor-video-portrait/)
      if (source === 'hosted')
        expect(await box.locator('video').evaluate((v: HTMLVideoElement) => [v.loop, v.muted, v.controls, v.autoplay])).toEqual([
          true,
          true,
          true,
          true,
        ])
      await box.locator('.dialog-close-button').click()
      await expect(box).toHaveCount(0)
      await expect(button).toBeFocused()
    }
    if (source !== 'hosted')
      // The address is rebuilt: it may gain a `www.`, and YouTube's another domain.
      for (const { host } of out.map((address) => new URL(address)))
        expect([new URL(url).host, `www.${new URL(url).host}`]).toContain(/youtube/.test(host) ? new URL(url).host : host)
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })
