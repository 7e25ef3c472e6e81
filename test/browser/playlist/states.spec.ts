import type { Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { openFilms, tell } from '../players/helpers'
import { FILE, innerTabs, isPlaying, mounted, tab, video, widget } from './playlists'

const YOUTUBE = 'https://www.youtube.com/watch?v=XHOmBV4js_E'
const MISSING = '/pages/missing.webm'
const byHand = (url = FILE) =>
  `<div data-widget="playlist" id="rejsy" aria-label="Rejsy" data-settings='{"show_watched_indication":"yes"}'><div><ol><li>Na wodzie</li><li><a href="${url}"><strong>Film 1</strong> <span>0:06</span></a></li><li><a href="${FILE}"><strong>Film 2</strong> <span>0:06</span></a></li></ol><p><button type="button" data-playlist-next>Następny</button></p></div></div>`

const hand = (page: Page) => page.locator('#rejsy')
const link = (page: Page, n: number) => page.getByRole('link', { name: `Film ${n}` })
const over = (page: Page, n: number) => video(page, n).evaluate((el) => el.dispatchEvent(new Event('ended')))
const plays = (page: Page, n: number) => expect.poll(async () => (await video(page, n).count()) && isPlaying(page, n)).toBe(true)
const folded = { inner_tab_is_content_collapsible: 'collapsible', inner_tab_collapsible_height: { size: 100 } }
const failed = /Nie odtwarza/
const youtube = { urls: [YOUTUBE, FILE, FILE] }
const missing = { urls: [MISSING, FILE, FILE] }
const cover = (page: Page) => page.locator('#e-tab-content-1 [role=button][tabindex="0"]')
const press = (page: Page) => page.getByRole('button', { name: 'Odtwórz film' })
const asks = (page: Page) => page.locator('.skerry-consent')

interface Opened {
  body: string
  consent?: boolean
  width?: number
  dir?: string
  /** States, and how the page comes into each from the one before. */
  states: Record<string, (page: Page) => Promise<unknown>>
}
/** Every state, by the page it is reached on; those of lists side by side stand further down, with their arrows, as does a film that is not there. */
const pages: Opened[] = [
  {
    body: widget({ show_watched_indication: 'yes' }) + byHand(),
    states: {
      'vertical, first film': (page) => expect(video(page, 1)).toHaveCount(1),
      'second film': (page) => tab(page, 2).click(),
      'film after a section': (page) => tab(page, 4).click(),
      playing: (page) =>
        tab(page, 1)
          .click()
          .then(() => plays(page, 1)),
      'ended and watched': async (page) => {
        await over(page, 1)
        await expect(tab(page, 1)).toHaveClass(/watched-video/)
      },
      'the list folded away': async (page) => {
        await page.getByRole('button', { name: 'Lista filmów' }).click()
        await expect(page.locator('.e-tabs-items-wrapper')).toBeHidden()
      },
      'by hand': (page) => expect(hand(page).locator('video')).toHaveCount(1),
      'by hand, watched': async (page) => {
        await hand(page)
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
        await plays(page, 1)
        await over(page, 1)
        await plays(page, 2)
      },
    },
  },
  {
    body: widget({}, { ...missing, cover: true }),
    states: {
      'a picture over the film': (page) => expect(page.locator('#e-tab-content-1 [role=button]')).toHaveAttribute('tabindex', '0'),
      'a film that is not there, under a picture': async (page) => {
        await cover(page).press('Enter')
        await expect(cover(page)).toBeFocused()
      },
    },
  },
  {
    body: widget({}, youtube) + byHand(YOUTUBE),
    states: {
      'a provider’s film, a button to press; by hand, too': (page) => expect(press(page)).toHaveCount(2),
      'a provider’s film plays': async (page) => {
        await press(page).first().click()
        await expect(page.locator('.e-tabs iframe')).toHaveCount(1)
        await tell(page, 0, 1)
      },
    },
  },
  {
    body: widget({}, { ...youtube, cover: true }) + byHand(YOUTUBE),
    consent: true,
    states: {
      'a question for consent; by hand, too': async (page) => {
        await expect(asks(page)).toHaveCount(2)
        for (const one of await asks(page).all()) await expect(one).toBeVisible()
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
    body: widget(folded, { inner: innerTabs }),
    states: {
      'texts, folded': (page) => expect(page.getByRole('button', { name: 'Rozwiń' })).toBeVisible(),
      'texts, unfolded': (page) => page.getByRole('button', { name: 'Rozwiń' }).click(),
    },
  },
  { body: byHand(), width: 390, dir: 'rtl', states: { 'by hand, on a phone, from right to left': (page) => mounted(page) } },
]

for (const { body, states, consent, width = 1280, dir = 'ltr' } of pages)
  test(`axe finds nothing: ${Object.keys(states).join('; ')}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openFilms(page, `<main><h1>Filmy</h1>${body}</main>`, { html: ` dir="${dir}"`, tag: consent ? ' data-consent="page"' : '' })
    await mounted(page)
    for (const [name, to] of Object.entries(states)) {
      await test.step(name, () => to(page))
      expect.soft(await axe(page), name).toEqual([])
    }
  })

for (const [dir, forth, back] of [
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
] as const)
  test(`side by side, the arrows go where they point, and axe finds nothing: ${dir}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const body = `<main><h1>Filmy</h1>${widget({}, { layout: 'horizontal', inner: innerTabs })}</main>`
    await openFilms(page, body, { html: ` dir="${dir}"` })
    await expect(video(page, 1)).toHaveCount(1)
    expect(await axe(page), 'horizontal, first film').toEqual([])
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
    for (const [n, name] of [
      [2, 'second'],
      [4, 'last'],
    ] as const) {
      await tab(page, n).click()
      await expect(video(page, n)).toHaveCount(1)
      expect(await axe(page), `horizontal, ${name} film`).toEqual([])
    }
  })

test('a film that cannot be played says so where it would be, and may be tried again', async ({ page }) => {
  let isThere = false
  await page.route('**/missing.webm', (route) =>
    isThere ? route.continue({ url: route.request().url().replace('missing', 'film') }) : route.abort(),
  )
  await openFilms(page, `<main><h1>Filmy</h1>${widget({}, missing)}${byHand(MISSING)}</main>`)
  await expect(hand(page).getByRole('button', { name: failed })).toBeVisible()
  const again = page.locator('.e-tabs').getByRole('button', { name: failed })
  await expect(again).toBeVisible()
  expect(await axe(page), 'a film that is not there; by hand, too').toEqual([])
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
  await cover(page).press('Enter')
  await expect(page.locator('iframe')).toHaveCount(1)
  await page.evaluate(() => (window as unknown as { asked: { fail: (code: number) => void }[] }).asked[0]?.fail(150))
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(cover(page)).toBeVisible()
})
