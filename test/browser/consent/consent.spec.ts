import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { asked, json, openFilms } from '../players/helpers'
import { keepServed, unmountDifference } from '../unmount'

const YOUTUBE = 'https://www.youtube.com/watch?v=XHOmBV4js_E'
const VIMEO = 'https://player.vimeo.com/video/1?color&autopause=0'
const FILE = '/pages/film.webm'
const tag = ' data-consent="page"'
/** That many islands stand. */
const mounted = (page: Page, count = 1) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const { Skerry } = window as unknown as { Skerry?: { islands: () => { widget: { name: string }; state: string }[] } }
        return Skerry?.islands().filter(({ widget, state }) => widget.name === 'video' && state === 'mounted').length
      }),
    )
    .toBe(count)
const give = () => document.documentElement.setAttribute('data-consent-given', 'marketing')
const overlay = (more = '') =>
  `<div class="elementor-custom-embed-image-overlay" ${more}><div class="elementor-custom-embed-play" role="button" aria-label="Odtwórz film" tabindex="0"></div></div>`
const widget = (settings: object, inside: string) =>
  `<div class="elementor-element elementor-widget-video" data-element_type="widget" data-widget_type="video.default" data-settings='${json(settings)}'><div class="elementor-widget-container"><div class="elementor-wrapper elementor-open-inline">${inside}</div></div></div>`
const PICTURE = { show_image_overlay: 'yes', image_overlay: { url: '/pages/film.webp' } }
const byHand = (address: string) => `<div class="elementor-wrapper" data-widget="video"><a href="${address}">Obejrzyj film</a></div>`

for (const [name, body, press] of [
  ['the builder’s', widget({ youtube_url: YOUTUBE, ...PICTURE }, `<div class="elementor-video"></div>${overlay()}`), 'Odtwórz film'],
  ['by hand', byHand(YOUTUBE), 'Obejrzyj film'],
] as const) {
  test(`the first press asks, only the answer plays: ${name}`, async ({ page, problems }) => {
    await keepServed(page)
    const out = await openFilms(page, body, { tag })
    await mounted(page)
    const button = page.getByRole('button', { name: press })
    await button.press('Enter')
    const question = page.locator('.skerry-consent')
    await expect(question).toContainText('YouTube')
    await expect(question.getByRole('button')).toBeFocused()
    // What it lies over is out of reach, and nobody has been asked for anything.
    await expect(page.locator('.elementor-wrapper > [inert]')).not.toHaveCount(0)
    expect([out, await page.locator('iframe').count()]).toEqual([[], 0])
    await page.keyboard.press('Enter')
    await expect(page.locator('iframe')).toBeFocused()
    await expect(question).toHaveCount(0)
    expect((await asked(page))[0]?.calls).toContain('playVideo()')
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })
  test(`consent for the page plays what was pressed, and asks no more: ${name}`, async ({ page }) => {
    await openFilms(page, body + byHand('https://vimeo.com/1'), { tag })
    await mounted(page, 2)
    await page.getByRole('button', { name: press }).first().press('Enter')
    await expect(page.locator('.skerry-consent')).toBeVisible()
    await page.evaluate(give)
    await expect(page.locator('iframe')).toHaveCount(1)
    await page.getByRole('button', { name: 'Obejrzyj film' }).last().click()
    await expect(page.locator('iframe')).toHaveCount(2)
    await expect(page.locator('.skerry-consent')).toHaveCount(0)
  })
}

test('a frame under a cover asks too; taken away with the question open, all is as served', async ({ page }) => {
  await keepServed(page)
  const lazy = `<iframe class="elementor-video-iframe" title="Film" data-lazy-load="${VIMEO}"></iframe>`
  const out = await openFilms(page, widget({ video_type: 'vimeo', ...PICTURE }, lazy + overlay()).repeat(2), { tag })
  const buttons = page.getByRole('button', { name: 'Odtwórz film' })
  await mounted(page, 2)
  await buttons.first().press('Enter')
  await expect(page.locator('.skerry-consent')).toContainText('Vimeo')
  expect(out).toEqual([])
  await page.getByRole('button', { name: 'Pozwól' }).click()
  await expect(page.locator('iframe').first()).toHaveAttribute('src', `${VIMEO}&autoplay=1`)
  await buttons.last().press('Enter')
  await expect(page.locator('.skerry-consent')).toBeVisible()
  expect(await unmountDifference(page)).toBe('')
})

test('a site’s own file is asked of nobody', async ({ page }) => {
  await openFilms(
    page,
    widget({ video_type: 'hosted', ...PICTURE }, `<video class="elementor-video" src="${FILE}"></video>${overlay()}`) + byHand(FILE),
    { tag },
  )
  await mounted(page, 2)
  await page.getByRole('button', { name: 'Obejrzyj film' }).click()
  await page.getByRole('button', { name: 'Odtwórz film' }).press('Enter')
  await expect
    .poll(() => page.locator('video').evaluateAll((all) => all.map((v) => (v as HTMLVideoElement).paused)))
    .toEqual([false, false])
  await expect(page.locator('.skerry-consent')).toHaveCount(0)
})

const options = {
  type: 'video',
  videoType: 'youtube',
  url: 'https://www.youtube.com/embed/abc?controls=1',
  modalOptions: { id: 'elementor-lightbox-77' },
}
const inLightbox = `${widget({ youtube_url: YOUTUBE, lightbox: 'yes', ...PICTURE }, overlay(`data-elementor-open-lightbox="yes" data-elementor-lightbox='${json(options)}'`))}<a href="https://youtu.be/xyz" data-lightbox>Rejs</a>`

test('the lightbox asks before its video is there, each time', async ({ page, problems }) => {
  await keepServed(page)
  const out = await openFilms(page, inLightbox, { tag })
  await mounted(page)
  const box = page.locator('dialog.elementor-lightbox')
  const frame = box.locator('iframe')
  await page.getByRole('button', { name: 'Odtwórz film' }).press('Enter')
  await expect(box.locator('.skerry-consent')).toContainText('YouTube')
  await expect(box.locator('.skerry-consent button')).toBeFocused()
  // It is one of the window's stops.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(box.locator('.skerry-consent button')).toBeFocused()
  expect([out, await frame.count()]).toEqual([[], 0])
  await page.keyboard.press('Enter')
  await expect(frame).toHaveAttribute('src', /youtube\.com\/embed\/abc/)
  await expect(box.locator('.skerry-consent')).toHaveCount(0)
  await expect(frame).toBeFocused()
  // Keys pressed in a provider's page are its own.
  await box.locator('.dialog-close-button').click()
  await expect(box).toHaveCount(0)
  await page.getByRole('link', { name: 'Rejs' }).click()
  await expect(box.locator('.skerry-consent')).toBeVisible()
  await page.evaluate(give)
  await expect(frame).toHaveAttribute('src', /youtube-nocookie\.com\/embed\/xyz/)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a site that does not ask is not asked: no question, and not even its code', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await openFilms(page, byHand(YOUTUBE) + inLightbox)
  await mounted(page, 2)
  await page.getByRole('link', { name: 'Rejs' }).click()
  await expect(page.locator('dialog iframe')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Obejrzyj film' }).click()
  await expect(page.locator('iframe')).toBeFocused()
  expect(files.filter((file) => /\/consent-/.test(file))).toEqual([])
})
