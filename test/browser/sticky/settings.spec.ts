import { expect, test } from '../harness'
import { ownPage, scrollTo } from '../own-page'

const CSS = `* { box-sizing: border-box } body { margin: 0 } html { overflow-anchor: none } header { height: 80px } .strip { height: 600px } .rest { height: 4000px }`
const header = (settings: string, id: string) => `<div class="strip"></div><header id="${id}" data-settings='${settings}'>h</header>`

test('a mistake in a sticky element’s settings is reported once, and the element sticks where it can', async ({ page, problems }) => {
  const headers = [
    header('{"sticky":"top","sticky_on":["desktop","watch"],"sticky_offset":"20px"}', 'a'),
    header('{"sticky":"left"}', 'b'),
    header('{"sticky":"top","sticky_offset":"plenty","sticky_parent":"yes"}', 'c'),
  ]
  await ownPage(page, `${headers.join('')}<div class="rest"></div><div class="rest"></div>`, CSS)
  await scrollTo(page, 1900)
  await expect(page.locator('#a')).toHaveClass(/sticky--active/)
  for (const id of ['a', 'c']) await expect(page.locator(`#${id}.elementor-sticky`)).toBeAttached()
  const lines = problems().filter((text) => text.includes('Skerry'))
  // The builder's other devices are known words, even where the site does not use them; a watch is not one of them.
  expect(lines.filter((text) => /sticky_on: expected list \(mobile, .*got .*watch/.test(text)).length).toBe(1)
  expect(lines.filter((text) => /sticky_offset.*20px/.test(text)).length).toBe(0)
  expect(lines.filter((text) => text.includes('plenty')).length).toBe(1)
  expect(lines.filter((text) => /sticky: .*left/.test(text)).length).toBe(1)
  expect(new Set(lines).size).toBe(lines.length)
})
