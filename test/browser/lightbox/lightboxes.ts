import type { Page } from 'playwright/test'
import { expect } from '../harness'

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
export const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#9bc"/></svg>'
export const video = {
  type: 'video',
  videoType: 'youtube',
  url: 'https://www.youtube.com/embed/abc?controls=1',
  modalOptions: { id: 'elementor-lightbox-77', videoAspectRatio: '43', entranceAnimation: 'fadeIn' },
}
export const inAttribute = (value: object) => JSON.stringify(value).replace(/"/g, '&quot;')

interface Options {
  config?: object | false
  hash?: string
  css?: string
  dir?: string
  lang?: string
}
const drawing = (attributes: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h9v9z"/></svg>`
/** What comes under names that say so; anything else that ends like a picture is one, of 600 × 400. */
const ODD: [RegExp, { status?: number; body: string }][] = [
  [/gone/, { status: 404, body: '' }],
  [/broken/, { body: '<svg><notclosed' }],
  [/page-instead/, { body: '<!doctype html><h1>Not here</h1>' }],
  [/empty/, { body: '' }],
  [/nosize/, { body: drawing('width="0" height="0"') }],
  [/zero-height/, { body: drawing('width="100" height="0"') }],
]
/** Opens a page with these links under a strict policy; what is called `never` is never answered. */
export async function open(page: Page, body: string, { config = CONFIG, hash = '', css = '', dir = 'ltr', lang = 'en' }: Options = {}) {
  const data = config ? `<script type="application/json" id="config">${JSON.stringify(config)}</script>` : ''
  const html = `<!doctype html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>t</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/skerry.css"><link rel="stylesheet" href="/lb/own.css">${data}<script defer src="/skerry.js"${config ? ' data-config="#config"' : ''}></script></head><body><main>${body}</main></body></html>`
  await page.route('**/lb/**', (route) => {
    const { pathname } = new URL(route.request().url())
    if (/never/.test(pathname)) return undefined
    const odd = ODD.find(([name]) => name.test(pathname))?.[1]
    if (odd) return route.fulfill({ contentType: pathname.endsWith('.mp4') ? 'video/mp4' : 'image/svg+xml', ...odd })
    if (/\.(jpe?g|png|gif|svg|avif|webp)$/i.test(pathname)) return route.fulfill({ contentType: 'image/svg+xml', body: picture })
    if (pathname.endsWith('.css')) return route.fulfill({ contentType: 'text/css', body: css })
    return route.fulfill({ contentType: 'text/html', headers: { 'content-security-policy': POLICY }, body: html })
  })
  await page.goto(`/lb/${hash}`)
  await expect.poll(() => page.evaluate(() => 'Skerry' in window)).toBe(true)
}
export const group = `<a id="a" href="a.jpg" data-lightbox="g" data-title="A"><img src="a.jpg" width="60" height="40" alt="alt A"></a>
<a id="b" href="b.jpg" data-lightbox="g" data-title="B" data-description="opis">B</a> <a id="c" href="c.jpg" data-lightbox="g">C</a>`
export const box = (page: Page) => page.locator('dialog.elementor-lightbox')
export const counter = (page: Page) => box(page).locator('.elementor-slideshow__counter')
export const inView = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.elementor-lightbox-item')]
      .filter((el) => el.style.visibility !== 'hidden' && Math.abs(el.getBoundingClientRect().left) < 5)
      .map((el) => el.querySelector('img')?.src.split('/').pop()),
  )
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id)
/** The code for gestures and tools is there. */
export const ready = (page: Page) => expect(box(page).locator('header')).toBeVisible()
