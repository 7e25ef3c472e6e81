import type { Page } from 'playwright/test'
import { expect } from '../harness'

/** A site with every tool of the lightbox. */
export const CONFIG = {
  kit: {
    global_image_lightbox: 'yes',
    lightbox_enable_counter: 'yes',
    lightbox_enable_zoom: 'yes',
    lightbox_enable_fullscreen: 'yes',
    lightbox_enable_share: 'yes',
  },
}
const POLICY =
  "default-src 'self'; img-src 'self' data:; media-src 'self'; style-src 'self'; frame-src https://www.youtube-nocookie.com https://www.youtube.com; require-trusted-types-for 'script'"
export const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#9bc"/></svg>'
/** The options on the overlay of a builder's video widget. */
export const VIDEO_OPTIONS = {
  type: 'video',
  videoType: 'youtube',
  url: 'https://www.youtube.com/embed/abc?controls=1',
  modalOptions: { id: 'elementor-lightbox-77', videoAspectRatio: '43', entranceAnimation: 'fadeIn' },
}
/** Three links of one group: `#a` with a title, `#b` with a title and a description, `#c` with neither. */
export const GROUP = `<a id="a" href="a.jpg" data-lightbox="g" data-title="A"><img src="a.jpg" width="60" height="40" alt="alt A"></a>
<a id="b" href="b.jpg" data-lightbox="g" data-title="B" data-description="description">B</a> <a id="c" href="c.jpg" data-lightbox="g">C</a>`

/** JSON as the value of an attribute in double quotes. */
export const toAttribute = (value: object) => JSON.stringify(value).replace(/"/g, '&quot;')
/** A builder's link to the picture `n.jpg`, in group `s`. */
export const builderLink = (n: number, attributes = '') =>
  `<a id="l${n}" href="${n}.jpg" data-elementor-open-lightbox="yes" data-elementor-lightbox-slideshow="s" ${attributes}>${n}</a> `

const svg = (attributes: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h9v9z"/></svg>`
/** What the server answers for files whose names say what is wrong with them. */
const BROKEN_FILES: [RegExp, { status?: number; body: string }][] = [
  [/gone/, { status: 404, body: '' }],
  [/broken/, { body: '<svg><notclosed' }],
  [/page-instead/, { body: '<!doctype html><h1>Not here</h1>' }],
  [/empty/, { body: '' }],
  [/nosize/, { body: svg('width="0" height="0"') }],
  [/zero-height/, { body: svg('width="100" height="0"') }],
]

interface PageOptions {
  /** The page's configuration; `false` for a page without one. */
  config?: object | false
  hash?: string
  css?: string
  dir?: string
  lang?: string
}
/**
 * Opens a page with this body under a strict policy, and waits for the script. Names that end like a picture's are pictures of
 * 600 × 400; a name with `never` is never answered.
 */
export async function openPage(page: Page, body: string, options: PageOptions = {}) {
  const { config = CONFIG, hash = '', css = '', dir = 'ltr', lang = 'en' } = options
  const data = config ? `<script type="application/json" id="config">${JSON.stringify(config)}</script>` : ''
  const html = `<!doctype html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>t</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/skerry.css"><link rel="stylesheet" href="/lb/own.css">${data}<script defer src="/skerry.js"${config ? ' data-config="#config"' : ''}></script></head><body><main>${body}</main></body></html>`
  await page.route('**/lb/**', (route) => {
    const { pathname } = new URL(route.request().url())
    if (/never/.test(pathname)) return undefined
    const broken = BROKEN_FILES.find(([name]) => name.test(pathname))?.[1]
    if (broken) return route.fulfill({ contentType: pathname.endsWith('.mp4') ? 'video/mp4' : 'image/svg+xml', ...broken })
    if (/\.(jpe?g|png|gif|svg|avif|webp)$/i.test(pathname)) return route.fulfill({ contentType: 'image/svg+xml', body: PICTURE })
    if (pathname.endsWith('.css')) return route.fulfill({ contentType: 'text/css', body: css })
    return route.fulfill({ contentType: 'text/html', headers: { 'content-security-policy': POLICY }, body: html })
  })
  await page.goto(`/lb/${hash}`)
  await expect.poll(() => page.evaluate(() => 'Skerry' in window)).toBe(true)
  // Before its links are known, the browser would follow them.
  await page.evaluate(() => (window as unknown as { Skerry: { ready: Promise<void> } }).Skerry.ready)
}

/** Answers for YouTube, which tests do not reach, and collects the addresses that were requested. */
export async function answerForYoutube(page: Page): Promise<string[]> {
  const requested: string[] = []
  await page.route(/youtube/, (route) => {
    requested.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: 'player' })
  })
  return requested
}

export const lightbox = (page: Page) => page.locator('dialog.elementor-lightbox')
export const counter = (page: Page) => lightbox(page).locator('.elementor-slideshow__counter')
/** The lightbox is open, with its close button, which all of them have. */
export const waitUntilOpen = (page: Page) => expect(lightbox(page).locator('.dialog-close-button')).toBeVisible()
export async function closeByEscape(page: Page) {
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toHaveCount(0)
}
/** The file names of the pictures that the visitor sees. */
export const picturesInView = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.elementor-lightbox-item')]
      .filter((el) => el.style.visibility !== 'hidden' && Math.abs(el.getBoundingClientRect().left) < 5)
      .map((el) => el.querySelector('img')?.src.split('/').pop()),
  )
/** The label of the element that has the focus, or its id. */
export const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id)
