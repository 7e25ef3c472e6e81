import { expect, test } from '../harness'
import { holdRequests } from '../hold-chunk'
import { ownPage, scrollTo } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { classNames, countStarts, hidden, starts } from './reveal-pages'

const CSS = `body { margin: 0 } .elementor-invisible { visibility: hidden } .box { height: 60px } .far { height: 2000px }
@keyframes in { from { opacity: 0 } } .animated { animation: in .2s }`
const slideshow = {
  background_background: 'slideshow',
  background_slideshow_gallery: [{ url: '/pictures/p1.svg' }, { url: '/pictures/p2.svg' }],
}

test('what began without any chunk begins only once: the slideshow takes the first picture’s place, the entrance goes on', async ({
  page,
  problems,
}) => {
  await countStarts(page)
  await rememberServedMarkup(page)
  await page.route('**/pictures/*.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  const held = await holdRequests(page, /\/chunks\//)
  await ownPage(page, hidden('both', { ...slideshow, animation: 'fadeIn' }), CSS)
  await held.requested
  await expect.poll(() => starts(page)).toEqual({ both: 1 })
  await expect(page.locator('#both > .skerry-first')).toHaveCount(1)
  await held.release()
  await expect(page.locator('#both > .elementor-background-slideshow[dir]')).toHaveCount(1)
  await expect(page.locator('#both > .skerry-first')).toHaveCount(0)
  expect(await starts(page)).toEqual({ both: 1 })
  expect(await classNames(page, ['both'])).toEqual(['box animated fadeIn'])
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('in a frame of another page, what the visitor does not see yet waits', async ({ page, problems }) => {
  const html = (body: string) => ({
    contentType: 'text/html; charset=utf-8',
    body: `<!doctype html><html lang="pl"><title>t</title><link rel="icon" href="data:,"><style>${CSS}</style>${body}</html>`,
  })
  await page.route('**/outer/', (route) =>
    route.fulfill(html('<div class="far"></div><iframe src="/inner/" title="w środku"></iframe><div class="far"></div>')),
  )
  await page.route('**/inner/', (route) =>
    route.fulfill(html(`<script defer src="/skerry.js"></script>${hidden('in', { animation: 'fadeIn' })}`)),
  )
  await page.goto('/outer/')
  const inside = page.frameLocator('iframe').locator('#in')
  // Mounted, and looked at: its late entrance waits.
  await expect(inside).toHaveAttribute('style', /paused/)
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.evaluate(frames)
  await expect(inside).toHaveClass('box elementor-invisible')
  await scrollTo(page, 1700)
  await expect(inside).toHaveClass('box animated fadeIn')
  expect(problems()).toEqual([])
})
