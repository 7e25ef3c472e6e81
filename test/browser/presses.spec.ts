import type { Page } from 'playwright/test'
import { show, stub } from './embeds'
import { builder, byHand, filters, pictures } from './galleries'
import { expect, test } from './harness'
import { served as film } from './videos'

/** A filter or a film that is pressed before the script is there is not pressed in vain. */
const sizes: [number, number, string][] = [
  [300, 200, 'b'],
  [300, 200, 'a'],
]
const hand = byHand({ columns: 2 }, sizes, filters)
const served = builder({ gallery_layout: 'grid' }, ['0', '1'], ['All', 'A', 'B'])
const a = (page: Page) => page.getByRole('button', { name: 'A', exact: true })
/** Not `click()`, which Safari's buttons do not take the focus for. */
const pressBlurred = async (page: Page) => {
  await a(page).click()
  await a(page).blur()
}

for (const [name, content, head, press, isPressed] of [
  ['the focus tells', hand, '', (page: Page) => a(page).click(), true],
  ['the stub tells where a press gives no focus', hand, `<script>${stub}</script>`, pressBlurred, true],
  ['the builder’s, by the stub', served, `<script>${stub}</script>`, pressBlurred, true],
  ['the keyboard has only come to it', hand, '', (page: Page) => a(page).press('Shift'), false],
] as const)
  test(`pressed before the script: ${name}`, async ({ page, site, problems }) => {
    await pictures(page)
    await show(page, site.url, { head, content })
    await press(page)
    await page.addScriptTag({ url: '/skerry.js' })
    await expect(a(page)).toHaveAttribute('aria-pressed', `${isPressed}`)
    await expect(page.locator('.zdjecie:visible,.e-gallery-item:visible')).toHaveCount(isPressed ? 1 : 2)
    expect(problems()).toEqual([])
  })

test('a film’s cover pressed before the script: it plays', async ({ page, site, problems }) => {
  const css = '.elementor-custom-embed-play{display:block;width:90px;height:90px}'
  await show(page, site.url, { head: `<style>${css}</style>`, content: `${film('hosted')}${film('hosted')}` })
  await page.locator('.elementor-custom-embed-play').nth(1).click()
  await page.addScriptTag({ url: '/skerry.js' })
  await expect(page.locator('.elementor-custom-embed-image-overlay')).toHaveCount(1)
  await expect.poll(() => page.locator('video').evaluateAll((all) => all.map((v) => (v as HTMLVideoElement).paused))).toEqual([true, false])
  expect(problems()).toEqual([])
})
