import type { Page, Request } from 'playwright/test'
import { expect, test } from '../harness'
import { json, openFilms } from '../players/helpers'
import { keepServed, unmountDifference } from '../unmount'

/** Consent where an address is written oddly, where the question comes late, and where nobody is left to answer it. */
const tag = ' data-consent="page"'
const FOREIGN = 'https://cdn.films.test/rejs.webm'
const overlay =
  '<div class="elementor-custom-embed-image-overlay"><div class="elementor-custom-embed-play" role="button" aria-label="Odtwórz film" tabindex="0"></div></div>'
const question = (page: Page) => page.locator('.skerry-consent')
const give = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-consent-given', 'marketing'))

/** Holds back the code that asks; the returned function lets it go, or fail. */
async function late(page: Page): Promise<(isBroken?: boolean) => void> {
  let go: (isBroken?: boolean) => void = () => {}
  const gate = new Promise<boolean>((done) => {
    go = (isBroken = false) => done(isBroken)
  })
  await page.route(/\/consent-[^/]*\.js/, async (route) => ((await gate) ? route.abort() : route.continue()))
  return go
}

for (const [provider, address] of [
  ['YouTube', 'www.youtube.com/watch?v=XHOmBV4js_E'],
  ['Vimeo', 'vimeo.com/235215203'],
  ['Vimeo', '235215203'],
])
  test(`an address without its scheme is no file of the site: ${address}`, async ({ page }) => {
    const out = await openFilms(
      page,
      `<div class="elementor-wrapper" data-widget="video" data-settings='${json({ youtube_url: address })}'><a href="/gdzie">Film</a></div>`,
      { tag },
    )
    await page.getByRole('button', { name: 'Film' }).click()
    await expect(question(page)).toContainText(`${provider}`)
    expect(out).toEqual([])
  })

for (const [what, isBroken] of [
  ['comes', false],
  ['does not come', true],
] as const)
  test(`a background that is gone when the question’s code ${what} leaves nothing, and asks nobody`, async ({ page }) => {
    const go = await late(page)
    await keepServed(page)
    const settings = json({ background_background: 'video', background_play_on_mobile: 'yes', background_video_link: FOREIGN })
    const film = '<video class="elementor-background-video-hosted" muted playsinline></video>'
    const asks = page.waitForRequest(/\/consent-/)
    const out = await openFilms(
      page,
      `<section class="elementor-element" data-element_type="section" data-settings='${settings}'><div class="elementor-background-video-container">${film}</div></section>`,
      { tag },
    )
    await asks
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await unmountDifference(page)).toBe('')
    const isIt = { predicate: (request: Request) => /\/consent-/.test(request.url()) }
    const end = isBroken ? page.waitForEvent('requestfailed', isIt) : page.waitForEvent('requestfinished', isIt)
    go(isBroken)
    await end
    await page.waitForTimeout(200)
    expect(await unmountDifference(page)).toBe('')
    expect(out).toEqual([])
  })

test('two quick presses ask one question', async ({ page }) => {
  const go = await late(page)
  await openFilms(
    page,
    `<div class="elementor-element elementor-widget-video" data-element_type="widget" data-widget_type="video.default" data-settings='${json({ video_type: 'vimeo' })}'><div class="elementor-widget-container"><div class="elementor-wrapper"><iframe title="Film" data-lazy-load="https://player.vimeo.com/video/1?h=2"></iframe>${overlay}</div></div></div>`,
    { tag },
  )
  const asks = page.waitForRequest(/\/consent-/)
  const cover = page.locator('.elementor-custom-embed-image-overlay')
  await cover.click()
  await asks
  await cover.click()
  go()
  await expect(question(page)).toHaveCount(1)
  await give(page)
  await expect(question(page)).toHaveCount(0)
  await expect(page.locator('iframe')).toHaveAttribute('src', /player\.vimeo\.com/)
})
