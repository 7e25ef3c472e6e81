import { expect, test } from '../harness'
import { holdChunk } from '../hold-chunk'
import { ownPage } from '../own-page'
import { settled } from '../settled'
import { islandNames, islandStates, unmount } from '../unmount'

const POPUP =
  '<main id="part"><div data-elementor-type="popup" data-elementor-id="9" class="elementor elementor-9" data-elementor-settings="{}">Text</div></main>'

test('nothing starts on a page unmounted while the declarations of rare widgets are loading', async ({ page }) => {
  const { requested, release } = await holdChunk(page, 'rare-widgets')
  await ownPage(
    page,
    '<div data-widget="gallery"><a href="#"><img alt="a"></a></div><nav data-widget="menu"><ul data-menu-list></ul></nav>',
  )
  await requested
  await unmount(page)
  await release()
  expect(await islandNames(page)).toEqual([])
})

test('a builder’s popup is unmounted when the part of the page around it is removed', async ({ page }) => {
  await ownPage(page, POPUP)
  await expect.poll(() => islandNames(page)).toEqual(['popup'])
  await page.evaluate(() => document.getElementById('part')?.replaceWith(document.createElement('main')))
  await expect.poll(() => islandNames(page)).toEqual([])
})

test('a builder’s popup stays mounted when the part of the page around it is moved', async ({ page }) => {
  await ownPage(page, `${POPUP}<footer></footer>`)
  await expect.poll(() => islandNames(page)).toEqual(['popup'])
  await page.evaluate(() => document.querySelector('footer')?.append(document.getElementById('part') as HTMLElement))
  await settled(page)
  expect(await islandNames(page)).toEqual(['popup'])
})

test('unmounting a part of the page ends all its islands, even one inside a slide that the slider moves back', async ({ page }) => {
  await ownPage(
    page,
    `<div id="part"><div data-widget="slider" aria-label="S"><div><nav data-widget="menu"><ul data-menu-list></ul></nav></div><div>b</div></div></div>`,
  )
  await expect(page.locator('.swiper-initialized, [aria-roledescription=carousel]').first()).toBeAttached()
  await unmount(page, '#part')
  await settled(page)
  expect(await islandNames(page)).toEqual([])
})

// An element without a box mounts when the browser is idle, after its contents.
for (const [order, css] of [
  ['the outer one first', ''],
  ['the inner one first', '#outer { display: contents }'],
] as const)
  test(`what is removed from the page is restored as served, even if two widgets have drawn in the same box, ${order}`, async ({
    page,
  }) => {
    const widget = (id: string, content: string) =>
      `<div id="${id}" data-id="${id}" data-element_type="widget" data-widget_type="text-path.default" data-settings="{}">${content}</div>`
    const part = `<div id="part">${widget('outer', widget('inner', '<div class="e-text-path" data-text="Drawn" data-url="/x.png"><b>Served</b></div>'))}</div>`
    await ownPage(page, `<main>${part}</main>`, css)
    await expect.poll(() => islandStates(page)).toMatchObject({ states: { 'text-path mounted': 2 } })
    await expect(page.locator('#part')).toHaveText('Drawn')
    const removed = await page.evaluateHandle(() => {
      const el = document.getElementById('part') as HTMLElement
      el.remove()
      return el
    })
    await expect.poll(() => islandNames(page)).toEqual([])
    expect(await removed.evaluate((el) => el.outerHTML)).toBe(part)
  })
