import type { Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { GROUP, lightbox, openPage, waitUntilOpen } from './lightbox-pages'

const click = (id: string) => (page: Page) => page.locator(`#${id}`).click()
const loaded = (page: Page) => expect(lightbox(page).locator('.swiper-slide-active .swiper-lazy-loaded')).toHaveCount(1)
const tool = (name: RegExp) => (page: Page) => lightbox(page).locator('header').getByLabel(name).first().click()
const notice = (page: Page) => expect(lightbox(page).getByRole('alert')).toBeVisible()
const frame = (page: Page) => expect(lightbox(page).locator('iframe')).toHaveCount(1)
const longText = 'Słowo-bardzo-długie '.repeat(60)
const link = (id: string, href: string, attributes = '') => `<a id="${id}" href="${href}" data-lightbox ${attributes}>${id}</a> `
const unknownSite = 'data-elementor-lightbox-video="https://videos.example/1" data-elementor-open-lightbox="yes"'
const share = tool(/^(Share|Udostępnij)$/)
type State = [name: string, ...steps: ((page: Page) => Promise<unknown>)[]]

/** Every state of the lightbox that has other elements, or shows others, with the steps that lead to it, by the page that has them. */
const PAGES: [name: string, body: string, states: State[]][] = [
  [
    'a picture alone',
    `${link('single', 'a.jpg')}${link('loading', 'never.jpg')}${link('slow', 'never.jpg?2')}${link('missing', 'gone.jpg')}${link('broken', 'broken.svg')}${link('texts', 'a.jpg', `data-title="${longText}" data-description="${longText}"`)}`,
    [
      ['closed'],
      ['a single picture', click('single'), loaded],
      ['a picture that is loading', click('loading')],
      ['a picture that has been loading for over ten seconds', click('slow'), waitUntilOpen, (page) => page.clock.runFor(10_100), notice],
      ['a missing picture', click('missing'), notice],
      ['a broken SVG', click('broken'), notice],
      ['a long title and description', click('texts'), loaded],
    ],
  ],
  [
    'a group',
    `${GROUP}${link('d', 'gone.jpg').replace('data-lightbox', 'data-lightbox="h"')}<a href="a.jpg" data-lightbox="h">E</a>`,
    [
      ['the first of a group, after a move to the next', click('a'), loaded, (page) => page.keyboard.press('ArrowRight'), loaded],
      ['a group with a missing picture', click('d'), notice],
      ['zoomed', click('a'), loaded, tool(/Zoom/)],
      ['fullscreen', click('a'), loaded, tool(/Fullscreen/), (page) => page.waitForFunction(() => document.fullscreenElement)],
      ['the share menu', click('b'), loaded, share],
      ['the faded tools', click('b'), loaded, (page) => page.mouse.move(9, 9), (page) => page.clock.runFor(4000)],
    ],
  ],
  [
    'videos',
    `${link('video', 'https://youtu.be/xyz')}${link('file', '/pages/film.webm')}${link('fails', 'gone.mp4')}<a id="grouped" href="https://youtu.be/xyz" data-lightbox="v">grouped</a> <a href="a.jpg" data-lightbox="v">E</a> <a id="unknown" href="x" ${unknownSite}>unknown</a>`,
    [
      ['a video in a frame', click('video'), frame],
      ['the share menu of a video among pictures', click('grouped'), frame, share],
      ['a video file', click('file'), (page) => expect(lightbox(page).locator('video')).toHaveCount(1)],
      ['a video file that fails', click('fails'), notice],
      ['a video of an unknown site', click('unknown'), notice],
    ],
  ],
]
const SITE_STYLES = `dialog .elementor-slideshow__footer{position:absolute;inset:auto 0 0;max-height:30vh;overflow:auto}
dialog .elementor-slideshow__header{position:absolute;top:0;right:60px;z-index:2;display:flex;gap:8px}
dialog :is(header i,.dialog-close-button,.elementor-swiper-button){min-width:40px;height:40px;z-index:2}
dialog :is(.dialog-close-button,.elementor-swiper-button){position:absolute;top:0;right:0}dialog .elementor-swiper-button{top:50%}dialog .elementor-swiper-button-prev{right:auto;left:0}
dialog .elementor-slideshow__share-menu{position:absolute;top:40px;background:#fff}dialog .elementor-slideshow__share-menu a{display:block;padding:9px;color:#222}`
const SCREENS: [name: string, screen: { dir?: string; width?: number; css?: string }][] = [
  ['on a desktop', {}],
  ['on a phone, from right to left', { width: 390, dir: 'rtl' }],
  // Like a builder's stylesheet: our own look does not apply then.
  ['under a stylesheet of the site’s own', { css: SITE_STYLES }],
]

/** Closes the lightbox, so that the steps of the next state start on the page. */
async function close(page: Page) {
  await lightbox(page).locator('.dialog-close-button').dispatchEvent('click')
  await expect(lightbox(page)).toHaveCount(0)
  await page.waitForFunction(() => !document.fullscreenElement)
}

for (const [where, { dir = 'ltr', width = 1280, css = '' }] of SCREENS)
  for (const [what, body, states] of PAGES)
    test(`${where}, axe finds no violation and nothing sticks out sideways, with ${what}: ${states.map(([name]) => name).join(', ')}`, async ({
      page,
    }) => {
      await page.clock.install()
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.route(/youtube/, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>p</title><main><h1>p</h1></main>' }),
      )
      await openPage(page, `<h1>Strona</h1><p>${body}</p>`, { dir, css: `main a{display:inline-block;padding:9px}${css}` })
      for (const [name, ...steps] of states)
        await test.step(name, async () => {
          for (const step of steps) await step(page)
          if (steps.length) await waitUntilOpen(page)
          await page.evaluate(() =>
            Promise.all(
              document.getAnimations().map((a) => a.playState === 'running' && a.effect?.getTiming().iterations === 1 && a.finished),
            ),
          )
          expect.soft(await axe(page), name).toEqual([])
          expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBeLessThanOrEqual(0)
          if (steps.length) await close(page)
        })
    })
