import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '../harness'

const demo = path.resolve(import.meta.dirname, '../../../demo/pages')
const pages = readdirSync(demo)
  .filter((f) => f.endsWith('.html'))
  .map((f) => `/pages/${f}`)
// The check parses the code as HTML, which Trusted Types rightly block.
test.use({ siteOptions: {} })

test('the code that a demo page shows for an example is the code that runs there', async ({ page }) => {
  await page.goto(pages[0] ?? '')
  for (const url of pages) {
    // As served: no script has changed it yet.
    const wrong = await page.evaluate(async (address) => {
      const parse = (text: string) => new DOMParser().parseFromString(text, 'text/html')
      const served = parse(await (await fetch(address)).text())
      const normalize = (text: string) => text.replace(/\s+/g, '').replace(/'/g, '"')
      return [...served.querySelectorAll('code[data-source]')].flatMap((code) => {
        const live = served.querySelector(`[data-example="${code.getAttribute('data-source')}"]`)
        const parsed = parse(code.textContent ?? '').body
        return live && normalize(live.innerHTML) === normalize(parsed.innerHTML) ? [] : [code.getAttribute('data-source')]
      })
    }, url)
    expect(wrong, url).toEqual([])
  }
})

test('the code of an example is copied by a button below it, also with the keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/pages/menu.html')
  const sources = await page.locator('code[data-source]').count()
  await expect(page.locator('[data-copy]')).toHaveCount(sources)
  await page.getByRole('button', { name: 'Copy the code: Horizontal menu' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await page.locator('code[data-source]').first().textContent())
})
