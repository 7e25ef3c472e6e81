import { expect, test } from '../harness'
import { openVideoPage } from '../players/helpers'
import { settled } from '../settled'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { byHand } from '../video/videos'

test('a video that fails each time its popup opens shows one message, which goes when the page is unmounted', async ({ page }) => {
  await rememberServedMarkup(page)
  await page.addInitScript(() => {
    const counter = Object.assign(window, { failures: 0 })
    // Errors of media do not bubble.
    addEventListener('error', ({ target }) => target instanceof HTMLElement && target.closest('video') && counter.failures++, true)
  })
  const failures = () => page.evaluate('failures')
  await openVideoPage(page, `<div id="around">${byHand('/own/nothing.webm', { autoplay: 'yes' })}</div>`)
  const message = page.locator('.skerry-video-missing')
  await expect(message).toHaveCount(1)
  for (let i = 0; i < 2; i++) {
    const before = await failures()
    await page.evaluate(() => document.getElementById('around')?.dispatchEvent(new CustomEvent('skerry:popup:hidden', { bubbles: true })))
    await expect.poll(failures).not.toBe(before)
    await settled(page)
    await expect(message).toHaveCount(1)
  }
  expect(await unmountDifference(page)).toBe('')
})
