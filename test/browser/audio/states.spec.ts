import type { Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { islandsMounted } from '../players/helpers'
import { pageWithPopup, popupCss } from '../popup/popups'
import { rememberServedMarkup, unmountDifference } from '../unmount'

const widget = (inner: string) =>
  `<div class="elementor-element elementor-widget" data-element_type="widget" data-widget_type="wp-widget-media_audio.default"><div class="elementor-widget-container"><h2>Szum morza</h2>${inner}</div></div>`
const player = (source: string) =>
  widget(`<audio class="wp-audio-shortcode" preload="none" controls src="${source}"><a href="${source}">Posłuchaj szumu</a></audio>`)
const FILE = '/pages/film.webm'
const MISSING = '/own/missing.mp3'
const popup = (inner: string) =>
  `<button type="button" data-popup-open="p">Otwórz</button><section data-widget="popup" id="p" aria-label="Okno" hidden>${inner}</section>`
/** A stand-in for the CMS's library: it puts a frame with a button around each player that has none yet. */
const library = (page: Page) =>
  page.addInitScript(() => {
    const w = window as unknown as { dressed: number; wp: object }
    w.dressed = 0
    const initialize = () => {
      for (const audio of document.querySelectorAll<HTMLAudioElement>('audio.wp-audio-shortcode:not(.dressed)')) {
        audio.classList.add('dressed')
        const frame = document.createElement('div')
        frame.setAttribute('role', 'application')
        frame.setAttribute('aria-label', 'Odtwarzacz')
        const button = frame.appendChild(document.createElement('button'))
        button.textContent = 'Odtwórz'
        audio.replaceWith(frame)
        frame.append(audio)
        w.dressed++
      }
    }
    w.wp = { mediaelement: { initialize } }
  })
const dressed = (page: Page) => page.evaluate(() => (window as unknown as { dressed: number }).dressed)
/** Every state by the page it is reached on; each is checked on a desktop, from right to left and on a phone. */
const states: [name: string, body: string, hasLibrary: boolean, to: (page: Page) => Promise<unknown>][] = [
  [
    'the browser’s player; a file that is not there; no player at all',
    `${player(FILE)}<div id="missing">${player(MISSING)}</div>${widget('<p>Nie ma nagrania.</p>')}`,
    false,
    async (page) => {
      await islandsMounted(page, 'audio')
      await page.locator('#missing audio').evaluate((el: HTMLAudioElement) => el.play().catch(() => {}))
    },
  ],
  [
    'the library’s player, in a popup, too',
    `${player(FILE)}<p>Dalej</p>${popup(player(`${FILE}?2`))}`,
    true,
    async (page) => {
      await expect.poll(() => dressed(page)).toBe(2)
      expect(await axe(page), 'the library’s player').toEqual([])
      await page.getByRole('button', { name: 'Otwórz' }).click()
      await expect(page.getByRole('dialog').getByRole('application')).toBeVisible()
    },
  ],
]
for (const [name, body, hasLibrary, to] of states)
  test(`axe finds nothing in ${name}`, async ({ page }) => {
    if (hasLibrary) await library(page)
    await ownPage(page, `<main><h1>Nagrania</h1>${body}</main>`)
    await to(page)
    expect(await axe(page)).toEqual([])
    await page.locator('main').evaluate((el) => el.setAttribute('dir', 'rtl'))
    expect(await axe(page), 'from right to left').toEqual([])
    await page.setViewportSize({ width: 390, height: 800 })
    expect(await axe(page), 'on a phone').toEqual([])
  })

test('two players are enhanced once each', async ({ page, problems }) => {
  await library(page)
  await rememberServedMarkup(page)
  await ownPage(page, player(FILE) + player(`${FILE}?2`))
  await expect.poll(() => dressed(page)).toBe(2)
  await islandsMounted(page, 'audio')
  expect(await page.locator('[role=application]').count()).toBe(2)
  expect(problems()).toEqual([])
})

for (const [name, body, times] of [
  // Its content stays what it was, players and all.
  ['by hand', popup(player(FILE)), [1, 1]],
  ['of the builder, with fresh content each time', pageWithPopup({ triggers: [], timing: [] }, player(FILE)), [1, 2]],
] as const)
  test(`a player in a popup ${name} is enhanced whenever its content is new`, async ({ page, problems }) => {
    await library(page)
    await ownPage(page, body, popupCss)
    for (const count of times) {
      await page.locator('#open-1, [data-popup-open]').click()
      await expect(page.getByRole('dialog').getByRole('application')).toHaveCount(1)
      await expect.poll(() => dressed(page)).toBe(count)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    expect(problems()).toEqual([])
  })

test('a missing file leaves the player in its place; nothing is requested before the visitor plays it', async ({ page, problems }) => {
  const asked: string[] = []
  await page.route('**/missing.mp3', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ status: 404 })
  })
  await rememberServedMarkup(page)
  await ownPage(page, player(MISSING))
  await islandsMounted(page, 'audio')
  expect(asked).toEqual([])
  await page.locator('audio').evaluate((el: HTMLAudioElement) => el.play().catch(() => {}))
  await expect(page.locator('audio')).toBeVisible()
  expect(problems('404')).toEqual([])
  expect(await unmountDifference(page)).toBe('')
})
