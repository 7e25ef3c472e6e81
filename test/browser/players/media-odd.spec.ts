import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { keepServed, unmountDifference } from '../unmount'
import { asked, json, openFilms } from './helpers'

/** What visitors and networks do to films and pictures at awkward moments. */
const YOUTUBE = 'https://www.youtube.com/watch?v=XHOmBV4js_E'
const OTHER = 'https://youtu.be/aaaaaaaaaaa'
const FILE = '/pages/film.webm'
const list = (urls: string[], settings: object = {}) =>
  `<div data-widget="playlist" id="lista" data-settings='${json(settings)}'><ol>${urls.map((url, i) => `<li><a href="${url}">Film ${i + 1}</a></li>`).join('')}</ol></div>`
const film = (link: string, settings: object = {}) =>
  `<div class="elementor-wrapper" data-widget="video" data-settings='${json(settings)}'>${link}</div>`
const inPopup = (content: string) =>
  `<button type="button" data-popup-open="p">Otwórz</button><section data-widget="popup" id="p" hidden>${content}</section>`
const hide = (page: Page) =>
  page.evaluate(() => (window as unknown as { Skerry: { popup: { hide: (id: string) => void } } }).Skerry.popup.hide('p'))
const title = (page: Page, n: number) => page.getByRole('link', { name: `Film ${n}` })
const mounted = (page: Page, name: string) =>
  expect
    .poll(() =>
      page.evaluate((wanted) => {
        const { islands } = (window as unknown as { Skerry: { islands: () => { widget: { name: string }; state: string }[] } }).Skerry
        return islands().some((i) => i.widget.name === wanted && i.state === 'mounted')
      }, name),
    )
    .toBe(true)
const playing = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('video')].filter((v) => !v.paused).map((v) => v.getAttribute('src')))
/** Holds the players' code back until it is let go. */
async function holdPlayers(page: Page): Promise<() => void> {
  let go = () => {}
  const gate = new Promise<void>((done) => {
    go = done
  })
  await page.route('**/chunks/players-*', async (route) => {
    await gate
    await route.fallback()
  })
  return go
}
const settled = (page: Page) => page.evaluate(() => new Promise((done) => setTimeout(done, 500)))

test('two films chosen one after the other while the player is on its way: only the last plays', async ({ page }) => {
  const go = await holdPlayers(page)
  await openFilms(page, list([FILE, `${FILE}?2`, `${FILE}?3`]))
  await mounted(page, 'playlist')
  await title(page, 2).click()
  await title(page, 3).click()
  go()
  await expect.poll(() => playing(page)).toEqual([expect.stringContaining('?3')])
  await settled(page)
  expect((await playing(page)).filter((src) => src?.includes('?2'))).toEqual([])
})

test('films that waited for consent: only the one that is chosen plays', async ({ page }) => {
  await openFilms(page, list([YOUTUBE, OTHER]), { tag: ' data-consent="page"' })
  await mounted(page, 'playlist')
  await title(page, 2).click()
  await expect(page.locator('.skerry-consent').nth(1)).toBeVisible()
  await title(page, 1).click()
  await page.evaluate(() => document.documentElement.setAttribute('data-consent-given', 'marketing'))
  await expect.poll(async () => (await asked(page)).filter(({ calls }) => calls.includes('playVideo()')).length).toBeGreaterThan(0)
  await settled(page)
  expect((await asked(page)).filter(({ calls }) => calls.includes('playVideo()')).map(({ video }) => video)).toEqual(['XHOmBV4js_E'])
})

test('without the player’s code a list’s link is a link', async ({ page }) => {
  await page.route('**/chunks/players-*', (route) => route.abort())
  await openFilms(page, list([YOUTUBE, OTHER]))
  await mounted(page, 'playlist')
  await title(page, 2).click()
  await page.waitForURL(OTHER)
})

test('a link of a list that leads to no film is followed', async ({ page }) => {
  await openFilms(page, list([YOUTUBE, 'https://www.youtube.com/']))
  await mounted(page, 'playlist')
  await title(page, 2).click()
  await page.waitForURL('https://www.youtube.com/')
})

test('a list in a popup: what plays goes when it closes, and plays anew', async ({ page, problems }) => {
  await openFilms(page, inPopup(list([YOUTUBE, FILE])))
  const open = () => page.getByRole('button', { name: 'Otwórz' }).click()
  await open()
  await mounted(page, 'playlist')
  await title(page, 1).click()
  await expect(page.locator('iframe')).toHaveCount(1)
  await hide(page)
  await expect(page.locator('dialog')).toBeHidden()
  await expect(page.locator('iframe')).toHaveCount(0)
  await open()
  await page.getByRole('button', { name: 'Odtwórz film' }).click()
  await expect(page.locator('iframe')).toHaveCount(1)
  expect(problems()).toEqual([])
})

for (const [name, content, press] of [
  ['film', film(`<a href="${FILE}">Plik</a>`), 'Plik'],
  ['list', list([FILE, `${FILE}?2`]), 'Film 2'],
] as const)
  test(`a popup that closes while a ${name} is on its way: nothing plays in it`, async ({ page }) => {
    const go = await holdPlayers(page)
    await openFilms(page, inPopup(content))
    await page.getByRole('button', { name: 'Otwórz' }).click()
    await mounted(page, name === 'film' ? 'video' : 'playlist')
    await page.getByText(press, { exact: true }).click()
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog')).toBeHidden()
    go()
    await settled(page)
    expect(await playing(page)).toEqual([])
  })

test('a provider’s frame from its cover in a popup: the popup that opens again is silent', async ({ page }) => {
  const vimeo = `<div class="elementor-element elementor-widget-video" data-element_type="widget" data-widget_type="video.default" data-settings='${json({ video_type: 'vimeo' })}'><div class="elementor-wrapper elementor-open-inline"><iframe class="elementor-video-iframe" title="f" src="https://player.vimeo.com/video/235215203?muted=0#t="></iframe><div class="elementor-custom-embed-image-overlay"><div class="elementor-custom-embed-play" role="button" aria-label="Film" tabindex="0"></div></div></div></div>`
  await openFilms(page, inPopup(vimeo))
  const open = () => page.getByRole('button', { name: 'Otwórz' }).click()
  await open()
  await mounted(page, 'video')
  await page.locator('.elementor-custom-embed-play').press('Enter')
  await expect(page.locator('iframe')).toHaveAttribute('src', /autoplay=1/)
  await hide(page)
  await expect(page.locator('dialog')).toBeHidden()
  await open()
  await expect(page.locator('iframe')).toHaveAttribute('src', 'https://player.vimeo.com/video/235215203?muted=0#t=')
  await expect(page.locator('.elementor-custom-embed-image-overlay')).toBeVisible()
})

test('unmounting while a list folds away gives back what was served', async ({ page }) => {
  const served = `<div class="elementor-element elementor-widget-video-playlist" data-id="x" data-element_type="widget" data-widget_type="video-playlist.default" data-settings="{}"><div class="e-tabs"><div class="e-tabs-main-area"><div class="e-tabs-wrapper"><svg aria-hidden="true" class="e-tabs-toggle-videos-display-button" viewBox="0 0 9 9" width="24" height="24"></svg><div class="e-tabs-items-wrapper"><div class="e-tabs-items" role="tablist"><div class="e-tab-title" data-tab="1" role="tab">Film</div></div></div></div><div class="e-tabs-content-wrapper"><div class="e-tab-content" data-tab="1" role="tabpanel" data-video-url="${FILE}"><div></div></div></div></div></div></div>`
  await keepServed(page)
  await openFilms(page, served)
  await page.locator('.e-tabs-toggle-videos-display-button[role=button]').press('Enter')
  expect(await unmountDifference(page)).toBe('')
  await page.evaluate(() => new Promise((done) => setTimeout(done, 800)))
  expect(await unmountDifference(page)).toBe('')
})

test('a provider without an interface gets the focus too', async ({ page }) => {
  await openFilms(page, film('<a href="https://www.dailymotion.com/video/x7tgad0">Film</a>'))
  await mounted(page, 'video')
  await page.getByRole('button', { name: 'Film' }).press('Enter')
  await expect(page.locator('iframe')).toBeFocused()
})

test('a film that a visitor plays again after its end ends again', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('skerry:playlist', (event) => {
      const { type } = (event as CustomEvent).detail.event
      const all = window as unknown as { ends: number }
      if (type === 'videoEnded') all.ends = (all.ends ?? 0) + 1
    })
  })
  await openFilms(page, list([FILE]))
  await mounted(page, 'playlist')
  await title(page, 1).click()
  const toEnd = () =>
    page.locator('video').evaluate(async (v: HTMLVideoElement) => {
      v.currentTime = v.duration - 0.1
      await v.play()
    })
  const ends = () => page.evaluate(() => (window as unknown as { ends?: number }).ends)
  await expect.poll(() => playing(page)).toHaveLength(1)
  await toEnd()
  await expect.poll(ends).toBe(1)
  await toEnd()
  await expect.poll(ends).toBe(2)
})

test('where a provider’s script is blocked for good, the link leads to the film', async ({ page }) => {
  await openFilms(page, film(`<a href="${OTHER}">Film</a>`), { broken: 99 })
  await mounted(page, 'video')
  await page.getByRole('button', { name: 'Film' }).click()
  await page.waitForURL(OTHER)
})
