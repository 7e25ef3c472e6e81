import type { Page } from 'playwright/test'
import { byHand, css, filters, head, pictures } from '../gallery/gallery-pages'
import { expect, test } from '../harness'
import { failChunk, holdChunk, holdRequests } from '../hold-chunk'
import { lightbox as box, GROUP as group, openPage as open } from '../lightbox/lightbox-pages'
import { ownPage } from '../own-page'

test('a picture that is clicked twice while the lightbox is loading opens one lightbox when it has loaded', async ({ page }) => {
  const { release, requested } = await holdChunk(page, 'lightbox')
  await open(page, group)
  await page.locator('#b').click()
  await requested
  await page.locator('#b').click()
  expect(await box(page).count()).toBe(0)
  expect(page.url()).not.toContain('b.jpg')
  await release()
  await expect(box(page)).toHaveCount(1)
  await expect(box(page).locator('.swiper-slide-active img')).toHaveAttribute('src', /b\.jpg$/)
})

test('a picture opened with Enter while the lightbox is loading opens in it when it has loaded', async ({ page }) => {
  const { release, requested } = await holdChunk(page, 'lightbox')
  await open(page, group)
  await page.locator('#b').press('Enter')
  await requested
  await release()
  await expect(box(page)).toHaveCount(1)
})

test('a click on a picture leads to the picture when the lightbox cannot be loaded', async ({ page }) => {
  const { release, requested } = await holdChunk(page, 'lightbox', 'fails')
  await open(page, group)
  await page.locator('#b').click()
  await requested
  await release()
  await page.waitForURL('**/lb/b.jpg')
})

test('without the code for videos, a group’s pictures still show, and the arrows and keys move on', async ({ page }) => {
  const { requested } = await failChunk(page, 'lightbox-video-slide')
  await open(page, `${group}<a href="https://youtu.be/xyz" data-lightbox="g">D</a>`)
  await page.locator('#a').click()
  await requested
  await expect(box(page).locator('.swiper-slide-active img')).toHaveAttribute('src', /a\.jpg$/)
  await box(page).locator('.elementor-swiper-button-next').click()
  await expect(box(page).locator('.swiper-slide-active img')).toHaveAttribute('src', /b\.jpg$/)
  await page.keyboard.press('End')
  await expect(box(page).locator('.swiper-slide-active')).toHaveAttribute('data-elementor-slideshow-video', /xyz/)
  await page.keyboard.press('ArrowRight')
  await expect(box(page).locator('.swiper-slide-active img')).toHaveAttribute('src', /a\.jpg$/)
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveCount(0)
})

const sizes: [number, number, string][] = [
  [300, 200, 'b'],
  [300, 200, 'a'],
]
for (const [how, press, chunk] of [
  ['clicked', (page: Page) => page.getByRole('button', { name: 'A', exact: true }).click(), 'gallery'],
  ['pressed by Enter', (page: Page) => page.getByRole('button', { name: 'A', exact: true }).press('Enter'), 'gallery'],
  ['pressed by Enter', (page: Page) => page.getByRole('button', { name: 'A', exact: true }).press('Enter'), 'rare-widgets'],
] as const)
  test(`a filter that is ${how} while the gallery is loading (${chunk}) is applied when it has loaded`, async ({ page }) => {
    const { release, requested } = await holdChunk(page, chunk)
    await pictures(page)
    await ownPage(page, `<main>${byHand({ columns: 2 }, sizes, filters)}</main>`, css, head)
    await requested
    await press(page)
    await release()
    await expect(page.getByRole('button', { name: 'A', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('.photo:visible')).toHaveCount(1)
  })

const builderWidget = (type: string, settings: object, inner: string) =>
  `<div class="elementor-element elementor-widget" data-id="${type}" data-element_type="widget" data-settings='${JSON.stringify(settings)}' data-widget_type="${type}.default">${inner}</div>`

const hotspot = builderWidget(
  'hotspot',
  { tooltip_trigger: 'click' },
  '<div class="e-hotspot"><div class="e-hotspot__button">Point</div><div class="e-hotspot__tooltip">Tip</div></div>',
)
const menu = builderWidget(
  'mega-menu',
  { open_on: 'click', item_layout: 'horizontal', breakpoint_selector: 'tablet', menu_items: [{ item_title: 'A', _id: 'a' }] },
  `<nav class="e-n-menu" data-widget-number="3" aria-label="M"><div class="e-n-menu-wrapper"><ul class="e-n-menu-heading"><li class="e-n-menu-item"><div class="e-n-menu-title" id="e-n-menu-title-31"><div class="e-n-menu-title-container">A</div><button id="icon" class="e-n-menu-dropdown-icon" data-tab-index="1" aria-haspopup="true" aria-expanded="false" aria-controls="e-n-menu-content-31">v</button></div><div class="e-n-menu-content"><div id="e-n-menu-content-31" data-tab-index="1" class="elementor-element e-con e-child">in it</div></div></li></ul></div></nav>`,
)
/** Each with what is pressed and what proves that it worked; '' means that it is gone. One page each, as two might close each other. */
const EARLY: [body: string, pressed: string, done: string][] = [
  ['<div data-widget="alert" id="w"><p>A</p><button data-alert-close>x</button></div>', '[data-alert-close]', ''],
  ['<div data-widget="floating-bar" id="w"><p>B</p><button data-bar-close>x</button></div>', '[data-bar-close]', ''],
  [hotspot, '.e-hotspot__button', '.e-hotspot__button[aria-expanded=true]'],
  [menu, '#icon', '#icon[aria-expanded=true]'],
  [
    '<div data-widget="tabs"><div data-tabs-list><a href="#one">One</a> <a href="#two" id="second">Two</a></div><section id="one">1</section><section id="two">2</section></div>',
    '#second',
    '#second[aria-selected=true]:focus',
  ],
  [
    '<div data-widget="tabs"><ul data-tabs-list><li><a href="#one">One</a></li><li><a href="#two" id="listed">Two</a></li></ul><section id="one">1</section><section id="two">2</section></div>',
    '#listed',
    '#listed[aria-selected=true]',
  ],
]

test('a press while its code is loading works once that has loaded, and a link among tabs keeps the focus', async ({ page, problems }) => {
  test.setTimeout(120_000)
  for (const [body, pressed, done] of EARLY) {
    const { requested, release } = await holdRequests(page, /\/chunks\/(?!rare-widgets)/)
    await ownPage(page, `<main>${body}</main>`)
    const el = page.locator(pressed)
    if (pressed === '#second') await el.press('Enter')
    else await el.evaluate((button: HTMLElement) => button.click())
    await requested
    await release()
    if (done) await expect(page.locator(done), pressed).toBeAttached()
    else await expect(page.locator('#w'), pressed).toBeHidden()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
  expect(problems()).toEqual([])
})

test('a hotspot that is a link, pressed while its code is loading, is followed once', async ({ page }) => {
  const { requested, release } = await holdRequests(page, /\/chunks\/(?!rare-widgets)/)
  const point = hotspot.replaceAll('div class="e-hotspot"', 'a href="#there" class="e-hotspot"').replace('Tip</div></div>', 'Tip</div></a>')
  await ownPage(page, `<main>${point}</main>`)
  await page.evaluate(() => {
    const counted = window as unknown as { follows: number }
    counted.follows = 0
    document.addEventListener('click', () => counted.follows++)
  })
  await page.locator('.e-hotspot__button').evaluate((button: HTMLElement) => button.click())
  await requested
  await release()
  await expect(
    page
      .locator('.e-hotspot [aria-describedby], .e-hotspot[aria-describedby], .e-hotspot [aria-expanded], .e-hotspot[aria-expanded]')
      .first(),
  ).toBeAttached()
  expect(await page.evaluate(() => (window as unknown as { follows: number }).follows)).toBe(1)
})
