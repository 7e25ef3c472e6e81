import type { Page } from 'playwright/test'
import { expect } from '../harness'
import { scrollThrough } from '../unmount'
import { YOUTUBE } from '../video/videos'

/** A demo page in a state that shows controls of ours. */
export interface State {
  name: string
  url: string
  /** Changes the page's HTML first. */
  edit?: (html: string) => string
  /** Brings the page into the state. */
  act: (page: Page) => Promise<void>
  /** Our controls, and the element that each is placed in. The required contrast is 3, for icons, unless stated: 4.5 for texts, none for pictures. */
  controls: readonly (readonly [selector: string, within: string, contrast?: number])[]
  /** Those that the pointer and the focus visit in turn. */
  visited?: readonly string[]
  /** What the pointer is over. */
  pointedAt?: string
  /** A window that becomes narrow does not bring it into the state that phones start in. */
  isOtherOnPhone?: boolean
  /** A theme may give what the controls are placed in another size, so that their place is not compared. */
  isPlacedFreely?: boolean
}

const visible = (page: Page, selector: string) => expect(page.locator(selector).first()).toBeVisible()
export const press = async (page: Page, selector: string, then: string) => {
  // Not with the pointer: a theme's layout must not decide whether this works.
  await page
    .locator(selector)
    .first()
    .evaluate((el: HTMLElement) => el.click())
  await visible(page, then)
}
export const settle = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      document.getAnimations().map((a) => (Number(a.effect?.getComputedTiming().endTime) < 2000 ? a.finished.catch(() => {}) : 0)),
    ),
  )

const TEXT = 4.5
const PICTURE = 0

const TOOLS = ['.dialog-close-button', '[class*=share-arrow]', '[class*=zoom-in]', '[class*=frame-expand]']
const ARROWS = ['.elementor-swiper-button-prev', '.elementor-swiper-button-next']
const inLightbox = (selectors: string[], contrast?: number) =>
  selectors.map((selector) => [`.skerry-lightbox ${selector}`, '.skerry-lightbox', contrast] as const)

const MEDIA = ['background', 'slider', 'video'].map((name) => [`.skerry-${name}-pause`, ':has(> .skerry-ui)'] as const)

export const states: readonly State[] = [
  {
    name: 'slider',
    url: '/pages/slider.html',
    act: async (page) => {
      await visible(page, '#reviews .swiper-pagination-bullet')
      // It stays so, whatever has the focus.
      await press(page, '#reviews .skerry-slider-pause', '#reviews .skerry-slider-pause[aria-pressed=true]')
    },
    controls: [
      ['#reviews .skerry-slider-pause', '#reviews'],
      ['#reviews .skerry-slider-prev', '#reviews'],
      ['#reviews .skerry-slider-next', '#reviews'],
      ['#reviews .swiper-pagination-bullet-active', '#reviews', PICTURE],
      ['#reviews .swiper-pagination-bullet:nth-child(2)', '#reviews', PICTURE],
    ],
    visited: ['#reviews .skerry-slider-pause', '#reviews .skerry-slider-next', '#reviews .swiper-pagination-bullet-active'],
  },
  {
    name: 'popup',
    url: '/pages/popup.html',
    act: async (page) => {
      await press(page, '[data-popup-open=summer]', 'dialog .dialog-close-button')
      await settle(page)
    },
    controls: [['.skerry-popup .dialog-close-button', '.skerry-popup .dialog-widget-content']],
    visited: ['.skerry-popup .dialog-close-button'],
  },
  {
    name: 'popup in a corner',
    url: '/pages/popup.html',
    act: async (page) => {
      await press(page, '[data-popup-open=discount]', 'dialog .dialog-close-button')
      await settle(page)
    },
    controls: [['.skerry-popup .dialog-close-button', '.skerry-popup .dialog-widget-content']],
  },
  {
    name: 'lightbox',
    url: '/pages/lightbox.html',
    act: async (page) => {
      await press(page, '[data-lightbox=trail]', '.skerry-lightbox .swiper-lazy-loaded')
      await settle(page)
      // The tools fade where nothing happens.
      await page
        .locator('.skerry-lightbox')
        .evaluate((el) => setInterval(() => el.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })), 500))
    },
    controls: [
      ...inLightbox([...TOOLS, ...ARROWS]),
      ...inLightbox(['[class*=counter]', '[class*=slideshow__title]', '[class*=slideshow__description]'], TEXT),
      ...inLightbox(['footer', '.swiper-slide-active img', '.swiper-slide-active'], PICTURE),
      ...['.dialog-close-button', '.elementor-swiper-button-next'].map(
        (button) => [`.skerry-lightbox ${button} svg`, '.skerry-lightbox'] as const,
      ),
    ],
    visited: [
      '.skerry-lightbox .dialog-close-button',
      '.skerry-lightbox [class*=zoom-in]',
      '.skerry-lightbox .elementor-swiper-button-next',
    ],
  },
  {
    name: 'lightbox, sharing',
    url: '/pages/lightbox.html',
    act: async (page) => {
      await press(page, '[data-lightbox=trail]', '.skerry-lightbox .swiper-lazy-loaded')
      await press(page, '.skerry-lightbox [class*=share-arrow]', '.elementor-slideshow__share-menu a')
      await settle(page)
    },
    controls: inLightbox(['.elementor-slideshow__share-menu a'], TEXT),
    visited: ['.skerry-lightbox .elementor-slideshow__share-menu a'],
  },
  {
    name: 'lightbox, a picture that is missing',
    url: '/pages/lightbox.html',
    act: async (page) => {
      await press(page, 'a[data-lightbox]:text("A picture that is not there")', '.skerry-lightbox-missing')
      await settle(page)
    },
    controls: inLightbox(['.skerry-lightbox-missing', '.skerry-lightbox-missing a'], TEXT),
  },
  {
    name: 'videos',
    pointedAt: '.sea-at-night',
    url: '/pages/video.html',
    act: async (page) => {
      await visible(page, '[data-widget=video] > a[role=button]')
      await page.locator('.sea-at-night').scrollIntoViewIfNeeded()
      await visible(page, '.sea-at-night .skerry-background-video video')
    },
    controls: [
      ['[data-widget=video] > a', '[data-widget=video]', TEXT],
      ['.skerry-video-pause', '.sea-at-night'],
      ['.skerry-background-video video', '.sea-at-night', PICTURE],
    ],
    visited: ['[data-widget=video] > a', '.skerry-video-pause'],
  },
  {
    name: 'a video that plays, and one that is missing',
    url: '/pages/video.html',
    act: async (page) => {
      await page.route('**/film.webm', (route) => route.fulfill({ status: 404 }))
      await visible(page, '[data-widget=video] > a[role=button]')
      await page.evaluate(() => document.querySelector<HTMLElement>('[data-widget=video] > a')?.click())
      await visible(page, '.skerry-video-missing')
    },
    controls: [['.skerry-video-missing', '[data-widget=video]', TEXT]],
  },
  {
    name: 'playlist',
    url: '/pages/playlist.html',
    edit: (html) => html.replace('href="/pages/film.webm"', `href="${YOUTUBE}"`),
    act: (page) => visible(page, '.skerry-playlist-player .skerry-video-play'),
    controls: [['.skerry-playlist-player .skerry-video-play', '.skerry-playlist-player', TEXT]],
    visited: ['.skerry-playlist-player .skerry-video-play'],
  },
  {
    name: 'playlist with a file',
    url: '/pages/playlist.html',
    act: (page) => visible(page, '.skerry-playlist-player video'),
    controls: [['.skerry-playlist-player video', '.skerry-playlist-player', PICTURE]],
  },
  {
    name: 'consent',
    url: '/pages/video.html',
    edit: (html) => html.replace('<script defer src="/skerry.js"', '<script defer src="/skerry.js" data-consent="page"'),
    act: async (page) => {
      await visible(page, '[data-widget=video] > a[role=button]')
      await press(page, '[data-widget=video] > a[href*=youtube]', '.skerry-consent')
    },
    controls: [
      ['.skerry-consent', '[data-widget=video]', TEXT],
      ['.skerry-consent p', '.skerry-consent', TEXT],
      ['.skerry-consent button', '.skerry-consent', TEXT],
    ],
    visited: ['.skerry-consent button'],
  },
  {
    name: 'menu',
    isOtherOnPhone: true,
    url: '/pages/menu.html',
    act: async (page) => {
      if (await page.locator('#menu-main [data-menu-toggle]').isVisible())
        await press(page, '#menu-main [data-menu-toggle]', '#menu-main [data-menu-list]')
      await press(page, '#menu-main .skerry-menu-sub', '#menu-main li > ul')
    },
    controls: [['#menu-main .skerry-menu-sub', 'li', PICTURE]],
    visited: ['#menu-main .skerry-menu-sub'],
  },
  {
    name: 'background pictures',
    url: '/pages/background.html',
    act: (page) => visible(page, '.skerry-background-pause'),
    controls: [['.skerry-background-pause', ':has(> .skerry-ui)']],
    visited: ['.skerry-background-pause'],
  },
  {
    name: 'Lottie',
    pointedAt: '[data-widget=lottie]',
    url: '/pages/lottie.html',
    act: async (page) => {
      await page.locator('[data-widget=lottie]').first().scrollIntoViewIfNeeded()
      await visible(page, '.skerry-lottie-pause')
    },
    controls: [['.skerry-lottie-pause', '[data-widget=lottie]']],
  },
  {
    name: 'the builder’s media',
    url: '/port/media.html',
    act: async (page) => {
      await scrollThrough(page)
      for (const [selector] of MEDIA) await visible(page, selector)
    },
    controls: MEDIA,
  },
  {
    name: 'a bar that closes',
    isPlacedFreely: true,
    url: '/pages/edges.html',
    act: (page) => visible(page, '.skerry-bar-close'),
    controls: [['.skerry-bar-close', '[data-widget=floating-bar]']],
    visited: ['.skerry-bar-close'],
  },
  {
    name: 'a bar that moves',
    isPlacedFreely: true,
    url: '/pages/newer.html',
    act: async (page) => {
      await page.locator('.skerry-bar-pause').first().scrollIntoViewIfNeeded()
      await visible(page, '.skerry-bar-pause')
    },
    controls: [['.skerry-bar-pause', ':has(> .skerry-ui)']],
  },
  {
    name: 'panel at the side',
    url: '/pages/panels.html',
    act: async (page) => {
      await press(page, '[data-off-canvas-toggle=filters]', '.skerry-off-canvas-close')
      await settle(page)
    },
    controls: [['.skerry-off-canvas-close', '#filters']],
    visited: ['.skerry-off-canvas-close'],
  },
  {
    name: 'headline',
    url: '/pages/numbers.html',
    act: async (page) => {
      await page.locator('[data-widget=animated-headline]:has([data-headline-words])').first().scrollIntoViewIfNeeded()
      await visible(page, '.skerry-headline-pause')
    },
    controls: [['.skerry-headline-pause', ':has(> .skerry-ui)']],
    visited: ['.skerry-headline-pause'],
  },
  {
    name: 'inspector',
    url: '/pages/menu.html?skerry-inspect',
    act: (page) => visible(page, '#skerry-inspect summary'),
    controls: [
      ['#skerry-inspect >> .close', '#skerry-inspect'],
      ['#skerry-inspect >> summary', '#skerry-inspect', TEXT],
    ],
  },
]

const LOOKED_AT = states.flatMap(({ controls }) => controls.map(([selector]) => selector)).join()
/** The classes of visible controls of ours that no state has; controls with the builder's classes are the site's to style. */
export const controlsOfNoState = (page: Page) =>
  page.evaluate((known) => {
    const ours = [...document.querySelectorAll('.skerry-ui :is(button, [role=button]), button[class*=skerry-]')]
    const seen = ours.filter((el) => el.checkVisibility({ visibilityProperty: true }) && !/elementor-|e-form/.test(el.className))
    return seen.flatMap((el) => ([...el.classList].some((name) => known.includes(`.${name}`)) ? [] : [el.className]))
  }, LOOKED_AT)
