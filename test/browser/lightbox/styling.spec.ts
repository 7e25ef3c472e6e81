import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { GROUP, lightbox, openPage, waitUntilOpen } from './lightbox-pages'

/** The builder's own variables, as a site's settings write them. */
const KIT = `.elementor-lightbox{--lightbox-ui-color:rgb(1,2,3);--lightbox-ui-color-hover:rgb(4,5,6);--lightbox-text-color:rgb(7,8,9);--lightbox-header-icons-size:31px;--lightbox-navigation-icons-size:43px}`
const computedStyle = (page: Page, selector: string, name: string) =>
  page
    .locator(`dialog ${selector}`)
    .first()
    .evaluate((el, property) => getComputedStyle(el).getPropertyValue(property), name)

test('without the builder’s stylesheet, our own look has the colours and sizes of the site’s settings', async ({ page }) => {
  await openPage(page, GROUP, { css: KIT })
  await page.locator('#b').click()
  await waitUntilOpen(page)
  await expect(lightbox(page)).toHaveClass(/skerry-lightbox/)
  for (const selector of ['.dialog-close-button', 'header [role=switch]', 'header [role=button]', '.elementor-swiper-button-next'])
    expect(await computedStyle(page, selector, 'color'), selector).toBe('rgb(1, 2, 3)')
  for (const selector of ['.dialog-close-button', 'header [role=switch]'])
    expect(await computedStyle(page, selector, 'font-size'), selector).toBe('31px')
  expect(await computedStyle(page, '.elementor-swiper-button-next', 'font-size')).toBe('43px')
  expect(await computedStyle(page, '.elementor-slideshow__title', 'color')).toBe('rgb(7, 8, 9)')
  await lightbox(page).locator('.elementor-swiper-button-next').hover()
  await expect(lightbox(page).locator('.elementor-swiper-button-next')).toHaveCSS('color', 'rgb(4, 5, 6)')
})

/** Rules like those of the builder's stylesheet, by the classes of contract media §1.5. */
const BUILDER = `${KIT}
.elementor-lightbox{background-color:rgba(9,9,9,.5);z-index:9999}
.elementor-lightbox .elementor-slideshow__header{position:absolute;top:0;right:60px;z-index:10;display:flex;color:var(--lightbox-ui-color);font-size:var(--lightbox-header-icons-size)}
.elementor-lightbox .elementor-slideshow__footer{position:absolute;bottom:0;width:100%;color:var(--lightbox-text-color)}
.elementor-lightbox .dialog-lightbox-close-button{position:absolute;top:0;right:0;color:var(--lightbox-ui-color)}
.elementor-lightbox .elementor-swiper-button{position:absolute;top:50%;color:var(--lightbox-ui-color);font-size:var(--lightbox-navigation-icons-size)}
.elementor-slideshow--ui-hidden .elementor-slideshow__header{visibility:hidden}
.elementor-slideshow--share-mode .elementor-slideshow__share-menu{outline:3px solid rgb(10,11,12)}
.elementor-slideshow--zoom-mode .elementor-swiper-button{visibility:hidden}
#elementor-lightbox-slideshow-g .elementor-slideshow__title{font-size:29px}`
test('under the builder’s stylesheet its look applies, by its classes of state and by the id of a widget’s lightbox', async ({ page }) => {
  await openPage(page, GROUP, { css: BUILDER })
  await page.locator('#b').click()
  await waitUntilOpen(page)
  await expect(lightbox(page)).not.toHaveClass(/skerry-lightbox/)
  const { backgroundColor, zIndex } = await lightbox(page).evaluate((el) => {
    const { backgroundColor, zIndex } = getComputedStyle(el)
    return { backgroundColor, zIndex }
  })
  // A picture is looked at by itself: it lies above banners, whatever z-index they have.
  expect([backgroundColor, Number(zIndex) > 9999]).toEqual(['rgba(9, 9, 9, 0.5)', true])
  expect(await computedStyle(page, 'header', 'color')).toBe('rgb(1, 2, 3)')
  expect(await computedStyle(page, '.dialog-lightbox-close-button', 'color')).toBe('rgb(1, 2, 3)')
  expect(await computedStyle(page, '.elementor-swiper-button-prev', 'font-size')).toBe('43px')
  expect(await computedStyle(page, 'footer', 'color')).toBe('rgb(7, 8, 9)')
  // The rules of one widget, by the id of its lightbox.
  expect(await computedStyle(page, '.elementor-slideshow__title', 'font-size')).toBe('29px')
  const next = lightbox(page).locator('.elementor-swiper-button-next')
  await expect(next).toHaveCSS('visibility', 'visible')
  await lightbox(page).getByRole('switch', { name: 'Zoom' }).click()
  await expect(next).toHaveCSS('visibility', 'hidden')
  await lightbox(page).getByRole('switch', { name: 'Zoom' }).click()
  await lightbox(page).getByRole('button', { name: 'Share', exact: true }).click()
  expect(await computedStyle(page, '.elementor-slideshow__share-menu', 'outline-color')).toBe('rgb(10, 11, 12)')
})

test('the elements that stylesheets of existing sites know are in their places', async ({ page }) => {
  await openPage(page, GROUP)
  await page.locator('#b').click()
  await waitUntilOpen(page)
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
