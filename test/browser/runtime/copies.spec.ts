import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { imageCarousel } from '../slider/slider-markup'

const BODY = `<p><strong data-widget="counter" data-settings='{"duration":60000}'>12 500</strong> gości</p>
<div data-widget="playlist" aria-label="Filmy"><ol><li><a href="/own/a.mp4">Regaty</a></li><li><a href="/own/b.mp4">Rejs</a></li></ol></div>
<div class="elementor-element elementor-widget elementor-widget-nav-menu" data-id="nm1" data-element_type="widget" data-settings='{"submenu_icon":{"value":"<i class=\\"fas\\"></i>"}}' data-widget_type="nav-menu.default"><nav class="elementor-nav-menu--main"><ul class="elementor-nav-menu"><li class="menu-item-has-children"><a class="elementor-item" href="/r">Rejsy</a><ul class="sub-menu elementor-nav-menu--dropdown"><li><a class="elementor-sub-item" href="/d">Dzienne</a></li></ul></li></ul></nav></div>
<section class="elementor-element" data-id="bg1" data-element_type="section" data-settings='{"background_background":"slideshow","background_slideshow_gallery":[{"url":"/own/a.svg"},{"url":"/own/b.svg"}]}'><p>tło</p></section>
<figure data-widget="lottie" data-settings='{"source_json":"/pages/lottie/lighthouse.json"}'><img src="/own/a.svg" width="32" height="20" alt="Łódź"></figure>
<section data-settings='{"background_background":"video","background_video_link":"/own/a.mp4"}'><p>film</p></section>
<section class="elementor-element" data-id="me1" data-element_type="section" data-settings='{"background_background":"classic","background_motion_fx_motion_fx_scrolling":"yes","background_motion_fx_translateY_effect":"yes"}'><p>ruch</p></section>
<div class="elementor-element elementor-widget elementor-widget-floating-bars" data-id="fb1" data-element_type="widget" data-widget_type="floating-bars-var-2.default"><div class="e-floating-bars"><div class="e-floating-bars__headlines"><ul class="e-floating-bars__headlines-inner"><li class="e-floating-bars__headline">Jeden</li><li class="e-floating-bars__headline">Dwa</li></ul></div></div></div>
${imageCarousel({ slides_to_show: '1', navigation: 'both' })}`

test('copies of running parts, as nodes or as HTML, have each of our parts once and ids of their own', async ({ page, problems }) => {
  await ownPage(page, `<div id="first">${BODY}</div>`)
  const running = (id: string) =>
    page.evaluate((at) => {
      // Counters count once they are seen.
      document.querySelector(`#${at} strong`)?.scrollIntoView()
      const count = (selector: string) => document.querySelectorAll(`#${at} ${selector}`).length
      const ours = ['p strong>.skerry-ui', '.skerry-playlist-player', '.sub-arrow', '.swiper-initialized', '[aria-controls^=skerry-slides]']
      const added = ['.skerry-lottie[aria-label=Łódź]>svg', '.skerry-background-video', '.elementor-motion-effects-container']
      return [...ours, ...added, '.e-floating-bars__headline--clone', '.elementor-background-slideshow'].map(count)
    }, id)
  const once = [1, 1, 1, 1, 2, 1, 1, 1, 2, 1]
  await expect.poll(() => running('first')).toEqual(once)
  await page.evaluate(() => {
    const first = document.getElementById('first') as HTMLElement
    const policy = (
      window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => { createHTML: (html: string) => string } } }
    ).trustedTypes.createPolicy('test', { createHTML: (html: string) => html })
    const copy = first.cloneNode(true) as HTMLElement
    copy.id = 'nodes'
    const html = document.createElement('div')
    html.id = 'html'
    html.innerHTML = policy.createHTML(first.innerHTML)
    document.body.append(copy, html)
  })
  for (const id of ['nodes', 'html', 'first']) await expect.poll(() => running(id), id).toEqual(once)
  const repeated = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return ids.filter((id, i) => ids.indexOf(id) !== i)
  })
  expect(repeated).toEqual([])
  // The strict policy blocks the styles in the HTML, which by then count as the page's.
  expect(problems('style-src', 'status of 404')).toEqual([])
})

test('the copy of a menu with an open submenu is closed, and opens', async ({ page, problems }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await ownPage(
    page,
    `<div id="first"><nav data-widget="menu" aria-label="Menu" data-settings='{"layout":"horizontal"}'><ul data-menu-list><li><a href="#r">Rejsy</a><ul><li><a href="#d">Dzienne</a></li></ul></li></ul></nav></div>`,
    '#first { margin-bottom: 200px } [data-menu-list] { display: flex } li > ul { position: absolute } li > ul[aria-hidden="true"] { display: none }',
  )
  await page.locator('#first .skerry-menu-sub').click()
  await expect(page.locator('#first li li a')).toBeVisible()
  await page.evaluate(() => {
    const copy = document.getElementById('first')?.cloneNode(true) as HTMLElement
    copy.id = 'copy'
    document.body.append(copy)
  })
  const button = page.locator('#copy .skerry-menu-sub')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('#copy li li a')).toBeHidden()
  await button.click()
  await expect(page.locator('#copy li li a')).toBeVisible()
  expect(problems()).toEqual([])
})

const PANELS = [1, 2].map(
  (n) => `<div class="e-tab-content" data-tab="${n}" data-video-url="/pages/film.webm?${n}" data-video-title="Film ${n}"><div></div></div>`,
)
const TITLES = [1, 2].map((n) => `<div class="e-tab-title" data-tab="${n}" tabindex="0">Film ${n}</div>`)
const FILMS = `<div data-widget="video" id="film"><a href="/pages/film.webm">Regaty</a></div>
<div class="elementor-element elementor-widget elementor-widget-video-playlist" data-id="vp1" data-element_type="widget" data-widget_type="video-playlist.default" data-settings='{"tabs":[{"_id":"a1"},{"_id":"a2"}]}'><div class="e-tabs"><div class="e-tabs-main-area"><div class="e-tabs-content-wrapper">${PANELS.join('')}</div><div class="e-tabs-items-wrapper"><div class="e-tabs-items">${TITLES.join('')}</div></div></div></div></div>`

test('the copy of a video that plays offers it anew, and that of a playlist plays each film once', async ({ page, problems }) => {
  await ownPage(page, `<div id="first">${FILMS}</div>`)
  await page.locator('#film a').click()
  await page.locator('#first .e-tab-title').first().click()
  await expect(page.locator('#first video')).toHaveCount(2)
  await page.evaluate(() => {
    const copy = document.getElementById('first')?.cloneNode(true) as HTMLElement
    copy.id = 'copy'
    for (const el of copy.querySelectorAll('#film')) el.id = 'film-2'
    document.body.append(copy)
  })
  const film = page.locator('#film-2')
  await film.getByRole('button').or(film.getByRole('link')).click()
  await expect.poll(() => film.locator('video').evaluateAll((all) => all.map((el) => (el as HTMLVideoElement).paused))).toEqual([false])
  await page.locator('#copy .e-tab-title').first().click()
  await expect(page.locator('#copy .e-tab-content video')).toHaveCount(1)
  expect(problems()).toEqual([])
})
