import type { Page } from 'playwright/test'
import { axe } from './axe'
import { expect, test } from './harness'
import { openFilms, tell } from './players'
import { FILE, innerTabs, isPlaying, mounted, tab, video, widget } from './playlists'

const YOUTUBE = 'https://www.youtube.com/watch?v=XHOmBV4js_E'
const MISSING = '/pages/missing.webm'
const byHand = (url = FILE) =>
  `<div data-widget="playlist" id="rejsy" aria-label="Rejsy" data-settings='{"show_watched_indication":"yes"}'><div><ol><li>Na wodzie</li><li><a href="${url}"><strong>Film 1</strong> <span>0:06</span></a></li><li><a href="${FILE}"><strong>Film 2</strong> <span>0:06</span></a></li></ol><p><button type="button" data-playlist-next>Następny</button></p></div></div>`

const nothing = async () => {}
const link = (page: Page, n: number) => page.getByRole('link', { name: `Film ${n}` })
const over = (page: Page, n: number) => video(page, n).evaluate((el) => el.dispatchEvent(new Event('ended')))
const plays = (page: Page, n: number) => expect.poll(async () => (await video(page, n).count()) && isPlaying(page, n)).toBe(true)
const folded = { inner_tab_is_content_collapsible: 'collapsible', inner_tab_collapsible_height: { size: 100 } }
const failed = /Nie odtwarza/

interface State {
  body: string
  /** How the page comes into the state. */
  to: (page: Page) => Promise<unknown>
  consent?: boolean
  width?: number
  dir?: string
}
const youtube = { urls: [YOUTUBE, FILE, FILE] }
const states: Record<string, State> = {
  'vertical, first film': { body: widget(), to: (page) => expect(video(page, 1)).toHaveCount(1) },
  'horizontal, first film': { body: widget({}, { layout: 'horizontal' }), to: (page) => expect(video(page, 1)).toHaveCount(1) },
  'horizontal, last film': { body: widget({}, { layout: 'horizontal' }), to: (page) => tab(page, 4).click() },
  'second film': { body: widget(), to: (page) => tab(page, 2).click() },
  'film after a section': { body: widget(), to: (page) => tab(page, 4).click() },
  playing: {
    body: widget(),
    to: (page) =>
      tab(page, 1)
        .click()
        .then(() => plays(page, 1)),
  },
  'ended and watched': {
    body: widget({ show_watched_indication: 'yes' }),
    to: async (page) => {
      await tab(page, 1).click()
      await plays(page, 1)
      await over(page, 1)
      await expect(tab(page, 1)).toHaveClass(/watched-video/)
    },
  },
  'ended, the next one plays': {
    body: widget({ show_watched_indication: 'yes', autoplay_next: 'yes' }),
    to: async (page) => {
      await tab(page, 1).click()
      await plays(page, 1)
      await over(page, 1)
      await plays(page, 2)
    },
  },
  'a picture over the film': {
    body: widget({}, { cover: true }),
    to: (page) => expect(page.locator('#e-tab-content-1 [role=button]')).toHaveAttribute('tabindex', '0'),
  },
  'a provider’s film, a button to press': {
    body: widget({}, youtube),
    to: (page) => expect(page.getByRole('button', { name: 'Odtwórz film' })).toBeVisible(),
  },
  'a provider’s film plays': {
    body: widget({}, youtube),
    to: async (page) => {
      await page.getByRole('button', { name: 'Odtwórz film' }).click()
      await expect(page.locator('iframe')).toHaveCount(1)
      await tell(page, 0, 1)
    },
  },
  'a question for consent': {
    body: widget({}, { ...youtube, cover: true }),
    consent: true,
    to: (page) => expect(page.locator('.skerry-consent')).toBeVisible(),
  },
  'a film that is not there': {
    body: widget({}, { urls: [MISSING, FILE, FILE] }),
    to: (page) => expect(page.getByRole('button', { name: failed })).toBeVisible(),
  },
  'a film that is not there, under a picture': {
    body: widget({}, { urls: [MISSING, FILE, FILE], cover: true }),
    to: async (page) => {
      const play = page.locator('#e-tab-content-1 [role=button][tabindex="0"]')
      await play.press('Enter')
      await expect(play).toBeFocused()
    },
  },
  'the list folded away': {
    body: widget(),
    to: async (page) => {
      await page.getByRole('button', { name: 'Lista filmów' }).click()
      await expect(page.locator('.e-tabs-items-wrapper')).toBeHidden()
    },
  },
  'texts, first tab': { body: widget({}, { inner: innerTabs }), to: (page) => expect(page.getByText('Pierwszy')).toBeVisible() },
  'texts, second tab': { body: widget({}, { inner: innerTabs }), to: (page) => page.getByRole('tab', { name: 'Uwagi' }).click() },
  'texts, folded': {
    body: widget(folded, { inner: innerTabs }),
    to: (page) => expect(page.getByRole('button', { name: 'Rozwiń' })).toBeVisible(),
  },
  'texts, unfolded': { body: widget(folded, { inner: innerTabs }), to: (page) => page.getByRole('button', { name: 'Rozwiń' }).click() },
  'on a phone': { body: widget({}, { inner: innerTabs }), width: 390, to: (page) => tab(page, 2).click() },
  'from right to left': { body: widget({}, { layout: 'horizontal', inner: innerTabs }), dir: 'rtl', to: (page) => tab(page, 2).click() },
  'by hand': { body: byHand(), to: (page) => expect(page.locator('video')).toHaveCount(1) },
  'by hand, playing': {
    body: byHand(),
    to: async (page) => {
      await link(page, 2).click()
      await expect(link(page, 2)).toHaveAttribute('aria-current', 'true')
    },
  },
  'by hand, watched': {
    body: byHand(),
    to: async (page) => {
      await page.locator('video').evaluate((el) => el.dispatchEvent(new Event('ended')))
      await expect(link(page, 1)).toHaveClass(/watched-video/)
    },
  },
  'by hand, a provider’s film': {
    body: byHand(YOUTUBE),
    to: (page) => expect(page.getByRole('button', { name: 'Odtwórz film' })).toBeVisible(),
  },
  'by hand, a question for consent': {
    body: byHand(YOUTUBE),
    consent: true,
    to: (page) => expect(page.locator('.skerry-consent')).toBeVisible(),
  },
  'by hand, a film that is not there': {
    body: byHand(MISSING),
    to: (page) => expect(page.getByRole('button', { name: failed })).toBeVisible(),
  },
  'by hand, on a phone, from right to left': { body: byHand(), width: 390, dir: 'rtl', to: nothing },
}

for (const [name, { body, to, consent, width = 1280, dir = 'ltr' }] of Object.entries(states))
  test(`axe finds nothing: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openFilms(page, `<main><h1>Filmy</h1>${body}</main>`, { html: ` dir="${dir}"`, tag: consent ? ' data-consent="page"' : '' })
    await mounted(page)
    await to(page)
    expect(await axe(page)).toEqual([])
  })

for (const [dir, forth, back] of [
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
] as const)
  test(`side by side, the arrows go where they point: ${dir}`, async ({ page }) => {
    await openFilms(page, widget({}, { layout: 'horizontal', inner: innerTabs }), { html: ` dir="${dir}"` })
    await expect(video(page, 1)).toHaveCount(1)
    await expect(page.locator('.e-tabs-items')).not.toHaveAttribute('aria-orientation', /.+/)
    await tab(page, 1).press(forth)
    await expect(tab(page, 2)).toBeFocused()
    await tab(page, 2).press(back)
    await expect(tab(page, 1)).toBeFocused()
    await tab(page, 1).press('Control+End')
    await expect(tab(page, 1)).toBeFocused()
    await page.getByRole('tab', { name: 'Opis' }).press(forth)
    await expect(page.getByRole('tab', { name: 'Uwagi' })).toBeFocused()
    await page.getByRole('tab', { name: 'Uwagi' }).press(forth)
    await expect(page.getByRole('tab', { name: 'Opis' })).toBeFocused()
    await page.getByRole('tab', { name: 'Opis' }).press(back)
    await expect(page.getByRole('tab', { name: 'Uwagi' })).toBeFocused()
  })

test('a film that cannot be played says so where it would be, and may be tried again', async ({ page }) => {
  let isThere = false
  await page.route('**/missing.webm', (route) =>
    isThere ? route.continue({ url: route.request().url().replace('missing', 'film') }) : route.abort(),
  )
  await openFilms(page, widget({}, { urls: [MISSING, FILE, FILE] }))
  const again = page.getByRole('button', { name: failed })
  await again.press('Enter')
  await expect(again).toBeFocused()
  await expect(video(page, 1)).toHaveCount(0)
  isThere = true
  await again.click()
  await plays(page, 1)
  await expect(again).toHaveCount(0)
})

test('a private film of a provider leaves the picture', async ({ page }) => {
  await openFilms(page, widget({}, { ...youtube, cover: true }))
  const play = page.locator('#e-tab-content-1 [role=button][tabindex="0"]')
  await play.press('Enter')
  await expect(page.locator('iframe')).toHaveCount(1)
  await page.evaluate(() => (window as unknown as { asked: { fail: (code: number) => void }[] }).asked[0]?.fail(150))
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(play).toBeVisible()
})
