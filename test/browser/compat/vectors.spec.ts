import type { Page } from 'playwright/test'
import { show as showWithoutPolicy } from '../embed/embeds'
import { expect, test } from '../harness'
import { ownPage, serveScript } from '../own-page'
import { serveJquery } from './jquery-page'

/** A page of the builder with jQuery and a site's own script before ours; the script finds `log`. */
async function show(page: Page, body: string, script: string, head = '') {
  await serveJquery(page)
  await page.route('**/addon.js', (route) => route.fulfill({ contentType: 'text/javascript', body: `window.log = [];${script}` }))
  await ownPage(
    page,
    body,
    '.masonry{display:grid;grid-template-columns:1fr 1fr 1fr;gap:30px;align-items:start}.masonry i{display:block;height:100px}.masonry i:nth-child(2){height:200px}.masonry i:nth-child(3){height:150px}.masonry i:nth-child(4){height:80px}#far{margin-top:2000px;height:100px}.elementor-invisible{visibility:hidden}',
    `${head}<script src="/jquery.min.js"></script><script src="/addon.js"></script><script defer src="/skerry.js"></script>`,
  )
}
const log = (page: Page) => page.evaluate(() => (window as unknown as { log: unknown[] }).log)
const doc = (id: number, inner: string) =>
  `<div class="elementor elementor-${id}" data-elementor-type="wp-page" data-elementor-id="${id}">${inner}</div>`
const element = (type: string, inner = '') => `<div class="elementor-element" data-element_type="${type}">${inner}</div>`
const widget = (type: string, inner = '') =>
  `<div class="elementor-element elementor-widget" data-element_type="widget" data-widget_type="${type}" data-settings='{"n":"5"}'>${inner}</div>`
const atInit = (script: string) => `jQuery(window).on('elementor/frontend/init', () => { ${script} })`
const listen = (...names: string[]) =>
  names.map((name) => `elementorFrontend.hooks.addAction('frontend/element_ready/${name}', () => log.push('${name}'))`).join(';')

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

test('on a page that is rendered to be looked at once, nothing is made ready (TV-SCAN-3)', async ({ page, problems }) => {
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

test('a library is loaded once by its name, and an unknown one is refused at once (TV-LD-1, TV-LD-4)', async ({ page, problems }) => {
  await show(
    page,
    doc(1, widget('a.default')),
    atInit(`const { assetsLoader } = elementorFrontend.utils
      log.push(assetsLoader.load('script', 'share-link') === assetsLoader.load('script', 'share-link'))
      try { assetsLoader.load('script', 'nope') } catch (error) { log.push(error.message) }
      try { elementorFrontend.getDialogsManager() } catch (error) { log.push(error.message) }
      window.DialogsManager = { Instance: class { constructor() { log.push('made') } } }
      log.push(elementorFrontend.getDialogsManager() === elementorFrontend.getDialogsManager())
      assetsLoader.load('script', 'dialog').then((isLoaded) => log.push('dialog ' + isLoaded))
      assetsLoader.load('script', 'share-link').then((isLoaded) => {
        log.push(isLoaded, ShareLink.getNetworkLink('facebook', { url: 'a%3Fb' }), ShareLink.getNetworkLink('email', { title: 'A & B' }))
        try { ShareLink.getNetworkLink('constructor') } catch (error) { log.push(error.message) }
      })`),
  )
  await expect
    .poll(() => log(page))
    .toEqual([
      true,
      'assetsLoader: there is no script nope',
      'expected the library DialogsManager on the page, got none',
      'made',
      true,
      'dialog true',
      true,
      'https://www.facebook.com/sharer.php?u=a%3Fb',
      'mailto:?subject=A%20%26%20B&body=%0A',
      'ShareLink: expected the name of a network, got constructor',
    ])
  expect(problems()).toEqual([])
})

test('a script’s own element is stretched and put back by the builder’s tool', async ({ page, problems }) => {
  await show(
    page,
    doc(1, `${widget('a.default')}<div id="wide"></div>`),
    atInit(`window.tool = (settings) => new elementorModules.frontend.tools.StretchElement({ element: jQuery('#wide'), ...settings })
      log.push(elementorFrontend.modules.StretchElement === elementorModules.frontend.tools.StretchElement)`),
  )
  await expect.poll(() => log(page)).toEqual([true])
  const styles = (settings: string) =>
    page.evaluate(`(async () => {
      const el = document.getElementById('wide')
      el.style.cssText = 'margin-left:100px;position:relative'
      const tool = window.tool(${settings})
      tool.stretch()
      const before = el.style.cssText
      while (el.style.cssText === before) await new Promise(requestAnimationFrame)
      const { left, width } = el.getBoundingClientRect()
      const result = [left, width, el.style.getPropertyValue('--stretch-width'), el.style.getPropertyValue('--stretch-left')]
      tool.reset()
      return [...result, el.style.width + el.style.left]
    })()`)
  expect(await styles('{}')).toEqual([0, 1280, '', '', ''])
  expect(await styles('{ margin: 10 }')).toEqual([10, 1260, '', '', ''])
  expect(await styles(`{ selectors: { container: '.elementor' } }`)).toEqual([8, 1264, '', '', ''])
  expect(await styles(`{ selectors: { container: ':::' }, cssOutput: 'variables' }`)).toEqual([108, 1164, '1280px', '-108px', ''])
  expect(problems()).toEqual([])
})

test('jQuery sets count and share as scripts of existing sites ask them to', async ({ page, context, problems }) => {
  await show(
    page,
    doc(1, `${widget('a.default')}<b id="n">0</b><a id="s" href="/x" class="btn s_linkedin">share</a>`),
    atInit(`jQuery('#n').numerator({ toValue: 1234.5, duration: 300, delimiter: ',', rounding: 1 })
      log.push(jQuery('#s').shareLink({ title: 'A & B' }).length)`),
  )
  await expect(page.locator('#n')).toHaveText('1,234.5')
  expect(await log(page)).toEqual([1])
  await context.route('https://www.linkedin.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  const opened = context.waitForEvent('page')
  await page.locator('#s').click()
  expect((await opened).url()).toContain('linkedin.com/shareArticle?mini=true&url=http')
  expect(problems()).toEqual([])
})

test('jQuery’s listeners get the box of a countdown that has ended, once', async ({ page, problems }) => {
  await show(
    page,
    doc(
      1,
      widget(
        'countdown.default',
        '<div class="elementor-countdown-wrapper" id="box" data-date="1000000000"><div class="elementor-countdown-item"><span class="elementor-countdown-digits elementor-countdown-days">1</span></div></div>',
      ).replace('elementor-element', 'elementor-element elementor-widget-countdown'),
    ),
    `jQuery(document).on('countdown_expire', (event, box) => log.push(box && (box.id || box[0].id)));${atInit("elementorFrontend.on('components:init', () => {})")}`,
  )
  await expect.poll(() => log(page)).toEqual(['box'])
  problems('the countdown ended')
})
