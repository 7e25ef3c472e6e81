import type { Page } from 'playwright/test'
import { axe } from '../axe'
import { stub } from '../embed/embeds'
import { expect, test } from '../harness'
import { failChunk, holdChunk, holdRequests } from '../hold-chunk'
import { ownPage, serveScript } from '../own-page'
import { INLINE } from '../takeover/site'
import { rememberServedMarkup, unmountDifference } from '../unmount'

const CSS = `[data-e-type$="-message"] { display: none }
.form-state-success [data-e-type="e-form-success-message"], .form-state-error [data-e-type="e-form-error-message"] { display: block }
button, input { min-height: 24px }`
const form = `<main data-elementor-id="12" class="elementor"><h1>Strona</h1>
<form class="e-con e-atomic-element e-form-base form-state-default" data-id="f1" data-element_type="e-form" data-e-type="e-form" x-data="eFormf1" x-on:submit="submit" aria-label="Zapytanie" data-form-name="Zapytanie">
<label for="mail">E-mail</label><input id="mail" name="mail" type="email" required class="e-form-input-base" data-id="p1" data-e-type="widget">
<input id="reset" name="reset" type="text" aria-label="Miasto" class="e-form-input-base" data-id="p2" data-e-type="widget">
<button type="submit" class="e-form-submit-button-base">Wyślij</button>
<div class="e-con" data-element_type="e-form-success-message" data-e-type="e-form-success-message"><p>Dziękujemy za list</p></div>
<div class="e-con" data-element_type="e-form-error-message" data-e-type="e-form-error-message"><p>Coś się nie udało</p></div></form></main>`
const HEAD = '<script src="/config.js"></script><script defer src="/skerry.js"></script>'

async function openForm(page: Page) {
  await serveScript(
    page,
    '/config.js',
    `var elementorFrontendConfig = ${JSON.stringify({ urls: { ajaxurl: '/wp-admin/admin-ajax.php' }, nonces: { atomicFormsSendForm: 'abc123' } })}`,
  )
  await ownPage(page, form, CSS, HEAD)
}
const send = async (page: Page) => {
  await page.getByLabel('E-mail').fill('ola@example.test')
  await page.getByRole('button', { name: 'Wyślij' }).press('Enter')
}

test('an atomic form is posted, shows and announces what became of it, and keeps what was typed out of the address', async ({
  page,
  problems,
}) => {
  await rememberServedMarkup(page)
  const bodies: string[] = []
  const answers = ['{"success":false,"data":{"message":"no"}}', '<html>', '{"success":true,"data":{}}']
  let release = () => {}
  await page.route('**/admin-ajax.php', async (route) => {
    bodies.push(route.request().postData() ?? '')
    await new Promise<void>((done) => {
      release = done
    })
    await route.fulfill({ contentType: 'application/json', body: answers[bodies.length - 1] })
  })
  await openForm(page)
  const host = page.locator('form')
  const button = page.getByRole('button', { name: 'Wyślij' })
  await button.click()
  await expect(page.getByLabel('E-mail')).toBeFocused()
  expect(bodies).toEqual([])
  for (const [i, state] of ['error', 'error', 'success'].entries()) {
    await send(page)
    await expect.poll(() => bodies.length).toBe(i + 1)
    await expect(button).toBeDisabled()
    await expect(host).toHaveAttribute('data-atomic-form-submitting', '')
    release()
    await expect(host).toHaveClass(new RegExp(`form-state-${state}`))
    await expect(host).not.toHaveClass(/form-state-default/)
    await expect(button).toBeFocused()
    await expect(page.locator('[role=status]')).toHaveText(state === 'success' ? 'Dziękujemy za list' : 'Coś się nie udało')
    await expect(page.getByText('Dziękujemy za list').first()).toBeVisible({ visible: state === 'success' })
    await expect(page.getByLabel('E-mail')).toHaveValue(state === 'success' ? '' : 'ola@example.test')
  }
  const sent = (name: string) => new RegExp(`name="${name.replace(/[[\]]/g, '\\$&')}"\\r\\n\\r\\n(.*)\\r\\n`).exec(bodies[0] ?? '')?.[1]
  expect([
    sent('action'),
    sent('_nonce'),
    sent('post_id'),
    sent('form_id'),
    sent('form_fields[0][id]'),
    sent('form_fields[0][value]'),
  ]).toEqual(['elementor_pro_atomic_forms_send_form', 'abc123', '12', 'f1', 'p1', 'ola@example.test'])
  expect(new URL(page.url()).search).toBe('')
  expect(await axe(page)).toEqual([])
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('an atomic form that is sent before its code is there is sent once it is, and never by its address where that does not come', async ({
  page,
}) => {
  const bodies: string[] = []
  await page.route('**/admin-ajax.php', (route) => {
    bodies.push(route.request().postData() ?? '')
    return route.fulfill({ contentType: 'application/json', body: '{"success":true,"data":{}}' })
  })
  const { requested, release } = await holdChunk(page, 'atomic-form')
  await openForm(page)
  await requested
  await send(page)
  await release()
  await expect(page.locator('form')).toHaveClass(/form-state-success/)
  expect(bodies).toHaveLength(1)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const failed = await failChunk(page, 'atomic-form')
  await openForm(page)
  await failed.requested
  await send(page)
  await expect(page.locator('form')).toHaveClass(/form-state-error/)
  expect(new URL(page.url()).search).toBe('')
})

test('an atomic form that is sent before Skerry knows what it is is sent once it does', async ({ page }) => {
  const bodies: string[] = []
  await page.route('**/admin-ajax.php', (route) => {
    bodies.push(route.request().postData() ?? '')
    return route.fulfill({ contentType: 'application/json', body: '{"success":true,"data":{}}' })
  })
  const { requested, release } = await holdChunk(page, 'rare-widgets')
  await openForm(page)
  await requested
  await send(page)
  expect(new URL(page.url()).search).toBe('')
  await release()
  await expect(page.locator('form')).toHaveClass(/form-state-success/)
  expect(bodies).toHaveLength(1)
  expect(new URL(page.url()).search).toBe('')
})

const FOLDER = '/wp-content/plugins/elementor/assets/js'
/** The builder's own, which sends the form once it runs. */
const HANDLER = `addEventListener('submit', (event) => { event.preventDefault(); (window.handled ??= []).push(event.target.dataset.id) }, true)`
const [, inline = ''] = /<script[^>]*>(.*)<\/script>/s.exec(INLINE) ?? []

test('an atomic form that is sent before any script of ours is there keeps what was typed out of the address, and is sent by whoever drives the page', async ({
  page,
}) => {
  let sent = 0
  await page.route('**/admin-ajax.php', (route) => {
    sent++
    return route.fulfill({ contentType: 'application/json', body: '{"success":true,"data":{}}' })
  })
  await serveScript(page, '/inline.js', inline)
  await serveScript(page, '/stub.js', stub)
  await serveScript(page, `${FOLDER}/frontend.min.js`, '')
  await serveScript(page, `${FOLDER}/atomic-widgets-form-handler.min.js`, HANDLER)
  await serveScript(
    page,
    '/config.js',
    `var elementorFrontendConfig = ${JSON.stringify({ version: '4.1.5', urls: { ajaxurl: '/wp-admin/admin-ajax.php' } })}`,
  )
  const theirs = ['frontend', 'atomic-widgets-form-handler'].map((name) => `<script src="${FOLDER}/${name}.min.js"></script>`).join('')
  const config = '<script src="/config.js"></script>'
  const taken = `<script src="/inline.js"></script><script async src="/skerry.js" data-takeover></script>${config}`
  for (const [head, body, driver] of [
    [`<script src="/stub.js"></script>${config}<script async src="/skerry.js"></script>`, form, 'Skerry'],
    [taken, form + theirs, 'Skerry'],
    [
      taken,
      `${form}<div class="elementor-element" data-element_type="widget" data-widget_type="nested-newer.default"></div>${theirs}`,
      'builder',
    ],
  ] as const) {
    sent = 0
    const script = await holdRequests(page, '**/skerry.js')
    await page.route('**/own/', (route) => route.fulfill({ contentType: 'text/html', body: `<!doctype html>${head}<body>${body}` }))
    await page.goto('/own/', { waitUntil: 'commit' })
    await page.getByLabel('E-mail').fill('ola@example.test')
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('[type=submit]')?.click()
      return new Promise((done) => setTimeout(done))
    })
    expect(new URL(page.url()).search).toBe('')
    await script.release()
    if (driver === 'Skerry') {
      await expect(page.locator('form')).toHaveClass(/form-state-success/)
      expect(sent).toBe(1)
    } else await expect.poll(() => page.evaluate(() => (window as unknown as { handled?: string[] }).handled)).toEqual(['f1'])
    expect(new URL(page.url()).search).toBe('')
    await page.unroute('**/skerry.js')
    await page.unroute('**/own/')
  }
})
