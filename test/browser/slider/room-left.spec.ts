import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { holdRequests } from '../hold-chunk'
import { inPlaces, PLACES, PLACES_CSS } from './places'
import { imageCarousel, loopCarousel, nestedCarousel, proCarousel, slider, slides } from './slider-markup'
import { openPage } from './sliders'

const one = { slides_to_show: '1', navigation: 'both', infinite: 'yes' }
const gallery = (layout: string) =>
  `<div data-widget="gallery" data-settings='{"gallery_layout":"${layout}","columns":3}'>${[1, 2, 3, 4].map((i) => `<a href="/pictures/p${i}.svg"><img src="/pictures/p${i}.svg" width="768" height="432" alt="Obraz ${i}"></a>`).join('')}</div>`
const builderGallery = (layout: string) =>
  `<div class="elementor-element elementor-widget elementor-widget-gallery" data-id="9a1" data-element_type="widget" data-settings='{"gallery_layout":"${layout}","columns":3,"lazyload":"yes"}' data-widget_type="gallery.default"><div class="elementor-gallery__container">${[1, 2, 3, 4].map((i) => `<a class="e-gallery-item elementor-gallery-item" href="/pictures/p${i}.svg"><div class="e-gallery-image elementor-gallery-item__image" data-thumbnail="/pictures/p${i}.svg" data-width="768" data-height="432"></div></a>`).join('')}</div></div>`
const titles = Array.from({ length: 9 }, (_, i) => `Bardzo długi tytuł zakładki ${i + 1}`)
/** Every place has the same ids, as nothing is opened here. */
const tabs = `<div data-widget="tabs"><div data-tabs-list>${titles.map((title, i) => `<a href="#z${i}">${title.replaceAll(' ', '_')}</a>`).join('')}</div><section id="z0"><p>Tekst</p></section></div>`

const KINDS: Record<string, string> = {
  'hand-written': slider({ ...one, slides_to_show: '3', image_spacing_custom: { size: 10 } }).replaceAll(
    'Slajd',
    'Długi tekst, który nie zmieściłby się w jednym wierszu wąskiej kolumny, slajd',
  ),
  'fading, with autoplay': slider({ ...one, effect: 'fade', autoplay: 'yes', autoplay_speed: 60_000 }),
  'image carousel': imageCarousel(one),
  'image carousel for the older library': imageCarousel(one, { legacy: true }),
  'nested carousel': nestedCarousel({ ...one, slides_to_show: '2' }),
  'loop carousel': loopCarousel({ ...one, slides_to_show: '2' }),
  slideshow: proCarousel('media-carousel', { skin: 'slideshow', loop: 'yes' }),
  'testimonial carousel': proCarousel('testimonial-carousel', { slides_per_view: '2' }),
  slides: slides(one),
  'gallery in columns': gallery('masonry'),
  'gallery in rows': gallery('justified'),
  'builder’s gallery': builderGallery('grid'),
  'builder’s gallery in columns': builderGallery('masonry'),
  'builder’s gallery in rows': builderGallery('justified'),
  'tabs that scroll': tabs,
}
/** A box that the builder lays out as a grid with gaps. */
const CSS = `${PLACES_CSS}.elementor-grid{display:grid;gap:30px}a.e-gallery-item{display:block}`

/** By how many pixels each place is wider or narrower than its room; and whether the page scrolls sideways. */
async function misfits(page: Page, isScripted = true): Promise<Record<string, number>> {
  const found = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.frame')].map((frame) => {
      const host =
        frame.querySelector('[data-widget],[data-widget_type]')?.closest('.elementor') ??
        frame.querySelector('[data-widget],[data-widget_type]')
      const parts = [...frame.querySelectorAll('.swiper,.swiper-container,.elementor-gallery__container')]
      const widest = Math.max(...[host as Element, ...parts].map((el) => el.getBoundingClientRect().width))
      return { place: frame.dataset.place as string, frame: frame.clientWidth, width: widest, height: (host as HTMLElement).offsetHeight }
    }),
  )
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  const all = found
    .filter(({ place }) => isScripted || !PLACES[place]?.byScript)
    .map(({ place, frame, width, height }) => [place, height ? Math.round(width - (PLACES[place]?.room(frame) ?? 0)) : -9999])
  return Object.fromEntries([...all, ['the page', overflow]].filter(([, difference]) => difference))
}

test('every kind is as wide as the room that its place leaves, before the script, by it, after a resize and shown late', async ({
  page,
  each,
}) => {
  await each(
    Object.entries(KINDS),
    ([kind]) => `${kind}: as wide as the room that its place leaves, before the script, by it, after a resize and shown late`,
    async ([kind, inner]) => {
      const body = `<style>${CSS}</style><div id="late">${inPlaces(inner)}</div>`
      const css = '/builder.css /skerry.css /skerry.builder.css'
      const carousels =
        (inner.match(/swiper(-container)?[" ][^>]*><div class="[^"]*swiper-wrapper/g)?.length ?? 0) +
        (inner.match(/data-widget="slider"/g)?.length ?? 0)
      const started = () =>
        expect(page.locator('.swiper-initialized,.swiper-container-initialized')).toHaveCount(carousels * Object.keys(PLACES).length)
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => document.getElementById('late')?.setAttribute('hidden', ''), { once: true })
      })
      const script = await holdRequests(page, '**/skerry.js')
      const opened = openPage(page, body, { css, csp: false })
      await script.requested
      await page.waitForFunction(
        () =>
          document.readyState === 'interactive' &&
          document.getElementById('late') &&
          [...document.images].every((img) => img.complete) &&
          [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
      )
      if (!kind.startsWith('builder’s')) expect(await misfits(page, false), 'before the script').toEqual({})
      await script.release()
      await opened
      await page.waitForFunction(() => (window as unknown as { Skerry?: object }).Skerry)
      await page.evaluate(() => document.getElementById('late')?.removeAttribute('hidden'))
      await started()
      await expect.poll(() => misfits(page), 'shown late').toEqual({})
      for (const width of [500, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(() => misfits(page), `${width}`).toEqual({})
      }
    },
  )
})
