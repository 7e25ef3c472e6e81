import type { Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { ownPage, serveScript } from '../own-page'
import { serveJquery } from './jquery-page'

const BODY =
  '<div class="elementor elementor-5" data-elementor-type="wp-page" data-elementor-id="5"><main><h1>t</h1><button id="open">Open</button><p><a href="/next">Next</a></p></main></div>'
async function withScript(page: Page, script: string, body = BODY, css = '') {
  await serveJquery(page)
  await serveScript(page, '/addon.js', `window.log = []; jQuery(window).on('elementor/frontend/init', () => { ${script} })`)
  await ownPage(
    page,
    body,
    css,
    '<script src="/jquery.min.js"></script><script src="/addon.js"></script><script defer src="/skerry.js"></script>',
  )
}
const log = (page: Page) => page.evaluate(() => (window as unknown as { log: unknown[] }).log)
const chunks = (page: Page) => {
  const names: string[] = []
  page.on('request', (request) => names.push(/chunks\/([\w-]+)-[0-9a-f]{8}\.js/.exec(request.url())?.[1] ?? ''))
  return () => names
}

test('an add-on makes dialogs of ours where the page has no library for them, which nothing else loads', async ({ page, problems }) => {
  const requested = chunks(page)
  await withScript(page, `log.push('ready')`)
  await expect.poll(() => log(page)).toEqual(['ready'])
  await page.waitForLoadState('networkidle')
  expect(requested()).not.toContain('compat-dialogs-manager')
  await withScript(
    page,
    `elementorFrontend.utils.assetsLoader.load('script', 'dialog').then(() => {
      const modal = elementorFrontend.getDialogsManager().createWidget('lightbox', { id: 'theirs', closeButton: true, headerMessage: 'Hello', message: jQuery('<p>').text('From ').append(jQuery('<b>').text('jQuery')), onShow: () => log.push('onShow') })
      modal.on('hide', () => log.push('hide')).on('show', () => log.push('show'))
      jQuery('#open').on('click', () => modal.show())
      log.push(modal.isVisible(), modal.hide() === modal, modal.getElements('message').find('b').text(), typeof DialogsManager.Instance)
    })`,
  )
  await expect.poll(() => log(page)).toEqual([false, true, 'jQuery', 'function'])
  const dialog = page.getByRole('dialog', { name: 'Hello' })
  await expect(dialog).toHaveCount(0)
  for (const hide of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(5, 5),
  ]) {
    await page.locator('#open').click()
    await expect(dialog).toBeVisible()
    await expect(dialog).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate((el) => el.contains(document.activeElement))).toBe(true)
    await hide()
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('#open')).toBeFocused()
  }
  expect((await log(page)).slice(4)).toEqual(['onShow', 'show', 'hide', 'onShow', 'show', 'hide', 'onShow', 'show', 'hide'])
  await page.locator('#open').click()
  const centred = await page.locator('#theirs .dialog-widget-content').evaluate((el) => {
    const { left, right, top, bottom } = el.getBoundingClientRect()
    return [Math.abs(left - (innerWidth - right)) < 2, Math.abs(top - (innerHeight - bottom)) < 2]
  })
  expect(centred).toEqual([true, true])
  expect(await axe(page)).toEqual([])
  expect(problems()).toEqual([])
})

test('a script that asks for dialogs too early is told so, and the next time they are there; questions have their buttons', async ({
  page,
}) => {
  await withScript(
    page,
    `try { elementorFrontend.getDialogsManager() } catch (error) { log.push(error.message) }
    const ask = () => {
      if (!window.DialogsManager) return setTimeout(ask, 10)
      elementorFrontend.getDialogsManager().createWidget('confirm', { message: 'Sure?', strings: { confirm: 'Yes', cancel: 'No' }, effects: { show: () => log.push('effect') }, onConfirm: () => log.push('yes'), hide: { onEscKeyPress: false } }).show()
    }
    ask()`,
  )
  await expect.poll(() => log(page)).toEqual(['expected the library DialogsManager on the page, got none', 'effect'])
  await expect(page.getByText('Sure?')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Sure?')).toBeVisible()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Sure?')).toBeHidden()
  expect((await log(page)).at(-1)).toBe('yes')
})

test('jQuery’s sticky() keeps an element at the edge, tells so, and gives it back', async ({ page, problems }) => {
  await withScript(
    page,
    `jQuery('#bar').on('sticky:stick', () => log.push('stick')).sticky({ to: 'top', offset: 10, effectsOffset: 0 })
    log.push('called')`,
    BODY.replace('<button', '<div id="bar">Bar</div><button'),
    'body { min-height: 4000px } #bar { margin-top: 300px }',
  )
  await expect(page.locator('#bar.elementor-sticky')).toHaveCount(1)
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  await expect.poll(() => page.locator('#bar').evaluate((el) => el.getBoundingClientRect().top)).toBe(10)
  await expect.poll(() => log(page)).toEqual(['called', 'stick'])
  await page.evaluate(`jQuery('#bar').sticky('destroy')`)
  await expect.poll(() => page.locator('#bar').evaluate((el) => el.outerHTML)).toBe('<div id="bar">Bar</div>')
  expect(problems()).toEqual([])
})

test('a press on a form with a field called closest closes a dialog that ignores other parts of the page', async ({ page, problems }) => {
  await withScript(
    page,
    `elementorFrontend.utils.assetsLoader.load('script', 'dialog').then(() => {
      const modal = elementorFrontend.getDialogsManager().createWidget('lightbox', { id: 'theirs', message: 'Hello', hide: { ignore: '#open', onOutsideClick: true }, onHide: () => log.push('hide') })
      log.push('ready')
      modal.show()
    })`,
    `${BODY}<form><input name="closest" aria-label="c"></form>`,
    '.dialog-widget { position: fixed; inset: auto auto 0 0; width: 100px; height: 100px } form { height: 200px }',
  )
  await expect.poll(() => log(page)).toEqual(['ready'])
  await expect(page.getByText('Hello')).toBeVisible()
  await page.locator('#open').click()
  expect(await log(page)).toEqual(['ready'])
  const box = await page.evaluate(() => document.querySelector('form')?.getBoundingClientRect().toJSON() as DOMRect)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height - 20)
  await expect.poll(() => log(page)).toEqual(['ready', 'hide'])
  expect(problems()).toEqual([])
})
