import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { attributeJson } from '../players/helpers'
import { imageCarousel, slider } from '../slider/slider-markup'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { videoWidget, YOUTUBE } from '../video/videos'

const SKERRY_CSS = '<link rel="stylesheet" href="/skerry.css"><script defer src="/skerry.js"></script>'
const FILE = '/pages/film.webm'
const autoplay = { slides_to_show: '1', autoplay: 'yes', autoplay_speed: 60_000, infinite: 'yes', navigation: 'both' }
const playlist = `<div data-widget="playlist" id="list"><ol><li><a href="${YOUTUBE}">Video</a></li></ol></div>`

const look = (el: Locator, properties: string[]) =>
  el.evaluate((node, names) => {
    const computed = getComputedStyle(node)
    return Object.fromEntries(names.map((name) => [name, computed.getPropertyValue(name)]))
  }, properties)
const DISC = ['background-color', 'border-top-color', 'border-top-width', 'border-radius', 'cursor']

test('pause buttons, arrows and close buttons are the same disc wherever they are', async ({ page }) => {
  await ownPage(
    page,
    `<div id="hand">${slider(autoplay)}</div><div id="builder">${imageCarousel(autoplay)}</div>
    <section id="film" data-settings='${attributeJson({ background_video_link: FILE })}'><p>Nad filmem</p></section>
    <button type="button" data-popup-open="p">Okno</button><section data-widget="popup" id="p" hidden><h2>Okno</h2></section>
    <a href="/pages/photos/forest.svg" data-lightbox="g">Forest</a><a href="/pages/photos/dawn.svg" data-lightbox="g">Dawn</a>`,
    '#film{height:200px}',
    SKERRY_CSS,
  )
  const disc = await look(page.locator('#builder .skerry-slider-pause'), DISC)
  expect(disc['border-radius']).toBe('50%')
  const sameDisc = async (selector: string) => expect(await look(page.locator(selector).first(), DISC), selector).toEqual(disc)
  await sameDisc('#hand .skerry-slider-pause')
  await sameDisc('.skerry-slider-prev')
  await sameDisc('.skerry-slider-next')
  await sameDisc('.skerry-video-pause')
  await page.getByRole('button', { name: 'Okno' }).click()
  await expect(page.locator('dialog')).toBeVisible()
  await sameDisc('.skerry-popup .dialog-close-button')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Forest' }).click()
  await expect(page.locator('dialog.skerry-lightbox')).toBeVisible()
  await sameDisc('.skerry-lightbox .dialog-close-button')
  await sameDisc('.skerry-lightbox .elementor-swiper-button-next')
  await sameDisc('.skerry-lightbox header [role=switch]')
  await page.goto('/pages/menu.html?skerry-inspect')
  expect(await look(page.getByRole('button', { name: 'Close the inspector' }), DISC), 'inspector').toEqual(disc)
})

/** The largest difference in px between the edges of two elements. */
async function edgeDifference(a: Locator, b: Locator): Promise<number> {
  const [first, second] = [await a.boundingBox(), await b.boundingBox()]
  if (!first || !second) return Number.POSITIVE_INFINITY
  return Math.max(...(['x', 'y', 'width', 'height'] as const).map((name) => Math.abs(first[name] - second[name])))
}
const PLAY = ['background-image', 'background-position', 'background-size', 'color', 'font-weight', 'padding', 'cursor', 'align-items']
const playButton = (box: Locator) => box.getByRole('button', { name: 'Odtwórz film' })

test('every play button looks like the link of a hand-written video, and covers its box', async ({ page }) => {
  await ownPage(
    page,
    `<div id="link"><div data-widget="video"><a href="${FILE}">Odtwórz film</a></div></div>
    <div id="button"><div data-widget="video" data-settings='${attributeJson({ hosted_url: FILE })}'></div></div>${playlist}`,
    'div{max-width:640px}',
    SKERRY_CSS,
  )
  const [link, button, item] = ['#link', '#button', '#list'].map((box) => playButton(page.locator(box))) as [Locator, Locator, Locator]
  await expect(link).toHaveAttribute('role', 'button')
  const play = await look(link, PLAY)
  expect(play['background-image']).toContain('gradient')
  expect(await look(button, PLAY), 'video').toEqual(play)
  expect(await look(item, PLAY), 'playlist').toEqual(play)
  expect(await edgeDifference(link, page.locator('#link [data-widget]'))).toBeLessThan(1)
  expect(await edgeDifference(button, page.locator('#button [data-widget]'))).toBeLessThan(1)
  expect(await edgeDifference(item, page.locator('.skerry-playlist-player'))).toBeLessThan(1)
})

/** The server's markup on a page without our stylesheet: the play button comes when the first player has failed. */
const openBuilders = async (page: Page, css: string) => {
  await page.route('https://www.youtube.com/**', (route) => route.abort())
  await ownPage(page, videoWidget({ youtube_url: YOUTUBE }, '<div class="elementor-video"></div>'), css)
  return { button: playButton(page.locator('.elementor-wrapper')), box: page.locator('.elementor-wrapper') }
}

test('on a builder’s page the play button covers the box, which becomes its containing block until the page is unmounted', async ({
  page,
}) => {
  await rememberServedMarkup(page)
  const { button, box } = await openBuilders(page, '.elementor-wrapper{height:300px}')
  expect((await look(button, ['background-image']))['background-image']).toContain('gradient')
  expect(await edgeDifference(button, box)).toBeLessThan(1)
  expect(await unmountDifference(page)).toBe('')
})

test('in a box without a height the play button has one of its own', async ({ page }) => {
  const { button, box } = await openBuilders(page, '')
  await expect(button).toBeVisible()
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(120)
  expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(120)
})

test('the notice over a player and the one in the lightbox have one look', async ({ page }) => {
  const NOTICE = ['background-color', 'color', 'padding', 'text-align', 'position']
  await ownPage(
    page,
    '<div data-widget="video"><a href="/own/nothing.webm">Video</a></div><a href="/own/nothing.jpg" data-lightbox>Zdjęcie</a>',
    '',
    SKERRY_CSS,
  )
  await page.getByRole('button', { name: 'Video' }).click()
  const notice = page.locator('.skerry-video-missing')
  await expect(notice).toBeVisible()
  const expected = await look(notice, NOTICE)
  await page.getByRole('link', { name: 'Zdjęcie' }).click()
  const inLightbox = page.locator('.skerry-lightbox-missing')
  await expect(inLightbox).toBeVisible()
  expect(await look(inLightbox, NOTICE)).toEqual(expected)
})

test('where the system enforces its colours, the signs are drawn in the colour of its buttons', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await ownPage(page, `<div id="hand">${slider(autoplay)}</div><div id="builder">${imageCarousel(autoplay)}</div>`, '', SKERRY_CSS)
  await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('button'))
    probe.id = 'probe'
  })
  const { color } = await look(page.locator('#probe'), ['color'])
  for (const selector of ['#builder .skerry-slider-pause', '#hand .skerry-slider-pause', '.skerry-slider-next']) {
    const found = await look(page.locator(selector), ['background-image', 'color'])
    expect(found.color, selector).toBe(color)
    expect(found['background-image'], selector).toContain(color)
  }
})

test('where the system enforces its colours, a marked word can be read and a form’s button has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  const headline = '<div data-widget="animated-headline"><h2>A trip <mark>without tears</mark></h2></div>'
  const form = '<form data-widget="form" method="post" action="/forms/send"><button>Send</button></form>'
  await ownPage(page, headline + form, '', SKERRY_CSS)
  await expect(page.locator('mark path')).toBeAttached()
  const { color } = await look(page.locator('h2'), ['color'])
  expect((await look(page.locator('mark'), ['color'])).color).toBe(color)
  expect((await look(page.locator('form button'), ['border-top-width']))['border-top-width']).toBe('1px')
})

test('where the system enforces its colours, it can be told which tab, dot and link are the current ones, and what opens a menu', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const tabs = `<div data-widget="tabs"><div data-tabs-list><a id="chosen" href="#t1">One</a><a id="other" href="#t2">Two</a></div><section id="t1">First</section><section id="t2">Second</section></div>`
  const menu = `<nav data-widget="menu" aria-label="Menu"><button data-menu-toggle>Menu</button><ul><li><a id="parent" href="/a">A</a><ul><li><a href="/b">B</a></li></ul></li><li><a id="here" aria-current="page" href="/c">C</a></li><li><a id="elsewhere" href="/d">D</a></li></ul></nav>`
  const bars = `<div id="bar">${slider({ slides_to_show: 1, navigation: 'both', pagination: 'progressbar' })}</div><div data-widget="progress">Skill <progress id="skill" max="100" value="40"></progress></div><div class="elementor-element" data-id="p1" data-element_type="widget" data-widget_type="progress.default"><div class="elementor-progress-wrapper" role="progressbar" aria-label="Skill" aria-valuenow="70"><div class="elementor-progress-bar" data-max="70">Skill</div></div></div><button id="pressed" data-gallery-filter aria-pressed="true">All</button>`
  await ownPage(
    page,
    `${menu}${slider({ ...autoplay, slides_to_show: 1 })}${tabs}${bars}<div id="builders">${imageCarousel({ ...autoplay, navigation: 'dots', slides_to_show: '1' })}</div>`,
    '',
    SKERRY_CSS,
  )
  await expect(page.locator('[role=tab]')).toHaveCount(2)
  await expect(page.locator('[data-widget=slider] .swiper-pagination-bullet')).toHaveCount(5)
  await page.setViewportSize({ width: 1280, height: 700 })
  const of = async (selector: string, property: string) => (await look(page.locator(selector).first(), [property]))[property]
  expect(await of('#chosen', 'border-bottom-color')).not.toBe(await of('#other', 'border-bottom-color'))
  const highlight = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('p'))
    probe.style.color = 'Highlight'
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })
  expect(await of('.swiper-pagination-bullet-active', 'background-image')).toContain(highlight)
  expect(await of('.swiper-pagination-bullet:not([aria-current])', 'background-image')).not.toContain(highlight)
  expect([await of('#here', 'border-bottom-width'), await of('#elsewhere', 'border-bottom-width')]).toEqual(['3px', '0px'])
  const sign = (id: string, pseudo: string) =>
    page.locator(id).evaluate((el, part) => {
      const { content, borderBottomWidth } = getComputedStyle(el, part)
      return content === 'none' ? '' : borderBottomWidth
    }, pseudo)
  expect([await sign('#parent', '::after'), await sign('#here', '::after')]).toEqual(['2px', ''])
  const inBuilders = (part: string) => of(`#builders .swiper-pagination-bullet${part}`, 'background-color')
  expect(await inBuilders('[aria-current]')).toBe(highlight)
  expect([highlight, 'rgba(0, 0, 0, 0)']).not.toContain(await inBuilders(':not([aria-current])'))
  expect(await of('#builders .swiper-pagination-bullet:not([aria-current])', 'forced-color-adjust')).toBe('none')
  // What is only a background elsewhere.
  for (const selector of ['#bar .swiper-pagination-progressbar-fill', '#pressed', '.elementor-progress-bar'])
    expect(await of(selector, 'background-color'), selector).toBe(highlight)
  expect([await of('#skill', 'forced-color-adjust'), await of('#skill', 'border-top-width')]).toEqual(['none', '1px'])
  // The sign of a menu's item covers none of its text.
  const widthOfParent = () => page.locator('#parent').evaluate((el) => Math.round(el.getBoundingClientRect().width))
  const width = await widthOfParent()
  await page.emulateMedia({ forcedColors: 'none' })
  await expect.poll(widthOfParent).toBe(width)
})

test('where the system enforces its colours, what opens over the page has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await ownPage(
    page,
    `<nav data-widget="menu" aria-label="Menu"><button data-menu-toggle>Menu</button><ul><li><a href="/a">A</a><ul id="submenu"><li><a href="/b">B</a></li></ul></li></ul></nav>
    <button data-popup-open="p">Okno</button><section data-widget="popup" id="p" hidden><h2>Okno</h2></section>
    <button data-off-canvas-open="o">Panel</button><section data-widget="off-canvas" id="o"><h2>Panel</h2></section>`,
    '',
    SKERRY_CSS,
  )
  const edge = (selector: string) => look(page.locator(selector), ['border-top-width', 'border-left-width'])
  const thin = { 'border-top-width': '1px', 'border-left-width': '1px' }
  await page.getByRole('button', { name: 'Okno' }).click()
  await expect(page.locator('dialog')).toBeVisible()
  expect(await edge('.skerry-popup .dialog-widget-content')).toEqual(thin)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Panel' }).click()
  await expect(page.locator('#o')).toBeVisible()
  expect(await edge('#o')).toEqual(thin)
  await page.keyboard.press('Escape')
  expect(await edge('#submenu')).toEqual(thin)
})
