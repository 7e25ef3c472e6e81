import type { Page, Request } from 'playwright/test'
import { expect, test } from '../harness'
import { attributeJson, chunkLoaded, openVideoPage } from '../players/helpers'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { background, giveConsent, overlay, THIRD_PARTY_FILE, videoWidget, YOUTUBE_ID } from '../video/videos'

/** Consent for addresses in unusual forms, and where the prompt's code comes late or when its place has gone. */
const tag = ' data-consent="page"'
const question = (page: Page) => page.locator('.skerry-consent')

/** Holds the prompt's code back; the returned function lets it load, or fail. */
async function holdPromptCode(page: Page): Promise<(isBroken?: boolean) => void> {
  let go: (isBroken?: boolean) => void = () => {}
  const gate = new Promise<boolean>((done) => {
    go = (isBroken = false) => done(isBroken)
  })
  await page.route(/\/media-consent-[^/]*\.js/, async (route) => ((await gate) ? route.abort() : route.continue()))
  return go
}

for (const [provider, address] of [
  ['YouTube', `www.youtube.com/watch?v=${YOUTUBE_ID}`],
  ['Vimeo', 'vimeo.com/235215203'],
  ['Vimeo', '235215203'],
])
  test(`a provider’s address without a scheme is not taken for a file of the site: ${address}`, async ({ page }) => {
    const out = await openVideoPage(
      page,
      `<div class="elementor-wrapper" data-widget="video" data-settings='${attributeJson({ youtube_url: address })}'><a href="/where">Film</a></div>`,
      { tag },
    )
    await page.getByRole('button', { name: 'Film' }).click()
    await expect(question(page)).toContainText(`${provider}`)
    expect(out).toEqual([])
  })

for (const [what, isBroken] of [
  ['comes', false],
  ['cannot be loaded', true],
] as const)
  test(`a background that was unmounted before the prompt’s code ${what} stays as served, and requests nothing`, async ({ page }) => {
    const go = await holdPromptCode(page)
    await rememberServedMarkup(page)
    const asks = page.waitForRequest(/\/media-consent-/)
    const out = await openVideoPage(page, background(THIRD_PARTY_FILE), { tag })
    await asks
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await unmountDifference(page)).toBe('')
    const isIt = { predicate: (request: Request) => /\/media-consent-/.test(request.url()) }
    const end = isBroken ? page.waitForEvent('requestfailed', isIt) : page.waitForEvent('requestfinished', isIt)
    go(isBroken)
    await end
    await chunkLoaded(page, /\/media-consent-/)
    expect(await unmountDifference(page)).toBe('')
    expect(out).toEqual([])
  })

test('two quick presses show one prompt', async ({ page }) => {
  const go = await holdPromptCode(page)
  await openVideoPage(
    page,
    videoWidget(
      { video_type: 'vimeo' },
      `<iframe title="Film" data-lazy-load="https://player.vimeo.com/video/1?h=2"></iframe>${overlay()}`,
    ),
    { tag },
  )
  const asks = page.waitForRequest(/\/media-consent-/)
  const cover = page.locator('.elementor-custom-embed-image-overlay')
  await cover.click()
  await asks
  await cover.click()
  go()
  await expect(question(page)).toHaveCount(1)
  await giveConsent(page)
  await expect(question(page)).toHaveCount(0)
  await expect(page.locator('iframe')).toHaveAttribute('src', /player\.vimeo\.com/)
})
