import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { widget as lottie, square } from '../lottie/lottie-pages'
import { openVideoPage } from '../players/helpers'
import { widget as playlist } from '../playlist/playlist-pages'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { giveConsent, inMain } from '../video/videos'

/** Files of other sites are requested only once the visitor has allowed it; the site's own, and those of hosts that it names, at once. */
const FILE = 'https://cdn.videos.test/trip.webm'
const DATA = 'https://cdn.videos.test/trip.json'
interface Kind {
  body: string
  /** What the visitor does to get the file, where it is not requested by itself. */
  press?: (page: Page) => Promise<unknown>
  file: string
  there: string
}
const kinds: Record<string, Kind> = {
  lottie: {
    body: lottie({ source: 'external_url', source_external_url: { url: DATA } }),
    file: DATA,
    there: '.e-lottie__animation svg',
  },
  lightbox: {
    body: `<a href="${FILE}" data-lightbox>Rejs</a>`,
    press: (page) => page.getByRole('link', { name: 'Rejs' }).click(),
    file: FILE,
    there: 'dialog video',
  },
  playlist: { body: playlist({ autoplay_on_load: 'yes' }, { urls: [FILE, FILE, FILE] }), file: FILE, there: '.e-tabs video' },
}
const sites = [
  ['asks for consent waits for it', ' data-consent="page"', true],
  [
    'asks, and names only hosts that look like the file’s, waits for it',
    ' data-consent="page" data-consent-own="ideos.test, videos.test.example, test"',
    true,
  ],
  [
    'asks, and names the file’s host as its own, loads the file at once',
    ' data-consent="page" data-consent-own="X.test, Videos.test"',
    false,
  ],
  ['does not ask loads the file at once', '', false],
] as const

test('files of others wait for the consent where a site asks for it, and are loaded at once elsewhere', async ({
  page,
  problems,
  each,
}) => {
  await each(
    Object.entries(kinds).flatMap(([name, { body, press, file, there }]) =>
      sites.map(([site, tag, isHeld]) => [name, body, press, file, there, site, tag, isHeld] as const),
    ),
    ([name, , , , , site]) => `a ${name} on a site that ${site}`,
    async ([name, body, press, file, there, , tag, isHeld]) => {
      await rememberServedMarkup(page)
      const out = await openVideoPage(page, inMain(body), { tag })
      await page.route(DATA, (route) => {
        out.push(route.request().url())
        return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: square() })
      })
      await press?.(page)
      const count = () => out.filter((url) => url === file).length
      if (isHeld) {
        await expect(page.getByRole('group', { name: /cdn\.videos\.test/ })).toBeVisible()
        await expect(page.locator(there)).toHaveCount(0)
        expect(out).toEqual([])
        await giveConsent(page)
      }
      await expect(page.locator(there)).toHaveCount(1)
      await expect.poll(count).toBeGreaterThan(0)
      await expect(page.locator('.skerry-consent')).toHaveCount(0)
      if (name === 'lottie') expect(count()).toBe(1)
      expect(await unmountDifference(page)).toBe('')
      expect(problems()).toEqual([])
    },
  )
})

test('a visitor who allows one video of a playlist is asked again for the next', async ({ page }) => {
  const out = await openVideoPage(page, inMain(playlist({}, { urls: [FILE, FILE.replace('trip', 'port'), FILE] })), {
    tag: ' data-consent="page"',
  })
  const group = page.getByRole('group', { name: /cdn\.videos\.test/ })
  await group.getByRole('button').click()
  await expect(page.locator('.e-tabs video')).toHaveAttribute('src', FILE)
  await page.getByRole('tab', { name: 'Film 2' }).click()
  await expect(group).toBeVisible()
  // A prompt that comes without a click on its place takes no focus.
  await expect(page.getByRole('tab', { name: 'Film 2' })).toBeFocused()
  expect(out.filter((url) => /port/.test(url))).toEqual([])
})
