import type { Page } from 'playwright/test'
import { show, stub } from '../embed/embeds'
import { builder, byHand, filters, pictures } from '../gallery/gallery-pages'
import { expect, test } from '../harness'
import { served as film } from '../video/videos'

/** A filter or a film that is pressed before the script is there is not pressed in vain. */
const sizes: [number, number, string][] = [
  [300, 200, 'b'],
  [300, 200, 'a'],
]
const hand = byHand({ columns: 2 }, sizes, filters)
const served = builder({ gallery_layout: 'grid' }, ['0', '1'], ['All', 'A', 'B'])
const css = '.elementor-custom-embed-play{display:block;width:90px;height:90px}'
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
  await show(page, site.url, { head: `<style>${css}</style>`, content: `${film('hosted')}${film('hosted')}` })
  await page.locator('.elementor-custom-embed-play').nth(1).click()
  await page.addScriptTag({ url: '/skerry.js' })
  await expect(page.locator('.elementor-custom-embed-image-overlay')).toHaveCount(1)
  await expect.poll(() => page.locator('video').evaluateAll((all) => all.map((v) => (v as HTMLVideoElement).paused))).toEqual([true, false])
  expect(problems()).toEqual([])
})

/** Clicks that anything on the page hears of: the visitor's own, and those that stand in for it. */
const countClicks = (page: Page) =>
  page.evaluate(() => {
    const seen = Object.assign(window, { clicks: 0 })
    document.addEventListener('click', () => seen.clicks++)
  })
const first = (page: Page) => a(page).first()
const clicks = (page: Page) => page.evaluate(() => (window as unknown as { clicks: number }).clicks)

for (const head of ['', `<script>${stub}</script>`])
  test(`however many widgets load, one press before the script is one press again${head && ', with the stub, too'}`, async ({
    page,
    site,
    problems,
  }) => {
    await pictures(page)
    for (const [content, press, isHeard] of [
      [hand + hand, first, () => expect(first(page)).toHaveAttribute('aria-pressed', 'true')],
      [served + served, first, () => expect(first(page)).toHaveAttribute('aria-pressed', 'true')],
      [
        film('hosted') + film('hosted'),
        (on: Page) => on.locator('.elementor-custom-embed-play').nth(1),
        () => expect(page.locator('.elementor-custom-embed-image-overlay')).toHaveCount(1),
      ],
    ] as const) {
      await show(page, site.url, { head: `<style>${css}</style>${head}`, content })
      await countClicks(page)
      await press(page).click()
      await page.addScriptTag({ url: '/skerry.js' })
      await isHeard()
      await page.evaluate(() => new Promise((done) => setTimeout(done, 200)))
      expect(await clicks(page)).toBe(2)
    }
    expect(problems()).toEqual([])
  })

test('the stub leaves buttons of other scripts alone: they have heard the press', async ({ page, site, problems }) => {
  const content =
    '<a class="uc-heading uc_trigger" role="button" tabindex="0">Theirs</a><nav data-widget="menu" data-settings=\'{"layout":"dropdown"}\'><button type="button" data-menu-toggle>Menu</button><ul data-menu-list></ul></nav>'
  await show(page, site.url, { head: `<script>${stub}</script>`, content })
  await countClicks(page)
  await page.getByRole('button', { name: 'Theirs' }).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.addScriptTag({ url: '/skerry.js' })
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true')
  expect(await clicks(page)).toBe(3)
  expect(problems()).toEqual([])
})

test('unmounted while its code is on its way, a filter is not pressed again, and neither when all is mounted anew', async ({
  page,
  site,
}) => {
  await pictures(page)
  let go = () => {}
  const held = new Promise<void>((done) => {
    go = done
  })
  await page.route('**/chunks/gallery-*', (route) => held.then(() => route.continue()))
  const asked = page.waitForRequest('**/chunks/gallery-*')
  await show(page, site.url, { content: hand })
  await asked
  await countClicks(page)
  await a(page).click()
  await page.evaluate(() => (window as unknown as { Skerry: { unmount: (part: Node) => void } }).Skerry.unmount(document))
  const came = page.waitForResponse('**/chunks/gallery-*')
  go()
  await came
  await page.evaluate(() => new Promise((done) => setTimeout(done, 200)))
  expect(await clicks(page)).toBe(1)
  await page.evaluate(() => (window as unknown as { Skerry: { scan: () => void } }).Skerry.scan())
  await expect(page.locator('[aria-pressed]')).toHaveCount(2)
  await page.evaluate(() => new Promise((done) => setTimeout(done, 200)))
  expect(await clicks(page)).toBe(1)
})
