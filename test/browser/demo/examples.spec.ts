import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '../harness'

const demo = path.resolve(import.meta.dirname, '../../../demo/pages')
const pages = readdirSync(demo)
  .filter((f) => f.endsWith('.html'))
  .map((f) => `/pages/${f}`)
// The check parses the shown text, which Trusted Types rightly refuse.
test.use({ siteOptions: {} })

test('every example shown is what runs on the page', async ({ page }) => {
  await page.route('**/skerry.js', (route) => route.abort())
  for (const url of pages) {
    await page.goto(url)
    const wrong = await page.evaluate(() => {
      const flat = (text: string) => text.replace(/\s+/g, '').replace(/'/g, '"')
      return [...document.querySelectorAll('code[data-source]')].flatMap((code) => {
        const live = document.querySelector(`[data-example="${code.getAttribute('data-source')}"]`)
        const parsed = new DOMParser().parseFromString(code.textContent ?? '', 'text/html').body
        return live && flat(live.innerHTML) === flat(parsed.innerHTML) ? [] : [code.getAttribute('data-source')]
      })
    })
    expect(wrong, url).toEqual([])
  }
})
