import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { attributeJson, openVideoPage } from '../players/helpers'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { background, mounted, overlay, THIRD_PARTY_FILE, videoLink, videoWidget, YOUTUBE } from './videos'

/** Videos that are missing or private, and files that are no videos: the poster or the link stays, and the link leads to the video. */
const OWN = '/pages/film.webm'
const VIMEO = 'https://vimeo.com/235215203'
/** From here on the providers' stand-ins refuse what they are asked for. */
const refuse = (page: Page, how: number | string) => page.evaluate((what) => Object.assign(window, { refuse: what }), how)
const refuseFirst = (page: Page, how: number | string) => page.addInitScript((what) => Object.assign(window, { refuse: what }), how)
/** A link to this address leaves the page as it is, because it is answered without content. */
const stay = (page: Page, address: string) => page.route(address, (route) => route.fulfill({ status: 204 }))
const left = (page: Page, address: string) =>
  page.waitForRequest((asked) => asked.url() === address && asked.isNavigationRequest() && asked.frame() === page.mainFrame())
/** Half a second of silence: a file with sound and no picture. */
const SOUND = (() => {
  const bytes = Buffer.alloc(44 + 8000, 128)
  bytes.write('RIFF\0\0\0\0WAVEfmt ', 0, 'latin1')
  bytes.writeUInt32LE(36 + 8000, 4)
  for (const [at, value, size] of [
    [16, 16, 4],
    [20, 1, 2],
    [22, 1, 2],
    [24, 16000, 4],
    [28, 16000, 4],
    [32, 1, 2],
    [34, 8, 2],
  ] as const)
    bytes.writeUIntLE(value, at, size)
  bytes.write('data', 36, 'latin1')
  bytes.writeUInt32LE(8000, 40)
  return bytes
})()
const sound = (page: Page) => page.route('**/sound.wav', (route) => route.fulfill({ contentType: 'audio/wav', body: SOUND }))
const link = (page: Page) => page.getByRole('button', { name: 'Film', exact: true })

const CODES = [100, 101, 150]
test(`when YouTube reports ${CODES} the link leads to the video; an overlay gets a link, which has the focus`, async ({
  page,
  problems,
}) => {
  await rememberServedMarkup(page)
  const each = (code: number) => [
    `<div id="cover-${code}">${videoWidget({ youtube_url: YOUTUBE }, `<div class="elementor-video"></div>${overlay()}`)}</div>`,
    videoLink(YOUTUBE, {}, `Film ${code}`),
  ]
  await openVideoPage(page, CODES.flatMap(each).join(''))
  await stay(page, YOUTUBE)
  await mounted(page)
  for (const code of CODES)
    await test.step(`${code}`, async () => {
      const cover = page.locator(`#cover-${code}`)
      await refuse(page, code)
      await cover.locator('.elementor-custom-embed-play').press('Enter')
      const own = cover.locator('a.skerry-video-play')
      await expect(own).toHaveAttribute('href', YOUTUBE)
      await expect(own).toBeFocused()
      await expect(page.locator('iframe')).toHaveCount(0)
      await expect(cover.locator('.elementor-custom-embed-image-overlay')).toBeVisible()
      const led = left(page, YOUTUBE)
      await page.getByRole('button', { name: `Film ${code}` }).click()
      await led
    })
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a video without an overlay that cannot be played leaves a link in its place', async ({ page }) => {
  await openVideoPage(page, videoWidget({ youtube_url: YOUTUBE }, '<div class="elementor-video"></div>'), { broken: 9 })
  await expect(page.locator('a.skerry-video-play')).toHaveAttribute('href', YOUTUBE)
  await expect(page.getByRole('button', { name: 'Odtwórz film' })).toBeVisible()
})

const NAMES = ['PrivacyError', 'NotFoundError', 'PasswordError']
test(`when Vimeo reports ${NAMES} the link leads to the video`, async ({ page }) => {
  await openVideoPage(page, NAMES.map((name) => videoLink(VIMEO, {}, name)).join(''))
  await stay(page, VIMEO)
  await mounted(page)
  for (const name of NAMES)
    await test.step(name, async () => {
      await refuse(page, name)
      const led = left(page, VIMEO)
      await page.getByRole('button', { name }).click()
      await led
    })
})

for (const [what, addresses, how] of [
  ['a missing file and one without a picture', ['/own/gone.mp4', '/sound.wav'], undefined],
  ['a private video of YouTube', [YOUTUBE], 150],
  ['a private video of Vimeo', [VIMEO], 'PrivacyError'],
] as const)
  test(`an element with ${what} behind it shows its own background, and no button`, async ({ page, problems }) => {
    await sound(page)
    await page.setViewportSize({ width: 1280, height: 1000 })
    if (how) await refuseFirst(page, how)
    await openVideoPage(page, addresses.map((address) => background(address)).join(''))
    await mounted(page)
    await expect(page.locator('.skerry-video-pause')).toHaveCount(0)
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(await page.locator('video').evaluateAll((all) => all.map((v) => [v.getAttribute('src'), getComputedStyle(v).display]))).toEqual(
      how ? [] : addresses.map((address) => [address, 'none']),
    )
    expect(problems(/gone/)).toEqual([])
  })

test('the overlay of a file without a picture stays; a link leads to the sound', async ({ page, problems }) => {
  await sound(page)
  await openVideoPage(
    page,
    videoWidget({ video_type: 'hosted' }, `<video class="elementor-video" src="/sound.wav" controls preload="none"></video>${overlay()}`) +
      videoLink('/sound.wav'),
  )
  await mounted(page)
  await page.locator('.elementor-custom-embed-play').press('Enter')
  await expect.poll(() => page.locator('video').evaluate((v: HTMLVideoElement) => v.readyState > 1 && v.paused)).toBe(true)
  await expect(page.locator('.elementor-custom-embed-image-overlay')).toBeVisible()
  await link(page).click()
  await expect(page.locator('[data-widget] [role=alert]')).toHaveText('Tego filmu nie można tu odtworzyć.')
  await expect(page.locator('.skerry-video-player')).toHaveCount(0)
  await expect(link(page)).toBeVisible()
  expect(problems()).toEqual([])
  await link(page).click()
  await page.waitForURL('**/sound.wav')
})

test('a missing file has a notice until it is pressed again; the poster or the link stays', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  const file = (src: string) => `<video class="elementor-video" src="${src}" controls preload="metadata"></video>`
  await openVideoPage(
    page,
    `<div id="covered">${videoWidget({ video_type: 'hosted' }, file('/own/gone.mp4') + overlay())}</div><div id="bare">${videoWidget({ video_type: 'hosted' }, file('/own/off.mp4'))}</div><div id="hand">${videoLink('/own/gone.mp4')}</div>`,
  )
  await mounted(page)
  const notice = (id: string) => page.locator(`#${id} [role=alert]`)
  // A file without an overlay is known to be missing at once, others once they are pressed.
  await expect(notice('bare')).toHaveText('Tego filmu nie można tu odtworzyć. off.mp4')
  await expect(page.getByRole('link', { name: 'off.mp4' })).toHaveAttribute('href', /\/own\/off\.mp4$/)
  await expect(notice('covered')).toHaveCount(0)
  const play = page.locator('#covered .elementor-custom-embed-play')
  for (let press = 0; press < 2; press++) {
    await play.press('Enter')
    await expect(notice('covered')).toHaveText('Tego filmu nie można tu odtworzyć. gone.mp4')
    await expect(play).toBeFocused()
  }
  await link(page).click()
  await expect(notice('hand')).toHaveText('Tego filmu nie można tu odtworzyć.')
  await expect(link(page)).toBeFocused()
  // The notice covers no more than its own text, and a click on it goes to the link below.
  const box = await notice('hand').boundingBox()
  expect(box?.height).toBeLessThan(60)
  expect(await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.tagName, [(box?.x ?? 0) + 9, (box?.y ?? 0) + 9] as const)).toBe(
    'A',
  )
  expect(await unmountDifference(page)).toBe('')
  expect(problems(/gone|off/)).toEqual([])
})

test('a video whose poster is missing has its link, which plays it', async ({ page, problems }) => {
  await openVideoPage(page, videoLink(OWN, { image_overlay: { url: '/own/gone.webp' } }))
  await mounted(page)
  await expect(link(page)).toBeVisible()
  await link(page).press('Enter')
  await expect.poll(() => page.locator('video').evaluate((v: HTMLVideoElement) => v.paused)).toBe(false)
  expect(problems(/gone/)).toEqual([])
})

for (const [what, tag, isAsked] of [
  ['waits for consent', ' data-consent="page"', true],
  ['plays at once when the site names its host as its own', ' data-consent="page" data-consent-own="x.test, videos.test"', false],
  ['plays at once when the site does not ask for consent', '', false],
] as const)
  test(`a file of another site ${what}`, async ({ page }) => {
    const all = videoWidget(
      { video_type: 'hosted' },
      `<video class="elementor-video" src="${THIRD_PARTY_FILE}" preload="none"></video>${overlay()}`,
    )
    const out = await openVideoPage(
      page,
      `${background(THIRD_PARTY_FILE)}${videoLink(THIRD_PARTY_FILE)}${all}<a href="${THIRD_PARTY_FILE}" data-lightbox>Rejs</a>`,
      { tag },
    )
    await mounted(page)
    await link(page).press('Enter')
    if (isAsked) {
      const question = page.getByRole('group', { name: /cdn\.videos\.test/ })
      await expect(question).toHaveCount(1)
      await page.locator('.elementor-custom-embed-play').press('Enter')
      await expect(question).toHaveCount(2)
      await expect(page.locator('.skerry-video-pause')).toBeHidden()
      expect(out).toEqual([])
      await page.evaluate(() => document.documentElement.setAttribute('data-consent-given', 'marketing'))
    } else await expect(page.locator('.skerry-consent')).toHaveCount(0)
    await expect(page.locator('.skerry-video-player')).toHaveAttribute('src', THIRD_PARTY_FILE)
    await expect(page.locator('.elementor-background-video-hosted')).toHaveAttribute('src', THIRD_PARTY_FILE)
    await expect(page.locator('.skerry-consent')).toHaveCount(0)
  })

test('a missing video without a link keeps its one play button, which has the focus', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  const settings = attributeJson({ hosted_url: '/own/gone.mp4' })
  await openVideoPage(page, `<div class="elementor-wrapper" data-widget="video" data-settings='${settings}'></div>`)
  await mounted(page)
  const button = page.getByRole('button', { name: 'Odtwórz film' })
  await button.press('Enter')
  await expect(page.locator('.skerry-video-player')).toHaveCount(0)
  await expect(button).toHaveCount(1)
  await expect(button).toBeFocused()
  expect(await unmountDifference(page)).toBe('')
  expect(problems(/gone/)).toEqual([])
})
