import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { ALERT, builderForm, field, formsMounted, handWritten, openBuilderForm } from './form-pages'

/** Properties of elements that our code reads. A form's field of such a name takes the property's place. */
const NAMES = ['closest', 'matches', 'contains', 'id', 'style', 'dataset', 'classList', 'parentElement']
const fields = NAMES.map((name) => `<input name="${name}" aria-label="${name}" value="${name}">`).join('')

for (const [what, email, open] of [
  [
    'a hand-written form',
    '[name=email]',
    (page: Parameters<typeof formsMounted>[0]) => ownPage(page, handWritten(`<p><label>E-mail <input name="email"></label></p>${fields}`)),
  ],
  [
    'a form of the builder',
    '#form-field-email',
    (page: Parameters<typeof formsMounted>[0]) => openBuilderForm(page, builderForm(field('email') + fields)),
  ],
] as const)
  test(`${what} with fields that take the place of its properties says what is wrong, and is sent`, async ({ page, site, problems }) => {
    await rememberServedMarkup(page)
    await open(page)
    await formsMounted(page)
    // In the page, because in such a form Playwright's own search and clicks fail.
    const send = () => page.evaluate(() => HTMLElement.prototype.click.call(document.querySelector('form button')))
    const says = (selector: string, text: string) =>
      page.waitForFunction(
        ([css, part]) => [...document.querySelectorAll(css)].some((el) => el.textContent?.includes(part)),
        [selector, text] as const,
        { timeout: 10_000 },
      )
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') requests.push(request.postData() ?? '')
    })
    await send()
    await says(ALERT, 'Please check the marked fields.')
    await says('.skerry-form-error', 'This field is required.')
    expect(await page.evaluate((css) => document.activeElement === document.querySelector(css), email)).toBe(true)
    await page.keyboard.type('jan@latarnia.pl')
    await send()
    await says(ALERT, 'You are signed up. See you in your inbox!')
    expect(page.url()).toBe(`${site.url}/own/`)
    expect(site.submissions.at(-1)).toMatchObject({ id: 'newsletter', fields: { email: 'jan@latarnia.pl' } })
    expect(requests).toHaveLength(2)
    for (const name of NAMES) expect(requests[1]).toContain(`name="${name}"\r\n\r\n${name}`)
    expect(requests.map((body) => body.includes('elementor_pro_forms_send_form'))).toEqual(Array(2).fill(what === 'a form of the builder'))
    expect(await page.evaluate(() => document.querySelector('form')?.getAttribute('aria-busy'))).toBe(null)
    expect(await unmountDifference(page)).toBe('')
    expect(problems(/status of 422/)).toEqual([])
  })

test('a search form whose field is called like a method of its marks that it has the focus', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  await ownPage(
    page,
    NAMES.map((name) => `<form data-widget="search" role="search"><input type="search" name="${name}" aria-label="${name}"></form>`).join(
      '',
    ),
  )
  await formsMounted(page)
  for (const name of NAMES) {
    await page.evaluate((field) => document.querySelector<HTMLElement>(`[name=${field}]`)?.focus(), name)
    expect(
      await page.evaluate(() => [...document.querySelectorAll('.elementor-search-form--focus input')].map((el) => el.getAttribute('name'))),
    ).toEqual([name])
  }
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})
