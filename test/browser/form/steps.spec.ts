import { axe } from '../axe'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { ALERT, builderForm, countPosts, EMAIL, field, formsMounted, handWritten, openBuilderForm, stepMarker } from './form-pages'

const text = (key: string, more = '') => field(key, `<input name="form_fields[${key}]" id="form-field-${key}" ${more}>`)

test("the builder's steps are walked through by keyboard, with progress, and are restored by unmounting", async ({
  page,
  site,
  problems,
}) => {
  await rememberServedMarkup(page)
  const posts = countPosts(page)
  await openBuilderForm(
    page,
    builderForm(
      stepMarker('One') +
        text('name', 'required') +
        stepMarker('Two') +
        text('email') +
        stepMarker('Three') +
        text('message') +
        stepMarker('Four') +
        text('agree', 'value="1"'),
      'contact',
      { step_type: 'progress_bar', step_next_label: 'On', step_previous_label: 'Back' },
    ),
  )
  await formsMounted(page)
  const bar = page.getByRole('progressbar')
  await expect(bar).toHaveAccessibleName('Krok 1 z 4: One')
  // The builder's server does not send the setting for it.
  await expect(page.locator('.e-form__indicators__indicator__progress__meter')).toHaveText('25%')
  // The elements between which the steps stand take no room.
  const shown = () => page.locator('.elementor-field-type-step').evaluateAll((all) => all.map((el) => el.checkVisibility()).join())
  await expect.poll(shown).toBe('false,false,false,false')
  await expect(page.getByRole('button')).toHaveText(['On'])
  await expect(page.getByRole('textbox')).toHaveCount(1)
  // A required field keeps the visitor in its step.
  await page.getByRole('textbox').press('Enter')
  await expect(bar).toHaveText('25%')
  await expect(page.locator('#form-field-name')).toBeFocused()
  await page.keyboard.type('Anna')
  await page.keyboard.press('Enter')
  await expect(bar).toHaveText('50%')
  await expect(page.locator('#form-field-email')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Krok 2 z 4: Two' })).toHaveCount(1)
  expect(await axe(page)).toEqual([])
  await page.keyboard.type('wrong')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Back' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#form-field-name')).toBeFocused()
  for (const _ of [1, 2]) await page.keyboard.press('Enter')
  await page.keyboard.type('Hello')
  await page.keyboard.press('Enter')
  await expect(bar).toHaveText('100%')
  await expect(page.getByRole('button')).toHaveText(['Back', 'Send'])
  await page.locator('#form-field-agree').press('Enter')
  // The server's message belongs to a field of the second step.
  await expect(page.locator('#form-field-email')).toBeFocused()
  await expect(page.locator('#form-field-email')).toHaveAccessibleDescription('Enter an e-mail address, such as anna@lighthouse.example.')
  await expect(bar).toHaveText('50%')
  expect(posts()).toBe(1)
  await page.locator('#form-field-email').fill('anna@latarnia.pl')
  for (const id of ['email', 'message', 'agree']) await page.locator(`#form-field-${id}`).press('Enter')
  await expect(page.locator(ALERT)).toHaveText('Thank you! We answer within one working day.')
  await expect(bar).toHaveText('25%')
  expect(site.submissions.at(-1)?.fields).toMatchObject({ name: 'Anna', email: 'anna@latarnia.pl', message: 'Hello' })
  expect(await unmountDifference(page)).toBe('')
  expect(problems(/status of 422/)).toEqual([])
})

/** The builder's rules for the groups of a form whose buttons are as wide as the form, with its usual gaps. */
const GROUPS = `.elementor-form-fields-wrapper, .elementor-field-group, .e-form__buttons { display: flex; flex-wrap: wrap }
.elementor-form-fields-wrapper { width: 1150px; margin: 0 -5px -10px } .elementor-field-group { box-sizing: border-box; padding: 0 5px; margin-bottom: 10px }
.elementor-column { min-height: 1px } .elementor-col-100 { width: 100% } .elementor-field { flex-basis: 100%; box-sizing: border-box; height: 40px }
.e-form__buttons__wrapper { flex: 1 1 50% } button { flex-basis: 100%; height: 40px; padding: 0 }`

test("the builder's buttons of a step stand side by side, and its markers take no room", async ({ page }) => {
  const input = (key: string) => text(key, 'class="elementor-field"').replace(/<label.*label>/, '')
  await ownPage(page, builderForm(['1', '2', '3'].map((key) => stepMarker(key) + input(key)).join('')), GROUPS)
  await formsMounted(page)
  const fields = page.locator('.elementor-form-fields-wrapper')
  const rows = () =>
    fields.evaluate((el) => {
      const boxes = [...el.querySelectorAll('button')]
        .filter((button) => button.checkVisibility())
        .map((button) => button.getBoundingClientRect())
      return [boxes.map(({ width }) => width), new Set(boxes.map(({ top }) => top)).size, el.getBoundingClientRect().height]
    })
  await expect.poll(rows).toEqual([[1140], 1, 100])
  await page.getByRole('button', { name: 'Dalej' }).click()
  await expect.poll(rows).toEqual([[565, 565], 1, 100])
})

test('hand-written steps show where the visitor is, and an invalid field of an earlier step is led to', async ({ page }) => {
  await rememberServedMarkup(page)
  await ownPage(
    page,
    handWritten(
      `<div data-form-step data-label="A">${EMAIL}</div><div data-form-step data-label="B"><label>Name <input id="name" name="name"></label></div>`,
    ),
  )
  await formsMounted(page)
  const items = page.locator('ol.skerry-form-steps > li')
  await expect(items).toHaveText(['1A', '2B'])
  await expect(items.nth(0)).toHaveAttribute('aria-current', 'step')
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Dalej' }).click()
  await expect(page.locator('#name')).toBeFocused()
  await expect(items.nth(1)).toHaveAttribute('aria-current', 'step')
  await page.locator('#email').evaluate((el: HTMLInputElement) => {
    el.required = true
    el.value = ''
  })
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('#email')).toBeFocused()
  await expect(page.locator('#email')).toBeVisible()
  await page.locator('#email').evaluate((el: HTMLInputElement) => {
    el.required = false
  })
  expect(await unmountDifference(page)).toBe('')
})

test('a form whose steps cannot be loaded shows all its fields and is sent', async ({ page }) => {
  await page.route('**/chunks/form-steps-*', (route) => route.abort())
  await ownPage(page, handWritten(`<div data-form-step>${EMAIL}</div><div data-form-step><input aria-label="x" name="x"></div>`))
  await formsMounted(page)
  await expect(page.getByRole('textbox')).toHaveCount(2)
  await page.getByRole('button').click()
  await expect(page.locator(ALERT)).toHaveText('You are signed up. See you in your inbox!')
})

test('the builder’s steps have its icons, shapes and lines between them; an icon that is no class or address is a number', async ({
  page,
}) => {
  const marker = (label: string, icon: string) => stepMarker(label).replace('data-icon=""', icon)
  await openBuilderForm(
    page,
    builderForm(
      marker('One', 'data-icon="fas fa-star" data-iconLibrary="fa-solid"') +
        text('name') +
        marker('Two', 'data-iconUrl="/own/two.svg" data-iconLibrary="svg"') +
        text('email') +
        marker('Three', 'data-icon="&lt;svg onload=x()&gt;" data-iconUrl="javascript:x()"') +
        text('message'),
      'contact',
      { step_type: 'icon_text', step_icon_shape: 'square' },
    ),
  )
  await formsMounted(page)
  const items = page.locator('ol.e-form__indicators--type-icon_text > li:not([aria-hidden])')
  await expect(items).toHaveText(['One', 'Two', '3Three'])
  await expect(page.locator('.e-form__indicators__indicator__separator')).toHaveCount(2)
  await expect(items.nth(0).locator('.e-form__indicators__indicator--shape-square > i.fas.fa-star')).toHaveCount(1)
  await expect(items.nth(1).locator('.e-form__indicators__indicator__icon img')).toHaveAttribute('src', /own\/two\.svg$/)
  await expect(items.nth(2).locator('.e-form__indicators__indicator__number.e-form__indicators__indicator--shape-square')).toHaveText('3')
  expect(await axe(page)).toEqual([])
})
