import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { ALERT, EMAIL, formsMounted, handWritten } from './form-pages'

const SUCCESS = 'Formularz został wysłany.'
const ELSEWHERE = 'https://mail.example/subscribe'
const plain = (action: string, settings: object = {}) =>
  handWritten(EMAIL, { action, settings }).replace(' enctype="multipart/form-data"', '')

for (const [name, answer] of [
  ['a page', { status: 200, contentType: 'text/html', body: '<!doctype html><title>Thanks</title><p>Thank you' }],
  ['{"ok":true}', { status: 200, contentType: 'application/json', body: '{"ok":true}' }],
  ['nothing', { status: 204 }],
] as const)
  test(`a form that the server answers with ${name} has been sent, once`, async ({ page, problems }) => {
    const sent: string[] = []
    await page.route('**/taken', (route) => {
      sent.push(route.request().postData() ?? '')
      return route.fulfill(answer)
    })
    await ownPage(page, plain('/taken'))
    await formsMounted(page)
    await page.getByRole('button').click()
    await expect(page.locator(ALERT)).toHaveText(SUCCESS)
    // As the browser sends it.
    expect(sent.map((body) => new URLSearchParams(body).get('email'))).toEqual(['anna@latarnia.pl'])
    expect(problems()).toEqual([])
  })

test.describe('a server that redirects to a page of thanks', () => {
  for (const [settings, outcome] of [
    [{}, 'stays'],
    [{ expects_redirect: 'yes' }, 'stays'],
    [{ follow_redirect: 'yes' }, '/pages/form.html'],
    [{ redirect_to: '/pages/tabs.html' }, '/pages/tabs.html'],
    [{ redirect_to: 'https://evil.example/' }, 'stays'],
  ] as const)
    test(`with ${JSON.stringify(settings)}: ${outcome}`, async ({ page, site }) => {
      await ownPage(page, plain('/forms/send?answer=redirect', settings))
      await formsMounted(page)
      await page.getByRole('button').click()
      if (outcome === 'stays') await expect(page.locator(ALERT)).toHaveText(SUCCESS)
      else await page.waitForURL(site.url + outcome)
    })
})

test('a server that answers with the form again has refused it where only a redirect counts', async ({ page, problems }) => {
  await page.route('**/taken', (route) => route.fulfill({ contentType: 'text/html', body: '<form>' }))
  await ownPage(page, plain('/taken', { expects_redirect: 'yes' }))
  await formsMounted(page)
  await page.getByRole('button').click()
  await expect(page.locator(ALERT)).toContainText('Nie udało się')
  await expect(page.getByLabel('E-mail')).toHaveValue('anna@latarnia.pl')
  expect(problems().join()).toContain('expected a redirect, got 200')
})

test('errors of a form service are at their fields, and what was typed is kept', async ({ page }) => {
  await page.route('**/taken', (route) =>
    route.fulfill({ status: 422, json: { errors: [{ field: 'email', message: 'should be <b>an email' }] } }),
  )
  await ownPage(page, plain('/taken'))
  await formsMounted(page)
  await page.getByRole('button').click()
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/should be/)
  await expect(page.getByLabel('E-mail')).toHaveValue('anna@latarnia.pl')
  await expect(page.locator('form b')).toHaveCount(0)
})

/** A page whose policy lets it ask the service. */
async function openPage(page: Page, body: string): Promise<void> {
  await page.route('**/campaign', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: {
        'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self' https://mail.example; img-src data:",
      },
      body: `<!doctype html><html lang="pl"><meta charset="utf-8"><title>t</title><link rel="icon" href="data:,"><script defer src="/skerry.js"></script><body>${body}</body></html>`,
    }),
  )
  await page.goto('/campaign')
  await formsMounted(page)
}

test.describe('a form for another site', () => {
  const cors = { 'access-control-allow-origin': '*' }
  const none = { 'access-control-allow-origin': 'https://other.example' }
  for (const [otherSite, headers, status, message] of [
    ['cors', cors, 200, SUCCESS],
    ['cors', cors, 400, 'Nie udało się wysłać formularza. Popraw go i wyślij jeszcze raz.\nNo such list'],
    ['cors', none, 200, /Połączenie się zerwało/],
    ['no-cors', none, 200, /^Wysłano\./],
  ] as const)
    test(`is sent with ${otherSite} and answered with ${status} ${headers === cors ? 'to all' : 'to others'}`, async ({ page }) => {
      const requests: string[] = []
      await page.route('https://mail.example/**', (route) => {
        const request = route.request()
        requests.push(`${request.method()} ${request.headers().cookie ?? 'no cookies'} ${request.postData()}`)
        return route.fulfill({ status, headers, json: status === 400 ? { error: 'No such list' } : { ok: true } })
      })
      await openPage(page, plain(ELSEWHERE, { other_site: otherSite }))
      await page.getByRole('button').click()
      await expect(page.locator(ALERT)).toHaveText(message)
      // No preflight, and no field of ours.
      expect(requests).toEqual(['POST no cookies form_id=newsletter&email=anna%40latarnia.pl'])
    })

  test('is the browser’s without the setting', async ({ page }) => {
    await page.route('https://mail.example/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Theirs</title>' }))
    await openPage(page, plain(ELSEWHERE))
    await page.getByRole('button').click()
    await page.waitForURL(ELSEWHERE)
  })

  test('goes into a new tab if the author says so, and the page stays', async ({ page, context, site }) => {
    await context.route('https://mail.example/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Theirs</title>' }))
    await openPage(page, plain(ELSEWHERE, { other_site: 'tab' }))
    const [tab] = await Promise.all([context.waitForEvent('page'), page.getByRole('button').click()])
    await tab.waitForURL(ELSEWHERE)
    await expect(page.locator(ALERT)).toHaveText('Dokończ w nowej karcie.')
    await expect(page.locator('form')).not.toHaveAttribute('target')
    expect(page.url()).toContain(site.url)
    await tab.close()
  })
})
