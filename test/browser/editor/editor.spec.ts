import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage, serveScript } from '../own-page'
import { builderPopup, popupCss, popupModal } from '../popup/popups'
import { settled } from '../settled'
import { rememberServedMarkup, unmountDifference } from '../unmount'

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 100" preserveAspectRatio="none" onload="window.hacked = 1"><script>window.hacked = 2</script><path class="elementor-shape-fill" d="M0 0h1000L0 100z"/></svg>'
const CSS = `body{margin:0}.elementor{margin-top:40px}.elementor-section,.e-con{position:relative;min-height:200px}.elementor-element-overlay{position:absolute;inset:0}
.elementor-editor-element-settings{position:absolute;bottom:100%;left:0;height:25px;width:90px;margin:0;background:#93003c}
.e-handles-inside>.elementor-element-overlay>.elementor-editor-element-settings{bottom:auto}
.elementor-shape{position:absolute;inset:0 0 auto;height:40px}.elementor-shape svg{width:100%;height:100%}${popupCss}`

/** A container as the editor shows it. */
const container = (id: string, settings: object, content = '') =>
  `<div id="${id}" class="elementor-element elementor-element-edit-mode e-con" data-id="${id}" data-element_type="container" data-settings='${JSON.stringify(settings)}'><div class="elementor-element-overlay"><ul class="elementor-editor-element-settings"></ul></div><div class="e-con-inner"><div class="elementor-shape elementor-shape-top" data-negative="false"></div><div class="elementor-shape elementor-shape-bottom" data-negative="false"></div></div>${content}</div>`
const edited = (content: string) => `<div class="elementor elementor-7 elementor-edit-mode" data-elementor-id="7">${content}</div>`
const shapes = (page: Page, id: string) =>
  page.locator(`#${id} .elementor-shape`).evaluateAll((all) => all.map((el) => `${el.getAttribute('data-negative')} ${el.innerHTML}`))

/** Opens a page in the editor; `asked` says which shapes were fetched. */
async function openEditor(page: Page, body: string, isEdit = true) {
  const asked: string[] = []
  const config = {
    environmentMode: { edit: isEdit },
    urls: { assets: '/assets/' },
    post: { id: 7 },
    elements: { data: { c9: { attributes: { shape_divider_bottom: 'book', shape_divider_bottom_negative: 'yes' } } } },
  }
  await serveScript(page, '/config.js', `var elementorFrontendConfig = ${JSON.stringify(config)}`)
  await page.route('**/assets/shapes/*', (route) => {
    const [, name] = /shapes\/([\w-]+)\.svg/.exec(route.request().url()) ?? []
    asked.push(name ?? '')
    return name === 'missing' ? route.fulfill({ status: 404, body: 'no' }) : route.fulfill({ contentType: 'image/svg+xml', body: SVG })
  })
  await ownPage(page, body, CSS, '<script src="/config.js"></script><script defer src="/skerry.js"></script>')
  await page.waitForFunction(() => 'Skerry' in window)
  return asked
}

test('in the editor sections have their shapes, each fetched once, and handles where the pointer reaches them', async ({
  page,
  problems,
}) => {
  await rememberServedMarkup(page)
  const body = edited(
    container('a1', { shape_divider_top: 'waves' }) +
      container('a2', { shape_divider_top: 'waves', shape_divider_top_negative: 'yes', shape_divider_bottom: 'waves' }) +
      container('a3', {}).replace('data-id', 'data-model-cid="c9" data-id'),
  )
  const asked = await openEditor(page, body)
  await expect(page.locator('.elementor-shape path')).toHaveCount(4)
  const drawn =
    '<svg viewBox="0 0 1000 100" preserveAspectRatio="none"><path class="elementor-shape-fill" d="M0 0h1000L0 100z"></path></svg>'
  expect(await shapes(page, 'a1')).toEqual([`false ${drawn}`, 'false '])
  expect(await shapes(page, 'a2')).toEqual([`true ${drawn}`, `false ${drawn}`])
  expect(await shapes(page, 'a3')).toEqual(['false ', `true ${drawn}`])
  expect(asked.sort()).toEqual(['book-negative', 'waves', 'waves-negative'])
  // Only the first one’s handles would lie outside of the document.
  await expect(page.locator('.e-handles-inside')).toHaveCount(1)
  await expect(page.locator('#a1')).toHaveClass(/e-handles-inside/)
  // The document has moved meanwhile: the handles come down with the pointer.
  await page.locator('#a1').evaluate((el) => {
    el.style.top = '-20px'
  })
  await page.locator('#a1').hover()
  await expect(page.locator('#a1 ul')).toHaveCSS('top', '20px')
  await page.locator('#a1').evaluate((el) => el.removeAttribute('style'))
  // A setting that the editor changes.
  await page.locator('#a1').evaluate((el) => el.setAttribute('data-settings', '{"shape_divider_bottom":"waves"}'))
  await expect(page.locator('#a1 .elementor-shape-top path')).toHaveCount(0)
  await expect(page.locator('#a1 .elementor-shape-bottom path')).toHaveCount(1)
  await page.locator('#a1').evaluate((el) => el.setAttribute('data-settings', '{"shape_divider_top":"waves"}'))
  await expect(page.locator('#a1 .elementor-shape-top path')).toHaveCount(1)
  expect(await unmountDifference(page)).toBe('')
  expect(await page.evaluate('window.hacked')).toBe(undefined)
  // The policy of the page reports what it finds in the file, too.
  expect(problems(/inline/)).toEqual([])
})

test('a shape that has come before is not fetched again, and one that is missing is one line', async ({ page, problems }) => {
  const body = edited(container('a1', { shape_divider_top: 'waves' }) + container('a2', { shape_divider_top: 'missing' }))
  const asked = await openEditor(page, body)
  await expect(page.locator('#a1 path')).toHaveCount(1)
  await expect.poll(() => problems('404').filter((text) => text.includes('Error in file'))).toHaveLength(0)
  await expect.poll(() => problems().filter((text) => text.includes('missing.svg; Error: expected an SVG, got 404'))).toHaveLength(1)
  await page.locator('#a2').hover()
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise((done) => {
            const opening = indexedDB.open('skerry')
            opening.onsuccess = () => {
              const all = opening.result.transaction('fragments').objectStore('fragments').getAllKeys()
              all.onsuccess = () => done(all.result.length)
              opening.result.close()
            }
          }),
      ),
    )
    .toBe(2)
  expect(asked.sort()).toEqual(['missing', 'waves'])
  await page.reload()
  await expect(page.locator('#a1 path')).toHaveCount(1)
  expect(asked.filter((name) => name === 'waves')).toHaveLength(1)
})

test('a shape with an unknown name is reported with that name', async ({ page, problems }) => {
  await openEditor(page, edited(container('a1', { shape_divider_top: '../x' })))
  await expect.poll(() => problems().join()).toContain('div#a1[a1]: shape_divider_top: expected the name of a shape, got ../x')
})

test('the popup that is edited is shown as it is and stays open; others stay closed, and nobody is counted', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  const settings = { triggers: { page_load: 'yes' }, timing: { times: 'yes', times_times: 3 } }
  const preview = builderPopup(7, { close_button_position: 'outside', classes: 'own-class' }, container('a1', {}, '<p>Hello</p>'))
    .replace('elementor-7', 'elementor-7 elementor-edit-mode')
    .replace('<p>', '<p id="text">')
  await openEditor(page, `<main></main>${builderPopup(2, settings, '<p>two</p>')}${preview}`)
  const modal = popupModal(page, 7)
  await expect(modal.getByText('Hello')).toBeVisible()
  await expect(modal).toHaveClass(/elementor-popup-modal own-class/)
  await expect(modal.locator(':scope>.dialog-close-button')).toHaveCount(1)
  // The live element, with its helpers.
  await expect(modal.locator('#a1.e-handles-inside')).toHaveCount(1)
  await modal.locator('.dialog-close-button').click()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(modal.getByText('Hello')).toBeVisible()
  expect(await page.evaluate(() => document.querySelector('[inert]'))).toBe(null)
  await settled(page)
  expect(await popupModal(page, 2).count()).toBe(0)
  expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({})
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('in the editor nothing moves by itself: sliders stand, links jump', async ({ page, problems }) => {
  const slide = (n: number) => `<div class="swiper-slide"><figure class="swiper-slide-inner">${n}</figure></div>`
  const slider = `<div class="elementor-element elementor-widget" data-id="s1" data-element_type="widget" data-widget_type="image-carousel.default" data-settings='{"slides_to_show":"1","autoplay":"yes","autoplay_speed":50,"speed":10,"infinite":"yes"}'><div class="elementor-widget-container"><div class="elementor-image-carousel-wrapper swiper"><div class="elementor-image-carousel swiper-wrapper">${[1, 2, 3].map(slide).join('')}</div></div></div></div>`
  await openEditor(
    page,
    `${edited(`${slider}<a href="#target" id="link">down</a>`)}<div class="elementor-menu-anchor" id="target"></div><main></main>`,
  )
  await expect(page.locator('.swiper-slide-active')).toHaveCount(1)
  const positions = page.evaluate(
    () =>
      new Promise((done) => {
        const seen = new Set<number>()
        addEventListener('scroll', () => seen.add(Math.round(scrollY)))
        addEventListener('scrollend', () => done(seen.size), { once: true })
      }),
  )
  await page.locator('#link').click()
  expect(await positions).toBe(1)
  await settled(page)
  await expect(page.locator('.swiper-slide-active')).toHaveText('1')
  expect(problems()).toEqual([])
})

test('a visitor loads nothing of it', async ({ page, problems }) => {
  const chunks: string[] = []
  page.on('request', (request) => request.url().includes('/chunks/') && chunks.push(request.url()))
  const asked = await openEditor(page, edited(container('a1', { shape_divider_top: 'waves' })), false)
  await settled(page)
  expect(asked).toEqual([])
  expect(chunks.filter((url) => /editor|preview/.test(url))).toEqual([])
  await expect(page.locator('.e-handles-inside,.elementor-shape svg')).toHaveCount(0)
  expect(problems()).toEqual([])
})
