import type { Page } from 'playwright/test'
import { expect, test } from './harness'
import { ownPage } from './page'
import { keepServed, unmountDifference } from './served'
import { hasShared, openFixture } from './sliders'

const css = '.zdjecie{display:block}body{margin:0}main{width:1000px}[hidden]{display:none!important}.daleko{height:4000px}'
const head = '<script defer src="/skerry.js"></script>'
const picture = (w: number, h: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><rect width="${w}" height="${h}" fill="#9bc"/></svg>`

/** Serves pictures of 300 × 200 under /p/; those of `broken` do not come. Tells what was asked for. */
async function pictures(page: Page, { broken = /never/, wait = Promise.resolve() as Promise<unknown> } = {}) {
  const asked: string[] = []
  await page.route('**/p/*.svg', async (route) => {
    const { pathname } = new URL(route.request().url())
    asked.push(pathname)
    await wait
    if (broken.test(pathname)) return route.fulfill({ status: 404, body: '' })
    return route.fulfill({ contentType: 'image/svg+xml', body: picture(300, 200) })
  })
  return asked
}
const byHand = (settings: object, sizes: [number, number, string?][], filters = '') => {
  const items = sizes.map(
    ([w, h, tags = ''], i) =>
      `<a class="zdjecie" href="/p/${i}.svg" data-lightbox="g" data-tags="${tags}"><img src="/p/${i}.svg"${w ? ` width="${w}" height="${h}"` : ''} alt="Zdjęcie ${i}"></a>`,
  )
  return `<div data-widget="gallery" data-settings='${JSON.stringify(settings)}'>${filters}${filters ? `<div data-gallery-items>${items.join('')}</div>` : items.join('')}</div>`
}
/** As the builder's server writes it; with titles when there are several galleries in one. */
const builder = (settings: object, tags: string[], titles: string[] = [], label = 'Opis') => `
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

/** Left, top, width and height of each picture that shows, from the box's corner. */
const boxes = (page: Page, selector = '.zdjecie,.e-gallery-item') =>
  page.locator(selector).evaluateAll((els) => {
    const from = els[0]?.parentElement?.getBoundingClientRect() as DOMRect
    return els
      .map((el) => el.getBoundingClientRect())
      .filter((r) => r.width)
      .map((r) => [r.left - from.left, r.top - from.top, r.width, r.height].map(Math.round).join())
  })
const height = (page: Page, selector: string) => page.locator(selector).evaluate((el) => Math.round(el.getBoundingClientRect().height))
const filters = `<p role="group" aria-label="Co"><button type="button" data-gallery-filter="">Wszystko</button><button type="button" data-gallery-filter="a">A</button></p>`

/** Errors that reach the window only, such as that of a resize observer which calls itself. */
const watchErrors = (page: Page) =>
  page.addInitScript(() => {
    const w = window as unknown as { errors: string[]; shifts: number }
    w.errors = []
    w.shifts = 0
    addEventListener('error', (event) => w.errors.push(event.message))
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) w.shifts += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
const watched = (page: Page) =>
  page
    .evaluate(() => window as unknown as { errors: string[]; shifts: number })
    .then(() =>
      page.evaluate(() => ({
        errors: (window as unknown as { errors: string[] }).errors,
        shifts: (window as unknown as { shifts: number }).shifts,
      })),
    )

test('columns: boxes from the markup before a picture is there, and nothing moves when it comes', async ({ page, problems }) => {
  let come: (value?: unknown) => void = () => {}
  await pictures(page, {
    wait: new Promise((done) => {
      come = done
    }),
  })
  await watchErrors(page)
  await keepServed(page)
  const sizes: [number, number][] = [
    [300, 600],
    [300, 300],
    [300, 300],
    [600, 300],
  ]
  const opened = ownPage(page, `<main>${byHand({ gallery_layout: 'masonry', columns: 3, gap: { size: 20 } }, sizes)}</main>`, css, head)
  await page.waitForURL('**/own/', { waitUntil: 'domcontentloaded' })
  // 320 px a column: the fourth goes under the second, which is shorter than the first.
  const expected = ['0,0,320,640', '340,0,320,320', '680,0,320,320', '340,340,320,160']
  await expect.poll(() => boxes(page)).toEqual(expected)
  expect(await height(page, '[data-widget]')).toBe(640)
  const { shifts } = await watched(page)
  come()
  await opened
  await expect.poll(() => page.locator('img').evaluateAll((all) => all.every((i) => (i as HTMLImageElement).naturalWidth))).toBe(true)
  expect(await boxes(page)).toEqual(expected)
  expect(await watched(page)).toEqual({ errors: [], shifts })
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('rows: fill the width, follow it when it changes, and no observer calls itself', async ({ page }) => {
  await pictures(page)
  await watchErrors(page)
  await ownPage(
    page,
    `<main>${byHand({ gallery_layout: 'justified', ideal_row_height: 200, gap: 0 }, Array(4).fill([300, 200]))}</main>`,
    css,
    head,
  )
  await expect.poll(() => boxes(page)).toEqual(['0,0,333,222', '333,0,333,222', '667,0,333,222', '0,222,300,200'])
  await page.locator('main').evaluate((el) => {
    el.style.width = '500px'
  })
  // 600 sticks out by 100, stopping leaves 200 empty: two a row.
  await expect.poll(() => boxes(page)).toEqual(['0,0,250,167', '250,0,250,167', '0,167,250,167', '250,167,250,167'])
  await page.locator('main').evaluate((el) => {
    el.style.width = '1000px'
  })
  await expect.poll(() => height(page, '[data-widget]')).toBe(422)
  expect((await watched(page)).errors).toEqual([])
})

test('a picture without sizes takes its own when it is there, and one that never comes holds nobody up', async ({ page }) => {
  await pictures(page, { broken: /0\.svg/ })
  await ownPage(
    page,
    `<main>${byHand({ gallery_layout: 'masonry', columns: 2, gap: 0 }, [
      [0, 0],
      [0, 0],
    ])}</main>`,
    css,
    head,
  )
  await expect.poll(() => boxes(page)).toEqual(['0,0,500,500', '500,0,500,333'])
})

test('the builder’s grid: cells, classes and variables of the contract; columns by device', async ({ page, problems }) => {
  await pictures(page)
  await keepServed(page)
  const settings = {
    gallery_layout: 'grid',
    columns: 2,
    columns_mobile: 1,
    gap: { unit: 'px', size: 10 },
    gap_mobile: { unit: 'px', size: '' },
    aspect_ratio: '2:1',
    lazyload: 'yes',
    image_hover_animation: 'grow',
    content_hover_animation: 'fade-in',
    content_sequenced_animation: 'yes',
  }
  await ownPage(
    page,
    `<main>${builder(settings, Array(5).fill(''))}</main>`,
    `${css}.elementor-gallery__container::before{content:"";display:table}`,
    head,
  )
  const box = page.locator('.elementor-gallery__container')
  await expect(box).toHaveClass('elementor-gallery__container e-gallery-container e-gallery-grid e-gallery--ltr e-gallery--lazyload')
  expect(await boxes(page)).toEqual(['0,0,495,248', '505,0,495,248', '0,258,495,248', '505,258,495,248', '0,515,495,248'])
  const value = (el: Element, name: string) => getComputedStyle(el).getPropertyValue(name)
  const of = (selector: string, name: string) => page.locator(selector).first().evaluate(value, name)
  expect(await Promise.all(['--rows', '--columns', '--hgap', '--aspect-ratio'].map((n) => box.evaluate(value, n)))).toEqual([
    '3',
    '2',
    '10px',
    '50%',
  ])
  expect([await of('.e-gallery-item:nth-child(4)', '--column'), await of('.e-gallery-item:nth-child(4)', '--row')]).toEqual(['1', '1'])
  await expect(page.locator('.e-gallery-image').first()).toHaveClass(/elementor-animated-item--grow e-gallery-image-loaded/)
  expect(await of('.e-gallery-image', 'background-image')).toContain('/p/0-300x200.svg')
  await expect(page.locator('.elementor-gallery-item__title').first()).toHaveClass(/elementor-animated-item--fade-in/)
  await expect(page.locator('.elementor-gallery-item__content').first()).toHaveClass(/elementor-gallery--sequenced-animation/)
  // An empty gap of the smaller device is no gap of 0.
  await page.setViewportSize({ width: 700, height: 800 })
  await expect.poll(() => boxes(page)).toEqual([0, 510, 1020, 1530, 2040].map((y) => `0,${y},1000,500`))
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('the builder’s filters: first title first, keys, what shows, the lightbox’s groups, and what is said', async ({ page, problems }) => {
  await pictures(page)
  await keepServed(page)
  await ownPage(
    page,
    `<main>${builder({ gallery_layout: 'grid', columns: 3 }, ['0', '1', '0,1', '1'], ['All', 'Lato', 'Zima'])}</main>`,
    css,
    head,
  )
  const titles = page.locator('.elementor-gallery-title')
  const groups = () =>
    page.locator('.e-gallery-item').evaluateAll((all) => all.map((el) => (el as HTMLElement).dataset.elementorLightboxSlideshow))
  await expect(titles.first()).toHaveClass(/elementor-item-active/)
  expect(await groups()).toEqual(Array(4).fill('all_g4ll111'))
  const status = page.locator('[role=status]')
  await expect(status).toHaveText('')
  const seen = page.evaluate(
    () => new Promise((done) => addEventListener('skerry:gallery:filtered', (e) => done((e as CustomEvent).detail), { once: true })),
  )
  await titles.nth(1).focus()
  await page.keyboard.press('Space')
  await expect(titles.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(titles.first()).toHaveAttribute('aria-pressed', 'false')
  await expect(page.locator('.elementor-item-active')).toHaveText('Lato')
  expect(await seen).toEqual({ filter: '0', shown: 2 })
  await expect(status).toHaveText('Lato: 2 / 4')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(titles.nth(1)).toBeFocused()
  const visible = () => page.locator('.e-gallery-item:visible').evaluateAll((all) => all.map((el) => el.getAttribute('href')))
  expect(await visible()).toEqual(['/p/0.svg', '/p/2.svg'])
  await expect(page.locator('.e-gallery-item--hidden')).toHaveCount(2)
  expect((await groups()).filter((g) => g === '0_g4ll111')).toHaveLength(2)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(status).toHaveText('Zima: 3 / 4')
  expect(await visible()).toEqual(['/p/1.svg', '/p/2.svg', '/p/3.svg'])
  expect(await groups()).toEqual(['0_g4ll111', '1_g4ll111', '1_g4ll111', '1_g4ll111'])
  // What does not show is not in the way of the keyboard either.
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveAttribute('href', '/p/1.svg')
  await expect(page.locator('.e-gallery--animated')).toHaveCount(0)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('hand-written filters: buttons that are pressed, groups of their own, the rest moves up', async ({ page, problems }) => {
  await pictures(page)
  await keepServed(page)
  const sizes = [
    [300, 200, 'b'],
    [300, 200, 'a b'],
    [300, 200, 'b'],
    [300, 200, 'a'],
  ] as [number, number, string][]
  await ownPage(page, `<main>${byHand({ gallery_layout: 'justified', gap: 0 }, sizes, filters)}</main>`, css, head)
  await expect(page.getByRole('button', { name: 'Wszystko' })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => boxes(page)).toHaveLength(4)
  await page.getByRole('button', { name: 'A' }).click()
  const groups = () => page.locator('.zdjecie').evaluateAll((all) => all.map((el) => (el as HTMLElement).dataset.lightbox))
  expect(await groups()).toEqual(['g', 'a_g', 'g', 'a_g'])
  await page.evaluate(() => Promise.all(document.getAnimations().map((a) => a.finished)))
  // 600 of 1000 is less than 70 %: the row keeps its height.
  expect(await boxes(page)).toEqual(['0,0,300,200', '300,0,300,200'])
  expect(await height(page, '[data-gallery-items]')).toBe(200)
  await page.getByRole('button', { name: 'Wszystko' }).click()
  expect(await groups()).toEqual(Array(4).fill('g'))
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a filter’s pictures travel, and with less motion they do not', async ({ page }) => {
  await pictures(page)
  const body = `<main>${byHand(
    { columns: 2 },
    [
      [3, 2, 'b'],
      [3, 2, 'a'],
    ],
    filters,
  )}</main>`
  const moving = async () => {
    await expect(page.getByRole('button', { name: 'A' })).toHaveAttribute('aria-pressed', 'false')
    return page.evaluate(() => {
      ;(document.querySelector('[data-gallery-filter=a]') as HTMLElement).click()
      return document.getAnimations().length
    })
  }
  await ownPage(page, body, css, head)
  expect(await moving()).toBe(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  expect(await moving()).toBe(0)
})

test('lazy pictures are asked for when they come near, others at once', async ({ page }) => {
  const asked = await pictures(page)
  const far = (settings: object) =>
    `<main><div class="daleko"></div>${builder({ gallery_layout: 'masonry', ...settings }, ['', ''])}</main>`
  await ownPage(page, far({ lazyload: 'yes' }), css, head)
  await expect.poll(() => boxes(page)).toHaveLength(2)
  expect(asked).toEqual([])
  await page.evaluate(() => scrollTo(0, 3200))
  await expect(page.locator('.e-gallery-image-loaded')).toHaveCount(2)
  expect(asked).toHaveLength(2)
  await page.evaluate(() => scrollTo(0, 0))
  asked.length = 0
  await page.route('**/own/', (route) => route.fallback())
  await ownPage(page, far({}), css, head)
  await expect.poll(() => asked.length).toBe(2)
})

test('hidden, it waits for a width; right to left, it begins at the right', async ({ page, problems }) => {
  await pictures(page)
  await ownPage(
    page,
    `<main dir="rtl"><div hidden id="karta">${byHand({ gallery_layout: 'masonry', columns: 2, gap: 0 }, [
      [1, 1],
      [1, 1],
    ])}</div>
<div>${builder({ gallery_layout: 'grid', columns: 2 }, ['', ''])}</div></main>`,
    css,
    head,
  )
  await expect(page.locator('.e-gallery--rtl')).toHaveCount(1)
  expect(await boxes(page, '.e-gallery-item')).toEqual(['505,0,495,330', '0,0,495,330'])
  await page.waitForFunction(() => document.querySelector('[data-layout=masonry]'))
  await page.locator('#karta').evaluate((el) => el.removeAttribute('hidden'))
  await expect.poll(() => boxes(page, '.zdjecie')).toEqual(['500,0,500,500', '0,0,500,500'])
  expect(problems()).toEqual([])
})

test('in a popup it is laid out when the popup opens', async ({ page, problems }) => {
  await pictures(page)
  await ownPage(
    page,
    `<button data-popup-open="okno">Otwórz</button><section data-widget="popup" id="okno" hidden><h2>Okno</h2>${byHand(
      { gallery_layout: 'justified' },
      [
        [300, 200],
        [300, 200],
      ],
      filters,
    )}</section>`,
    '',
    `<link rel="stylesheet" href="/skerry.css">${head}`,
  )
  await page.getByRole('button', { name: 'Otwórz' }).click()
  await expect.poll(async () => (await boxes(page)).length).toBe(2)
  await page.getByRole('button', { name: 'A' }).click()
  await expect(page.locator('.zdjecie:visible')).toHaveCount(0)
  expect(problems()).toEqual([])
})

test('a link that says nothing gets a name, and a picture without a text is decoration', async ({ page }) => {
  await pictures(page)
  await keepServed(page)
  await ownPage(page, `<main>${builder({ gallery_layout: 'grid' }, [''], [], '')}</main>`, css, head)
  await expect(page.getByRole('link', { name: 'Tytuł 0' })).toHaveCount(1)
  await expect(page.getByRole('img')).toHaveCount(0)
  expect(await unmountDifference(page)).toBe('')
})

test('settings that cannot be read are the usual ones; a gallery without pictures is no error', async ({ page, problems }) => {
  await pictures(page)
  await ownPage(
    page,
    `<main>${builder({ gallery_layout: 'Do eiusmo', aspect_ratio: 'Sit', columns: 'x' }, Array(5).fill(''))}${builder({}, [])}<div data-widget="gallery"></div></main>`,
    css,
    head,
  )
  await expect.poll(async () => (await boxes(page))[4]).toBe('0,172,243,162')
  expect(problems('expected')).toEqual([])
})

test('the demo page by keyboard: filter, then every picture that shows, in order, in sight', async ({ page, problems }) => {
  await page.goto('/pages/gallery.html')
  const first = page.locator('#rejs')
  await expect(first).toHaveAttribute('data-layout', 'masonry')
  await first.getByRole('button', { name: 'Wszystko' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(first.getByRole('button', { name: 'Ląd' })).toHaveAttribute('aria-pressed', 'true')
  await expect(first.getByRole('status')).toHaveText('Ląd: 3 / 8')
  await page.keyboard.press('Tab')
  const walked: string[] = []
  for (let i = 0; i < 3; i++) {
    await page.keyboard.press('Tab')
    walked.push(
      await page.evaluate(() => {
        const el = document.activeElement as HTMLElement
        const { top, bottom } = el.getBoundingClientRect()
        return `${el.getAttribute('href')?.split('/').pop()}${bottom > 0 && top < innerHeight ? '' : ' out of sight'}`
      }),
    )
  }
  expect(walked).toEqual(['latarnia.svg', 'wydmy.svg', 'molo.svg'])
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('#rejs') ?? null)).toBe(null)
  expect(problems()).toEqual([])
})

test.describe('a real page', () => {
  test.skip(!hasShared, 'skipped: ../shared is not here')
  test('every gallery is laid out, filters work, all of it goes again', async ({ page }) => {
    await keepServed(page)
    await openFixture(page, 'kitchen-sink')
    const all = page.locator('[data-widget_type="gallery.default"]')
    const count = await all.count()
    expect(count).toBeGreaterThan(2)
    for (let i = 0; i < count; i++) {
      const one = all.nth(i)
      await one.scrollIntoViewIfNeeded()
      await expect(one.locator('.e-gallery-container')).toHaveCount(1)
      await expect.poll(() => one.evaluate((el) => el.getBoundingClientRect().height)).toBeGreaterThan(50)
      // No two pictures of a gallery lie on one another, and none sticks out.
      const wrong = await one.evaluate((el) => {
        const whole = el.getBoundingClientRect()
        const rects = [...el.querySelectorAll('.e-gallery-item')].map((item) => item.getBoundingClientRect()).filter((r) => r.width)
        return rects.flatMap((a, x) =>
          rects
            .filter((b, y) => y > x && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
            .map(() => x)
            .concat(a.left < whole.left - 1 || a.right > whole.right + 1 || a.bottom > whole.bottom + 1 ? [x] : []),
        )
      })
      expect(wrong, `gallery ${i}`).toEqual([])
    }
    const title = page.locator('.elementor-gallery-title').nth(1)
    // A popup of the page's lies above.
    await title.dispatchEvent('click')
    await expect(title).toHaveClass(/elementor-item-active/)
    expect(await unmountDifference(page)).toBe('')
  })
})
