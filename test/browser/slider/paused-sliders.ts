import type { Locator, Page } from 'playwright/test'
import { expect } from '../harness'
import { openPage, type SwiperBox, started } from './sliders'

/** Opens a page with a stopped clock, and runs it until the first slider has started. */
export async function openPaused(page: Page, body: string): Promise<void> {
  await stopClock(page)
  await openPage(page, `<a href="#before">Przed</a>${body}`, { css: '/builder.css' })
  await startPaused(page)
}

/** For the page that is opened next. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
}

/** Runs a stopped clock until the first slider in `within` has started. */
async function startPaused(page: Page, within = 'body'): Promise<void> {
  const isStarted = () =>
    page.evaluate((selector) => 'autoplay' in ((document.querySelector(selector) as SwiperBox | null)?.swiper ?? {}), `${within} .swiper`)
  await expect.poll(() => page.clock.runFor(50).then(isStarted)).toBe(true)
  await playing(page)
}

/**
 * Waits for the first slide's time to begin: autoplay restarts when its IntersectionObserver first reports. Observers report in order of
 * creation, so it has once a later one does.
 */
const playing = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect()
          done()
        })
        observer.observe(document.body)
      }),
  )

/** Sliders of one page, each in an element that has its name as its id, of which `show` shows one at a time; above them is a link. */
export const hiddenSliders = (bodies: Record<string, string>): string =>
  `<a href="#before">Przed</a>${Object.entries(bodies)
    .map(([name, body]) => `<div class="one" id="${name}" hidden>${body}</div>`)
    .join('')}`

/** Shows this one of `hiddenSliders`, and waits until it has all its controls. Nothing has the focus then, and the pointer is on the link. */
export async function show(page: Page, name: string, clock: 'runs' | 'stands' = 'runs'): Promise<Locator> {
  await page.mouse.move(0, 0)
  await page.evaluate((id) => {
    ;(document.activeElement as HTMLElement | null)?.blur()
    for (const el of document.querySelectorAll<HTMLElement>('.one')) el.hidden = el.id !== id
  }, name)
  if (clock === 'stands') await startPaused(page, `#${name}`)
  else {
    await started(page, `#${name} .swiper-wrapper`)
    await playing(page)
  }
  return page.locator(`#${name}`)
}
