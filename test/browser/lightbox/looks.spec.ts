import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { box, type CONFIG, group, open, ready } from './lightboxes'

/** The builder's own classes and variables, which sites style: with its stylesheet, and without, where the looks are ours. */
const kit = `.elementor-lightbox{--lightbox-ui-color:rgb(1,2,3);--lightbox-ui-color-hover:rgb(4,5,6);--lightbox-text-color:rgb(7,8,9);--lightbox-header-icons-size:31px;--lightbox-navigation-icons-size:43px}`
const style = (page: Page, selector: string, name: string) =>
  page
    .locator(`dialog ${selector}`)
    .first()
    .evaluate((el, property) => getComputedStyle(el).getPropertyValue(property), name)

test('a site’s colours and sizes are those of the window without a stylesheet of the builder’s', async ({ page }) => {
  await open(page, group, { css: kit })
  await page.locator('#b').click()
  await ready(page)
  await expect(box(page)).toHaveClass(/skerry-lightbox/)
  for (const selector of ['.dialog-close-button', 'header [role=switch]', 'header [role=button]', '.elementor-swiper-button-next'])
    expect(await style(page, selector, 'color'), selector).toBe('rgb(1, 2, 3)')
  for (const selector of ['.dialog-close-button', 'header [role=switch]'])
    expect(await style(page, selector, 'font-size'), selector).toBe('31px')
  expect(await style(page, '.elementor-swiper-button-next', 'font-size')).toBe('43px')
  expect(await style(page, '.elementor-slideshow__title', 'color')).toBe('rgb(7, 8, 9)')
  await box(page).locator('.elementor-swiper-button-next').hover()
  await expect(box(page).locator('.elementor-swiper-button-next')).toHaveCSS('color', 'rgb(4, 5, 6)')
})

/** What the builder's stylesheet says of the window, by the classes of contract media §1.5. */
const BUILDER = `${kit}
.elementor-lightbox{background-color:rgba(9,9,9,.5);z-index:9999}
.elementor-lightbox .elementor-slideshow__header{position:absolute;top:0;right:60px;z-index:10;display:flex;color:var(--lightbox-ui-color);font-size:var(--lightbox-header-icons-size)}
.elementor-lightbox .elementor-slideshow__footer{position:absolute;bottom:0;width:100%;color:var(--lightbox-text-color)}
.elementor-lightbox .dialog-lightbox-close-button{position:absolute;top:0;right:0;color:var(--lightbox-ui-color)}
.elementor-lightbox .elementor-swiper-button{position:absolute;top:50%;color:var(--lightbox-ui-color);font-size:var(--lightbox-navigation-icons-size)}
.elementor-slideshow--ui-hidden .elementor-slideshow__header{visibility:hidden}
.elementor-slideshow--share-mode .elementor-slideshow__share-menu{outline:3px solid rgb(10,11,12)}
.elementor-slideshow--zoom-mode .elementor-swiper-button{visibility:hidden}
#elementor-lightbox-slideshow-g .elementor-slideshow__title{font-size:29px}`
test('under the builder’s stylesheet the looks are its own, and its classes of state are there', async ({ page }) => {
  await open(page, group, { css: BUILDER })
  await page.locator('#b').click()
  await ready(page)
  await expect(box(page)).not.toHaveClass(/skerry-lightbox/)
  expect(await box(page).evaluate((el) => [getComputedStyle(el).backgroundColor, getComputedStyle(el).zIndex])).toEqual([
    'rgba(9, 9, 9, 0.5)',
    '9999',
  ])
  expect(await style(page, 'header', 'color')).toBe('rgb(1, 2, 3)')
  expect(await style(page, '.dialog-lightbox-close-button', 'color')).toBe('rgb(1, 2, 3)')
  expect(await style(page, '.elementor-swiper-button-prev', 'font-size')).toBe('43px')
  expect(await style(page, 'footer', 'color')).toBe('rgb(7, 8, 9)')
  // One widget's own rules, by the id of its window.
  expect(await style(page, '.elementor-slideshow__title', 'font-size')).toBe('29px')
  const next = box(page).locator('.elementor-swiper-button-next')
  await expect(next).toHaveCSS('visibility', 'visible')
  await box(page).getByRole('switch', { name: 'Zoom' }).click()
  await expect(next).toHaveCSS('visibility', 'hidden')
  await box(page).getByRole('switch', { name: 'Zoom' }).click()
  await box(page).getByRole('button', { name: 'Share', exact: true }).click()
  expect(await style(page, '.elementor-slideshow__share-menu', 'outline-color')).toBe('rgb(10, 11, 12)')
})

test('every element that stylesheets of sites know is where they know it', async ({ page }) => {
  await open(page, group)
  await page.locator('#b').click()
  await ready(page)
  for (const selector of [
    '.dialog-widget.dialog-lightbox-widget.dialog-type-buttons.dialog-type-lightbox.elementor-lightbox > .dialog-widget-content.dialog-lightbox-widget-content',
    '.dialog-widget-content > .dialog-close-button.dialog-lightbox-close-button > i.eicon-close',
    '.dialog-widget-content > .dialog-header.dialog-lightbox-header',
    '.dialog-widget-content > .dialog-message.dialog-lightbox-message.animated.zoomIn > .swiper',
    '.swiper > header.elementor-slideshow__header.elementor-lightbox-prevent-close',
    'header > .eicon-share-arrow[role=button] + .elementor-slideshow__share-menu > div',
    'header > .eicon-zoom-in-bold[role=switch]',
    'header > .eicon-frame-expand[role=switch]',
    'header > .elementor-slideshow__counter',
    '.swiper > .swiper-wrapper > .swiper-slide.elementor-lightbox-item > .swiper-zoom-container > img.elementor-lightbox-image.elementor-lightbox-prevent-close',
    '.swiper > .elementor-swiper-button.elementor-swiper-button-next.elementor-lightbox-prevent-close > i.eicon-chevron-right',
    '.swiper > .elementor-swiper-button.elementor-swiper-button-prev > i.eicon-chevron-left',
    '.swiper > footer.elementor-slideshow__footer.elementor-lightbox-prevent-close > .elementor-slideshow__title + .elementor-slideshow__description',
    '.dialog-widget-content > .dialog-buttons-wrapper.dialog-lightbox-buttons-wrapper',
  ])
    await expect(page.locator(selector).first(), selector).toBeAttached()
})

const TOOLS = ['share', 'zoom', 'fullscreen', 'counter']
for (const on of [[], ...TOOLS.map((name) => [name]), ['zoom', 'fullscreen'], TOOLS])
  test(`tools that the site has: ${on.join(', ') || 'none'}`, async ({ page }) => {
    const own = Object.fromEntries(on.map((name) => [`lightbox_enable_${name}`, 'yes']))
    await open(page, group, { config: { kit: { global_image_lightbox: 'yes', ...own } } as typeof CONFIG })
    await page.locator('#a').click()
    await expect(box(page).locator('.swiper-lazy-loaded').first()).toBeVisible()
    if (on.length) await ready(page)
    else await page.waitForLoadState('networkidle')
    const has = async (selector: string) => (await box(page).locator(selector).count()) > 0
    expect([
      await has('.eicon-share-arrow'),
      await has('.eicon-zoom-in-bold'),
      await has('.eicon-frame-expand'),
      await has('.elementor-slideshow__counter'),
      await has('header'),
    ]).toEqual([...TOOLS.map((name) => on.includes(name)), on.length > 0])
  })
