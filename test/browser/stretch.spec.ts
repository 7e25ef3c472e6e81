import { expect, test } from './harness'
import { ownPage } from './page'
import { keepServed, unmountDifference } from './served'

const section =
  '<section class="elementor-section-stretched" id="s" data-settings=\'{"stretch_section":"section-stretched"}\'>x</section><section class="elementor-section-stretched" id="plain">y</section>'
const CSS = 'body { margin: 8px } #wrap { margin-left: 100px } section { position: relative } ::-webkit-scrollbar { display: none }'

test('TV-ST-1: as wide as the window, also after a resize; the class alone does nothing', async ({ page, problems }) => {
  await keepServed(page)
  await ownPage(page, `<div id="wrap">${section}</div>`, CSS)
  const style = () => page.locator('#s').evaluate((el: HTMLElement) => [el.style.width, el.style.left])
  await expect.poll(style).toEqual(['1280px', '-108px'])
  await page.setViewportSize({ width: 900, height: 800 })
  await expect.poll(style).toEqual(['900px', '-108px'])
  expect(await page.locator('#plain').getAttribute('style')).toBe(null)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})
