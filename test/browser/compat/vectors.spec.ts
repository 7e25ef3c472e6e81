import { show as showWithoutPolicy } from '../embed/embeds'
import { expect, test } from '../harness'
import { serveScript } from '../own-page'
import { atInit, doc, element, listen, log, show, widget } from './addon-pages'

test('everything is announced in the builder’s order, and each element is ready once (TV-BOOT-2, TV-SCAN-2)', async ({
  page,
  problems,
}) => {
  await show(
    page,
    doc(12, element('container', doc(77, widget('heading.default')))),
    atInit(`log.push('init')
      for (const name of ['elementor/modules/init:before', 'elementor/modules/init/before', 'components:init']) elementorFrontend.on(name, () => log.push(name))
      elementorProFrontend.on('elementor-pro/modules/init/before', () => log.push('pro'))
      elementorFrontend.hooks.addFilter('elementor-pro/frontend/handlers', (handlers) => ({ ...handlers, theirs: class { constructor() { log.push('module') } } }))
      elementorFrontend.hooks.addAction('elementor/frontend/documents-manager/init-classes', (manager) => log.push('init-classes ' + typeof manager.addDocumentClass))
      ${listen('global', 'container', 'widget', 'heading.default')}`),
  )
  await expect
    .poll(() => log(page))
    .toEqual([
      'init',
      'elementor/modules/init:before',
      'pro',
      'elementor/modules/init/before',
      'module',
      'init-classes function',
      'components:init',
      'global',
      'container',
      'global',
      'widget',
      'heading.default',
    ])
  expect(await page.evaluate('Object.keys(elementorFrontend.documentsManager.documents).join()')).toBe('12,77')
  expect(problems()).toEqual([])
})

test('on a statically rendered page no element is made ready (TV-SCAN-3)', async ({ page, problems }) => {
  await serveScript(page, '/static.js', 'window.elementorFrontendConfig = { is_static: true }')
  await show(
    page,
    doc(1, `<div class="elementor-element elementor-invisible" data-element_type="widget" data-settings='{"_animation":"fadeIn"}'>x</div>`),
    atInit(`${listen('global')}; elementorFrontend.on('components:init', () => log.push('components'))
      window.trigger = () => elementorFrontend.elementsHandler.runReadyTrigger('.elementor-element')`),
    '<script src="/static.js"></script>',
  )
  await expect.poll(() => log(page)).toEqual(['components'])
  await page.evaluate('trigger()')
  expect(await log(page)).toEqual(['components'])
  expect(problems()).toEqual([])
})

test('both ways to extend the handler class get jQuery sets and their own elements', async ({ page, problems }) => {
  const inner = `<b class="t"></b>${widget('inner.default', '<b class="t"></b>')}`
  await show(
    page,
    doc(1, widget('one.default', inner) + widget('two.default', inner)),
    atInit(`const { Base } = elementorModules.frontend.handlers
      const say = (handler, how) => log.push([how, handler.elements.$t.length, handler.elements.$t instanceof jQuery, handler.getElementSettings('n'), handler.getSettings('a.b'), handler.getSettings('$element') === handler.$element].join(' '))
      class One extends Base {
        getDefaultSettings() { return { a: { b: 1, c: 1 }, selectors: { t: '.t' } } }
        getDefaultElements() { return { $t: this.findElement(this.getSettings('selectors').t) } }
        bindEvents() { this.elements.$t.on('click', this.onPress.bind(this)) }
        onPress() { log.push('one pressed ' + this.getID()) }
        onInit(...args) { super.onInit(...args); say(this, 'class') }
      }
      const Two = Base.extend({
        getDefaultSettings: function () { return { a: { b: 2 }, selectors: { t: '.t' } } },
        getDefaultElements: function () { return { $t: this.findElement(this.getSettings('selectors.t')) } },
        bindEvents: function () { this.elements.$t.on('click', this.onPress) },
        onPress: function () { log.push('two pressed ' + this.getWidgetType()) },
        onInit: function () { Base.prototype.onInit.apply(this, arguments); say(this, 'extend') },
      })
      elementorFrontend.elementsHandler.attachHandler('one', One)
      elementorFrontend.elementsHandler.attachHandler('two', () => Promise.resolve({ default: Two }))`),
  )
  await expect.poll(() => log(page)).toEqual(['class 1 true 5 1 true', 'extend 1 true 5 2 true'])
  await page.evaluate(() => {
    for (const el of document.querySelectorAll<HTMLElement>('.t')) el.click()
  })
  expect((await log(page)).slice(2)).toEqual(['one pressed undefined', 'two pressed two'])
  expect(problems()).toEqual([])
})

test('a handler finds what is in a form with a field called closest', async ({ page, problems }) => {
  await show(
    page,
    doc(1, widget('one.default', '<form><input name="closest" aria-label="c"><b class="t"></b></form>')),
    atInit(`const { Base } = elementorModules.frontend.handlers
      class One extends Base {
        onInit(...args) { super.onInit(...args); log.push(this.findElement('.t').length) }
      }
      elementorFrontend.elementsHandler.attachHandler('one', One)`),
  )
  await expect.poll(() => log(page)).toEqual([1])
  expect(problems()).toEqual([])
})

test('what a script puts into the page is made ready when it asks for it (TV-SCAN-5)', async ({ page, problems }) => {
  await show(page, doc(1, widget('a.default')), atInit(listen('global', 'a.default', 'b.default')))
  await expect.poll(() => log(page)).toEqual(['global', 'a.default'])
  await page.evaluate(`(() => {
    const $old = jQuery('.elementor-widget')
    const $new = $old.clone().attr('data-widget_type', 'b.default').append($old.clone()).appendTo('.elementor')
    log.length = 0
    elementorFrontend.elementsHandler.runReadyTrigger($new)
    // The other way that add-ons do it, by hand.
    elementorFrontend.hooks.doAction('frontend/element_ready/global', $new, jQuery)
  })()`)
  expect(await log(page)).toEqual(['global', 'b.default', 'global'])
  expect(problems()).toEqual([])
})

test('a utility’s event reaches native and jQuery listeners, with the older name first (TV-EV-1)', async ({ page, problems }) => {
  // A frame of the page is the window's first entry, and a field the form's.
  await show(
    page,
    doc(1, '<iframe title="t"></iframe><form><input></form>'),
    atInit(`elementorFrontend.on('components:init', () => {
      window.addEventListener('old', (e) => log.push('old ' + e.detail.a))
      jQuery(window).on('new', (e) => log.push('new ' + e.originalEvent.detail.a))
      document.querySelector('form').addEventListener('new', (e) => log.push('form ' + e.detail))
      for (const target of [jQuery(window), window]) elementorFrontend.utils.events.dispatch(target, 'new', { a: 1 }, 'old')
      elementorFrontend.utils.events.dispatch(jQuery('form'), 'new')
    })`),
  )
  await expect.poll(() => log(page)).toEqual(['old 1', 'new 1', 'old 1', 'new 1', 'form null'])
  expect(problems()).toEqual([])
})

test('a grid’s items move up into the gaps above them, and an observer tells how far one is in view', async ({ page, problems }) => {
  await show(
    page,
    doc(1, `<div class="masonry">${'<i></i>'.repeat(4)}</div><p id="far">far</p>`),
    atInit(`elementorFrontend.on('components:init', () => {
      new elementorModules.utils.Masonry({ container: jQuery('.masonry'), items: jQuery('.masonry i') }).run()
      elementorModules.utils.Scroll.scrollObserver({ sensitivity: 100, callback: (seen) => { window.seen = seen } }).observe(document.querySelector('#far'))
    })`),
  )
  await expect
    .poll(() => page.evaluate(() => [...document.querySelectorAll<HTMLElement>('.masonry i')].map((el) => el.style.marginTop)))
    .toEqual(['', '', '', '-100px'])
  await expect.poll(() => page.evaluate('window.seen?.isInViewport')).toBe(false)
  await page.locator('#far').scrollIntoViewIfNeeded()
  await expect
    .poll(() => page.evaluate('[seen.isInViewport, seen.scrollPercentage, seen.intersectionScrollDirection, seen.sensitivity].join()'))
    .toBe('true,100,down,100')
  expect(problems()).toEqual([])
})

test('a script gets a provider’s interface once that is loaded, several get the same, and no jQuery is needed for it', async ({
  page,
  site,
  problems,
}) => {
  let requests = 0
  await page.route('https://player.vimeo.com/api/player.js', (route) => {
    requests++
    return route.fulfill({ contentType: 'text/javascript', body: 'window.Vimeo = { Player: 1 }' })
  })
  await showWithoutPolicy(page, site.url, { content: doc(1, '') })
  await expect(page.locator('body')).toHaveAttribute('data-elementor-device-mode', 'desktop')
  expect(await page.evaluate('typeof elementorFrontend.utils.vimeo')).toBe('undefined')
  // The first call that registers something loads the rest.
  await page.evaluate('elementorFrontend.hooks.addFilter("x", (value) => value + 1)')
  await expect.poll(() => page.evaluate('elementorFrontend.hooks.applyFilters("x", 1)')).toBe(2)
  const apis = page.evaluate(
    'Promise.all([1, 2].map(() => new Promise((done) => elementorFrontend.utils.vimeo.onApiReady(done)))).then((all) => all.map((api) => api === Vimeo))',
  )
  expect(await apis).toEqual([true, true])
  expect(requests).toBe(1)
  expect(problems()).toEqual([])
})
