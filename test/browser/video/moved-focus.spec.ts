import { expect, test } from '../harness'
import { createdPlayers, openVideoPage } from '../players/helpers'
import { settled } from '../settled'
import {
  ADDRESSES,
  byHand,
  holdProviderScripts,
  inMain,
  mounted,
  overlay,
  PICTURE,
  player,
  pressPlay,
  videoWidget,
  YOUTUBE,
} from './videos'

const built = videoWidget({ video_type: 'youtube', youtube_url: YOUTUBE, ...PICTURE }, `<div class="elementor-video"></div>${overlay()}`)
for (const [what, markup] of [
  ['YouTube player by hand', byHand(ADDRESSES.youtube)],
  ['YouTube player of the builder', built],
  ['Vimeo player by hand', byHand(ADDRESSES.vimeo)],
] as const)
  test(`a ${what} that comes late does not take the focus from a field that the visitor writes in`, async ({ page }) => {
    await openVideoPage(page, inMain(`<div id="video">${markup}</div><input id="field" aria-label="field">`))
    const go = await holdProviderScripts(page)
    await mounted(page)
    await pressPlay(page.locator('#video'))
    await page.locator('#field').focus()
    go()
    await expect.poll(async () => (await createdPlayers(page))[0]?.calls.length ?? 0).toBeGreaterThan(0)
    await expect(player(page)).toHaveCount(1)
    await settled(page)
    await page.keyboard.type('abc')
    await expect(page.locator('#field')).toHaveValue('abc')
  })
