import type { Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { emitPlayerEvent, openVideoPage } from '../players/helpers'
import { YOUTUBE } from '../video/videos'
import { FILE, innerTabs, isPlaying, playlistsMounted, tab, video, widget } from './playlist-pages'

const MISSING = '/pages/missing.webm'
/** A hand-written playlist. */
const byHand = (url = FILE) =>
  `<div data-widget="playlist" id="trips" aria-label="Rejsy" data-settings='{"show_watched_indication":"yes"}'><div><ol><li>Na wodzie</li><li><a href="${url}"><strong>Film 1</strong> <span>0:06</span></a></li><li><a href="${FILE}"><strong>Film 2</strong> <span>0:06</span></a></li></ol><p><button type="button" data-playlist-next>Następny</button></p></div></div>`

const handWritten = (page: Page) => page.locator('#trips')
const link = (page: Page, n: number) => page.getByRole('link', { name: `Film ${n}` })
const endVideo = (page: Page, n: number) => video(page, n).evaluate((el) => el.dispatchEvent(new Event('ended')))
const videoPlays = (page: Page, n: number) => expect.poll(async () => (await video(page, n).count()) && isPlaying(page, n)).toBe(true)
const collapsible = { inner_tab_is_content_collapsible: 'collapsible', inner_tab_collapsible_height: { size: 100 } }
const FAILED = /Nie odtwarza/
const youtube = { urls: [YOUTUBE, FILE, FILE] }
const missing = { urls: [MISSING, FILE, FILE] }
const overlayButton = (page: Page) => page.locator('#e-tab-content-1 [role=button][tabindex="0"]')
const playButton = (page: Page) => page.getByRole('button', { name: 'Odtwórz film' })
const consentPrompts = (page: Page) => page.locator('.skerry-consent')

interface StatePage {
  body: string
  consent?: boolean
  width?: number
  dir?: string
  /** States, and how the page gets into each from the one before. */
  states: Record<string, (page: Page) => Promise<unknown>>
}
/** The states, by the page that has them. Further down are those of horizontal lists, together with their arrow keys, and of missing videos. */
const pages: StatePage[] = [
  {
    body: widget({ show_watched_indication: 'yes' }) + byHand(),
    states: {
      'vertical list, first video': (page) => expect(video(page, 1)).toHaveCount(1),
      'second video': (page) => tab(page, 2).click(),
      'video after a section': (page) => tab(page, 4).click(),
      playing: (page) =>
        tab(page, 1)
          .click()
          .then(() => videoPlays(page, 1)),
      'ended and watched': async (page) => {
        await endVideo(page, 1)
        await expect(tab(page, 1)).toHaveClass(/watched-video/)
      },
      'the list collapsed': async (page) => {
        await page.getByRole('button', { name: 'Lista filmów' }).click()
        await expect(page.locator('.e-tabs-items-wrapper')).toBeHidden()
      },
      'by hand': (page) => expect(handWritten(page).locator('video')).toHaveCount(1),
      'by hand, watched': async (page) => {
        await handWritten(page)
          .locator('video')
          .evaluate((el) => el.dispatchEvent(new Event('ended')))
        await expect(link(page, 1)).toHaveClass(/watched-video/)
      },
      'by hand, playing': async (page) => {
        await link(page, 2).click()
        await expect(link(page, 2)).toHaveAttribute('aria-current', 'true')
      },
    },
  },
  {
    body: widget({ show_watched_indication: 'yes', autoplay_next: 'yes' }),
    states: {
      'ended, the next one plays': async (page) => {
        await tab(page, 1).click()
        await videoPlays(page, 1)
        await endVideo(page, 1)
        await videoPlays(page, 2)
      },
    },
  },
  {
    body: widget({}, { ...missing, hasOverlay: true }),
    states: {
      'an overlay over the video': (page) => expect(page.locator('#e-tab-content-1 [role=button]')).toHaveAttribute('tabindex', '0'),
      'a missing video under an overlay': async (page) => {
        await overlayButton(page).press('Enter')
        await expect(overlayButton(page)).toBeFocused()
      },
    },
  },
  {
    body: widget({}, youtube) + byHand(YOUTUBE),
    states: {
      'a provider’s video with a play button; by hand, too': (page) => expect(playButton(page)).toHaveCount(2),
      'a provider’s video plays': async (page) => {
        await playButton(page).first().click()
        await expect(page.locator('.e-tabs iframe')).toHaveCount(1)
        await emitPlayerEvent(page, 0, 1)
      },
    },
  },
  {
    body: widget({}, { ...youtube, hasOverlay: true }) + byHand(YOUTUBE),
    consent: true,
    states: {
      'a consent prompt; by hand, too': async (page) => {
        await expect(consentPrompts(page)).toHaveCount(2)
        for (const one of await consentPrompts(page).all()) await expect(one).toBeVisible()
      },
    },
  },
  {
    body: widget({}, { inner: innerTabs }),
    states: {
      'texts, first tab': (page) => expect(page.getByText('Pierwszy')).toBeVisible(),
      'texts, second tab': (page) => page.getByRole('tab', { name: 'Uwagi' }).click(),
    },
  },
  { body: widget({}, { inner: innerTabs }), width: 390, states: { 'on a phone': (page) => tab(page, 2).click() } },
  {
    body: widget(collapsible, { inner: innerTabs }),
    states: {
      'texts, collapsed': (page) => expect(page.getByRole('button', { name: 'Rozwiń' })).toBeVisible(),
      'texts, expanded': (page) => page.getByRole('button', { name: 'Rozwiń' }).click(),
    },
  },
  { body: byHand(), width: 390, dir: 'rtl', states: { 'by hand, on a phone, from right to left': (page) => playlistsMounted(page) } },
]

test('axe finds nothing in any state of a playlist', async ({ page, each }) => {
  await each(
    pages,
    ({ states }) => `axe finds nothing: ${Object.keys(states).join('; ')}`,
    async ({ body, states, consent, width = 1280, dir = 'ltr' }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openVideoPage(page, `<main><h1>Filmy</h1>${body}</main>`, { html: ` dir="${dir}"`, tag: consent ? ' data-consent="page"' : '' })
      await playlistsMounted(page)
      for (const [name, to] of Object.entries(states)) {
        await test.step(name, () => to(page))
        expect.soft(await axe(page), name).toEqual([])
      }
    },
  )
})

for (const [dir, forwardKey, backwardKey] of [
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
] as const)
  test(`in a horizontal list the arrow keys go where they point, and axe finds nothing: ${dir}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const body = `<main><h1>Filmy</h1>${widget({}, { layout: 'horizontal', inner: innerTabs })}</main>`
    await openVideoPage(page, body, { html: ` dir="${dir}"` })
    await expect(video(page, 1)).toHaveCount(1)
    expect(await axe(page), 'horizontal list, first video').toEqual([])
    await expect(page.locator('.e-tabs-items')).not.toHaveAttribute('aria-orientation', /.+/)
    await tab(page, 1).press(forwardKey)
    await expect(tab(page, 2)).toBeFocused()
    await tab(page, 2).press(backwardKey)
    await expect(tab(page, 1)).toBeFocused()
    await tab(page, 1).press('Control+End')
    await expect(tab(page, 1)).toBeFocused()
    await page.getByRole('tab', { name: 'Opis' }).press(forwardKey)
    await expect(page.getByRole('tab', { name: 'Uwagi' })).toBeFocused()
    await page.getByRole('tab', { name: 'Uwagi' }).press(forwardKey)
    await expect(page.getByRole('tab', { name: 'Opis' })).toBeFocused()
    await page.getByRole('tab', { name: 'Opis' }).press(backwardKey)
    await expect(page.getByRole('tab', { name: 'Uwagi' })).toBeFocused()
    for (const [n, name] of [
      [2, 'second'],
      [4, 'last'],
    ] as const) {
      await tab(page, n).click()
      await expect(video(page, n)).toHaveCount(1)
      expect(await axe(page), `horizontal list, ${name} video`).toEqual([])
    }
  })

test('a video that cannot be played is replaced by a button that says so and tries again', async ({ page }) => {
  let isAvailable = false
  await page.route('**/missing.webm', (route) =>
    isAvailable ? route.continue({ url: route.request().url().replace('missing', 'film') }) : route.abort(),
  )
  await openVideoPage(page, `<main><h1>Filmy</h1>${widget({}, missing)}${byHand(MISSING)}</main>`)
  await expect(handWritten(page).getByRole('button', { name: FAILED })).toBeVisible()
  const again = page.locator('.e-tabs').getByRole('button', { name: FAILED })
  await expect(again).toBeVisible()
  expect(await axe(page), 'a missing video; by hand, too').toEqual([])
  await again.press('Enter')
  await expect(again).toBeFocused()
  await expect(video(page, 1)).toHaveCount(0)
  isAvailable = true
  await again.click()
  await videoPlays(page, 1)
  await expect(again).toHaveCount(0)
})

test('a private video of a provider leaves the overlay', async ({ page }) => {
  await openVideoPage(page, widget({}, { ...youtube, hasOverlay: true }))
  await overlayButton(page).press('Enter')
  await expect(page.locator('iframe')).toHaveCount(1)
  await page.evaluate(() => (window as unknown as { createdPlayers: { fail: (code: number) => void }[] }).createdPlayers[0]?.fail(150))
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(overlayButton(page)).toBeVisible()
})
