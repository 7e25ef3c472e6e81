import { expect, test } from '../harness'
import { lightbox as box, openPage as open } from '../lightbox/lightbox-pages'
import { tab, widget } from '../playlist/playlist-pages'
import { byHand, mounted, YOUTUBE_ID } from '../video/videos'
import { createdPlayers, openVideoPage } from './helpers'

const VIMEO = 'https://vimeo.com/235215203'
const MOMENT = `https://youtu.be/${YOUTUBE_ID}?t=1m30s`

test('a consent prompt is in the language of the place it is in', async ({ page }) => {
  await openVideoPage(page, `<div lang="en">${byHand(VIMEO)}</div>${byHand(VIMEO)}`, { tag: ' data-consent="page"' })
  await mounted(page)
  for (const [i, words] of ['This content comes from Vimeo', 'Ta treść pochodzi z serwisu Vimeo'].entries()) {
    await page.getByRole('button', { name: 'Obejrzyj film' }).nth(i).press('Enter')
    await expect(page.locator('.skerry-consent').nth(i)).toContainText(words)
  }
})

test('a hand-written playlist’s link sets where its video begins; the server’s videos begin at their beginning', async ({ page }) => {
  const list = `<div data-widget="playlist" id="p"><ol><li><a href="/pages/film.webm">A</a></li><li><a href="${MOMENT}">B</a></li></ol></div>`
  await openVideoPage(page, `${list}${widget({}, { urls: ['/pages/film.webm', MOMENT, ''] })}`)
  await expect(page.locator('#p [aria-current]')).toHaveCount(1)
  await page.getByRole('link', { name: 'B' }).click()
  await expect.poll(async () => (await createdPlayers(page)).map(({ vars }) => vars.start)).toEqual([90])
  await tab(page, 2).click()
  await expect.poll(async () => (await createdPlayers(page)).map(({ vars }) => vars.start)).toEqual([90, undefined])
})

test('the keyboard can scroll a long description in the lightbox as long as the window is too low for it', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 700 })
  const words = 'Opis. '.repeat(90)
  await open(page, `<a id="a" href="/lb/a.jpg" data-elementor-open-lightbox="yes" data-elementor-lightbox-description="${words}">A</a>`)
  await page.locator('#a').click()
  const footer = box(page).locator('footer')
  await expect(footer).toHaveAttribute('tabindex', '-1')
  await page.setViewportSize({ width: 390, height: 300 })
  await expect(footer).toHaveAttribute('tabindex', '0')
  await page.setViewportSize({ width: 1000, height: 700 })
  await expect(footer).toHaveAttribute('tabindex', '-1')
})
