import type { Page } from 'playwright/test'
import { axe } from './axe'
import { expect, test } from './harness'
import { json, openFilms } from './players'

/** Every state of a film on a page, from every source: axe finds nothing, and the console is silent. */
const PICTURE = { show_image_overlay: 'yes', image_overlay: { url: '/pages/film.webp' } }
const overlay = (more = '') =>
  `<div class="elementor-custom-embed-image-overlay" ${more}><div class="elementor-custom-embed-play" role="button" aria-label="Odtwórz film" tabindex="0"></div></div>`
const widget = (settings: object, inside: string) =>
  `<div class="elementor-element elementor-widget-video" data-element_type="widget" data-widget_type="video.default" data-settings='${json({ ...PICTURE, ...settings })}'><div class="elementor-widget-container"><div class="elementor-wrapper elementor-open-inline">${inside}</div></div></div>`
const served = (kind: string, src: string) =>
  widget(
    { video_type: kind },
    `<iframe class="elementor-video-iframe" title="Film" allow="clipboard-write" src="${src}"></iframe>${overlay()}`,
  )
const byHand = (address: string) =>
  `<div class="elementor-wrapper" data-widget="video" data-settings="{}"><a href="${address}">Obejrzyj film</a></div>`
const page_ = (body: string) => `<main><h1>Filmy</h1>${body}</main>`
const mounted = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        (window as unknown as { Skerry: { islands: () => { widget: { name: string }; state: string }[] } }).Skerry.islands().some(
          ({ widget, state }) => /ideo/.test(widget.name) && state === 'mounted',
        ),
      ),
    )
    .toBe(true)

const ADDRESSES = {
  hosted: '/pages/film.webm',
  youtube: 'https://www.youtube.com/watch?v=XHOmBV4js_E',
  vimeo: 'https://vimeo.com/235215203',
  dailymotion: 'https://www.dailymotion.com/video/x6tqhqb',
  videopress: 'https://videopress.com/v/abc',
}
const SERVED = {
  hosted: widget(
    { video_type: 'hosted' },
    `<video class="elementor-video" src="/pages/film.webm" controls preload="none"></video>${overlay()}`,
  ),
  youtube: widget({ youtube_url: ADDRESSES.youtube }, `<div class="elementor-video"></div>${overlay()}`),
  vimeo: served('vimeo', 'https://player.vimeo.com/video/1?color#t='),
  dailymotion: served('dailymotion', 'https://dailymotion.com/embed/video/x'),
  videopress: served('videopress', 'https://videopress.com/embed/x'),
}
const button = (page: Page) => page.getByRole('button', { name: /Obejrzyj|Odtwórz/ })
const player = (page: Page) => page.locator('iframe,video')

for (const [source, address] of Object.entries(ADDRESSES))
  for (const [how, body] of [
    ['by hand', byHand(address)],
    ['the builder’s', SERVED[source as keyof typeof SERVED]],
  ] as const)
    test(`the widget, ${source}, ${how}: poster, loading, playing, paused`, async ({ page, problems }) => {
      let go = () => {}
      const held = new Promise<void>((done) => {
        go = done
      })
      await openFilms(page, page_(body))
      await page.route('**/iframe_api', async (route) => held.then(() => route.fallback()))
      await page.route('**/api/player.js', async (route) => held.then(() => route.fallback()))
      await mounted(page)
      expect(await axe(page), 'poster').toEqual([])
      await button(page).press('Enter')
      expect(await axe(page), 'loading').toEqual([])
      go()
      await expect(player(page)).toBeFocused()
      await expect(button(page)).toHaveCount(0)
      expect(await axe(page), 'playing').toEqual([])
      await page.evaluate(() => document.querySelector('video')?.pause())
      expect(await axe(page), 'paused').toEqual([])
      expect(problems()).toEqual([])
    })

for (const [source, address] of Object.entries(ADDRESSES).slice(1))
  test(`the widget, ${source}: before consent, in the page and in the lightbox`, async ({ page, problems }) => {
    await openFilms(page, page_(`${byHand(address)}<a href="${address}" data-lightbox>Rejs</a>`), { tag: ' data-consent="page"' })
    await mounted(page)
    await button(page).press('Enter')
    const group = page.getByRole('group', { name: /Ta treść pochodzi z serwisu \w+/ })
    await expect(group.getByRole('button', { name: 'Pozwól' })).toBeFocused()
    expect(await axe(page), 'placeholder').toEqual([])
    await page.getByRole('link', { name: 'Rejs' }).click()
    await expect(page.locator('dialog').getByRole('group', { name: /Ta treść/ })).toBeVisible()
    expect(await axe(page), 'placeholder in the lightbox').toEqual([])
    await page.locator('dialog').getByRole('button', { name: 'Pozwól' }).click()
    await expect(page.locator('dialog iframe')).toHaveCount(1)
    expect(await axe(page), 'lightbox').toEqual([])
    expect(problems()).toEqual([])
  })

test('the widget: failed, a player without its film and a file that is none', async ({ page }) => {
  await openFilms(page, page_(byHand('/own/gone.webm')))
  await mounted(page)
  const [film] = await Promise.all([page.waitForResponse('**/gone.webm'), button(page).press('Enter')])
  expect(film.status()).toBe(404)
  await expect(button(page)).toBeVisible()
  await expect(player(page)).toHaveCount(0)
  expect(await axe(page)).toEqual([])
})

const background = (address: string, more: object = {}) =>
  page_(
    `<section class="elementor-element" data-element_type="section" data-settings='${json({ background_background: 'video', background_play_on_mobile: 'yes', background_video_link: address, ...more })}'><div class="elementor-background-video-container">${address[0] === '/' ? '<video class="elementor-background-video-hosted" muted playsinline></video>' : '<div class="elementor-background-video-embed"></div>'}</div><h2>Nad filmem</h2></section>`,
  )
const pause = (page: Page) => page.locator('.skerry-video-pause')

for (const [source, address] of Object.entries(ADDRESSES))
  test(`a background, ${source}: before, consent pending, playing, paused`, async ({ page, problems }) => {
    await openFilms(page, background(address), source === 'hosted' ? {} : { tag: ' data-consent="page"' })
    await mounted(page)
    if (source !== 'hosted') {
      await expect(pause(page)).toBeHidden()
      expect(await page.getByRole('button').count(), 'nothing to press before there is a film').toBe(0)
      expect(await axe(page), 'consent pending').toEqual([])
      await page.evaluate(() => document.documentElement.setAttribute('data-consent-given', 'marketing'))
    }
    await expect(player(page)).toHaveCount(1)
    await expect(pause(page)).toHaveAttribute('aria-pressed', 'false')
    expect(await axe(page), 'playing').toEqual([])
    // Nobody is told of it: neither of the film nor of its frame.
    expect(await page.locator('.elementor-background-video-container').getAttribute('aria-hidden')).toBe('true')
    expect(await page.locator('main').ariaSnapshot()).not.toMatch(/iframe|video:/)
    await pause(page).focus()
    await page.keyboard.press('Enter')
    await expect(pause(page)).toHaveAttribute('aria-pressed', 'true')
    expect(await axe(page), 'paused').toEqual([])
    expect(problems()).toEqual([])
  })

test('a background: refused, and gone', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await openFilms(page, background(ADDRESSES.hosted))
  await expect(pause(page)).toHaveAttribute('aria-pressed', 'true')
  expect(await axe(page), 'refused').toEqual([])
  await page.locator('video').dispatchEvent('error')
  await expect(pause(page)).toHaveCount(0)
  expect(await axe(page), 'gone').toEqual([])
})
