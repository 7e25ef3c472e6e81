import type { Page } from 'playwright/test'
import { expect } from '../harness'
import { openPage } from '../slider/sliders'

const NAME = '.elementor-background-slideshow'
/** The layers of the pictures, all in one box; the one that shows the first picture before them has no direction. */
export const LAYERS = `${NAME}[dir]`
export const SLIDE = `${NAME}__slide`
export const PICTURE = `${LAYERS} ${SLIDE}__image`
export const PAUSE = '.skerry-background-pause'

export const gallery = [1, 2, 3].map((id) => ({ id, url: `/pictures/p${id}.svg` }))

/** A section, column or container of the builder, with three pictures for two seconds each unless `settings` say otherwise. */
export const element = (settings: object, type = 'section', inner = '<h1>Nad obrazem</h1>') => {
  const all = {
    background_background: 'slideshow',
    background_slideshow_gallery: gallery,
    background_slideshow_slide_duration: 2000,
    ...settings,
  }
  return `<section class="elementor-element" data-element_type="${type}" data-settings='${JSON.stringify(all)}'>${inner}</section>`
}

/** Opens a page with a section for each of the settings; its clock stands still except for `page.clock.runFor`, however slow the machine is. */
export async function openSections(page: Page, all: object[], after = ''): Promise<void> {
  // What is out of view would wait.
  if (all.length > 1) await page.setViewportSize({ width: 1280, height: 300 * all.length })
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await openPage(page, all.map((settings) => element(settings)).join('') + after, { css: '/builder.css' })
  await expect(page.locator(LAYERS)).toHaveCount(all.length)
}
export const openSection = (page: Page, settings: object, after = '') => openSections(page, [settings], after)

/** The number of the picture that is wholly in view; empty during a transition. */
export const visiblePicture = (page: Page) =>
  page.locator(SLIDE).evaluateAll((slides) =>
    slides
      .filter((el) => getComputedStyle(el).visibility === 'visible' && getComputedStyle(el).opacity === '1')
      .map((el) => /p(\d)/.exec((el.firstElementChild as HTMLElement).style.backgroundImage)?.[1])
      .join(),
  )

/** What shows the first picture until the slideshow takes its place, and the picture in it. */
export const BOX = '.skerry-first'
export const FIRST = `${BOX} > ${SLIDE}__image`
export const SLIDESHOW = 'background-slideshow'
/** Where a picture lies, and how it fills its box. */
export const placeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((el) => {
      const { backgroundImage, backgroundSize, backgroundPosition, backgroundRepeat, transform } = getComputedStyle(el)
      return {
        box: { ...el.getBoundingClientRect().toJSON() },
        backgroundImage,
        backgroundSize,
        backgroundPosition,
        backgroundRepeat,
        transform,
      }
    })
