import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { islandStates } from '../unmount'

const player =
  '<div class="elementor-element elementor-widget" data-element_type="widget" data-widget_type="wp-widget-media_audio.default"><div class="elementor-widget-container"><audio class="wp-audio-shortcode" controls></audio></div></div>'

test('the CMS’s library enhances its players, those that are added later, too; without the library they stay as served', async ({
  page,
  problems,
}) => {
  await ownPage(page, player)
  // The widget has looked for the library by now, and found none.
  await expect.poll(async () => (await islandStates(page)).states).toMatchObject({ 'audio mounted': 1 })
  await page.evaluate(() => {
    const w = window as unknown as { dressed: number; wp: object }
    w.dressed = 0
    w.wp = { mediaelement: { initialize: () => w.dressed++ } }
    const copy = document.querySelector('.elementor-element')?.cloneNode(true)
    if (copy) document.body.append(copy)
  })
  await expect.poll(() => page.evaluate(() => (window as unknown as { dressed: number }).dressed)).toBe(1)
  expect(problems()).toEqual([])
})

test('a library that throws is reported, and nothing else fails', async ({ page, problems }) => {
  await page.addInitScript(() => {
    ;(window as unknown as { wp: object }).wp = {
      mediaelement: {
        initialize: () => {
          throw Error('broken')
        },
      },
    }
  })
  await ownPage(page, player)
  await expect.poll(() => problems().length).toBe(1)
  expect(problems()[0]).toContain('audio')
})
