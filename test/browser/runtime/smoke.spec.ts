import { expect, test } from '../harness'
import { unmountDifference } from '../unmount'

test('the start page runs under a strict policy without a problem', async ({ page, problems }) => {
  const response = await page.goto('/')
  expect(response?.status()).toBe(200)
  await expect.poll(() => page.evaluate(() => 'Skerry' in window)).toBe(true)
  expect(problems()).toEqual([])
})

test('the tests’ own list of problems holds policy violations, exceptions, warnings and missing files', async ({ page, problems }) => {
  await page.goto('/')
  await page.evaluate(() => {
    console.warn('watch out')
    setTimeout(() => {
      throw new Error('nobody caught me')
    })
    document.body.append(Object.assign(document.createElement('img'), { src: '/not-there.png' }))
    // As our own inline style attribute would.
    document.body.setAttribute('style', 'color: red')
  })
  const kinds = ['watch out', 'nobody caught me', 'not-there.png', 'policy: style-src-attr']
  await expect.poll(() => kinds.filter((kind) => !problems().some((text) => text.includes(kind)))).toEqual([])
})

test('comparing a page with the served markup fails clearly if nothing has remembered it', async ({ page }) => {
  await page.goto('/')
  await expect(unmountDifference(page)).rejects.toThrow('call rememberServedMarkup(page) before the page is opened')
})
