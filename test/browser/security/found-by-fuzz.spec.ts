import { expect, test } from '../harness'
import { ownPage, serveScript } from '../own-page'
import { attributeJson } from '../players/helpers'
import { frames } from '../settled'
import { islandStates, rememberServedMarkup, unmountDifference } from '../unmount'

/** What `npm run fuzz` has found, each reduced to its cause. */
const popup = '<button data-popup-open="p">Open</button><section data-widget="popup" id="p" hidden>Text</section>'

test('a popup opens if the configuration is a string, and if storage says that its list of expiry times has expired', async ({
  page,
  problems,
}) => {
  await serveScript(
    page,
    '/config.js',
    `elementorFrontendConfig = 'none'; localStorage.setItem('elementor', '{"__expiration":{"__expiration":1,"a":1}}')`,
  )
  await ownPage(
    page,
    `<div class="elementor"></div>${popup}`,
    '',
    '<script src="/config.js"></script><script defer src="/skerry.js"></script>',
  )
  await page.getByRole('button').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(problems()).toEqual([])
})

test('a popup opens by itself if a preview’s configuration has an object as the page’s number', async ({ page, problems }) => {
  await serveScript(page, '/config.js', `elementorFrontendConfig = { environmentMode: { wpPreview: 1 }, post: { id: { toString: 1 } } }`)
  await ownPage(
    page,
    `<section data-widget="popup" id="p" hidden data-settings='{"triggers":{"page_load":"yes","page_load_delay":0}}'><h2>P</h2></section>`,
    '',
    '<script src="/config.js"></script><script defer src="/skerry.js"></script>',
  )
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(problems()).toEqual([])
})

test('a gallery and slides whose animations have names with spaces are laid out, and can be unmounted', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  const gallery = attributeJson({ gallery_layout: 'grid', image_hover_animation: 'grow now', content_hover_animation: ' ' })
  await ownPage(
    page,
    `<div class="elementor-element" data-element_type="widget" data-widget_type="gallery.default" data-settings='${gallery}'>
      <div class="elementor-gallery__container"><a class="e-gallery-item" href="/a.svg"><div class="e-gallery-image" data-thumbnail="/a.svg"></div>
      <div class="elementor-gallery-item__content"><div>A</div></div></a></div></div>
    <div class="elementor-element" data-element_type="widget" data-widget_type="slides.default" data-settings='{}'>
      <div class="swiper elementor-slides-wrapper" data-animation="fade in"><div class="swiper-wrapper">
      <div class="swiper-slide"><div class="swiper-slide-bg"></div><div class="swiper-slide-contents">A</div></div></div></div></div>`,
  )
  await expect
    .poll(async () => (await islandStates(page)).states, { timeout: 15_000 })
    .toMatchObject({ 'gallery mounted': 1, 'slider mounted': 1 })
  await expect(page.locator('.e-gallery-grid')).toHaveCount(1)
  expect((await islandStates(page)).failed).toEqual([])
  expect(await unmountDifference(page)).toBe('')
  expect(problems('404')).toEqual([])
})

test('a background video in a box without the builder’s rules keeps its height', async ({ page, problems }) => {
  const settings = attributeJson({ background_background: 'video', background_video_link: '/pages/film.webm' })
  await ownPage(
    page,
    `<section class="elementor-element" data-element_type="section" data-settings='${settings}'>
      <div class="elementor-background-video-container"><video class="elementor-background-video-hosted" muted playsinline></video></div>S</section>`,
  )
  const video = page.locator('video')
  await expect(video).toHaveAttribute('style', /height/)
  await frames(page, 10)
  const height = await video.evaluate((el: HTMLVideoElement) => el.offsetHeight)
  await frames(page, 20)
  expect(await video.evaluate((el: HTMLVideoElement) => el.offsetHeight)).toBe(height)
  expect(problems()).toEqual([])
})

test('a sticky drawing does no harm, and is put back', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  const settings = JSON.stringify({ sticky: 'top', sticky_parent: 'yes', sticky_on: ['desktop'] })
  const box = `<section><svg data-settings='${settings}' class="elementor-element" width="80" height="40"></svg></section>`
  await ownPage(page, `<main><h1>t</h1>${box}</main>`, 'main { padding: 400px 0 3000px } section { height: 900px }')
  await expect(page.locator('svg')).toHaveClass(/elementor-sticky/)
  await page.evaluate(() => scrollTo(0, 700))
  await frames(page, 6)
  expect(problems()).toEqual([])
  expect(await unmountDifference(page)).toBe('')
})

test('popups open if the builder’s version is an object', async ({ page, problems }) => {
  await page.route('**/dialog.min.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }))
  await serveScript(
    page,
    '/config.js',
    `elementorFrontendConfig = { version: { toString: 1 }, urls: { assets: '/wp-content/plugins/elementor/assets/' } }`,
  )
  await ownPage(
    page,
    `<a href="#" data-popup-open="7">Open</a>
    <div data-elementor-type="popup" data-elementor-id="7" class="elementor elementor-7" data-elementor-settings="{}"><h2>P</h2></div>`,
    '',
    '<script src="/config.js"></script><script defer src="/skerry.js"></script>',
  )
  await page.getByRole('link', { name: 'Open' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(problems()).toEqual([])
})

test('a list whose pagination type is an object stays as it was served', async ({ page, problems }) => {
  const settings = attributeJson({ pagination_type: { toString: 1 } })
  await ownPage(
    page,
    `<div class="elementor-element" data-element_type="widget" data-widget_type="posts.classic" data-settings='${settings}'>
      <div class="elementor-posts-container"><article class="elementor-post">A</article></div></div>`,
  )
  await expect.poll(async () => (await islandStates(page)).states).toMatchObject({ 'loop mounted': 1, 'load-more off': 1 })
  expect((await islandStates(page)).failed).toEqual([])
  expect(problems('pagination_type: expected choice')).toEqual([])
})

test('a gallery’s columns and a slider’s slides that are objects are ignored', async ({ page, problems }) => {
  const picture = (name: string) => `<a href="/${name}.svg" data-lightbox="g"><img src="/${name}.svg" width="9" height="6" alt=""></a>`
  await ownPage(
    page,
    `<div data-widget="gallery" data-settings='${attributeJson({ columns: { toString: 1 } })}'>${picture('a')}${picture('b')}</div>
    <div data-widget="slider" data-settings='${attributeJson({ slides_to_show: { toString: 1 } })}'><p>A</p><p>B</p></div>`,
  )
  await expect.poll(async () => (await islandStates(page)).states).toMatchObject({ 'gallery mounted': 1, 'slider mounted': 1 })
  expect((await islandStates(page)).failed).toEqual([])
  expect(problems('404', 'expected number, got')).toEqual([])
})

test('a popup opens even if a script of the page removes its dialog before it shows', async ({ page, problems }) => {
  await ownPage(
    page,
    '<button data-popup-open="p">Open</button><section data-widget="popup" id="p" hidden data-settings="{}"><h2>P</h2></section>',
  )
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const dialog = document.querySelector('dialog')
      if (!dialog) return
      dialog.remove()
      observer.disconnect()
    })
    observer.observe(document.body, { childList: true })
  })
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(problems()).toEqual([])
})

test('a link action with an object as its popup’s id opens nothing and says so', async ({ page, problems }) => {
  const settings = Buffer.from(JSON.stringify({ id: { toString: 1 } })).toString('base64')
  await ownPage(page, `<a href="#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3D${encodeURIComponent(settings)}">Open</a>`)
  await page.getByRole('link', { name: 'Open' }).click()
  await expect.poll(() => problems()).toEqual([expect.stringContaining('none has the id {"toString":1}')])
})

test('a headline among the words of another stays as it was served, and unmounting restores both', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  const headline = (more = '') =>
    `<div data-widget="animated-headline" data-settings='${attributeJson({ animation_type: 'typing', loop: 'yes' })}'><h3>Sea that <span data-headline-words><b>calms</b>, <b>teaches</b>${more}</span></h3></div>`
  // The table of contents writes into headings too.
  await ownPage(page, `<nav data-widget="table-of-contents"></nav>${headline(headline())}`)
  await expect
    .poll(async () => (await islandStates(page)).states)
    .toMatchObject({ 'headline mounted': 1, 'headline off': 1, 'table-of-contents mounted': 1 })
  await frames(page, 4)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a list whose spinner contains its button still loads more items', async ({ page, problems }) => {
  const settings = attributeJson({ pagination_type: 'load_more_on_click' })
  await ownPage(
    page,
    `<div class="elementor-element" data-element_type="widget" data-widget_type="posts.classic" data-settings='${settings}'>
      <div class="elementor-posts-container"><article class="elementor-post">A</article></div>
      <span class="e-load-more-spinner"><span class="e-load-more-anchor" data-page="1" data-max-page="3" data-next-page="/2"></span>
      <span><button type="button" class="elementor-button">More</button></span></span></div>`,
  )
  await expect.poll(async () => (await islandStates(page)).states).toMatchObject({ 'load-more mounted': 1 })
  expect((await islandStates(page)).failed).toEqual([])
  expect(problems()).toEqual([])
})

test('a list loads no page from another site, whatever its next page says', async ({ page, problems }) => {
  const asked: string[] = []
  await page.route('https://elsewhere.test/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({
      contentType: 'text/html',
      headers: { 'access-control-allow-origin': '*' },
      body: `<div data-widget="posts" id="posts"><div data-loop-items><article>Elsewhere</article></div></div>`,
    })
  })
  await page.route('**/any-site/', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      // The browser reports each attempt that a policy blocks.
      headers: { 'content-security-policy': "connect-src 'self'" },
      body: `<!doctype html><html lang="en"><head><title>t</title><script defer src="/skerry.js"></script></head><body>
        <div data-widget="posts" id="posts" data-settings='{"pagination_type":"load_more_on_click"}'><div data-loop-items><article>Here</article></div>
        <a data-loop-more href="https://elsewhere.test/2">More</a></div></body></html>`,
    }),
  )
  await page.goto('/any-site/')
  await expect.poll(async () => (await islandStates(page)).states).toMatchObject({ 'load-more mounted': 1 })
  await page.getByRole('link', { name: 'More' }).click()
  await expect.poll(problems).toEqual([expect.stringMatching(/Skerry · .*expected a page of this site, got https:\/\/elsewhere\.test\/2/)])
  expect(asked).toEqual([])
  await expect(page.locator('article')).toHaveText(['Here'])
})

for (const [what, spoilt] of [
  ['its count of views', '{"pageViews":{"toString":1}}'],
  ['an expiry time', '{"__expiration":{"x":{"toString":1}}}'],
])
  test(`a popup whose rules count shows, and is counted, where ${what} in storage is an object without a text`, async ({
    page,
    problems,
  }) => {
    await serveScript(page, '/config.js', `localStorage.setItem('elementor', ${JSON.stringify(spoilt)})`)
    const settings = (timing: object) => JSON.stringify({ triggers: { page_load: 'yes', page_load_delay: 0 }, timing })
    const times = settings({ times: 'yes', times_times: 3, page_views: 'yes', page_views_views: 0 })
    await ownPage(
      page,
      `<section data-widget="popup" id="p" hidden data-settings='${times}'><h2>P</h2></section>`,
      '',
      '<script src="/config.js"></script><script defer src="/skerry.js"></script>',
    )
    await expect(page.getByRole('dialog')).toBeVisible()
    const kept = () => page.evaluate(() => JSON.parse(localStorage.elementor))
    await expect.poll(async () => JSON.stringify(await kept())).toContain('popup_p_times')
    const { __expiration: expiry = {}, ...rest } = await kept()
    expect(rest).toMatchObject({ pageViews: 1, popup_p_times: 1 })
    for (const value of [...Object.values(rest), ...Object.values(expiry)]) expect(typeof value, JSON.stringify(rest)).toBe('number')
    expect(problems()).toEqual([])
  })
