import type { Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { emitPlayerEvent, openVideoPage } from '../players/helpers'
import {
  ADDRESSES,
  background,
  giveConsent,
  holdProviderScripts,
  inMain,
  mounted,
  ONE_OF_EACH_KIND,
  pause,
  player,
  refuse,
  SOURCES,
  type Source,
  THIRD_PARTY_FILE,
} from '../video/videos'

/** Every state of a video behind a section, from every source: axe finds nothing, and the video is hidden from assistive technology. */
const address = (source: Source) => (source === 'hosted' ? THIRD_PARTY_FILE : ADDRESSES[source])
const end = (page: Page) => page.locator('video').evaluate((v) => v.dispatchEvent(new Event('ended')))
/** Whether blocked autoplay is known, and how the end and a failure are; `null`: this provider does not report it. */
const reported: Record<Source, { isBlockKnown: boolean; end: ((page: Page) => Promise<unknown>) | null; failure: number | string | null }> =
  {
    hosted: { isBlockKnown: true, end, failure: 'file' },
    youtube: { isBlockKnown: false, end: (page) => emitPlayerEvent(page, 0, 0), failure: 150 },
    vimeo: { isBlockKnown: true, end: (page) => emitPlayerEvent(page, 0, 'ended'), failure: 'PrivacyError' },
    dailymotion: { isBlockKnown: false, end: null, failure: null },
    videopress: { isBlockKnown: false, end: null, failure: null },
  }
const expectPressed = (page: Page, pressed: boolean) => expect(pause(page)).toHaveAttribute('aria-pressed', String(pressed))

for (const source of SOURCES) {
  if (ONE_OF_EACH_KIND.includes(source))
    test(`axe finds nothing in a background of ${source}: consent pending, loading, playing, paused, ended`, async ({ page, problems }) => {
      const out = await openVideoPage(page, inMain(background(address(source), { background_play_once: 'yes' })), {
        tag: ' data-consent="page"',
      })
      const go = await holdProviderScripts(page)
      await mounted(page)
      await expect(pause(page)).toBeHidden()
      expect(await page.getByRole('button').count(), 'no button before there is a video').toBe(0)
      expect(await axe(page), 'consent pending').toEqual([])
      expect(out).toEqual([])
      await giveConsent(page)
      await expectPressed(page, false)
      expect(await axe(page), 'before').toEqual([])
      go()
      await expect(player(page)).toHaveCount(1)
      await expect(page.locator('.elementor-background-video-container')).toHaveCSS('opacity', '1')
      expect(await axe(page), 'playing').toEqual([])
      expect(await page.locator('.elementor-background-video-container').getAttribute('aria-hidden')).toBe('true')
      expect(await page.locator('main').ariaSnapshot()).not.toMatch(/iframe|video:/)
      await pause(page).focus()
      await page.keyboard.press('Enter')
      await expectPressed(page, true)
      if (source === 'hosted') await expect.poll(() => page.locator('video').evaluate((v: HTMLVideoElement) => v.paused)).toBe(true)
      expect(await axe(page), 'paused').toEqual([])
      if (reported[source].end) {
        await page.keyboard.press('Enter')
        await expectPressed(page, false)
        await reported[source].end?.(page)
        await expect(pause(page)).toHaveCount(0)
        expect(await axe(page), 'ended').toEqual([])
      }
      expect(problems()).toEqual([])
    })

  if (reported[source].isBlockKnown)
    test(`axe finds nothing in a background of ${source} whose autoplay is blocked`, async ({ page }) => {
      await page.addInitScript(() => {
        HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
      })
      await refuse(page, { refusePlay: 'NotAllowedError' })
      await openVideoPage(page, inMain(background(ADDRESSES[source])))
      await expectPressed(page, true)
      await expect(page.locator('.elementor-background-video-container')).toHaveCSS('opacity', '0')
      expect(await axe(page)).toEqual([])
    })

  const { failure } = reported[source]
  if (failure)
    test(`axe finds nothing in a background of ${source} that has failed`, async ({ page }) => {
      if (source !== 'hosted') await refuse(page, { refuse: failure })
      await openVideoPage(page, inMain(background(source === 'hosted' ? '/own/gone.webm' : ADDRESSES[source])))
      await mounted(page)
      await expect(pause(page)).toHaveCount(0)
      await expect(page.locator('iframe')).toHaveCount(0)
      expect(await axe(page)).toEqual([])
    })
}
