import { writeFileSync } from 'node:fs'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { holdRequests } from '../hold-chunk'
import { ownPage } from '../own-page'
import { ALERT, countPosts, EMAIL, formsMounted, handWritten } from './form-pages'

const SERVER = 'Nie udało się wysłać formularza przez błąd serwera. To, co wpisano, zostało w polach: spróbuj jeszcze raz.'
const LOST = 'Połączenie się zerwało, więc formularz mógł nie dotrzeć. To, co wpisano, zostało w polach: spróbuj jeszcze raz.'

for (const [answer, message, line] of [
  ['500', SERVER, /expected a status from 200 to 299, got 500/],
  ['cut', LOST, undefined],
] as const)
  test(`a server that answers with ${answer} is named to the visitor, and what was typed is kept`, async ({ page, site, problems }) => {
    const before = site.submissions.length
    await ownPage(page, handWritten(EMAIL, { action: `/forms/send?answer=${answer}` }))
    await formsMounted(page)
    await page.getByLabel('E-mail').fill('kept@latarnia.pl')
    for (const _ of [1, 2]) {
      await page.getByRole('button').click()
      await expect(page.locator(ALERT)).toHaveText(message)
    }
    await expect(page.getByLabel('E-mail')).toHaveValue('kept@latarnia.pl')
    await expect(page.getByRole('button')).toHaveText('Send')
    expect(await axe(page)).toEqual([])
    expect(problems().filter((text) => text.includes('Skerry')).length).toBe(line ? 1 : 0)
    if (line) expect(problems().join('\n')).toMatch(line)
    // The same form, once the server is well again.
    await page.locator('form').evaluate((form) => form.setAttribute('action', '/forms/send'))
    await page.getByRole('button').click()
    await expect(page.locator(ALERT)).toHaveText('You are signed up. See you in your inbox!')
    expect(site.submissions.length).toBe(before + 1)
  })

test('a server that does not answer for a minute has failed', async ({ page }) => {
  await page.clock.install()
  await ownPage(page, handWritten(EMAIL, { action: '/forms/send?answer=slow&amp;seconds=300' }))
  await page.clock.runFor(3000)
  await formsMounted(page)
  const request = page.waitForRequest('**/forms/send*')
  await page.getByRole('button').click()
  await request
  await page.clock.runFor(50_000)
  await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator(ALERT)).toHaveCount(0)
  // A minute since the last sign of progress: that all was sent the browser may have said just now.
  await page.clock.runFor(61_500)
  await expect(page.locator(ALERT)).toContainText('Serwer nie odpowiada')
  await expect(page.locator('form')).not.toHaveAttribute('aria-busy')
  await expect(page.getByLabel('E-mail')).toHaveValue('anna@latarnia.pl')
})

test('offline nothing is sent and what was typed is kept, with a message of the site', async ({ page, context }) => {
  const posts = countPosts(page)
  await ownPage(page, handWritten(EMAIL, { settings: { offline_message: 'No net <b>' } }))
  await formsMounted(page)
  await context.setOffline(true)
  await page.getByRole('button').click()
  await expect(page.locator(ALERT)).toHaveText('No net <b>')
  await expect(page.getByLabel('E-mail')).toHaveValue('anna@latarnia.pl')
  expect(posts()).toBe(0)
  await context.setOffline(false)
  await page.getByRole('button').click()
  await expect(page.locator(ALERT)).toHaveText('You are signed up. See you in your inbox!')
})

test('a file over the limit is named at once and not sent; an upload shows its progress, and the server says when all is too much', async ({
  page,
  site,
}, info) => {
  const posts = countPosts(page)
  const before = site.submissions.length
  // Files of the disk: one that lies in memory goes to the browser as text, which takes many seconds.
  const file = (megabytes: number) => {
    const path = info.outputPath(`${megabytes}.png`)
    writeFileSync(path, Buffer.alloc(megabytes * 2 ** 20))
    return path
  }
  await ownPage(
    page,
    handWritten(`${EMAIL}<p><label for="photo">Photo</label><input id="photo" type="file" multiple name="photo[]" data-maxsize="5"></p>`, {
      id: 'report',
    }),
  )
  await formsMounted(page)
  const photo = page.locator('#photo')
  await photo.setInputFiles(file(20))
  await expect(photo).toHaveAccessibleDescription('Ten plik jest za duży: najwyżej 5 MB.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(photo).toBeFocused()
  expect(posts()).toBe(0)
  await photo.evaluate((el) => el.removeAttribute('data-maxsize'))
  await photo.setInputFiles(file(20))
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator(ALERT)).toContainText('Too much in all: at most 16 MB.')
  expect(site.submissions.length).toBe(before)

  await photo.setInputFiles([file(1), file(2)])
  const held = await holdRequests(page, '**/forms/send')
  await page.getByRole('button', { name: 'Send' }).click()
  await held.requested
  await expect(page.getByRole('progressbar', { name: 'Wysyłanie plików' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await held.release()
  await expect(page.locator(ALERT)).toHaveText('Your pictures have arrived.')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  expect(site.submissions.length).toBe(before + 1)
})

test('nothing in a response is run, made into HTML or followed that is not http(s)', async ({ page, problems }) => {
  const data = {
    message: 'One<br>two <a href="javascript:alert(1)">link</a> <img src=x onerror=alert(1)> &amp; 1 < 2',
    errors: { email: '<script>alert(1)</script>Wrong', __proto__: 'x', 'a"]': 'Odd', toString: 'Text' },
    data: { redirect_url: 'javascript:document.body.remove()', popup: ['x'] },
  }
  let body = JSON.stringify({ success: false, data }).replace('"errors":{', '"errors":{"__proto__":"Proto",')
  await page.route('**/forms/send', (route) => route.fulfill({ contentType: 'application/json', body }))
  await ownPage(page, handWritten(EMAIL))
  await formsMounted(page)
  await page.getByRole('button').click()
  await expect(page.locator(ALERT)).toHaveText('One\ntwo link  & 1 < 2\nProto\nOdd\nText', { useInnerText: true })
  await expect(page.locator('.skerry-form-error')).toHaveText('alert(1)Wrong')
  await expect(page.locator('form script, form img, form a')).toHaveCount(0)
  body = JSON.stringify({ success: true, data: { data: data.data } })
  await page.getByRole('button').click()
  await expect(page.locator(ALERT)).toHaveText('Formularz został wysłany.')
  for (const odd of [
    '{}',
    '[]',
    'null',
    '0',
    '"x"',
    '{"success":true,"data":[]}',
    '{"success":0,"data":{"errors":[],"message":{}}}',
    '\ufeff{',
  ]) {
    body = odd
    await page.getByRole('button').click()
    await expect(page.locator(ALERT)).not.toBeEmpty()
    await expect(page.locator('form')).not.toHaveAttribute('aria-busy')
  }
  expect(problems('expected JSON from')).toEqual([])
})
