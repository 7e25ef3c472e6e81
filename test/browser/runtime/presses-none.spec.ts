import { show } from '../embed/embeds'
import { expect, test } from '../harness'
import { openFilms } from '../players/helpers'
import { keepServed, unmountDifference } from '../unmount'
import { byHand, served as film, mounted } from '../video/videos'

test('a film’s button that the keyboard has only come to before the script does not play', async ({ page, site, problems }) => {
  const css = '.elementor-custom-embed-play{display:block;width:90px;height:90px}'
  await show(page, site.url, { head: `<style>${css}</style>`, content: film('hosted') })
  const play = page.locator('.elementor-custom-embed-play')
  await play.evaluate((el) => {
    el.tabIndex = 0
  })
  await play.press('Shift')
  await expect(play).toBeFocused()
  await page.addScriptTag({ url: '/skerry.js' })
  await mounted(page)
  await page.evaluate(() => new Promise((done) => setTimeout(done, 200)))
  expect(await page.locator('.elementor-custom-embed-image-overlay').count()).toBe(1)
  expect(await page.locator('video').evaluate((el) => (el as HTMLVideoElement).paused)).toBe(true)
  expect(problems()).toEqual([])
})

test('a film that fails whenever its popup opens says so once, and takes it back in the end', async ({ page }) => {
  await keepServed(page)
  await openFilms(page, `<div id="around">${byHand('/own/nothing.webm', { autoplay: 'yes' })}</div>`)
  const words = page.locator('.skerry-video-missing')
  await expect(words).toHaveCount(1)
  for (let i = 0; i < 2; i++) {
    const asked = page.waitForResponse(/nothing\.webm/)
    await page.evaluate(() => document.getElementById('around')?.dispatchEvent(new CustomEvent('skerry:popup:hidden', { bubbles: true })))
    await asked
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
    await expect(words).toHaveCount(1)
  }
  expect(await unmountDifference(page)).toBe('')
})
