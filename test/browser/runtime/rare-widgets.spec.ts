import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { islandNames } from '../unmount'

const GALLERY = '<div data-widget="gallery"><a href="#"><img alt="a"></a></div>'
const chunkOf = (url: string) => /\/chunks\/(.+)-[0-9a-f]{8}\.js/.exec(url)?.[1]

test('the declarations of rare widgets are requested before anything mounts, wherever on the page such a widget is', async ({ page }) => {
  const asked: unknown[] = []
  page.on('request', (request) => asked.push(chunkOf(request.url())))
  await ownPage(page, `<h1 class="elementor-invisible" data-settings='{"animation":"fadeIn"}'>a</h1>${GALLERY}`)
  await expect.poll(() => islandNames(page)).toEqual(['gallery', 'reveal'])
  expect(asked.filter(Boolean)[0]).toBe('rare-widgets')
})

test('those of widgets in a closed popup are requested only when it opens', async ({ page }) => {
  const asked: unknown[] = []
  page.on('request', (request) => asked.push(chunkOf(request.url())))
  await ownPage(
    page,
    `<button type="button" data-popup-open="p">Open</button><section data-widget="popup" id="p" hidden>${GALLERY}</section>`,
  )
  await expect.poll(() => islandNames(page)).toEqual(['opener', 'popup'])
  expect(asked).not.toContain('rare-widgets')
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.poll(() => asked).toContain('rare-widgets')
})
