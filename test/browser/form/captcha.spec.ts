import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { holdChunk } from '../hold-chunk'
import { ownPage, serveScript } from '../own-page'
import { settled } from '../settled'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { ALERT, builderForm, countPosts, field, formsMounted, openBuilderForm } from './form-pages'

const EMAIL = field('email', '<input type="email" name="form_fields[email]" id="form-field-email" value="a@b.pl">')
const captcha = (data: string) =>
  `<div class="elementor-field-group elementor-field-type-recaptcha"><div class="elementor-field" id="form-field-x"><div class="elementor-g-recaptcha" data-sitekey="site-key" ${data}></div></div></div>`
/** A stand-in of Google's script: draws a button for a person to press, or gives a token when asked. */
const RECAPTCHA = `window.calls = []
window.grecaptcha = {
  render(box, options) {
    if (box.childNodes.length) throw new Error('reCAPTCHA has already been rendered in this element')
    calls.push(['render', options])
    const answer = box.ownerDocument.createElement('textarea')
    answer.name = 'g-recaptcha-response'
    answer.hidden = true
    const press = box.ownerDocument.createElement('button')
    press.type = 'button'
    press.textContent = 'I am no robot'
    press.onclick = () => { answer.value = 'human' }
    box.append(answer, ...(options.size === 'invisible' ? [] : [press]))
    return calls.length - 1
  },
  reset(id) { calls.push(['reset', id]) },
  execute(id, options) { calls.push(['execute', id, options]); return window.refuses ? Promise.reject(new Error('no network')) : Promise.resolve('token of ' + options.action) },
}`
const calls = (page: Page) => page.evaluate(() => (window as unknown as { calls: unknown[][] }).calls)

/** Answers a submission, and remembers what was sent as the token. */
async function answerWith(page: Page, answer: object) {
  const tokens: (string | undefined)[] = []
  await page.route('**/admin-ajax.php', (route) => {
    const body = route.request().postData() ?? ''
    tokens.push(...[...body.matchAll(/name="g-recaptcha-response"\r\n\r\n([^\r]*)/g)].map(([, token]) => token))
    return route.fulfill({ json: answer })
  })
  return tokens
}
const SENT = { success: true, data: { message: 'Sent.', data: {} } }
const REFUSED = { success: false, data: { message: 'Wrong.', errors: {}, data: {} } }

test('a reCAPTCHA that a person answers is drawn once Google’s script comes, its answer is sent, and it is reset after a refusal', async ({
  page,
}) => {
  const tokens = await answerWith(page, REFUSED)
  await rememberServedMarkup(page)
  await openBuilderForm(page, builderForm(EMAIL + captcha('data-type="v2" data-theme="dark" data-size="compact"')))
  await formsMounted(page)
  await expect(page.getByRole('button', { name: 'I am no robot' })).toHaveCount(0)
  await page.evaluate(RECAPTCHA)
  await page.getByRole('button', { name: 'I am no robot' }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator(ALERT)).toHaveText('Wrong.')
  expect(tokens).toEqual(['human'])
  expect(await calls(page)).toEqual([
    ['render', { sitekey: 'site-key', theme: 'dark', size: 'compact' }],
    ['reset', 0],
  ])
  expect(await unmountDifference(page)).toBe('')
})

test('an invisible reCAPTCHA is asked for a new token at every submission', async ({ page }) => {
  const tokens = await answerWith(page, SENT)
  await serveScript(page, '/recaptcha.js', RECAPTCHA)
  await openBuilderForm(
    page,
    builderForm(`<script src="/recaptcha.js"></script>${EMAIL}${captcha('data-type="v3" data-action="Form" data-badge="inline"')}`),
  )
  await formsMounted(page)
  await expect.poll(() => calls(page)).toEqual([['render', { sitekey: 'site-key', badge: 'inline', size: 'invisible' }]])
  for (const _ of [1, 2]) {
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.locator(ALERT)).toHaveText('Sent.')
    await expect(page.locator('form')).not.toHaveAttribute('aria-busy')
  }
  expect(tokens).toEqual(['token of Form', 'token of Form'])
  expect((await calls(page)).map(([name]) => name)).toEqual(['render', 'execute', 'reset', 'execute', 'reset'])
})

for (const [outcome, token] of [
  ['loads', ['token of Form']],
  ['fails', []],
] as const)
  test(`a form that is sent while its captcha is being loaded waits for it (which ${outcome})`, async ({ page, problems }) => {
    const posts = countPosts(page)
    const tokens = await answerWith(page, SENT)
    await serveScript(page, '/recaptcha.js', RECAPTCHA)
    const held = await holdChunk(page, 'form-captcha', outcome)
    await openBuilderForm(page, builderForm(`<script src="/recaptcha.js"></script>${EMAIL}${captcha('data-type="v3" data-action="Form"')}`))
    await formsMounted(page)
    await held.requested
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true')
    await settled(page)
    expect(posts()).toBe(0)
    await held.release()
    await expect(page.locator(ALERT)).toHaveText('Sent.')
    expect(tokens).toEqual(token)
    expect(posts()).toBe(1)
    problems('form-captcha')
  })

test('a form whose captcha does not come for ten seconds is sent without it', async ({ page }) => {
  await page.clock.install()
  const posts = countPosts(page)
  await answerWith(page, REFUSED)
  const held = await holdChunk(page, 'form-captcha')
  await openBuilderForm(page, builderForm(EMAIL + captcha('data-type="v3" data-action="Form"')))
  await page.clock.runFor(3000)
  await formsMounted(page)
  await held.requested
  await page.getByRole('button', { name: 'Send' }).click()
  await page.clock.runFor(9000)
  expect(posts()).toBe(0)
  await page.clock.runFor(1500)
  await expect(page.locator(ALERT)).toHaveText('Wrong.')
  expect(posts()).toBe(1)
})

test('a form that is sent before Google’s script is there waits for its token, and is sent once with it', async ({ page, problems }) => {
  const posts = countPosts(page)
  const tokens = await answerWith(page, SENT)
  await openBuilderForm(page, builderForm(EMAIL + captcha('data-type="v3" data-action="Form"')))
  await formsMounted(page)
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Send' }).dblclick()
  await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('status')).toHaveText('Wysyłanie…')
  await settled(page)
  expect(posts()).toBe(0)
  await page.evaluate(RECAPTCHA)
  await expect(page.locator(ALERT)).toHaveText('Sent.')
  expect(tokens).toEqual(['token of Form'])
  expect(posts()).toBe(1)
  expect(problems()).toEqual([])
})

for (const [why, script, line] of [
  ['Google’s script does not come', '', /expected Google’s reCAPTCHA script on the page, got none in ten seconds; the form is not sent/],
  [
    'Google’s script never answers',
    `${RECAPTCHA}; grecaptcha.execute = () => new Promise(() => {})`,
    /expected a token of Google’s reCAPTCHA script on the page, got none in ten seconds; the form is not sent/,
  ],
] as const)
  test(`where ${why} for ten seconds nothing is sent, the visitor is told, and what was typed stays; a later press may succeed`, async ({
    page,
    problems,
  }) => {
    await page.clock.install()
    const posts = countPosts(page)
    const tokens = await answerWith(page, SENT)
    await openBuilderForm(page, builderForm(EMAIL + captcha('data-type="v3" data-action="Form"')))
    await page.clock.runFor(3000)
    await formsMounted(page)
    await page.waitForLoadState('networkidle')
    await page.evaluate(script)
    await page.getByRole('button', { name: 'Send' }).click()
    await page.clock.runFor(9000)
    await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true')
    await page.clock.runFor(1500)
    await expect(page.locator(ALERT)).toContainText('Nic nie zostało wysłane')
    await expect(page.locator('form')).not.toHaveAttribute('aria-busy')
    await expect(page.getByLabel('email')).toHaveValue('a@b.pl')
    expect(posts()).toBe(0)
    expect(problems().join('\n')).toMatch(line)
    await page.evaluate(script ? `grecaptcha.execute = () => Promise.resolve('late')` : RECAPTCHA)
    await page.clock.runFor(500)
    await page.getByRole('button', { name: 'Send' }).click()
    await page.clock.runFor(500)
    await expect(page.locator(ALERT)).toHaveText('Sent.')
    expect(tokens).toEqual([script ? 'late' : 'token of Form'])
  })

test('where Google’s script refuses to give a token, the form is sent all the same, with a line for the site owner', async ({
  page,
  problems,
}) => {
  const tokens = await answerWith(page, REFUSED)
  await serveScript(page, '/recaptcha.js', `${RECAPTCHA}; window.refuses = true`)
  await openBuilderForm(page, builderForm(`<script src="/recaptcha.js"></script>${EMAIL}${captcha('data-type="v3" data-action="Form"')}`))
  await formsMounted(page)
  await expect.poll(() => calls(page)).toHaveLength(1)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator(ALERT)).toHaveText('Wrong.')
  expect(tokens).toEqual([''])
  expect(problems().join('\n')).toMatch(/reCAPTCHA gave no token: Error: no network/)
})

test('Turnstile, which draws itself, is asked for a new answer after a refusal', async ({ page }) => {
  await answerWith(page, REFUSED)
  await serveScript(page, '/turnstile.js', `window.turnstile = { reset: (box) => { box.dataset.reset = 'yes' } }`)
  await openBuilderForm(page, builderForm(`<script src="/turnstile.js"></script>${EMAIL}<div class="cf-turnstile"></div>`))
  await formsMounted(page)
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator(ALERT)).toHaveText('Wrong.')
  await expect(page.locator('.cf-turnstile')).toHaveAttribute('data-reset', 'yes')
})

test('the older subscribe widget is sent like a form; a login form is the CMS’s own', async ({ page }) => {
  await answerWith(page, SENT)
  await openBuilderForm(page, builderForm(EMAIL).replace('form.default', 'subscribe.default'))
  await formsMounted(page)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator(ALERT)).toHaveText('Sent.')

  await page.route('**/wp-login.php', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Logged in</title>' }))
  await ownPage(
    page,
    '<div class="elementor-element" data-id="l" data-element_type="widget" data-widget_type="login.default"><form class="elementor-login elementor-form" method="post" action="/wp-login.php"><label>Name <input name="log"></label><button>Log in</button></form></div>',
  )
  await page.getByRole('button').click()
  await expect(page).toHaveTitle('Logged in')
})
