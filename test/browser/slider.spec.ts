import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'
import { expect, test } from './harness'
import { keepServed, unmountDifference } from './served'
import { hasShared, imageCarousel, openFixture, openPage, shift, slider } from './sliders'

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const three = { slides_to_show: '3', navigation: 'both', infinite: 'yes', speed: 200 }
const started = (page: Page, box = '.swiper-wrapper') =>
  expect
    .poll(() =>
      page
        .locator(box)
        .first()
        .evaluate((el) => Boolean((el.parentElement as { swiper?: { initialized: boolean } } | null)?.swiper?.initialized)),
    )
    .toBe(true)

/** What stands in the window of the box, left to right. */
const inView = (page: Page, key: 'text' | 'alt' = 'text') =>
  page.evaluate((by) => {
    const wrapper = document.querySelector('.swiper-wrapper') as HTMLElement
    const box = (wrapper.parentElement as HTMLElement).getBoundingClientRect()
    return [...wrapper.children]
      .map((el) => ({
        at: el.getBoundingClientRect(),
        name: by === 'alt' ? el.querySelector('img')?.alt : el.querySelector('p')?.textContent,
        o: getComputedStyle(el).opacity,
      }))
      .filter(({ at, o }) => at.right > box.left + 2 && at.left < box.right - 2 && o !== '0')
      .sort((a, b) => a.at.left - b.at.left)
      .map(({ name }) => name?.replace(/\D+/, ''))
      .join()
  }, key)

async function axe(page: Page) {
  await page.evaluate(readFileSync(axePath, 'utf8'))
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } }).axe.run(),
  )
  return violations.map((v) => `${v.id}: ${v.nodes[0]?.html.slice(0, 160)}`)
}

test.describe('hand-written', () => {
  test('three a view; arrows, dots and keys move; nothing shifts; unmounting leaves the page as it was', async ({ page, problems }) => {
    await keepServed(page)
    await openPage(page, `<h1>Strona</h1>${slider({ ...three, image_spacing_custom: { size: 20 } })}<p>Dalej</p>`)
    await started(page)
    expect(await inView(page)).toBe('1,2,3')
    expect(await shift(page)).toBe(0)
    await page.getByRole('button', { name: 'Następny slajd' }).click()
    await expect.poll(() => inView(page)).toBe('2,3,4')
    await page.getByRole('button', { name: 'Przejdź do slajdu 5' }).click()
    await expect.poll(() => inView(page)).toBe('5,1,2')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => inView(page)).toBe('1,2,3')
    await expect(page.getByRole('button', { name: 'Przejdź do slajdu 1' })).toBeFocused()
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })

  test('axe has nothing to say, before and after a step', async ({ page }) => {
    await openPage(page, `<h1>Strona</h1>${slider({ ...three, autoplay: 'yes', autoplay_speed: 60000 })}`, { csp: false })
    await started(page)
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Następny slajd' }).click()
    await expect.poll(() => inView(page)).toBe('2,3,4')
    expect(await axe(page)).toEqual([])
  })

  test('one slide is no slider', async ({ page }) => {
    await keepServed(page)
    await openPage(page, slider(three, 1))
    await expect
      .poll(() =>
        page.evaluate(() => (window as unknown as { Skerry: { islands: () => { state: string }[] } }).Skerry.islands().map((i) => i.state)),
      )
      .toEqual(['mounted'])
    await expect(page.locator('.swiper-wrapper, button')).toHaveCount(0)
    expect(await unmountDifference(page)).toBe('')
  })

  test('only what is wholly out of view is hidden from keyboard and assistive technology', async ({ page }) => {
    await openPage(page, slider(three))
    await started(page)
    const states = () =>
      page
        .locator('.swiper-slide')
        .evaluateAll((all) => all.map((el) => [el.querySelector('p')?.textContent, el.hasAttribute('inert'), el.ariaHidden]).sort())
    expect(await states()).toEqual([
      ['Slajd 1', false, null],
      ['Slajd 2', false, null],
      ['Slajd 3', false, null],
      ['Slajd 4', true, 'true'],
      ['Slajd 5', true, 'true'],
    ])
    await expect(page.locator('.swiper-slide').first()).toHaveAttribute('aria-label', '1 z 5')
    await expect(page.getByRole('region', { name: 'Opinie' })).toHaveAttribute('aria-roledescription', 'karuzela')
  })

  test('a keyboard’s focus goes on with the slides', async ({ page }) => {
    await openPage(page, slider({ ...three, slides_to_show: 1 }))
    await started(page)
    await page.getByRole('link', { name: 'Więcej 1' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('link', { name: 'Więcej 2' })).toBeFocused()
  })

  test('from right to left the row runs the other way, and keys follow it', async ({ page }) => {
    await openPage(page, slider(three), { dir: 'rtl' })
    await started(page)
    expect(await inView(page)).toBe('3,2,1')
    await page.getByRole('button', { name: 'Następny slajd' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => inView(page)).toBe('4,3,2')
  })

  test('hidden at first, it is measured when it shows', async ({ page }) => {
    await openPage(page, `<div id="tab" hidden>${slider(three)}</div>`)
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
    await expect(page.locator('.swiper-initialized')).toHaveCount(0)
    await page.evaluate(() => document.getElementById('tab')?.removeAttribute('hidden'))
    await started(page)
    expect(await inView(page)).toBe('1,2,3')
  })

  test('at each device as many slides as it says, to the pixel', async ({ page }) => {
    await openPage(page, slider(three))
    await started(page)
    for (const [width, view] of [
      [1024, '1,2'],
      [767, '1'],
      [768, '1,2'],
      [1025, '1,2,3'],
    ] as const) {
      await page.setViewportSize({ width, height: 700 })
      await expect.poll(() => inView(page), `${width}`).toBe(view)
    }
  })

  test('too few to go round are copied, and the copies leave with it', async ({ page }) => {
    await keepServed(page)
    await openPage(page, slider(three, 3))
    await started(page)
    await expect(page.locator('.swiper-slide-duplicate')).toHaveCount(3)
    await expect(page.locator('.swiper-pagination-bullet')).toHaveCount(3)
    for (const view of ['2,3,1', '3,1,2', '1,2,3']) {
      await page.getByRole('button', { name: 'Następny slajd' }).click()
      await expect.poll(() => inView(page)).toBe(view)
    }
    expect(await unmountDifference(page)).toBe('')
  })
})

test.describe('playing by itself', () => {
  const playing = { ...three, autoplay: 'yes', autoplay_speed: 1000 }
  const live = (page: Page) => page.locator('.swiper-wrapper').getAttribute('aria-live')
  const open = async (page: Page, settings: object = playing) => {
    await page.clock.install()
    await openPage(page, `${slider(settings)}<p><a href="#x">Dalej</a></p>`)
    await started(page)
  }

  test('it moves on, and the button stops it for good', async ({ page }) => {
    await open(page)
    expect(await live(page)).toBe('off')
    await page.clock.runFor(1500)
    await expect.poll(() => inView(page)).toBe('2,3,4')
    const pause = page.getByRole('button', { name: 'Wstrzymaj' })
    await pause.click()
    await expect(pause).toHaveAttribute('aria-pressed', 'true')
    expect(await live(page)).toBe('polite')
    const before = await inView(page)
    await page.clock.runFor(5000)
    expect(await inView(page)).toBe(before)
    await pause.click()
    await page.mouse.move(0, 700)
    await expect(pause).toHaveAttribute('aria-pressed', 'false')
  })

  test('the pointer holds it, focus ends it, and leaving with the pointer does not start it again', async ({ page }) => {
    await open(page)
    await page.locator('.swiper-wrapper').hover()
    await page.clock.runFor(5000)
    expect(await inView(page)).toBe('1,2,3')
    await page.getByRole('link', { name: 'Więcej 1' }).focus()
    await page.mouse.move(600, 790)
    await page.clock.runFor(5000)
    expect(await inView(page)).toBe('1,2,3')
    expect(await live(page)).toBe('polite')
  })

  test('the button is the first stop of the Tab key', async ({ page }) => {
    await open(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Wstrzymaj' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Poprzedni slajd' })).toBeFocused()
  })

  test('who wants less motion gets none, and arrows still work at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page)
    await page.clock.runFor(5000)
    expect(await inView(page)).toBe('1,2,3')
    await expect(page.locator('.skerry-slider-pause')).toHaveCount(0)
    await page.getByRole('button', { name: 'Następny slajd' }).click()
    expect(await inView(page)).toBe('2,3,4')
  })
})

test.describe('the builder’s image carousel', () => {
  for (const legacy of [false, true]) {
    test(`its classes for the ${legacy ? 'older' : 'newer'} library, and its markup back`, async ({ page, problems }) => {
      await keepServed(page)
      await openPage(page, imageCarousel({ ...three, autoplay: 'yes', autoplay_speed: 60000 }, { legacy }), { css: '/builder.css' })
      await started(page)
      const prefix = legacy ? 'swiper-container-' : 'swiper-'
      await expect(page.locator(`.elementor-image-carousel-wrapper.${prefix}initialized.${prefix}horizontal`)).toHaveCount(1)
      await expect(page.locator('.elementor-widget')).toHaveClass(/e-widget-swiper/)
      await expect(page.locator('.elementor-widget-wrap')).toHaveClass(/e-swiper-container/)
      expect(await shift(page)).toBe(0)
      await page.getByRole('button', { name: 'Następny slajd' }).click()
      await expect.poll(() => inView(page, 'alt')).toBe('2,3,4')
      expect(
        await page.evaluate(
          () =>
            (document.querySelector('.elementor-image-carousel-wrapper') as unknown as { swiper: { realIndex: number } }).swiper.realIndex,
        ),
      ).toBe(1)
      expect(await unmountDifference(page)).toBe('')
      expect(problems()).toEqual([])
    })
  }

  test('axe has nothing to say', async ({ page }) => {
    await openPage(page, `<h1>Strona</h1>${imageCarousel({ ...three, autoplay: 'yes', autoplay_speed: 60000 })}`, {
      css: '/builder.css',
      csp: false,
    })
    await started(page)
    expect(await axe(page)).toEqual([])
  })

  test('pictures left for the slider load in view and beside it', async ({ page }) => {
    await keepServed(page)
    await openPage(page, imageCarousel({ ...three, lazyload: 'yes' }, { lazy: true, count: 8 }), { css: '/builder.css' })
    await started(page)
    const loaded = () =>
      page.locator('img').evaluateAll((all) =>
        all
          .filter((el) => el.hasAttribute('src'))
          .map((el) => (el as HTMLImageElement).alt.slice(-1))
          .sort()
          .join(),
      )
    await expect.poll(loaded).toBe('1,2,3,4,8')
    await expect(page.locator('.swiper-lazy-loaded')).toHaveCount(5)
    expect(await unmountDifference(page)).toBe('')
  })

  test('from right to left the left button goes on', async ({ page }) => {
    await openPage(page, imageCarousel(three, { dir: 'rtl' }), { css: '/builder.css' })
    await started(page)
    await page.locator('.elementor-swiper-button-prev').click()
    await expect.poll(() => inView(page, 'alt')).toBe('4,3,2')
    await expect(page.locator('.elementor-swiper-button-prev')).toHaveAttribute('aria-label', 'Następny slajd')
  })

  test('without a loop the ends are said, and the focus stays on the arrow', async ({ page }) => {
    await openPage(page, imageCarousel({ ...three, infinite: '' }), { css: '/builder.css' })
    await started(page)
    const next = page.getByRole('button', { name: 'Następny slajd' })
    await next.focus()
    for (const view of ['2,3,4', '3,4,5']) {
      await page.keyboard.press('Enter')
      await expect.poll(() => inView(page, 'alt')).toBe(view)
    }
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toBeFocused()
    await expect(page.locator('.swiper-pagination-bullet')).toHaveCount(3)
  })
})

test.describe('a real page of the builder', () => {
  test.skip(!hasShared, 'needs the fixtures beside the repository')
  test('all its carousels start, and leave no trace', async ({ page, problems }) => {
    await keepServed(page)
    await openFixture(page, 'carousels')
    const states = () =>
      page.evaluate(() =>
        (window as unknown as { Skerry: { islands: () => { state: string; widget: { name: string } }[] } }).Skerry.islands()
          .filter((i) => i.widget.name === 'slider')
          .map((i) => i.state),
      )
    await expect.poll(async () => (await states()).every((state) => state === 'mounted')).toBe(true)
    await expect(page.locator('.elementor-main-swiper.swiper-initialized')).toHaveCount(7)
    await page.locator('.elementor-skin-slideshow .elementor-thumbnails-swiper .swiper-slide').nth(2).click()
    await expect(page.locator('.elementor-skin-slideshow .elementor-thumbnails-swiper .swiper-slide').nth(2)).toHaveClass(/thumb-active/)
    await expect(page.locator('.elementor-skin-coverflow .swiper-pagination')).toHaveText(/1 \/ 4/)
    expect(await unmountDifference(page)).toBe('')
    expect(problems(/Failed to load resource/)).toEqual([])
  })
})
