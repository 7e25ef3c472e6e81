import type { Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { box, group, open, ready } from './lightboxes'

const click = (id: string) => (page: Page) => page.locator(`#${id}`).click()
const loaded = (page: Page) => expect(box(page).locator('.swiper-slide-active .swiper-lazy-loaded')).toHaveCount(1)
const tool = (name: RegExp) => (page: Page) => box(page).locator('header').getByLabel(name).first().click()
const message = (page: Page) => expect(box(page).getByRole('alert')).toBeVisible()
const frame = (page: Page) => expect(box(page).locator('iframe')).toHaveCount(1)
const long = 'Słowo-bardzo-długie '.repeat(60)
const one = (id: string, href: string, more = '') => `<a id="${id}" href="${href}" data-lightbox ${more}>${id}</a> `
const nobody = 'data-elementor-lightbox-video="https://films.example/1" data-elementor-open-lightbox="yes"'
const share = tool(/^(Share|Udostępnij)$/)
type State = [name: string, ...steps: ((page: Page) => Promise<unknown>)[]]

/** Every state there is, by the page it is reached on: its name, and the steps from a click to it. */
const PAGES: [name: string, body: string, states: State[]][] = [
  [
    'a picture alone',
    `${one('single', 'a.jpg')}${one('waits', 'never.jpg')}${one('late', 'never.jpg?2')}${one('gone', 'gone.jpg')}${one('broken', 'broken.svg')}${one('texts', 'a.jpg', `data-title="${long}" data-description="${long}"`)}`,
    [
      ['closed'],
      ['a single picture', click('single'), loaded],
      ['a picture that the browser still waits for', click('waits')],
      ['a picture that comes late', click('late'), ready, (page) => page.clock.runFor(10_100), message],
      ['a picture that is not there', click('gone'), message],
      ['a drawing that cannot be read', click('broken'), message],
      ['a long title and description', click('texts'), loaded],
    ],
  ],
  [
    'a group',
    `${group}${one('d', 'gone.jpg').replace('data-lightbox', 'data-lightbox="h"')}<a href="a.jpg" data-lightbox="h">E</a>`,
    [
      ['closed'],
      ['the first of a group', click('a'), loaded],
      ['the middle one', click('b'), loaded],
      ['the last one', click('c'), loaded],
      ['moved to the next', click('a'), loaded, (page) => page.keyboard.press('ArrowRight'), loaded],
      ['an arrow has the focus', click('a'), loaded, (page) => box(page).locator('.elementor-swiper-button-next').focus()],
      ['a group with one that is not there', click('d'), message],
      ['zoomed', click('a'), loaded, tool(/Zoom/)],
      ['fullscreen', click('a'), loaded, tool(/Fullscreen/), (page) => page.waitForFunction(() => document.fullscreenElement)],
      ['the menu to share', click('b'), loaded, share],
      ['the tools have faded', click('b'), loaded, (page) => page.mouse.move(9, 9), (page) => page.clock.runFor(4000)],
    ],
  ],
  [
    'films',
    `${one('film', 'https://youtu.be/xyz')}${one('file', '/pages/film.webm')}${one('fails', 'gone.mp4')}<a id="nobody" href="x" ${nobody}>nobody</a>`,
    [
      ['closed'],
      ['a film in a frame', click('film'), frame],
      ['the menu of a film', click('film'), frame, share],
      ['a file', click('file'), (page) => expect(box(page).locator('video')).toHaveCount(1)],
      ['a film that fails', click('fails'), message],
      ['a film that nobody plays', click('nobody'), message],
    ],
  ],
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

/** The window closes, so that the next state is reached from where this one was. */
async function leave(page: Page) {
  await box(page).locator('.dialog-close-button').dispatchEvent('click')
  await expect(box(page)).toHaveCount(0)
  await page.waitForFunction(() => !document.fullscreenElement)
}

for (const [where, { dir = 'ltr', width = 1280, css = '' }] of SCREENS)
  for (const [what, body, states] of PAGES)
    test(`${where}, ${what}: axe finds nothing ${states.map(([name]) => name).join(', ')}`, async ({ page }) => {
      await page.clock.install()
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.route(/youtube/, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>p</title><main><h1>p</h1></main>' }),
      )
      await open(page, `<h1>Strona</h1><p>${body}</p>`, { dir, css: `main a{display:inline-block;padding:9px}${css}` })
      for (const [name, ...steps] of states)
        await test.step(name, async () => {
          for (const step of steps) await step(page)
          if (steps.length) await ready(page)
          await page.evaluate(() =>
            Promise.all(
              document.getAnimations().map((a) => a.playState === 'running' && a.effect?.getTiming().iterations === 1 && a.finished),
            ),
          )
          expect.soft(await axe(page), name).toEqual([])
          // Nothing of it sticks out to the side.
          expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBeLessThanOrEqual(0)
          if (steps.length) await leave(page)
        })
    })
