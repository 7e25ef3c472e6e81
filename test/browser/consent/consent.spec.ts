import { expect, test } from '../harness'
import { attributeJson, createdPlayers, islandsMounted, openVideoPage } from '../players/helpers'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { byHand, giveConsent, overlay, PICTURE, videoWidget, YOUTUBE } from '../video/videos'

const VIMEO = 'https://player.vimeo.com/video/1?color&autopause=0'
const FILE = '/pages/film.webm'
const tag = ' data-consent="page"'
for (const [name, body, press] of [
  [
    'the builder’s widget',
    videoWidget({ youtube_url: YOUTUBE, ...PICTURE }, `<div class="elementor-video"></div>${overlay()}`),
    'Odtwórz film',
  ],
  ['hand-written', byHand(YOUTUBE), 'Obejrzyj film'],
] as const) {
  test(`the first press asks for consent, and only the answer plays: ${name}`, async ({ page, problems }) => {
    await rememberServedMarkup(page)
    const out = await openVideoPage(page, body, { tag })
    await islandsMounted(page, 'video')
    const button = page.getByRole('button', { name: press })
    await button.press('Enter')
    const question = page.locator('.skerry-consent')
    await expect(question).toContainText('YouTube')
    await expect(question.getByRole('button')).toBeFocused()
    // What it covers cannot be reached, and nothing has been requested.
    await expect(page.locator('.elementor-wrapper > [inert]')).not.toHaveCount(0)
    expect([out, await page.locator('iframe').count()]).toEqual([[], 0])
    await page.keyboard.press('Enter')
    await expect(page.locator('iframe')).toBeFocused()
    await expect(question).toHaveCount(0)
    await expect.poll(async () => (await createdPlayers(page))[0]?.calls).toContain('playVideo()')
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })
  test(`consent for the whole page plays what was pressed, and nothing asks again: ${name}`, async ({ page }) => {
    await openVideoPage(page, body + byHand('https://vimeo.com/1'), { tag })
    await islandsMounted(page, 'video', 2)
    await page.getByRole('button', { name: press }).first().press('Enter')
    await expect(page.locator('.skerry-consent')).toBeVisible()
    await giveConsent(page)
    await expect(page.locator('iframe')).toHaveCount(1)
    await page.getByRole('button', { name: 'Obejrzyj film' }).last().click()
    await expect(page.locator('iframe')).toHaveCount(2)
    await expect(page.locator('.skerry-consent')).toHaveCount(0)
  })
}

test('an iframe below an overlay asks for consent, too; unmounted while it asks, everything is as served', async ({ page }) => {
  await rememberServedMarkup(page)
  const lazy = `<iframe class="elementor-video-iframe" title="Film" data-lazy-load="${VIMEO}"></iframe>`
  const out = await openVideoPage(page, videoWidget({ video_type: 'vimeo', ...PICTURE }, lazy + overlay()).repeat(2), { tag })
  const buttons = page.getByRole('button', { name: 'Odtwórz film' })
  await islandsMounted(page, 'video', 2)
  await buttons.first().press('Enter')
  await expect(page.locator('.skerry-consent')).toContainText('Vimeo')
  expect(out).toEqual([])
  await page.getByRole('button', { name: 'Pozwól' }).click()
  await expect(page.locator('iframe').first()).toHaveAttribute('src', `${VIMEO}&autoplay=1`)
  await buttons.last().press('Enter')
  await expect(page.locator('.skerry-consent')).toBeVisible()
  expect(await unmountDifference(page)).toBe('')
})

test('a file of the site’s own plays without asking', async ({ page }) => {
  await openVideoPage(
    page,
    videoWidget({ video_type: 'hosted', ...PICTURE }, `<video class="elementor-video" src="${FILE}"></video>${overlay()}`) + byHand(FILE),
    { tag },
  )
  await islandsMounted(page, 'video', 2)
  await page.getByRole('button', { name: 'Obejrzyj film' }).click()
  await page.getByRole('button', { name: 'Odtwórz film' }).press('Enter')
  // On a busy machine the first has ended before the second begins.
  const havePlayed = () => page.locator('video').evaluateAll((all) => all.map((v) => (v as HTMLVideoElement).played.length > 0))
  await expect.poll(havePlayed).toEqual([true, true])
  await expect(page.locator('.skerry-consent')).toHaveCount(0)
})

const options = {
  type: 'video',
  videoType: 'youtube',
  url: 'https://www.youtube.com/embed/abc?controls=1',
  modalOptions: { id: 'elementor-lightbox-77' },
}
const inLightbox = `${videoWidget({ youtube_url: YOUTUBE, lightbox: 'yes', ...PICTURE }, overlay(`data-elementor-open-lightbox="yes" data-elementor-lightbox='${attributeJson(options)}'`))}<a href="https://youtu.be/xyz" data-lightbox>Rejs</a>`

test('the lightbox asks each time before it adds a video', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  const out = await openVideoPage(page, inLightbox, { tag })
  await islandsMounted(page, 'video')
  const box = page.locator('dialog.elementor-lightbox')
  const frame = box.locator('iframe')
  await page.getByRole('button', { name: 'Odtwórz film' }).press('Enter')
  await expect(box.locator('.skerry-consent')).toContainText('YouTube')
  await expect(box.locator('.skerry-consent button')).toBeFocused()
  // It is among what the Tab key reaches in the window.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(box.locator('.skerry-consent button')).toBeFocused()
  expect([out, await frame.count()]).toEqual([[], 0])
  await page.keyboard.press('Enter')
  await expect(frame).toHaveAttribute('src', /youtube\.com\/embed\/abc/)
  await expect(box.locator('.skerry-consent')).toHaveCount(0)
  await expect(frame).toBeFocused()
  // Keys pressed in the iframe do not reach this page, so Escape would not close the window.
  await box.locator('.dialog-close-button').click()
  await expect(box).toHaveCount(0)
  await page.getByRole('link', { name: 'Rejs' }).click()
  await expect(box.locator('.skerry-consent')).toBeVisible()
  await giveConsent(page)
  await expect(frame).toHaveAttribute('src', /youtube-nocookie\.com\/embed\/xyz/)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a site without a consent tool plays at once, and loads no consent code', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await openVideoPage(page, byHand(YOUTUBE) + inLightbox)
  await islandsMounted(page, 'video', 2)
  await page.getByRole('link', { name: 'Rejs' }).click()
  await expect(page.locator('dialog iframe')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Obejrzyj film' }).click()
  await expect(page.locator('iframe')).toBeFocused()
  expect(files.filter((file) => /\/consent-/.test(file))).toEqual([])
})
