import { expect, test } from '../harness'
import { ownPage, scrollTo } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'

const CSS = `.elementor-invisible { visibility: hidden } .animated { animation-duration: .2s } .far { height: 2000px } .tall { height: 4000px } .e-con { height: 300px }`
const hidden = (id: string, settings: string, more = '') =>
  `<div class="elementor-invisible ${more}" id="${id}" data-settings='${settings}'>x</div>`

test('an element plays when it is seen, however tall, and one with unreadable settings is shown', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  const all = [
    hidden('near', '{"animation":"fadeIn"}'),
    hidden('broken', '{oops'),
    '<div class="far"></div>',
    hidden('far', '{"_animation":"zoomIn"}', 'tall'),
    '<div class="far"></div>',
    hidden('last', '{"animation":"fadeIn","animation_delay":5000}'),
  ]
  await ownPage(page, all.join(''), CSS)
  await expect(page.locator('#near')).toHaveClass('animated fadeIn')
  await expect(page.locator('#broken')).toHaveCSS('visibility', 'visible')
  await expect(page.locator('#far')).toHaveCSS('visibility', 'hidden')
  await scrollTo(page, 1500)
  await expect(page.locator('#far')).toHaveClass('tall animated zoomIn')
  await scrollTo(page, 0)
  await scrollTo(page, 1500)
  expect(await page.locator('#far').getAttribute('class')).toBe('tall animated zoomIn')
  expect(
    await page.evaluate(
      () =>
        (window as unknown as { Skerry: { islands: () => { widget: { name: string } }[] } }).Skerry.islands().filter(
          (i) => i.widget.name === 'reveal',
        ).length,
    ),
  ).toBe(4)
  expect(await unmountDifference(page)).toBe('')
  expect(problems('expected a JSON object')).toEqual([])
})

test('an element that is added later plays too, and printing shows all of them', async ({ page }) => {
  await ownPage(page, '<div class="far"></div><div id="end"></div>', CSS)
  await page.evaluate(() => {
    const add = (id: string, parent: Element | null) => {
      const el = document.createElement('div')
      el.id = id
      el.className = 'elementor-invisible'
      el.dataset.settings = '{"animation":"fadeIn"}'
      el.textContent = 'x'
      parent?.prepend(el)
    }
    add('near', document.body)
    add('far', document.getElementById('end'))
  })
  await expect(page.locator('#near')).toHaveClass('animated fadeIn')
  await expect(page.locator('#far')).toHaveClass('elementor-invisible')
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.locator('#far')).not.toHaveClass(/elementor-invisible/)
})

test('for a visitor who asks for less motion everything is there at once, without an animation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await ownPage(
    page,
    `${hidden('near', '{"animation":"fadeIn","animation_delay":5000}')}<div class="far"></div>${hidden('far', '{"animation":"fadeIn"}')}`,
    CSS,
  )
  await expect(page.locator('#near')).toHaveClass('')
  await expect(page.locator('#far')).toHaveClass('')
})

test('background pictures load within 200 px of the viewport, also of containers that are added later (TV-LZ-1, TV-LZ-3)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await ownPage(page, '<div class="e-con e-parent"></div>'.repeat(8), `${CSS} body { margin: 0 }`)
  const loaded = () =>
    page.evaluate(() => [...document.querySelectorAll('.e-parent')].map((el) => Number(el.classList.contains('e-lazyloaded'))).join(''))
  // 300 px each: the fourth begins at 900, the fifth at 1200.
  await expect.poll(loaded).toBe('11110000')
  await scrollTo(page, 600)
  await expect.poll(loaded).toBe('11111100')
  await page.evaluate(() => {
    const el = document.createElement('div')
    el.className = 'e-con e-parent'
    document.body.prepend(el)
    document.dispatchEvent(new Event('elementor/lazyload/observe'))
  })
  await scrollTo(page, 0)
  await expect.poll(loaded).toBe('111111100')
})
