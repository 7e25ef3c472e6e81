import type { Locator, Page } from 'playwright/test'
import { expect } from '../harness'
import { attributeJson } from '../players/helpers'

/** A public video, and its id alone. */
export const YOUTUBE_ID = 'XHOmBV4js_E'
export const YOUTUBE = `https://www.youtube.com/watch?v=${YOUTUBE_ID}`
/** A video from every source; the file is the site's own. */
export const ADDRESSES = {
  hosted: '/pages/film.webm',
  youtube: YOUTUBE,
  vimeo: 'https://vimeo.com/235215203',
  dailymotion: 'https://www.dailymotion.com/video/x6tqhqb',
  videopress: 'https://videopress.com/v/abc',
}
export type Source = keyof typeof ADDRESSES
export const SOURCES = Object.keys(ADDRESSES) as Source[]
/** One of each kind of player: a file, one with a script, a frame alone. */
export const ONE_OF_EACH_KIND: readonly Source[] = ['hosted', 'youtube', 'dailymotion']
export const THIRD_PARTY_FILE = 'https://cdn.videos.test/trip.webm'

export const PICTURE = { show_image_overlay: 'yes', image_overlay: { url: '/pages/film.webp' } }
/** The overlay that the builder's server writes, with a button of this name in it. */
export const overlay = (attributes = '', name = 'Odtwórz film') =>
  `<div class="elementor-custom-embed-image-overlay" ${attributes}><div class="elementor-custom-embed-play" role="button" aria-label="${name}" tabindex="0"><i aria-hidden="true"></i></div></div>`
/** The video widget as the builder's server writes it, around what is inside. */
export const videoWidget = (settings: object, inside: string) =>
  `<div class="elementor-element elementor-widget-video" data-element_type="widget" data-widget_type="video.default" data-settings='${attributeJson(settings)}'><div class="elementor-widget-container"><div class="elementor-wrapper elementor-open-inline">${inside}</div></div></div>`
const withOverlay = (settings: object, inside: string, name: string) =>
  videoWidget({ ...PICTURE, ...settings }, inside + overlay('', `Odtwórz ${name}`))
const FRAMES: Partial<Record<Source, string>> = {
  vimeo: 'https://player.vimeo.com/video/1?color#t=',
  dailymotion: 'https://dailymotion.com/embed/video/x',
  videopress: 'https://videopress.com/embed/x',
}
/** A video of this source below an overlay, as the builder's server writes it. */
export const served = (source: Source, address: string = ADDRESSES[source], name = 'film'): string => {
  if (source === 'hosted')
    return withOverlay({ video_type: 'hosted' }, `<video class="elementor-video" src="${address}" controls preload="none"></video>`, name)
  if (source === 'youtube') return withOverlay({ youtube_url: address }, '<div class="elementor-video"></div>', name)
  return withOverlay(
    { video_type: source },
    `<iframe class="elementor-video-iframe" title="${name}" allowfullscreen allow="clipboard-write" src="${FRAMES[source]}"></iframe>`,
    name,
  )
}
/** A hand-written video: a link with this text. */
export const videoLink = (address: string, settings: object = {}, text = 'Film'): string =>
  `<div class="elementor-wrapper" data-widget="video" data-settings='${attributeJson(settings)}'><a href="${address}">${text}</a></div>`
export const byHand = (address: string, settings: object = {}, name = 'film'): string => videoLink(address, settings, `Obejrzyj ${name}`)
export const KINDS = [
  ['by hand', (source: Source, address: string = ADDRESSES[source], name = 'film') => byHand(address, {}, name)],
  ['the builder’s', served],
] as const
/** A video behind a section, as the builder's server writes it. */
export const background = (address: string, more: object = {}): string =>
  `<section class="elementor-element" data-element_type="section" data-settings='${attributeJson({ background_background: 'video', background_play_on_mobile: 'yes', background_video_link: address, ...more })}'><div class="elementor-background-video-container">${/youtube|vimeo|dailymotion|videopress/.test(address) ? '<div class="elementor-background-video-embed"></div>' : '<video class="elementor-background-video-hosted" muted playsinline></video>'}</div><h2>Nad filmem</h2></section>`
export const inMain = (body: string): string => `<main><h1>Filmy</h1>${body}</main>`

/** The play buttons on the page, or in a box on it. */
export const button = (box: Page | Locator) => box.getByRole('button', { name: /Obejrzyj|Odtwórz/ })
/** Presses the first play button by Enter; a locator's own `press` would wait for a frame, which a fake clock never brings. */
export async function pressPlay(box: Page | Locator): Promise<void> {
  await button(box).first().focus()
  await pressEnter('keyboard' in box ? box : box.page())
}
/** Presses Enter on what is focused, which gives the focus to a player. */
export async function pressEnter({ keyboard }: Page): Promise<void> {
  await keyboard.down('Enter')
  // The player's page may just be loading: Chromium then may never say that it has got the key.
  await Promise.race([keyboard.up('Enter').catch(() => {}), new Promise((done) => setTimeout(done, 3000))])
}
export const player = (box: Page | Locator) => box.locator('iframe,video')
export const pause = (page: Page) => page.locator('.skerry-video-pause')
export const giveConsent = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-consent-given', 'marketing'))
/** Waits until all videos of the page are mounted: from here on Skerry handles presses on them. */
export const mounted = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const { Skerry } = window as unknown as { Skerry?: { islands: () => { widget: { name: string }; state: string }[] } }
        const videos = Skerry?.islands().filter(({ widget }) => /ideo/.test(widget.name)) ?? []
        return videos.length > 0 && videos.every(({ state }) => state === 'mounted')
      }),
    )
    .toBe(true)
/** Lets a provider's stand-in report a video that cannot be shown here, or whose autoplay the browser blocks. */
export const refuse = (page: Page, what: { refuse?: number | string; refusePlay?: string }) =>
  page.addInitScript((given) => Object.assign(window, given), what)
/** Holds the providers' scripts back until the returned function is called. */
export async function holdProviderScripts(page: Page): Promise<() => void> {
  let go = () => {}
  const held = new Promise<void>((done) => {
    go = done
  })
  for (const script of ['**/iframe_api', '**/api/player.js']) await page.route(script, (route) => held.then(() => route.fallback()))
  return go
}
