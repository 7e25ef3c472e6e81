import { expect, test } from '../harness'
import { atInit, doc, log, show, widget } from './addon-pages'

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
