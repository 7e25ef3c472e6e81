import type { Locator, Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { emitPlayerEvent, openVideoPage } from '../players/helpers'
import {
  ADDRESSES,
  button,
  holdProviderScripts,
  inMain,
  KINDS,
  mounted,
  ONE_OF_EACH_KIND,
  player,
  pressEnter,
  pressPlay,
  SOURCES,
  type Source,
  THIRD_PARTY_FILE,
} from './videos'

/** Every state of a video on a page or in the lightbox, from every source: axe finds nothing, and nothing is reported on the console. */
const video = (box: Locator) => box.locator('video').evaluate((v: HTMLVideoElement) => v.paused)
/** Presses inside a provider's iframe: all that can be seen of it from outside is that it stays. */
const pressInside = async (box: Locator) => {
  await box.locator('iframe').click()
  await expect(box.locator('iframe')).toBeFocused()
}
/** Pauses a video, and checks that it is paused. */
const pauses: Record<Source, (box: Locator) => Promise<unknown>> = {
  hosted: async (box) => {
    await expect.poll(() => video(box)).toBe(false)
    await box.locator('video').evaluate((v: HTMLVideoElement) => v.pause())
    expect(await video(box)).toBe(true)
  },
  youtube: (box) => emitPlayerEvent(box.page(), 0, 2),
  vimeo: async (box) => ((await box.evaluate(() => 'Vimeo' in window)) ? emitPlayerEvent(box.page(), 0, 'pause') : pressInside(box)),
  dailymotion: pressInside,
  videopress: pressInside,
}
/** How a video fails; `null`: that cannot be seen from outside, the provider's iframe shows it itself. */
const failures: Record<Source, { refuse?: number | string; address?: string } | null> = {
  hosted: { address: '/own/gone.webm' },
  youtube: { refuse: 150 },
  vimeo: { refuse: 'PrivacyError' },
  dailymotion: null,
  videopress: null,
}
const foreign = (source: Source) => (source === 'hosted' ? THIRD_PARTY_FILE : ADDRESSES[source])

const lightbox = (address: string) => `<a href="${address}" data-lightbox>Rejs</a>`
const dialog = (page: Page) => page.locator('dialog')

// VideoPress is a frame like Dailymotion's.
for (const source of SOURCES.filter((one) => one !== 'videopress')) {
  const failure = failures[source]
  // What surrounds a frame is the same for every provider.
  for (const [how, markup] of failure ? KINDS : KINDS.slice(0, 1))
    test(`axe finds nothing in any state of a video of ${source}, ${how}, nor in the lightbox`, async ({ page, problems }) => {
      const video = page.locator('#video')
      const bad = page.locator('#bad')
      const body = `<div id="video">${markup(source)}</div><div id="bad">${markup(source, failure?.address, 'zepsuty film')}</div>`
      await openVideoPage(page, inMain(body + lightbox(failure?.address ?? ADDRESSES[source])))
      const go = await holdProviderScripts(page)
      await mounted(page)
      expect(await axe(page), 'poster').toEqual([])
      await pressPlay(video)
      expect(await axe(page), 'loading').toEqual([])
      go()
      await expect(player(video)).toBeFocused()
      await expect(button(video)).toHaveCount(0)
      expect(await axe(page), 'playing').toEqual([])
      await pauses[source](video)
      await expect(player(video)).toHaveCount(1)
      await expect(button(video), 'paused is no end').toHaveCount(0)
      expect(problems()).toEqual([])

      // Links are answered without content, so that the page stays.
      await page.route(/watch\?v=|vimeo\.com\/2352/, (route) => route.fulfill({ status: 204 }))
      await page.route(/\/embed\/|player\.vimeo.*autoplay/, (route) => route.abort())
      await page.evaluate((refuse) => Object.assign(window, { refuse }), failure?.refuse)
      await pressPlay(bad)
      // Not `toBeFocused`: Chromium may say that a document has no focus when the page in its focused iframe could not be loaded.
      if (!failure || (source === 'vimeo' && how !== 'by hand'))
        await expect.poll(() => page.evaluate(() => document.activeElement?.matches('#bad iframe'))).toBe(true)
      else {
        await expect(button(bad)).not.toHaveCount(0)
        await expect(bad.locator('iframe')).toHaveCount(0)
        if (source === 'youtube' && how !== 'by hand') await expect(bad.locator('a.skerry-video-play')).toHaveAttribute('href', /watch/)
        if (source === 'hosted')
          await expect.poll(() => bad.locator('video').evaluateAll((all) => all.every((v) => (v as HTMLVideoElement).paused))).toBe(true)
      }
      expect(await axe(page), 'failed').toEqual([])
      if (how !== 'by hand') return
      await page.getByRole('link', { name: 'Rejs' }).click()
      if (source === 'hosted') await expect(dialog(page)).toContainText('nie można tu odtworzyć')
      else await expect(dialog(page).locator('iframe')).toHaveCount(1)
      expect(await axe(page), 'failed in the lightbox').toEqual([])
    })

  if (!ONE_OF_EACH_KIND.includes(source)) continue
  test(`axe finds nothing while consent for ${source} is pending and once it is given, nor in the lightbox`, async ({ page, problems }) => {
    const address = foreign(source)
    const body = KINDS.map(([, markup], i) => `<div id="kind-${i}">${markup(source, address, `film ${i}`)}</div>`).join('')
    const out = await openVideoPage(page, inMain(body + lightbox(address)), { tag: ' data-consent="page"' })
    const question = (box: Locator) => box.getByRole('group', { name: /Ta treść pochodzi z serwisu [\w.]+/ })
    await mounted(page)
    // The server's first: as long as its iframe is there, a headless browser may report a wrong focus for others.
    for (const [i, [how]] of [...KINDS.entries()].reverse()) {
      const box = page.locator(`#kind-${i}`)
      // An iframe of the server's has loaded before any script could prevent it.
      const before = out.length
      await pressPlay(box)
      await expect(question(box).getByRole('button', { name: 'Pozwól' })).toBeFocused()
      expect(await axe(page), `${how}, placeholder`).toEqual([])
      expect(out.length).toBe(before)
      await pressEnter(page)
      await expect(player(box)).toBeFocused()
      await expect(question(box)).toHaveCount(0)
      await expect.poll(() => out.length).toBeGreaterThan(before)
      await box.evaluate((el) => el.remove())
    }
    const before = out.length
    await page.getByRole('link', { name: 'Rejs' }).click()
    await expect(question(dialog(page))).toBeVisible()
    expect(await axe(page), 'the lightbox, placeholder').toEqual([])
    expect(out.length).toBe(before)
    await dialog(page).getByRole('button', { name: 'Pozwól' }).click()
    await expect(dialog(page).locator('iframe,video')).toHaveCount(1)
    await expect.poll(() => out.length).toBeGreaterThan(before)
    expect(await axe(page), 'the lightbox, playing').toEqual([])
    // Axe itself reports a video that has not begun to load.
    expect(problems('axe.utils.preloadMedia')).toEqual([])
  })
}
