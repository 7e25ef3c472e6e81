import { expect, test } from '../harness'
import { attributeJson, createdPlayers, emitPlayerEvent, openVideoPage } from '../players/helpers'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import {
  ADDRESSES,
  byHand,
  inMain,
  mounted,
  overlay,
  PICTURE,
  player,
  pressPlay,
  SOURCES,
  type Source,
  videoWidget,
  YOUTUBE_ID,
} from './videos'

/** Everything that can be set, beside its opposite; each setting alone is in player-options.test.ts. */
const ALL = {
  ...{ mute: 'yes', loop: 'yes', controls: 'no', start: 2, end: 4, yt_privacy: 'no', cc_load_policy: 'yes', modestbranding: 'yes' },
}
/** What the player has with all of it, and with none: parts of its address, or what YouTube's script is told. */
const EXPECTED: Record<Exclude<Source, 'hosted'>, [all: RegExp | object, none: RegExp | object]> = {
  youtube: [
    { host: 'https://www.youtube.com', vars: { controls: 0, start: 2, end: 4, cc_load_policy: 1, modestbranding: 1 } },
    { host: 'https://www.youtube-nocookie.com', vars: { controls: 1 } },
  ],
  vimeo: [/^((?!dnt).)*muted=1&loop=1&controls=0#t=2s$/, /muted=0&loop=0&dnt=1$/],
  dailymotion: [/mute=1&controls=0&start=2&/, /mute=0&controls=1&end/],
  videopress: [/muted=1&loop=1&controls=0&at=2$/, /muted=0&loop=0&controls=1$/],
}

test('a video of every source gets its settings', async ({ page, problems }) => {
  const videos = SOURCES.flatMap((source) => [ALL, {}].map((settings, i) => [source, settings, `${source}${i}`] as const))
  await openVideoPage(
    page,
    inMain(videos.map(([source, settings, id]) => `<div id="${id}">${byHand(ADDRESSES[source], settings, id)}</div>`).join('')),
  )
  await mounted(page)
  for (const [source, settings, id] of videos) {
    const box = page.locator(`#${id}`)
    await pressPlay(box)
    await expect(player(box), id).toHaveCount(1)
    if (source === 'hosted') {
      await expect(player(box), id).toHaveAttribute('src', settings === ALL ? /film\.webm#t=2,4$/ : /film\.webm$/)
      const is = await player(box).evaluate((v: HTMLVideoElement) => ({ muted: v.hasAttribute('muted'), controls: v.controls }))
      expect(is, id).toEqual({ muted: settings === ALL, controls: settings !== ALL })
      continue
    }
    const expected = EXPECTED[source][settings === ALL ? 0 : 1]
    if (expected instanceof RegExp) await expect(player(box), id).toHaveAttribute('src', expected)
    else
      await expect
        .poll(async () => (await createdPlayers(page)).filter(({ kind }) => kind === 'youtube').at(-1), id)
        .toMatchObject({ video: YOUTUBE_ID, ...expected })
  }
  expect(problems()).toEqual([])
})

test('autoplay plays a video of every source muted when it comes into view, but none with reduced motion', async ({ page }) => {
  await page.clock.install()
  const out = await openVideoPage(
    page,
    inMain(
      SOURCES.map((source) => `<div class="high"></div><div id="${source}">${byHand(ADDRESSES[source], { autoplay: 'yes' })}</div>`).join(
        '',
      ),
    ),
  )
  await page.clock.runFor(60_000)
  expect([out, await player(page).count()]).toEqual([[], 0])
  const show = (source: Source) => page.locator(`#${source}`).evaluate((el) => el.scrollIntoView())
  for (const source of SOURCES) {
    const film = player(page.locator(`#${source}`))
    await show(source)
    await expect(film, source).toHaveCount(1)
    if (source === 'hosted') await expect.poll(() => film.evaluate((v: HTMLVideoElement) => [v.muted, v.paused])).toEqual([true, false])
    else if (source === 'youtube') await expect.poll(async () => (await createdPlayers(page))[0]?.calls).toEqual(['mute()', 'playVideo()'])
    else await expect(film, source).toHaveAttribute('src', /auto[pP]lay=1&muted?=1/)
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await mounted(page)
  for (const source of SOURCES) {
    await show(source)
    await page.clock.runFor(60_000)
    await expect(player(page), source).toHaveCount(0)
  }
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
test('the builder’s overlay opens a video of every source in the lightbox by pointer and by key; closing it removes the player and returns the focus', async ({
  page,
  problems,
}) => {
  const widgets = SOURCES.map((source) => {
    const options = {
      ...{ type: 'video', videoType: source, url: EMBEDS[source][0] },
      videoParams: { loop: '', muted: 'muted', playsinline: '', controlsList: 'nodownload' },
      modalOptions: { id: 'elementor-lightbox-7f', entranceAnimation: '', videoAspectRatio: '916' },
    }
    const cover = overlay(`data-elementor-open-lightbox="yes" data-elementor-lightbox='${attributeJson(options)}'`, `Odtwórz ${source}`)
    return `<div id="${source}">${videoWidget({ video_type: source, lightbox: 'yes', ...PICTURE }, cover)}</div>`
  })
  await rememberServedMarkup(page)
  const out = await openVideoPage(page, inMain(widgets.join('')))
  await mounted(page)
  const box = page.locator('dialog.elementor-lightbox')
  for (const source of SOURCES) {
    const [url, src] = EMBEDS[source]
    const button = page.getByRole('button', { name: `Odtwórz ${source}` })
    const before = out.length
    for (const open of [() => page.locator(`#${source} .elementor-custom-embed-image-overlay`).click(), () => button.press('Enter')]) {
      await expect(box.locator('iframe,video')).toHaveCount(0)
      await open()
      await expect(box.locator('iframe,video'), source).toHaveAttribute('src', src)
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
    // The address is rebuilt: it may gain a `www.`, and YouTube's another domain.
    for (const { host } of source === 'hosted' ? [] : out.slice(before).map((address) => new URL(address)))
      expect([new URL(url).host, `www.${new URL(url).host}`]).toContain(/youtube/.test(host) ? new URL(url).host : host)
  }
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})
