import type { Page } from 'playwright/test'

export const css = '.photo{display:block}body{margin:0}main{width:1000px}[hidden]{display:none!important}.far-down{height:4000px}'
export const head = '<script defer src="/skerry.js"></script>'
/** With our stylesheet, which lays out hand-written galleries before the script does. */
export const styledHead = `<link rel="stylesheet" href="/skerry.css">${head}`
const picture = (w: number, h: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><rect width="${w}" height="${h}" fill="#9bc"/></svg>`

/**
 * Serves pictures under /p/, of 300 × 200 px unless `sizes` has another size for their number; those that match `broken` are missing, and all
 * wait for `wait`. Gives the list of the requested addresses.
 */
export async function pictures(
  page: Page,
  { broken = /never/, wait = Promise.resolve() as Promise<unknown>, sizes = [] as [number, number][] } = {},
) {
  const requested: string[] = []
  await page.route('**/p/*.svg', async (route) => {
    const { pathname } = new URL(route.request().url())
    requested.push(pathname)
    await wait
    if (broken.test(pathname)) return route.fulfill({ status: 404, body: '' })
    const [w, h] = sizes[Number.parseInt(pathname.slice(3), 10)] ?? [300, 200]
    return route.fulfill({ contentType: 'image/svg+xml', body: picture(w, h) })
  })
  return requested
}
/** A hand-written gallery of links around pictures, each with a width, a height and tags. */
export const byHand = (settings: object, sizes: [number, number, string?][], filters = '') => {
  const items = sizes.map(
    ([w, h, tags = ''], i) =>
      `<a class="photo" href="/p/${i}.svg" data-lightbox="g" data-tags="${tags}"><img src="/p/${i}.svg"${w ? ` width="${w}" height="${h}"` : ''} alt="Zdjęcie ${i}"></a>`,
  )
  return `<div data-widget="gallery" data-settings='${JSON.stringify(settings)}'>${filters}${filters ? `<div data-gallery-items>${items.join('')}</div>` : items.join('')}</div>`
}
/** A gallery as the builder's server sends it; it has titles, which are its filters, when it consists of several galleries. */
export const builder = (settings: object, tags: string[], titles: string[] = [], label = 'Opis') => `
<div class="elementor-element elementor-widget elementor-widget-gallery" data-id="g4ll111" data-element_type="widget" data-settings='${JSON.stringify(settings)}' data-widget_type="gallery.default">
${titles.length ? `<div class="elementor-gallery__titles-container e--pointer-underline" aria-label="Gallery filter">${titles.map((t, i) => `<a class="elementor-item elementor-gallery-title" role="button" tabindex="0" data-gallery-index="${t === 'All' ? 'all' : i - (titles[0] === 'All' ? 1 : 0)}"> ${t} </a>`).join('')}</div>` : ''}
<div class="elementor-gallery__container">${tags
  .map(
    (
      t,
      i,
    ) => `<a class="e-gallery-item elementor-gallery-item elementor-animated-content" href="/p/${i}.svg" data-elementor-open-lightbox="yes" data-elementor-lightbox-slideshow="g4ll111" data-elementor-lightbox-title="Tytuł ${i}" data-e-gallery-tags="${t}">
<div class="e-gallery-image elementor-gallery-item__image" data-thumbnail="/p/${i}-300x200.svg" data-width="300" data-height="200" aria-label="${label}" role="img"></div>
<div class="elementor-gallery-item__overlay"></div><div class="elementor-gallery-item__content">${label && `<div class="elementor-gallery-item__title">${i}</div>`}</div></a>`,
  )
  .join('')}</div></div>`

/** Left, top, width and height of each visible picture, from the corner of the gallery. */
export const boxes = (page: Page, selector = '.photo,.e-gallery-item') =>
  page.locator(selector).evaluateAll((els) => {
    const from = els[0]?.parentElement?.getBoundingClientRect() as DOMRect
    return els
      .map((el) => el.getBoundingClientRect())
      .filter((r) => r.width)
      .map((r) => [r.left - from.left, r.top - from.top, r.width, r.height].map(Math.round).join())
  })
export const height = (page: Page, selector: string) =>
  page.locator(selector).evaluate((el) => Math.round(el.getBoundingClientRect().height))
export const filters = `<p role="group" aria-label="Co"><button type="button" data-gallery-filter="">Wszystko</button><button type="button" data-gallery-filter="a">A</button></p>`

/** Collects layout shifts, and the errors that reach only the window, such as that of a resize observer which calls itself. */
export const watchErrorsAndShifts = (page: Page) =>
  page.addInitScript(() => {
    const w = window as unknown as { errors: string[]; shifts: number }
    w.errors = []
    w.shifts = 0
    addEventListener('error', (event) => w.errors.push(event.message))
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) w.shifts += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
export const errorsAndShifts = (page: Page) =>
  page.evaluate(() => {
    const { errors, shifts } = window as unknown as { errors: string[]; shifts: number }
    return { errors, shifts }
  })

/** Keeps the gallery's code back until the returned function is called, so that what is painted before it can be looked at. */
export async function holdGalleryCode(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/chunks/gallery-*', async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}

/** Lets so many frames go by: observers and what they start have run. */
export const nextFrames = (page: Page, count = 10) =>
  page.evaluate(async (frames) => {
    for (let i = 0; i < frames; i++) await new Promise((resolve) => requestAnimationFrame(resolve))
  }, count)
