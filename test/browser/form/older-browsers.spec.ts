import { expect, test } from '../harness'
import { holdChunk } from '../hold-chunk'
import { ALERT, builderForm, countPosts, field, formsMounted, openBuilderForm } from './form-pages'

const EMAIL = field('email', '<input name="form_fields[email]" id="form-field-email" aria-label="E-mail" value="early@latarnia.pl">')

test('Enter before the code is there is not lost where a browser cannot submit a form as a press does', async ({ page, site }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit')
  })
  const posts = countPosts(page)
  const held = await holdChunk(page, 'form')
  // Without a button Enter submits, too.
  await openBuilderForm(page, builderForm(EMAIL).replace(/<button.*<\/button>/, ''))
  await held.requested
  await page.getByLabel('E-mail').press('Enter')
  expect(posts()).toBe(0)
  await held.release()
  await expect(page.locator(ALERT)).toHaveText('You are signed up. See you in your inbox!')
  expect(page.url()).toBe(`${site.url}/own/`)
  expect(posts()).toBe(1)
})

test('a press before the code is there is not lost where a script replaces the button meanwhile', async ({ page, site, problems }) => {
  const held = await holdChunk(page, 'form')
  await openBuilderForm(page, builderForm(EMAIL))
  await held.requested
  await page.getByRole('button').click()
  await page.getByRole('button').evaluate((button) => button.replaceWith(button.cloneNode(true)))
  await held.release()
  await expect(page.locator(ALERT)).toHaveText('You are signed up. See you in your inbox!')
  expect(site.submissions.at(-1)?.fields).toEqual({ email: 'early@latarnia.pl' })
  expect(problems()).toEqual([])
})

test('the pressed button’s value is sent where a browser leaves it out', async ({ page }) => {
  await page.addInitScript(() => {
    const Native = FormData
    Object.assign(window, {
      FormData: class extends Native {
        constructor(form?: HTMLFormElement) {
          super(form)
        }
      },
    })
  })
  await openBuilderForm(page, builderForm(EMAIL).replace('<button ', '<button name="choice" value="later" '))
  await formsMounted(page)
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button').click()
  expect((await sent).postData()).toMatch(/name="choice"\s+later/)
})
