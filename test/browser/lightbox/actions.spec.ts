import { expect, test } from '../harness'
import { actionHref } from '../popup/popups'
import { CONFIG, closeByEscape, focusedName, GROUP, lightbox, openPage, waitUntilOpen } from './lightbox-pages'

const ACTIONS: [name: string, settings: object, id: string, check: string][] = [
  ['a picture', { id: 5, url: '/lb/x.jpg' }, 'elementor-lightbox', 'img[src$="/lb/x.jpg"]'],
  ['a group', { slideshow: 'g', url: '/lb/b.jpg' }, 'elementor-lightbox-slideshow-g', '.swiper-slide-active img[src$="/lb/b.jpg"]'],
  [
    'a video',
    { type: 'video', videoType: 'hosted', url: '/pages/film.webm', modalOptions: { id: 'elementor-lightbox-9', videoAspectRatio: '11' } },
    'elementor-lightbox-9',
    '.elementor-video-square video',
  ],
]
for (const [name, settings, id, check] of ACTIONS)
  test(`a link action opens ${name}: by a click, and at load on a page that carries the action`, async ({ page }) => {
    const hash = actionHref('lightbox', settings)
    const body = `${GROUP}<a id="go" href="${hash}">go</a><a href="c.jpg" data-e-action-hash="${hash}">c</a>`
    await openPage(page, body)
    await page.locator('#go').click()
    await waitUntilOpen(page)
    await expect(lightbox(page)).toHaveAttribute('id', id)
    await expect(lightbox(page).locator(check)).toHaveCount(1)
    await closeByEscape(page)
    expect(await focusedName(page)).toBe('go')
    await page.goto('about:blank')
    await openPage(page, body, { hash, config: CONFIG })
    await expect(lightbox(page)).toHaveAttribute('id', id)
    await expect(lightbox(page).locator(check)).toHaveCount(1)
  })
