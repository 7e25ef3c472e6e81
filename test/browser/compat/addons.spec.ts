import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'

const jquery = readFileSync(path.resolve(import.meta.dirname, '../../../node_modules/jquery/dist/jquery.min.js'), 'utf8')
const widget = (type: string, id: string, inner = '') =>
  `<div class="elementor-element elementor-widget" data-id="${id}" data-element_type="widget" data-widget_type="${type}" data-settings='{"n":3}'><div class="elementor-widget-container">${inner}</div></div>`
const inDocument = (html: string) => `<div class="elementor elementor-5" data-elementor-type="wp-page" data-elementor-id="5">${html}</div>`

/** A page of the builder with jQuery and a site's own script, both before ours. */
async function withAddon(page: Page, body: string, script: string) {
  await page.route('**/jquery.js', (route) => route.fulfill({ contentType: 'text/javascript', body: jquery }))
  await page.route('**/addon.js', (route) => route.fulfill({ contentType: 'text/javascript', body: `window.log = [];${script}` }))
  await ownPage(
    page,
    inDocument(body),
    '.swiper{overflow:hidden;width:50%}.swiper-wrapper{display:flex}.swiper-slide{flex:none}.far{margin-top:3000px}',
    '<script src="/addon/jquery.js"></script><script src="/addon/addon.js"></script><script defer src="/skerry.js"></script>',
  )
}
const log = (page: Page) => page.evaluate(() => (window as unknown as { log: unknown[] }).log)

test('an add-on extends the base handler at the init event, and gets its elements', async ({ page, problems }) => {
  await withAddon(
    page,
    `${widget('clock.default', 'aaa')}${widget('dial.big', 'bbb')}`,
    `jQuery(window).on('elementor/frontend/init', () => {
      log.push('init ' + typeof elementorFrontend.hooks.addAction)
      class Clock extends elementorModules.frontend.handlers.Base {
        getDefaultElements() { return { $box: this.findElement('.elementor-widget-container') } }
        bindEvents() { log.push('clock ' + this.getID() + ' ' + this.elements.$box.length + ' ' + this.getElementSettings('n')) }
      }
      elementorFrontend.hooks.addAction('frontend/element_ready/clock.default', ($scope) => {
        log.push('ready ' + $scope.hasClass('elementor-widget'))
        elementorFrontend.elementsHandler.addHandler(Clock, { $element: $scope, elementName: 'clock' })
      })
      elementorFrontend.elementsHandler.attachHandler('dial', elementorModules.frontend.handlers.Base.extend({ onInit() { log.push('dial ' + this.getWidgetType()) } }), 'big')
    })`,
  )
  await expect.poll(() => log(page)).toEqual(['init function', 'ready true', 'clock aaa 1 3', 'dial dial'])
  expect(problems()).toEqual([])
})

test('an add-on gets the init event once even when the rest of our code cannot be loaded', async ({ page, problems }) => {
  await page.route('**/chunks/compat-full-*', (route) => route.abort())
  await withAddon(page, widget('clock.default', 'aaa'), `jQuery(window).on('elementor/frontend/init', () => log.push('init'))`)
  await expect.poll(() => log(page)).toEqual(['init'])
  expect(problems('compat-', 'Failed to load', 'its folder chunks')).toEqual([])
})

test('popups open and tell jQuery’s listeners even when the rest of our code cannot be loaded, or an add-on fails in it', async ({
  page,
  problems,
}) => {
  const popup = `<div data-elementor-type="popup" data-elementor-id="1" class="elementor elementor-1" data-elementor-settings='{"timing":[]}'>one</div>`
  const listen = `jQuery(document).on('elementor/popup/show', (e, id) => log.push('show ' + id)); const fail = () => { log.push('fails'); throw Error('theirs') }`
  const expectPopup = async (...before: string[]) => {
    await expect.poll(() => log(page)).toEqual(before)
    await page.evaluate('elementorProFrontend.modules.popup.showPopup({ id: 1 })')
    await expect(page.locator('#elementor-popup-modal-1')).toBeVisible()
    await expect.poll(() => log(page)).toEqual([...before, 'show 1'])
  }
  await withAddon(
    page,
    popup,
    `${listen}; window.addEventListener('elementor/frontend/init', () => elementorFrontend.on('components:init', fail))`,
  )
  await expectPopup('fails')
  expect(problems('an add-on’s callback failed')).toEqual([])
  await page.route('**/chunks/compat-full-*', (route) => route.abort())
  await withAddon(page, popup, listen)
  await expectPopup()
  expect(problems('compat-', 'Failed to load', 'its folder chunks', 'an add-on’s callback failed')).toEqual([])
})

test('a popup opens after three seconds where the rest of our code hangs, and the add-on is told once that comes', async ({
  page,
  problems,
}) => {
  const popup = `<div data-elementor-type="popup" data-elementor-id="1" class="elementor elementor-1" data-elementor-settings='{"timing":[]}'>one</div>`
  let answer = () => {}
  const answered = new Promise<void>((done) => {
    answer = done
  })
  await page.route('**/chunks/compat-full-*', (route) => answered.then(() => route.continue()))
  await page.clock.install()
  await withAddon(page, popup, `jQuery(window).on('elementor/frontend/init', () => log.push('init'))`)
  const asked = page.waitForRequest('**/chunks/compat-popup-dialog-*')
  await page.evaluate('elementorProFrontend.modules.popup.showPopup({ id: 1 })')
  await (await asked).response()
  await expect(async () => {
    await page.clock.runFor(3000)
    await expect(page.locator('#elementor-popup-modal-1')).toBeVisible({ timeout: 500 })
  }).toPass()
  expect(await log(page)).toEqual([])
  answer()
  await expect.poll(() => log(page)).toEqual(['init'])
  expect(problems()).toEqual([])
})

test('an add-on’s slider is a promise of the real instance, with all modules of the library', async ({ page, problems }) => {
  const slide = '<div class="swiper-slide">x</div>'
  await withAddon(
    page,
    widget(
      'their.default',
      'aaa',
      `<div class="swiper" id="s"><div class="swiper-wrapper">${slide.repeat(5)}</div><i class="next"></i></div>`,
    ),
    `jQuery(window).on('elementor/frontend/init', () => elementorFrontend.hooks.addAction('frontend/element_ready/their.default', async ($scope) => {
      const Async = elementorFrontend.utils.swiper
      window.theirs = await new Async($scope.find('#s'), { slidesPerView: 3, navigation: { nextEl: '.next' }, handleElementorBreakpoints: true,
        breakpoints: { 767: { slidesPerView: 1 }, 1024: { slidesPerView: 2 } } })
      log.push(Object.keys(theirs.params.breakpoints).join(), theirs instanceof Swiper, theirs.params.slidesPerView)
    }))`,
  )
  await expect.poll(() => log(page)).toEqual(['0,768,1025', true, 3])
  expect(await page.evaluate(() => document.querySelector('.elementor-widget')?.classList.contains('e-widget-swiper'))).toBe(true)
  await page.evaluate(() => document.querySelector<HTMLElement>('.next')?.click())
  expect(await page.evaluate('theirs.activeIndex')).toBe(1)
  // A breakpoint's own width still belongs to the smaller device.
  for (const [width, views] of [
    [1024, 2],
    [767, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => page.evaluate('theirs.params.slidesPerView')).toBe(views)
  }
  expect(problems()).toEqual([])
})

test('waypoints trigger at once in view and later below, once each or in both directions', async ({ page, problems }) => {
  await withAddon(
    page,
    `<p id="near">near</p><p id="far" class="far">far</p><p class="far">end</p>`,
    `jQuery(window).on('elementor/frontend/init', () => {
      log.push(elementorFrontend.waypoint(jQuery('#near'), function (d) { log.push(this.id + ' ' + d) }).length)
      elementorFrontend.waypoint(jQuery('#far'), function (d) { log.push(this.id + ' ' + d) })
      elementorFrontend.waypoint(document.getElementById('far'), (d) => log.push('again ' + d), { offset: '50%', triggerOnce: false })
    })`,
  )
  await expect.poll(() => log(page)).toEqual([1, 'near down'])
  const scroll = async (y: number) => {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  }
  for (const y of [3500, 0, 3500]) await scroll(y)
  expect(await log(page)).toEqual([1, 'near down', 'far down', 'again down', 'again up', 'again down'])
  expect(problems()).toEqual([])
})

test('the body of a builder’s page has the browser’s classes until unmount', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  await ownPage(page, inDocument('<p>x</p>'))
  const classes = () => page.evaluate(() => document.body.className)
  await expect.poll(classes).toContain('e--ua-blink')
  expect(await classes()).toContain('e--ua-chrome')
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a script hears of each element of a newer builder once, in their order, and of those in a popup when it opens', async ({
  page,
  problems,
}) => {
  const element = (type: string, id: string, inner = '', tag = 'div') => `<${tag} data-e-type="${type}" data-id="${id}">${inner}</${tag}>`
  const popup = `<div data-elementor-type="popup" data-elementor-id="9" class="elementor elementor-9" data-elementor-settings='{"timing":[]}'>${element('widget', 'p1')}</div>`
  const body = element('e-flexbox', 'f1', element('widget', 'h1', 'a', 'h2') + element('e-youtube', 'y1')) + element('container', 'c1')
  const listen = `addEventListener('elementor/element/rendered', ({ target, detail: { element, elementType, elementId } }) => log.push([target === element, elementType, elementId].join(' ')))`
  await withAddon(page, body + popup, listen)
  const all = ['true e-flexbox f1', 'true widget h1', 'true e-youtube y1', 'true container c1']
  await expect.poll(() => log(page)).toEqual(all)
  const popups = () =>
    page.evaluate(() => {
      const { Skerry } = window as unknown as { Skerry: { popup: Record<'show' | 'hide', (id: string) => void> } }
      Skerry.popup.show('9')
      Skerry.popup.hide('9')
      Skerry.popup.show('9')
    })
  await popups()
  await expect.poll(() => log(page)).toEqual([...all, 'true widget p1'])
  expect(problems()).toEqual([])
  await withAddon(page, element('container', 'c1') + widget('heading.default', 'h1'), listen)
  await page.evaluate(() => (window as unknown as { Skerry: { ready: Promise<void> } }).Skerry.ready)
  expect(await log(page)).toEqual([])
})
