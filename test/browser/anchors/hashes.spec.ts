import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { topOf } from './anchor-pages'

const CSS = `* { box-sizing: border-box } body { margin: 0 } header { height: 80px } .rest { height: 4000px }`

test('hashes that cannot be ids are ignored without a message', async ({ page, problems }) => {
  const hashes = ['#a\\', '#%', '#%zz', '#', '#!/x', '#a b', '#:not(', '#elementor-action%3Aaction%3Dnone', '#1', '#&quot;],*']
  const links = hashes.map((hash, i) => `<a id="l${i}" href="${hash}">${i}</a> `).join('')
  await ownPage(page, `${links}<div class="rest"></div><section data-widget="anchor" id="target"><h2>Cel</h2></section>`, CSS)
  for (let i = 0; i < hashes.length; i++) await page.click(`#l${i}`)
  for (const hash of hashes.slice(0, 3)) await page.goto(`/own/?${encodeURIComponent(hash)}${hash}`)
  expect(problems(/elementor-action/)).toEqual([])
})

test('ids that CSS must escape (1, a.b, x:y) are scrolled to like any other', async ({ page, problems }) => {
  const ids = ['1', 'a.b', 'x:y']
  const links = ids.map((id, i) => `<a id="l${i}" href="#${id}">${id}</a>`).join('')
  const targets = ids.map((id) => `<section data-widget="anchor" id="${id}">${id}</section><div class="rest"></div>`).join('')
  await ownPage(page, `<header data-settings='{"sticky":"top"}'>${links}</header><div class="rest"></div>${targets}`, CSS)
  await expect(page.locator('.elementor-sticky--active')).toHaveCount(1)
  for (const [i, id] of ids.entries()) {
    await page.locator(`#l${i}`).click()
    await expect.poll(() => topOf(page, id)).toBe(80)
  }
  expect(problems()).toEqual([])
})
