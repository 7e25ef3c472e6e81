import type { Locator, Page } from 'playwright/test'
import { expect } from '../harness'
import { json } from '../players/helpers'

/** One film from every source that there is; of a file one that is the site's own and one that is not. */
export const ADDRESSES = {
  hosted: '/pages/film.webm',
  youtube: 'https://www.youtube.com/watch?v=XHOmBV4js_E',
  vimeo: 'https://vimeo.com/235215203',
  dailymotion: 'https://www.dailymotion.com/video/x6tqhqb',
  videopress: 'https://videopress.com/v/abc',
}
export type Source = keyof typeof ADDRESSES
export const SOURCES = Object.keys(ADDRESSES) as Source[]
export const FOREIGN = 'https://cdn.films.test/rejs.webm'

const PICTURE = { show_image_overlay: 'yes', image_overlay: { url: '/pages/film.webp' } }
const overlay = (name: string) =>
  `<div class="elementor-custom-embed-image-overlay"><div class="elementor-custom-embed-play" role="button" aria-label="Odtwórz ${name}" tabindex="0"></div></div>`
const widget = (settings: object, inside: string, name: string) =>
  `<div class="elementor-element elementor-widget-video" data-element_type="widget" data-widget_type="video.default" data-settings='${json({ ...PICTURE, ...settings })}'><div class="elementor-widget-container"><div class="elementor-wrapper elementor-open-inline">${inside}${overlay(name)}</div></div></div>`
const FRAMES: Partial<Record<Source, string>> = {
  vimeo: 'https://player.vimeo.com/video/1?color#t=',
  dailymotion: 'https://dailymotion.com/embed/video/x',
  videopress: 'https://videopress.com/embed/x',
}
/** The widget as the builder's server writes it. */
export const served = (source: Source, address: string = ADDRESSES[source], name = 'film'): string => {
  if (source === 'hosted')
    return widget({ video_type: 'hosted' }, `<video class="elementor-video" src="${address}" controls preload="none"></video>`, name)
  if (source === 'youtube') return widget({ youtube_url: address }, '<div class="elementor-video"></div>', name)
  return widget(
    { video_type: source },
    `<iframe class="elementor-video-iframe" title="${name}" allowfullscreen allow="clipboard-write" src="${FRAMES[source]}"></iframe>`,
    name,
  )
}
export const byHand = (address: string, settings: object = {}, name = 'film'): string =>
  `<div class="elementor-wrapper" data-widget="video" data-settings='${json(settings)}'><a href="${address}">Obejrzyj ${name}</a></div>`
export const KINDS = [
  ['by hand', (source: Source, address: string = ADDRESSES[source], name = 'film') => byHand(address, {}, name)],
  ['the builder’s', served],
] as const
/** A film behind a section, as the builder's server writes it. */
export const background = (address: string, more: object = {}): string =>
  `<section class="elementor-element" data-element_type="section" data-settings='${json({ background_background: 'video', background_play_on_mobile: 'yes', background_video_link: address, ...more })}'><div class="elementor-background-video-container">${/webm$/.test(address) ? '<video class="elementor-background-video-hosted" muted playsinline></video>' : '<div class="elementor-background-video-embed"></div>'}</div><h2>Nad filmem</h2></section>`
export const inMain = (body: string): string => `<main><h1>Filmy</h1>${body}</main>`

/** On the page, or in the one of its boxes that is given. */
export const button = (box: Page | Locator) => box.getByRole('button', { name: /Obejrzyj|Odtwórz/ })
/** Presses the first of them by its key; a locator's own `press` would wait for a frame that never comes. */
export async function pressFilm(box: Page | Locator): Promise<void> {
  await button(box).first().focus()
  await ('keyboard' in box ? box : box.page()).keyboard.press('Enter')
}
export const player = (box: Page | Locator) => box.locator('iframe,video')
export const pause = (page: Page) => page.locator('.skerry-video-pause')
export const give = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-consent-given', 'marketing'))
/** From here on a press is ours: on all films of the page. */
export const mounted = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const { Skerry } = window as unknown as { Skerry?: { islands: () => { widget: { name: string }; state: string }[] } }
        const films = Skerry?.islands().filter(({ widget }) => /ideo/.test(widget.name)) ?? []
        return films.length > 0 && films.every(({ state }) => state === 'mounted')
      }),
    )
    .toBe(true)
/** What a provider's stand-in says of a film that nobody may see here, or that the browser does not let play. */
export const refuse = (page: Page, what: { refuse?: number | string; refusePlay?: string }) =>
  page.addInitScript((given) => Object.assign(window, given), what)
/** Scripts of providers wait until the returned function is called. */
export async function hold(page: Page): Promise<() => void> {
  let go = () => {}
  const held = new Promise<void>((done) => {
    go = done
  })
  for (const script of ['**/iframe_api', '**/api/player.js']) await page.route(script, (route) => held.then(() => route.fallback()))
  return go
}
