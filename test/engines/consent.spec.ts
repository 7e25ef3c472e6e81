import { byHand, inMain, overlay, PICTURE, THIRD_PARTY_FILE, videoWidget } from '../browser/video/videos'
import { expect, PHONE, test } from './harness'
import type { Visitor } from './visitor'

const VIMEO = 'https://player.vimeo.com/video/1?color&autopause=0'
const QUESTION = '.skerry-consent'
const lazyFrame = `<iframe class="elementor-video-iframe" title="Film" data-lazy-load="${VIMEO}"></iframe>`
const framed = videoWidget({ video_type: 'vimeo', ...PICTURE }, lazyFrame + overlay())
const PLAY = '[aria-label="Odtwórz film"]'
const css =
  '.elementor-wrapper { position: relative; width: 640px; height: 360px } .elementor-custom-embed-image-overlay { position: absolute; inset: 0 } .elementor-custom-embed-play { width: 80px; height: 80px } iframe { width: 100%; height: 100% }'
const open = async (visitor: Visitor, body: string, count = 1, size?: typeof PHONE) => {
  await visitor.visitOwn(
    {
      body: inMain(body),
      css,
      head: '<link rel="stylesheet" href="/skerry.css"><script defer src="/skerry.js" data-consent="page"></script>',
    },
    size,
  )
  await visitor.mounted('video', count)
}
/** Presses Enter on the first film, as soon as it is mounted. */
const askByEnter = async (visitor: Visitor) => {
  await visitor.focus(PLAY)
  await visitor.press('Enter')
  await visitor.seen(QUESTION)
}
const asked = async (visitor: Visitor, body = framed) => {
  await open(visitor, body)
  await askByEnter(visitor)
}
const sources = (visitor: Visitor) =>
  visitor.evaluate(() => [...document.querySelectorAll('iframe')].map((frame) => frame.getAttribute('src')))
const give = (visitor: Visitor) => visitor.evaluate(() => document.documentElement.setAttribute('data-consent-given', 'marketing'))

test('the first press asks, and names the site that it asks for', async ({ visitor }) => {
  await asked(visitor)
  expect(await visitor.text(QUESTION)).toContain('Vimeo')
})
test('nothing is asked for before the answer', async ({ visitor }) => {
  await asked(visitor)
  expect(await sources(visitor)).toEqual([null])
  expect(
    await visitor.evaluate(() => performance.getEntriesByType('resource').filter((e) => !e.name.startsWith(location.origin)).length),
  ).toBe(0)
})
test('the question has the focus, and what it covers is inert', async ({ visitor }) => {
  await asked(visitor)
  await expect.poll(() => visitor.evaluate(() => document.activeElement?.closest('.skerry-consent') !== null)).toBe(true)
  expect(await visitor.evaluate(() => document.querySelectorAll('.elementor-wrapper > [inert]').length)).toBeGreaterThan(0)
})
test('the answer by Enter plays the film, and the question goes', async ({ visitor }) => {
  await asked(visitor)
  await expect.poll(() => visitor.evaluate(() => document.activeElement?.closest('.skerry-consent') !== null)).toBe(true)
  await visitor.press('Enter')
  await visitor.gone(QUESTION)
  await expect.poll(() => sources(visitor)).toEqual([`${VIMEO}&autoplay=1`])
})
test('the answer by Space plays the film, and the page does not scroll', async ({ visitor }) => {
  await asked(visitor)
  await expect.poll(() => visitor.evaluate(() => document.activeElement?.closest('.skerry-consent') !== null)).toBe(true)
  await visitor.press(' ')
  await expect.poll(() => sources(visitor)).toEqual([`${VIMEO}&autoplay=1`])
  expect(await visitor.scrollY()).toBe(0)
})
test('the answer by the mouse plays the film', async ({ visitor }) => {
  await asked(visitor)
  await visitor.click(`${QUESTION} button`)
  await expect.poll(() => sources(visitor)).toEqual([`${VIMEO}&autoplay=1`])
})
test('the answer by a finger plays the film', async ({ visitor }) => {
  test.skip(!visitor.hasTouch, 'WebKitGTK’s driver has no touch')
  await open(visitor, framed, 1, PHONE)
  await visitor.tap(PLAY)
  await visitor.seen(QUESTION)
  await visitor.tap(`${QUESTION} button`)
  await expect.poll(() => sources(visitor)).toEqual([`${VIMEO}&autoplay=1`])
})
test('each film asks for itself', async ({ visitor }) => {
  await open(visitor, framed.repeat(2), 2)
  await askByEnter(visitor)
  await visitor.click(`${QUESTION} button`)
  await expect.poll(() => sources(visitor)).toEqual([`${VIMEO}&autoplay=1`, null])
  await visitor.click(`.elementor-widget-video:last-child ${PLAY}`)
  await visitor.seen(QUESTION)
})
test('consent for the whole page plays what was pressed, and nothing asks again', async ({ visitor }) => {
  await open(visitor, framed.repeat(2), 2)
  await askByEnter(visitor)
  await give(visitor)
  await visitor.gone(QUESTION)
  await visitor.click(`.elementor-widget-video:last-child ${PLAY}`)
  await expect.poll(() => sources(visitor)).toEqual(Array(2).fill(`${VIMEO}&autoplay=1`))
  expect(await visitor.isVisible(QUESTION)).toBe(false)
})
test('where consent is there already, the first press plays', async ({ visitor }) => {
  await open(visitor, framed)
  await give(visitor)
  await visitor.click(PLAY)
  await expect.poll(() => sources(visitor)).toEqual([`${VIMEO}&autoplay=1`])
  expect(await visitor.isVisible(QUESTION)).toBe(false)
})
test('a file of the site’s own plays without asking, one of another site asks', async ({ visitor }) => {
  await open(visitor, byHand('/pages/film.webm', {}, 'ours') + byHand(THIRD_PARTY_FILE, {}, 'foreign'), 2)
  await visitor.click('[role=button] >> Obejrzyj ours')
  await visitor.seen('video')
  expect(await visitor.isVisible(QUESTION)).toBe(false)
  await visitor.click('[role=button] >> Obejrzyj foreign')
  await visitor.seen(QUESTION)
  expect(await visitor.count('video')).toBe(1)
})
test('is accessible while it asks, makes no mistakes, and is restored by unmounting', async ({ visitor }) => {
  await asked(visitor)
  expect(await visitor.axe()).toEqual([])
  expect(await visitor.problems()).toEqual([])
  expect(await visitor.unmountDifference()).toBe('')
})
