import { expect, test } from '../harness'
import { CONFIG, closeByEscape, counter, GROUP, lightbox, openPage, toAttribute, waitUntilOpen } from './lightbox-pages'

test('links to pictures open where the site says so or their attributes do; other links are followed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const link = (id: string, href: string, attributes = '') => `<a id="${id}" href="${href}" ${attributes}>${id}</a> `
  const links = [
    link('png', '/lb/a.PNG?x=1'),
    link('avif', 'a.avif'),
    link('hash', 'a.jpg#f'),
    link('svg', 'd.svg'),
    link('query', '/lb/a?f=a.jpg'),
    link('page', '/lb/page', 'data-elementor-open-lightbox="yes"'),
    link('no', 'c.jpg', 'data-elementor-open-lightbox="no"'),
    link('off', 'c.jpg', 'data-lightbox="off"'),
    link('download', 'b.jpg', 'download'),
    link('named', 'b.jpg', 'download="photo.jpg" data-elementor-open-lightbox="yes"'),
    link('byhand', 'b.jpg', 'download data-lightbox="g"'),
    link('AVIF', '/lb/A.AVIF?v=2#top'),
    link('webp', 'a.webp?w=100&h=50'),
    link('path', '/lb/a.jpg/more'),
    link('none', 'jpg'),
  ]
  for (const [config, expected] of [
    [CONFIG, ['png', 'avif', 'hash', 'svg', 'AVIF', 'webp']],
    [{ kit: { x: 1 } }, []],
  ] as const) {
    await openPage(page, links.join(''), { config })
    // A click that the lightbox does not take reaches the window unprevented. It is prevented there, so that the page stays.
    await page.evaluate(() =>
      addEventListener('click', (event) => {
        document.body.dataset.prevented = String(event.defaultPrevented)
        event.preventDefault()
      }),
    )
    const opened: string[] = []
    for (const id of [
      'png',
      'avif',
      'hash',
      'svg',
      'query',
      'page',
      'no',
      'off',
      'download',
      'named',
      'byhand',
      'AVIF',
      'webp',
      'path',
      'none',
    ]) {
      await page.evaluate(() => delete document.body.dataset.prevented)
      await page.locator(`#${id}`).click()
      await page.waitForFunction(() => document.body.dataset.prevented)
      if ((await page.evaluate(() => document.body.dataset.prevented)) !== 'true') continue
      opened.push(id)
      await waitUntilOpen(page)
      await closeByEscape(page)
    }
    expect(opened).toEqual(expected)
  }
})

const CLICKS: Record<string, { modifiers?: ('Control' | 'Shift' | 'Meta' | 'Alt')[]; button?: 'middle' }> = {
  ...{ Ctrl: { modifiers: ['Control'] }, Shift: { modifiers: ['Shift'] }, Meta: { modifiers: ['Meta'] }, Alt: { modifiers: ['Alt'] } },
  'the middle button': { button: 'middle' },
}
test(`a click with ${Object.keys(CLICKS).join(', ')} does what the browser does with it`, async ({ page }) => {
  await openPage(page, GROUP)
  await page.evaluate(() => {
    for (const type of ['click', 'auxclick'])
      addEventListener(type, (event) => {
        document.body.dataset.prevented = String(event.defaultPrevented)
        event.preventDefault()
      })
  })
  for (const [name, options] of Object.entries(CLICKS)) {
    await page.evaluate(() => delete document.body.dataset.prevented)
    await page.locator('#a').click(options)
    await expect(page.locator('body'), name).toHaveAttribute('data-prevented', 'false')
    await expect(lightbox(page), name).toHaveCount(0)
  }
})

test('a click with Ctrl opens the picture in a new tab', async ({ page, context }) => {
  await openPage(page, GROUP)
  const [tab] = await Promise.all([context.waitForEvent('page'), page.locator('#a').click({ modifiers: ['Control'] })])
  await tab.close()
  await expect(lightbox(page)).toHaveCount(0)
})

test('when the lightbox cannot be loaded, the link leads to the picture', async ({ page }) => {
  await page.route('**/chunks/lightbox*', (route) => route.abort())
  await openPage(page, GROUP)
  await page.locator('#b').click()
  await expect.poll(() => page.url()).toContain('b.jpg')
})

/** The extensions of pictures, as people write them. */
const FILES = ['png', 'jpg', 'jpeg', 'gif', 'svg', 'webp', 'avif', 'PNG', 'JPG', 'Jpeg', 'GIF', 'SVG', 'WEBP', 'AVIF']
test(`a link to a picture opens, also with a query or a fragment: ${FILES.join(', ')}`, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route(/\.(jpeg|gif)/i, (route) => route.fulfill({ path: 'demo/pages/film.webp' }))
  // Each extension with another ending.
  const addresses = FILES.map((type, i) => `a.${type}${['', '?v=2', '#x'][i % 3]}`)
  await openPage(page, addresses.map((address) => `<a id="${address}" href="${address}">x</a> `).join(''))
  for (const address of addresses) {
    await page.locator(`[id="${address}"]`).click()
    await expect(lightbox(page).locator('img'), address).toHaveAttribute('src', new RegExp(`/lb/${address.replace(/[.?]/g, '\\$&')}$`))
    await closeByEscape(page)
  }
})

const DOWNLOADS = ['', 'download', 'download=""', 'download="photo.jpg"']
const FLAGS = [
  '',
  'data-elementor-open-lightbox="yes"',
  'data-lightbox',
  'data-lightbox="g"',
  'data-elementor-open-lightbox="yes" data-elementor-lightbox-slideshow="g"',
]
test(`a download link never opens the lightbox, whatever its other attributes: ${FLAGS.join(' · ')}`, async ({ page }) => {
  const all = FLAGS.flatMap((flag) => DOWNLOADS.slice(1).map((download) => `<a class="x" href="a.jpg" ${download} ${flag}>x</a> `))
  await openPage(page, `${all.join('')}<a id="last" href="b.jpg">b</a>`)
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  for (const link of await page.locator('.x').all()) await link.click()
  await page.locator('#last').click()
  await waitUntilOpen(page)
  await expect(lightbox(page).locator('img')).toHaveAttribute('src', /b\.jpg$/)
  // Nor is it a slide of a group.
  await expect(lightbox(page).locator('.elementor-lightbox-item')).toHaveCount(1)
})

test('a link to a page opens the picture that it names in data-lightbox-src', async ({ page }) => {
  await openPage(page, '<a id="one" href="/lb/page" data-lightbox data-lightbox-src="large.jpg">x</a>')
  await page.locator('#one').click()
  await waitUntilOpen(page)
  await expect(lightbox(page).locator('img')).toHaveAttribute('src', /\/lb\/large\.jpg$/)
})

const ANIMATIONS: [width: number, options: object, className: RegExp][] = [
  [1280, { entranceAnimation: 'fadeIn', entranceAnimation_mobile: 'slideInUp' }, /animated fadeIn$/],
  [900, { entranceAnimation: 'fadeIn', entranceAnimation_tablet: '', entranceAnimation_mobile: 'slideInUp' }, /animated fadeIn$/],
  [500, { entranceAnimation: 'fadeIn', entranceAnimation_mobile: 'slideInUp' }, /animated slideInUp$/],
  [500, { entranceAnimation: 'fadeIn', entranceAnimation_mobile: 'none' }, /lightbox-message( animated none)?$/],
  [1280, { entranceAnimation: '' }, /lightbox-message$/],
  [1280, {}, /animated zoomIn$/],
]
test('the entrance animation is that of the widget’s options on each device', async ({ page }) => {
  const openers = ANIMATIONS.map(([, animation], i) => {
    const options = { type: 'image', url: '/lb/a.jpg', modalOptions: { id: 'elementor-lightbox-5', ...animation } }
    return `<div id="o${i}" data-elementor-open-lightbox="yes" data-elementor-lightbox="${toAttribute(options)}"><div role="button" tabindex="0">x</div></div>`
  })
  await openPage(page, openers.join(''))
  for (const [i, [width, animation, className]] of ANIMATIONS.entries()) {
    await page.setViewportSize({ width, height: 800 })
    await page.locator(`#o${i} [role=button]`).click()
    await waitUntilOpen(page)
    await expect(lightbox(page).locator('.dialog-message'), `${width} px, ${JSON.stringify(animation)}`).toHaveClass(className)
    await closeByEscape(page)
  }
})

test('on the demo page it opens with our own look and in the page’s language', async ({ page, problems }) => {
  await page.goto('/pages/lightbox.html')
  await page.getByRole('link', { name: 'A lighthouse in a storm' }).click()
  await expect(lightbox(page)).toHaveClass(/skerry-lightbox/)
  await expect(counter(page)).toHaveText('2 / 3')
  await expect(lightbox(page).getByRole('button', { name: 'Close (Esc)' })).toBeVisible()
  expect(problems()).toEqual([])
})

for (const [what, markup, chunks] of [
  ['pictures', GROUP, ['lightbox']],
  ['a video', '<a id="a" href="/pages/film.webm" data-lightbox>video</a>', ['lightbox', 'lightbox-video-slide']],
] as const)
  test(`opening ${what} loads ${chunks.join(' and ')}, and nothing of it is loaded before`, async ({ page }) => {
    const loaded: (string | undefined)[] = []
    page.on('request', (request) => loaded.push(/chunks\/(.+)-[^-]+\.js/.exec(request.url())?.[1]))
    await openPage(page, markup)
    expect(loaded.filter(Boolean)).toEqual([])
    await page.locator('#a').click()
    await waitUntilOpen(page)
    await expect(lightbox(page).locator('.swiper-lazy-loaded, video').first()).toBeVisible()
    // With what brings React.
    expect(loaded.filter(Boolean).sort()).toEqual([...chunks, 'ui'])
  })
