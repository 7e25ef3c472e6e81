import { EMAIL, handWritten } from '../browser/form/form-pages'
import { expect, test } from './harness'
import type { Visitor } from './visitor'

const open = async (visitor: Visitor, action?: string, fields = EMAIL) => {
  await visitor.visitOwn(handWritten(fields, { action }))
  await visitor.mounted('form')
}

test('a form is sent without leaving the page, and says so', async ({ visitor }) => {
  await open(visitor)
  await visitor.click('form button')
  await expect.poll(() => visitor.text('[role=alert]')).toBe('You are signed up. See you in your inbox!')
  expect(await visitor.location()).toBe('/own/')
  expect(await visitor.axe()).toEqual([])
  expect(await visitor.problems()).toEqual([])
})
test('what the server misses stands at its field, which has the focus', async ({ visitor }) => {
  await open(visitor, undefined, EMAIL.replace('anna@latarnia.pl', 'anna'))
  await visitor.focus('#email')
  await visitor.press('Enter')
  await visitor.has('#email', 'aria-invalid', 'true')
  await visitor.isFocused('email')
  expect(await visitor.text('.skerry-form-error')).toBeTruthy()
})
test('a server that fails or hangs up is named, and what was typed is kept', async ({ visitor }) => {
  for (const answer of ['500', 'cut']) {
    await open(visitor, `/forms/send?answer=${answer}`)
    await visitor.click('form button')
    await expect.poll(() => visitor.text('[role=alert]')).toContain('To, co wpisano, zostało w polach')
    expect(await visitor.evaluate(() => (inPage.one('#email') as HTMLInputElement).value)).toBe('anna@latarnia.pl')
  }
})
test('a form walks through its steps by keyboard', async ({ visitor }) => {
  const step = (label: string, field: string) => `<div data-form-step data-label="${label}">${field}</div>`
  await open(visitor, undefined, step('Dane', EMAIL) + step('Uwagi', '<p><label for="note">Uwagi</label><input id="note" name="note"></p>'))
  await expect.poll(() => visitor.isVisible('#note')).toBe(false)
  await visitor.focus('#email')
  await visitor.press('Enter')
  await visitor.seen('#note')
  await visitor.gone('#email')
})
