import { expect, test } from '../harness'
import { actionHref } from '../popup/popups'
import {
  attribute,
  expectOnly,
  FILES,
  inBoxes,
  isShown,
  MARKUP,
  NO_ID,
  NOT_WEB,
  OTHER_HOST,
  open,
  order,
  type Place,
  press,
  pressHandled,
  settings,
  USUAL,
  videos,
} from './hostile-pages'

/** Where an address may come from: places that open a window. */
const IN_WINDOW: Record<string, Place> = {
  'the lightbox’s options': {
    make: (evil) =>
      `<div class="o" data-elementor-open-lightbox="yes" data-elementor-lightbox="${settings({ type: 'video', videoType: 'hosted', url: evil, videoParams: { onloadstart: 'alert(1)', src: evil } })}"><div role="button" tabindex="0" aria-label="Odtwórz">x</div></div>`,
    good: FILES,
    shows: [MARKUP, NO_ID, OTHER_HOST],
  },
  'the lightbox’s video attribute': {
    make: (evil) => `<a href="/p" data-elementor-open-lightbox="yes" data-elementor-lightbox-video="${attribute(evil)}">Odtwórz</a>`,
    good: videos('https://youtu.be/', 'https://www.youtube-nocookie.com/embed/*?autoplay=1'),
    shows: [],
  },
  'a link action of a hosted video': {
    make: (evil) => `<a href="${actionHref('lightbox', { type: 'video', videoType: 'hosted', url: evil, title: evil })}">Odtwórz</a>`,
    good: FILES,
    shows: [MARKUP, NO_ID, OTHER_HOST],
  },
  'a link action of a video': {
    make: (evil) => `<a href="${actionHref('lightbox', { type: 'video', url: evil, title: evil })}">Odtwórz</a>`,
    good: videos('https://vimeo.com/', 'https://player.vimeo.com/video/*?autoplay=1', '?evil=1'),
    shows: [],
  },
}

// Dozens of openings: without their animations.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

for (const [place, is] of Object.entries(IN_WINDOW))
  test(`${place}: what is no address of the web opens nothing, and nothing runs`, async ({ page, problems, site }) => {
    const { addresses, players } = order(is, site.url)
    await open(page, inBoxes(is.make, addresses))
    const dialog = page.locator('dialog')
    for (const [n, address] of addresses.entries()) {
      await press(page, n)
      if (NOT_WEB.includes(address)) {
        await pressHandled(page)
        await expect(dialog, address).toHaveCount(0)
        continue
      }
      if (players[address]) await isShown(page, players[address], address)
      else await expect(dialog.getByText('Tego filmu nie można tu odtworzyć.'), address).toBeVisible()
      await dialog.locator('.dialog-close-button').click()
      await expect(dialog).toHaveCount(0)
    }
    await expectOnly(page, Object.values(players))
    expect(problems(USUAL)).toEqual([])
  })

const FRAMED = {
  'https://www.youtube.com/watch?v=abc&list=evil&t=9': 'https://www.youtube-nocookie.com/embed/abc?start=9&autoplay=1',
  'http://user@youtu.be:8080/abc?x=javascript:alert(1)': 'https://www.youtube-nocookie.com/embed/abc?autoplay=1',
  'https://vimeo.com/76979871#"onload=alert(1)': 'https://player.vimeo.com/video/76979871?autoplay=1',
  'https://www.youtube.com/embed/abc?controls=1': 'https://www.youtube.com/embed/abc?controls=1&autoplay=1',
}
const NEVER_FRAMED = [
  OTHER_HOST,
  NO_ID,
  'https://www.youtube.com@evil.test/embed/abc',
  'https://evil.test/www.youtube.com/embed/abc',
  'https://evil.test/?u=https://youtu.be/abc',
  'https://notvimeo.com/76979871',
  'https://vimeo.com.evil.test/76979871',
]
test('a link action frames a provider’s video by its host and id, and no other page', async ({ page, problems }) => {
  const videos = Object.keys(FRAMED)
  const link = (url: string) => `<a href="${actionHref('lightbox', { type: 'video', url })}">Odtwórz</a>`
  await open(page, inBoxes(link, [...videos, ...NEVER_FRAMED]))
  const dialog = page.locator('dialog')
  for (const [n, address] of [...videos, ...NEVER_FRAMED].entries()) {
    await press(page, n)
    if (address in FRAMED) await expect(dialog.locator('iframe'), address).toHaveAttribute('src', FRAMED[address as keyof typeof FRAMED])
    else await expect(dialog.getByText('Tego filmu nie można tu odtworzyć.'), address).toBeVisible()
    await dialog.locator('.dialog-close-button').click()
    await expect(dialog).toHaveCount(0)
  }
  await expectOnly(
    page,
    Object.values(FRAMED).map((src) => `iframe ${src}`),
  )
  expect(problems(USUAL)).toEqual([])
})
