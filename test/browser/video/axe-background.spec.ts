import type { Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { openFilms, tell } from '../players/helpers'
import { ADDRESSES, background, FOREIGN, give, hold, inMain, mounted, pause, player, refuse, SOURCES, type Source } from './videos'

/** Every state of a film behind a section, from every source: axe finds nothing, and nobody is told of the film. */
const address = (source: Source) => (source === 'hosted' ? FOREIGN : ADDRESSES[source])
const end = (page: Page) => page.locator('video').evaluate((v) => v.dispatchEvent(new Event('ended')))
/** How the browser's refusal is known, how the end is, and how a failure; `null`: this provider's page tells nobody. */
const tells: Record<Source, { refusal: boolean; end: ((page: Page) => Promise<unknown>) | null; failure: number | string | null }> = {
  hosted: { refusal: true, end, failure: 'file' },
  youtube: { refusal: false, end: (page) => tell(page, 0, 0), failure: 150 },
  vimeo: { refusal: true, end: (page) => tell(page, 0, 'ended'), failure: 'PrivacyError' },
  dailymotion: { refusal: false, end: null, failure: null },
  videopress: { refusal: false, end: null, failure: null },
}
const is = (page: Page, pressed: boolean) => expect(pause(page)).toHaveAttribute('aria-pressed', String(pressed))

for (const source of SOURCES) {
  test(`a background, ${source}: consent pending, before, playing, paused, ended`, async ({ page, problems }) => {
    const out = await openFilms(page, inMain(background(address(source), { background_play_once: 'yes' })), { tag: ' data-consent="page"' })
    const go = await hold(page)
    await mounted(page)
    await expect(pause(page)).toBeHidden()
    expect(await page.getByRole('button').count(), 'nothing to press before there is a film').toBe(0)
    expect(await axe(page), 'consent pending').toEqual([])
    expect(out).toEqual([])
    await give(page)
    await is(page, false)
    expect(await axe(page), 'before').toEqual([])
    go()
    await expect(player(page)).toHaveCount(1)
    await expect(page.locator('.elementor-background-video-container')).toHaveCSS('opacity', '1')
    expect(await axe(page), 'playing').toEqual([])
    expect(await page.locator('.elementor-background-video-container').getAttribute('aria-hidden')).toBe('true')
    expect(await page.locator('main').ariaSnapshot()).not.toMatch(/iframe|video:/)
    await pause(page).focus()
    await page.keyboard.press('Enter')
    await is(page, true)
    if (source === 'hosted') await expect.poll(() => page.locator('video').evaluate((v: HTMLVideoElement) => v.paused)).toBe(true)
    expect(await axe(page), 'paused').toEqual([])
    if (tells[source].end) {
      await page.keyboard.press('Enter')
      await is(page, false)
      await tells[source].end?.(page)
      await expect(pause(page)).toHaveCount(0)
      expect(await axe(page), 'ended').toEqual([])
    }
    expect(problems()).toEqual([])
  })

  if (tells[source].refusal)
    test(`a background, ${source}: refused`, async ({ page }) => {
      await page.addInitScript(() => {
        HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
      })
      await refuse(page, { refusePlay: 'NotAllowedError' })
      await openFilms(page, inMain(background(ADDRESSES[source])))
      await is(page, true)
      await expect(page.locator('.elementor-background-video-container')).toHaveCSS('opacity', '0')
      expect(await axe(page)).toEqual([])
    })

  const { failure } = tells[source]
  if (failure)
    test(`a background, ${source}: failed`, async ({ page }) => {
      if (source !== 'hosted') await refuse(page, { refuse: failure })
      await openFilms(page, inMain(background(source === 'hosted' ? '/own/gone.webm' : ADDRESSES[source])))
      await mounted(page)
      await expect(pause(page)).toHaveCount(0)
      await expect(page.locator('iframe')).toHaveCount(0)
      expect(await axe(page)).toEqual([])
    })
}
