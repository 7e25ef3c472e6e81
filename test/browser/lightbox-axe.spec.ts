import type { Page } from 'playwright/test'
import { axe } from './axe'
import { expect, test } from './harness'
import { box, group, open, ready } from './lightboxes'

const click = (id: string) => (page: Page) => page.locator(`#${id}`).click()
const loaded = (page: Page) => expect(box(page).locator('.swiper-slide-active .swiper-lazy-loaded')).toHaveCount(1)
const tool = (name: RegExp) => (page: Page) => box(page).locator('header').getByLabel(name).first().click()
const message = (page: Page) => expect(box(page).getByRole('alert')).toBeVisible()
const frame = (page: Page) => expect(box(page).locator('iframe')).toHaveCount(1)
const long = 'Słowo-bardzo-długie '.repeat(60)
const texts = `<a id="a" href="a.jpg" data-lightbox data-title="${long}" data-description="${long}">A</a>`
const one = (href: string) => `<a id="a" href="${href}" data-lightbox>A</a>`
const share = tool(/^(Share|Udostępnij)$/)

/** Every state there is: its name, what is on the page, and the steps from a click to it. */
const STATES: [name: string, body: string, ...steps: ((page: Page) => Promise<unknown>)[]][] = [
  ['closed', group],
  ['a single picture', one('a.jpg'), click('a'), loaded],
  ['a picture that the browser still waits for', one('never.jpg'), click('a')],
  ['a picture that comes late', one('never.jpg'), click('a'), ready, (page) => page.clock.runFor(10_100), message],
  ['a picture that is not there', one('gone.jpg'), click('a'), message],
  ['a drawing that cannot be read', one('broken.svg'), click('a'), message],
  ['the first of a group', group, click('a'), loaded],
  ['the middle one', group, click('b'), loaded],
  ['the last one', group, click('c'), loaded],
  ['moved to the next', group, click('a'), loaded, (page) => page.keyboard.press('ArrowRight'), loaded],
  ['an arrow has the focus', group, click('a'), loaded, (page) => box(page).locator('.elementor-swiper-button-next').focus()],
  ['a group with one that is not there', `${group}<a id="d" href="gone.jpg" data-lightbox="g">D</a>`, click('d'), message],
  ['zoomed', group, click('a'), loaded, tool(/Zoom/)],
  ['fullscreen', group, click('a'), loaded, tool(/Fullscreen/), (page) => page.waitForFunction(() => document.fullscreenElement)],
  ['the menu to share', group, click('b'), loaded, share],
  ['the menu of a film', one('https://youtu.be/xyz'), click('a'), frame, share],
  ['the tools have faded', group, click('b'), loaded, (page) => page.mouse.move(9, 9), (page) => page.clock.runFor(4000)],
  ['a film in a frame', one('https://youtu.be/xyz'), click('a'), frame],
  ['a file', one('/pages/film.webm'), click('a'), (page) => expect(box(page).locator('video')).toHaveCount(1)],
  ['a film that fails', one('gone.mp4'), click('a'), message],
  [
    'a film that nobody plays',
    '<a id="a" href="x" data-elementor-lightbox-video="https://films.example/1" data-elementor-open-lightbox="yes">A</a>',
    click('a'),
    message,
  ],
  ['a long title and description', texts, click('a'), loaded],
]
const SITE = `dialog .elementor-slideshow__footer{position:absolute;inset:auto 0 0;max-height:30vh;overflow:auto}
dialog .elementor-slideshow__header{position:absolute;top:0;right:60px;z-index:2;display:flex;gap:8px}
dialog :is(header i,.dialog-close-button,.elementor-swiper-button){min-width:40px;height:40px;z-index:2}
dialog :is(.dialog-close-button,.elementor-swiper-button){position:absolute;top:0;right:0}dialog .elementor-swiper-button{top:50%}dialog .elementor-swiper-button-prev{right:auto;left:0}
dialog .elementor-slideshow__share-menu{position:absolute;top:40px;background:#fff}dialog .elementor-slideshow__share-menu a{display:block;padding:9px;color:#222}`
const SCREENS: [name: string, screen: { dir?: string; width?: number; css?: string }][] = [
  ['on a desktop', {}],
  ['on a phone', { width: 390 }],
  ['from right to left', { dir: 'rtl' }],
  // As a builder's stylesheet does: then only what the window needs is ours.
  ['under a stylesheet of the site’s own', { css: SITE }],
]

for (const [where, { dir = 'ltr', width = 1280, css = '' }] of SCREENS)
  test.describe(where, () => {
    for (const [name, body, ...steps] of STATES)
      test(`${name}: axe finds nothing`, async ({ page }) => {
        if (steps.some((step) => `${step}`.includes('clock'))) await page.clock.install()
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.route(/youtube/, (route) =>
          route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>p</title><main><h1>p</h1></main>' }),
        )
        await open(page, `<h1>Strona</h1><p>${body}</p>`, { dir, css: `main a{display:inline-block;padding:9px}${css}` })
        for (const step of steps) await step(page)
        if (steps.length) await ready(page)
        await page.evaluate(() =>
          Promise.all(
            document.getAnimations().map((a) => a.playState === 'running' && a.effect?.getTiming().iterations === 1 && a.finished),
          ),
        )
        expect(await axe(page)).toEqual([])
        // Nothing of it sticks out to the side.
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      })
  })
