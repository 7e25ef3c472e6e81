import { expect, test } from '../harness'
import { action } from '../popup/popups'
import { box, CONFIG, counter, focused, group, inAttribute, inView, open, ready } from './lightboxes'

/** Every kind of file by its name, as people write them; what follows the name does not matter. */
const FILES = ['png', 'jpg', 'jpeg', 'gif', 'svg', 'webp', 'avif', 'PNG', 'JPG', 'Jpeg', 'GIF', 'SVG', 'WEBP', 'AVIF']
test(`a link to a picture opens: ${FILES.join(', ')}; with a query and a fragment too`, async ({ page }) => {
  await page.route(/\.(jpeg|gif)/i, (route) => route.fulfill({ path: 'demo/pages/film.webp' }))
  const ends = ['', '?v=2', '#x']
  await open(page, FILES.flatMap((type) => ends.map((end) => `<a id="f${type}${end}" href="a.${type}${end}">x</a> `)).join(''))
  for (const type of FILES)
    for (const end of ends) {
      await page.locator(`[id="f${type}${end}"]`).click()
      await expect(box(page).locator('img'), type + end).toHaveAttribute('src', new RegExp(`/lb/a\\.${type}${end.replace('?', '\\?')}$`))
      await page.keyboard.press('Escape')
      await expect(box(page)).toHaveCount(0)
    }
})

const DOWNLOADS = ['', 'download', 'download=""', 'download="zdjecie.jpg"']
const FLAGS = [
  '',
  'data-elementor-open-lightbox="yes"',
  'data-lightbox',
  'data-lightbox="g"',
  'data-elementor-open-lightbox="yes" data-elementor-lightbox-slideshow="g"',
]
test(`a download link never opens, however it is flagged: ${FLAGS.join(' · ')}`, async ({ page }) => {
  const all = FLAGS.flatMap((flag) => DOWNLOADS.slice(1).map((download) => `<a class="x" href="a.jpg" ${download} ${flag}>x</a> `))
  await open(page, `${all.join('')}<a id="last" href="b.jpg">b</a>`)
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  for (const link of await page.locator('.x').all()) await link.click()
  await page.locator('#last').click()
  await ready(page)
  await expect(box(page).locator('img')).toHaveAttribute('src', /b\.jpg$/)
  // Nor is it one of a group.
  await expect(box(page).locator('.elementor-lightbox-item')).toHaveCount(1)
})

const TEXTS: [name: string, link: string, title: string, description: string, alt: string][] = [
  ['both, TV-LB-2', 'data-elementor-lightbox-title="Tytuł" data-elementor-lightbox-description="Opis"', 'Tytuł', 'Opis', 'Tytuł - Opis'],
  ['a title', 'data-elementor-lightbox-title="Tytuł"', 'Tytuł', '', 'Tytuł'],
  ['a description', 'data-elementor-lightbox-description="Opis"', '', 'Opis', 'Opis'],
  ['neither: the small picture’s own', '', '', '', 'mała'],
  ['by hand', 'data-lightbox data-title="Tytuł" data-description="Opis"', 'Tytuł', 'Opis', 'Tytuł - Opis'],
]
for (const [name, attributes, title, description, alt] of TEXTS)
  test(`title and description, ${name}`, async ({ page }) => {
    await open(page, `<a id="one" href="a.jpg" ${attributes}><img src="s.jpg" width="60" height="40" alt="mała"></a>`)
    await page.locator('#one').click()
    await ready(page)
    expect([
      await box(page).locator('.elementor-slideshow__title').allTextContents(),
      await box(page).locator('.elementor-slideshow__description').allTextContents(),
      await box(page).locator('img').getAttribute('alt'),
    ]).toEqual([title ? [title] : [], description ? [description] : [], alt])
    await expect(box(page)).toHaveAccessibleName(title || alt)
    // One alone has no arrows and nothing to count, and its footer is there for stylesheets (TV-LB-2, TV-LB-4).
    await expect(box(page).locator('.elementor-swiper-button')).toHaveCount(0)
    await expect(counter(page)).toHaveText('')
    await expect(box(page).locator('footer.elementor-slideshow__footer')).toHaveCount(1)
  })

test('a link to a page may name its picture itself: without a script it leads to the page', async ({ page }) => {
  await open(page, '<a id="one" href="/lb/strona" data-lightbox data-lightbox-src="duze.jpg">x</a>')
  await page.locator('#one').click()
  await ready(page)
  await expect(box(page).locator('img')).toHaveAttribute('src', /\/lb\/duze\.jpg$/)
})

test('fullscreen: by pointer and key, said by state, class and icon; closing leaves it', async ({ page }) => {
  await open(page, group)
  await page.locator('#a').click()
  await ready(page)
  const full = box(page).getByRole('switch', { name: 'Fullscreen' })
  const is = () => page.evaluate(() => document.fullscreenElement?.className ?? '')
  for (const toggle of [() => full.click(), () => full.press('Enter')]) {
    await toggle()
    await expect.poll(is).toContain('dialog-lightbox-widget-content')
    await expect(full).toHaveAttribute('aria-checked', 'true')
    await expect(full).toHaveClass(/eicon-frame-minimize/)
    await expect(box(page).locator('.elementor-slideshow--fullscreen-mode')).toHaveCount(1)
    await toggle()
    await expect.poll(is).toBe('')
    await expect(full).toHaveAttribute('aria-checked', 'false')
    await expect(full).toHaveClass(/eicon-frame-expand/)
  }
  await full.click()
  await expect.poll(is).not.toBe('')
  await box(page).locator('.dialog-close-button').click()
  await expect(box(page)).toHaveCount(0)
  await expect.poll(is).toBe('')
})

test('arrows by pointer, Enter and Space go round; only what shows and its neighbours are asked for', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => /\/lb\/\d\.jpg/.test(request.url()) && asked.push(request.url().slice(-5, -4)))
  await open(page, [1, 2, 3, 4, 5, 6].map((n) => `<a id="l${n}" href="${n}.jpg" data-lightbox="g">${n}</a> `).join(''))
  await page.locator('#l2').click()
  await ready(page)
  await expect.poll(() => [...asked].sort().join('')).toBe('123')
  const arrow = (side: string) => box(page).locator(`.elementor-swiper-button-${side}`)
  await arrow('next').click()
  await expect(counter(page)).toHaveText('3 / 6')
  await expect.poll(() => [...asked].sort().join('')).toBe('1234')
  await arrow('prev').press('Enter')
  await arrow('prev').press(' ')
  await expect(counter(page)).toHaveText('1 / 6')
  await arrow('prev').click()
  await expect(counter(page)).toHaveText('6 / 6')
  await expect.poll(() => inView(page)).toEqual(['6.jpg'])
  await arrow('next').click()
  await expect(counter(page)).toHaveText('1 / 6')
})

test('explicit numbers say the order, whatever the order in the page', async ({ page }) => {
  const link = (n: number, at: number) =>
    `<a id="l${n}" href="${n}.jpg" data-elementor-open-lightbox="yes" data-elementor-lightbox-slideshow="s" data-elementor-lightbox-index="${at}" data-elementor-lightbox-title="t${n}">${n}</a> `
  await open(page, link(3, 20) + link(1, 5) + link(2, 10))
  await page.locator('#l1').click()
  await ready(page)
  for (const n of [1, 2, 3, 1]) {
    await expect(box(page).locator('.elementor-slideshow__title')).toHaveText(`t${n}`)
    await page.keyboard.press('ArrowRight')
  }
})

test('a film of a group plays while it is on show, and is gone when the next one is', async ({ page }) => {
  await page.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: 'player' }))
  const media = (n: number, more: string) =>
    `<a id="l${n}" href="${n}.jpg" data-elementor-open-lightbox="yes" data-elementor-lightbox-slideshow="s" ${more}>${n}</a> `
  await open(page, media(1, '') + media(2, 'data-elementor-lightbox-video="https://www.youtube.com/embed/abc?controls=1"') + media(3, ''))
  await page.locator('#l1').click()
  await ready(page)
  await expect(box(page).locator('iframe')).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(box(page).locator('.swiper-slide-active iframe')).toHaveAttribute(
    'src',
    /youtube-nocookie\.com\/embed\/abc\?controls=1&autoplay=1$/,
  )
  await expect(box(page).getByRole('switch', { name: 'Zoom' })).toHaveCount(0)
  await box(page).getByRole('button', { name: 'Share', exact: true }).click()
  // A film is not for download.
  await expect(box(page).locator('.elementor-slideshow__share-menu a')).toHaveCount(3)
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowRight')
  await expect(counter(page)).toHaveText('3 / 3')
  await expect(box(page).locator('iframe')).toHaveCount(0)
})

test('a picture is downloaded by its own name; the other links open elsewhere and say nothing of the page’s window', async ({ page }) => {
  await open(page, group)
  await page.locator('#b').click()
  await ready(page)
  await box(page).getByRole('button', { name: 'Share', exact: true }).press('Enter')
  const links = box(page).locator('.elementor-slideshow__share-menu a')
  expect(
    await links.evaluateAll((all) =>
      all.map((a) => [(a as HTMLAnchorElement).target, (a as HTMLAnchorElement).rel, a.hasAttribute('download')]),
    ),
  ).toEqual([...Array(3).fill(['_blank', 'noopener', false]), ['_blank', 'noopener', true]])
  // The Tab key goes round in the menu as long as it is open.
  await page.keyboard.press('Tab')
  const walked: string[] = []
  for (let i = 0; i < 5; i++) {
    walked.push(await page.evaluate(() => (document.activeElement?.textContent?.trim() || document.activeElement?.ariaLabel) ?? ''))
    await page.keyboard.press('Tab')
  }
  expect(new Set(walked)).toEqual(new Set(['Share on Facebook', 'Share on Twitter', 'Pin it', 'Download image', 'Share']))
  const [download] = await Promise.all([page.waitForEvent('download'), links.last().click()])
  expect(download.suggestedFilename()).toMatch(/^b\.(jpg|svg)$/)
})

const ANIMATIONS: [width: number, given: object, className: RegExp][] = [
  [1280, { entranceAnimation: 'fadeIn', entranceAnimation_mobile: 'slideInUp' }, /animated fadeIn$/],
  [900, { entranceAnimation: 'fadeIn', entranceAnimation_tablet: '', entranceAnimation_mobile: 'slideInUp' }, /animated fadeIn$/],
  [500, { entranceAnimation: 'fadeIn', entranceAnimation_mobile: 'slideInUp' }, /animated slideInUp$/],
  [500, { entranceAnimation: 'fadeIn', entranceAnimation_mobile: 'none' }, /lightbox-message( animated none)?$/],
  [1280, { entranceAnimation: '' }, /lightbox-message$/],
  [1280, {}, /animated zoomIn$/],
]
for (const [width, given, className] of ANIMATIONS)
  test(`it comes in as its widget says at ${width} px: ${JSON.stringify(given)}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const options = { type: 'image', url: '/lb/a.jpg', modalOptions: { id: 'elementor-lightbox-5', ...given } }
    await open(
      page,
      `<div id="o" data-elementor-open-lightbox="yes" data-elementor-lightbox="${inAttribute(options)}"><div role="button" tabindex="0">x</div></div>`,
    )
    await page.locator('#o [role=button]').click()
    await ready(page)
    await expect(box(page).locator('.dialog-message')).toHaveClass(className)
  })

const HASHES: [name: string, settings: object, id: string, check: string][] = [
  ['a picture', { id: 5, url: '/lb/x.jpg' }, 'elementor-lightbox', 'img[src$="/lb/x.jpg"]'],
  ['a group', { slideshow: 'g', url: '/lb/b.jpg' }, 'elementor-lightbox-slideshow-g', '.swiper-slide-active img[src$="/lb/b.jpg"]'],
  [
    'a film',
    { type: 'video', videoType: 'hosted', url: '/pages/film.webm', modalOptions: { id: 'elementor-lightbox-9', videoAspectRatio: '11' } },
    'elementor-lightbox-9',
    '.elementor-video-square video',
  ],
]
for (const [name, settings, id, check] of HASHES)
  test(`a lightbox action opens ${name}: by a click, and with the page that carries it`, async ({ page }) => {
    const hash = action('lightbox', settings)
    const body = `${group}<a id="go" href="${hash}">go</a><a href="c.jpg" data-e-action-hash="${hash}">c</a>`
    await open(page, body)
    await page.locator('#go').click()
    await ready(page)
    await expect(box(page)).toHaveAttribute('id', id)
    await expect(box(page).locator(check)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(box(page)).toHaveCount(0)
    expect(await focused(page)).toBe('go')
    await page.goto('about:blank')
    await open(page, body, { hash, config: CONFIG })
    await expect(box(page)).toHaveAttribute('id', id)
    await expect(box(page).locator(check)).toHaveCount(1)
  })
