import { axe } from '../axe'
import { expect, test } from '../harness'
import { holdChunk, holdRequests } from '../hold-chunk'
import { ownPage } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { ALERT, builderForm, countPosts, EMAIL, field, formsMounted, handWritten, openBuilderForm } from './form-pages'

test('a hand-written form is sent without leaving the page, says so, is empty again, and is restored by unmounting', async ({
  page,
  site,
  problems,
}) => {
  await rememberServedMarkup(page)
  await ownPage(page, handWritten(EMAIL))
  await formsMounted(page)
  await page.getByLabel('E-mail').fill('jan@latarnia.pl')
  await page.getByRole('button').click()
  await expect(page.locator(ALERT)).toHaveText('You are signed up. See you in your inbox!')
  expect(page.url()).toBe(`${site.url}/own/`)
  expect(site.submissions.at(-1)).toEqual({ id: 'newsletter', fields: { email: 'jan@latarnia.pl' }, referrer: `${site.url}/own/` })
  await expect(page.getByLabel('E-mail')).toHaveValue('anna@latarnia.pl')
  expect(await axe(page)).toEqual([])
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test("a form of the builder goes to the configured address with the builder's action, and its messages have the builder's markup", async ({
  page,
  problems,
}) => {
  await rememberServedMarkup(page)
  const email = field('email')
  await openBuilderForm(page, builderForm(email))
  await formsMounted(page)
  const request = page.waitForRequest('**/wp-admin/admin-ajax.php')
  await page.getByRole('button').click()
  const body = (await request).postData() ?? ''
  expect(body).toContain('name="action"\r\n\r\nelementor_pro_forms_send_form')
  expect(body).toContain('name="referrer"')
  const input = page.locator('#form-field-email')
  await expect(page.locator('.elementor-field-group-email.elementor-error .elementor-form-help-inline')).toHaveText(
    'This field is required.',
  )
  await expect(input).toBeFocused()
  await expect(input).toHaveAccessibleDescription('This field is required.')
  await expect(input).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('.elementor-message-danger[role=alert]')).toHaveText('Please check the marked fields.')
  expect(await axe(page)).toEqual([])
  await input.fill('anna@latarnia.pl')
  await expect(page.locator('.elementor-error')).toHaveCount(0)
  await expect(input).not.toHaveAttribute('aria-invalid')
  await page.getByRole('button').click()
  await expect(page.locator('.elementor-message-success[role=alert]')).toHaveText('You are signed up. See you in your inbox!')
  await expect(page.locator('.elementor-message-danger')).toHaveCount(0)
  expect(await unmountDifference(page)).toBe('')
  expect(problems(/status of 422/)).toEqual([])
})

test('every kind of field is sent, and each message of the server stands at its field', async ({ page, site, problems }) => {
  await ownPage(
    page,
    handWritten(
      `<p><label>Day <input type="date" name="date"></label></p><p><label>Time <input type="time" name="time" value="12:30"></label></p>
       <p><label>People <input type="number" name="people" value="99"></label></p><p><label>Name <input name="name" value="Anna"></label></p>
       <p><label>Mail <input type="email" name="email" value="a@b.pl"></label></p><p><label>Secret <input type="password" name="password" value="x"></label></p>
       <p><label>Site <input type="url" name="url" value="https://s.pl/"></label></p>
       <fieldset><legend>Meal</legend><label><input type="radio" name="meal" value="a">A</label><label><input type="radio" name="meal" value="b" checked>B</label></fieldset>
       <label><input type="checkbox" name="extra[]" value="1" checked> One</label><select name="s" aria-label="S"><option>1</option></select><textarea name="t" aria-label="T">x</textarea>`,
      { id: 'booking' },
    ),
  )
  await formsMounted(page)
  await page.getByRole('button').click()
  await expect(page.getByLabel('Day')).toBeFocused()
  const errors = await page.locator('.skerry-form-error').allTextContents()
  expect(errors).toEqual(['This field is required.', 'At most 12 people.', 'At least 8 characters.'])
  expect(await axe(page)).toEqual([])
  await page.getByLabel('Day').fill('2027-05-01')
  await page.getByLabel('People').fill('4')
  await page.getByLabel('Secret').fill('12345678')
  await page.getByRole('button').click()
  await expect(page.locator(ALERT)).toHaveText('Your booking has arrived.')
  expect(site.submissions.at(-1)?.fields).toMatchObject({ date: '2027-05-01', time: '12:30', people: 4, url: 'https://s.pl/' })
  expect(problems(/status of 422/)).toEqual([])
})

test('a second submit while the first one is on its way sends nothing', async ({ page }) => {
  const posts = countPosts(page)
  const held = await holdRequests(page, '**/forms/send')
  await ownPage(page, handWritten(EMAIL))
  await formsMounted(page)
  const button = page.getByRole('button')
  await button.dblclick()
  await held.requested
  await button.press('Enter')
  await page.getByLabel('E-mail').press('Enter')
  await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('form')).toHaveClass(/elementor-form-waiting/)
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('status')).toHaveText('Wysyłanie…')
  expect(await axe(page)).toEqual([])
  await held.release()
  await expect(page.locator(ALERT)).toHaveText('You are signed up. See you in your inbox!')
  await expect(page.locator('form')).not.toHaveAttribute('aria-busy')
  await expect(button).not.toHaveAttribute('aria-disabled')
  expect(posts()).toBe(1)
})

for (const browser of ['a browser of today', 'Safari before 16, which cannot submit a form as a press does'])
  test(`a submit before the code is there is held, and sent once it has loaded, in ${browser}`, async ({ page, site }) => {
    if (browser.startsWith('Safari'))
      await page.addInitScript(() => {
        Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit')
      })
    const posts = countPosts(page)
    const held = await holdChunk(page, 'form')
    await openBuilderForm(
      page,
      builderForm(field('email', '<input name="form_fields[email]" id="form-field-email" value="early@latarnia.pl">')),
    )
    await held.requested
    await page.getByRole('button').click()
    await page.getByRole('button').click()
    expect(posts()).toBe(0)
    await held.release()
    await expect(page.locator(ALERT)).toHaveText('You are signed up. See you in your inbox!')
    expect(page.url()).toBe(`${site.url}/own/`)
    expect(posts()).toBe(1)
    expect(site.submissions.at(-1)?.fields).toEqual({ email: 'early@latarnia.pl' })
  })

test('a form whose code cannot be loaded, and one without our script, is posted by the browser', async ({ page, site }) => {
  const held = await holdChunk(page, 'form', 'fails')
  await ownPage(page, handWritten(EMAIL))
  await held.requested
  await page.getByRole('button').click()
  await held.release()
  await expect(page.getByRole('heading', { name: 'Sent' })).toBeVisible()
  expect(page.url()).toBe(`${site.url}/forms/send`)
  await ownPage(page, handWritten(EMAIL), '', ' <!-- no script -->')
  await page.getByRole('button').click()
  await expect(page.getByRole('heading', { name: 'Sent' })).toBeVisible()
})

test('a success redirects when the response says so, opens a popup or closes its own, and is told to scripts', async ({ page, site }) => {
  const booking = (people: number) =>
    ['date" value="2027-01-02', `people" value="${people}`, 'name" value="A', 'email" value="a@b.pl']
      .map((f) => `<input aria-label="x" name="${f}">`)
      .join('')
  await ownPage(page, handWritten(booking(2), { id: 'booking' }))
  await formsMounted(page)
  await page.getByRole('button').click()
  await expect(page.locator(ALERT)).toHaveText('Your booking has arrived.')
  expect(page.url()).toBe(`${site.url}/own/`)
  await ownPage(page, handWritten(booking(8), { id: 'booking' }))
  await formsMounted(page)
  await page.getByRole('button').click()
  await page.waitForURL('**/pages/form.html?group=yes#thank-you')

  await ownPage(page, `${handWritten(EMAIL, { id: 'popup' })}<div id="thanks" data-widget="popup" hidden><h2>Thanks</h2></div>`)
  await formsMounted(page)
  await page.evaluate(() => {
    document.addEventListener('skerry:form:success', (event) =>
      document.body.setAttribute('data-told', JSON.stringify((event as CustomEvent).detail)),
    )
  })
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('body')).toHaveAttribute('data-told', /"message":"Done\."/)

  await ownPage(
    page,
    `<button data-popup-open="p">Open</button><div id="p" data-widget="popup" hidden>${handWritten(EMAIL, { id: 'close' })}</div>`,
  )
  await page.getByRole('button', { name: 'Open' }).click()
  await formsMounted(page)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator(ALERT)).toHaveText('Done.')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a robot that fills in the honeypot is told nothing, and nothing is kept', async ({ page, site }) => {
  const before = site.submissions.length
  await ownPage(page, handWritten(`${EMAIL}<p hidden><input id="trap" name="website" tabindex="-1"></p>`))
  await formsMounted(page)
  await page.locator('#trap').evaluate((el: HTMLInputElement) => {
    el.value = 'https://spam.test'
  })
  await page.getByRole('button').click()
  await expect(page.locator(ALERT)).toHaveText('You are signed up. See you in your inbox!')
  expect(site.submissions.length).toBe(before)
})

test('a form for another site, by GET, or of a script of the site is left alone', async ({ page }) => {
  await ownPage(page, handWritten(EMAIL).replace('method="post"', 'method="get"').replace('/forms/send', '/own/'))
  await formsMounted(page)
  await page.getByRole('button').click()
  await page.waitForURL('**/own/?*email=anna*')
  await ownPage(page, handWritten(EMAIL))
  await formsMounted(page)
  const posts = countPosts(page)
  await page.evaluate(() => document.addEventListener('submit', (event) => event.preventDefault(), { capture: true }))
  await page.getByRole('button').click()
  expect(posts()).toBe(0)
})

test('scripts of existing sites hear of it through jQuery, once and in order', async ({ page }) => {
  await page.route('**/jquery.js', (route) => route.fulfill({ path: 'node_modules/jquery/dist/jquery.js' }))
  await page.route('**/heard.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.heard = []; jQuery(document).on('submit_success form_destruct reset error', '.elementor-form', (event, data) => heard.push([event.type, data && data.message].join(' ')))`,
    }),
  )
  await page.route('**/config.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `var ElementorProFrontendConfig = { ajaxurl: '/forms/send' }` }),
  )
  await ownPage(
    page,
    builderForm(field('email')),
    '',
    '<script src="/jquery.js"></script><script src="/config.js"></script><script src="/heard.js"></script><script defer src="/skerry.js"></script>',
  )
  await formsMounted(page)
  await page.waitForFunction(() => 'elementorModules' in window)
  await page.getByRole('button').click()
  await expect(page.locator('.elementor-error')).toHaveCount(1)
  await page.locator('#form-field-email').fill('a@b.pl')
  await page.getByRole('button').click()
  await expect(page.locator(ALERT)).toHaveText('You are signed up. See you in your inbox!')
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([
    'error Please check the marked fields.',
    'submit_success You are signed up. See you in your inbox!',
    'form_destruct You are signed up. See you in your inbox!',
    'reset ',
  ])
})
