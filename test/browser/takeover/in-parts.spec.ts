import { expect, test } from '../harness'
import { inParts, PAUSE } from './in-parts'
import { ACCORDION, ADDON, driverOf, FILES, INLINE, logOf, ourTag, RUNTIME, takeoverOf, widget } from './site'

const script = (path: string) => `<script src="${path}"></script>`
const JQUERY = Object.keys(FILES).slice(0, 2)
const page = (body: string, after: string) =>
  `<!doctype html><html lang="pl"><head><title>Strona</title><link rel="icon" href="data:,">${INLINE}${ourTag()}${JQUERY.map(script).join('')}</head>
  <body><div class="elementor elementor-5" data-elementor-type="wp-page" data-elementor-id="5">${body}</div>${RUNTIME.map(script).join('')}${after}</body></html>`
const NEEDS_JQUERY = `<script>${PAUSE}log.push('needs ' + typeof jQ${PAUSE}uery)</script>`
const NEEDS_NOTHING = `<script>(self.log ??= []).push(${PAUSE}'needs nothing')</script>`
const PAGES: Record<string, string> = {
  '/taken/': page(ACCORDION, NEEDS_JQUERY + script(ADDON) + NEEDS_NOTHING),
  '/given-back/': page(ACCORDION + widget('fancy-wheel'), NEEDS_JQUERY + script(ADDON) + NEEDS_NOTHING),
}
test.use({
  siteOptions: {
    extra(pathname) {
      const html = PAGES[pathname]
      if (html) return inParts(html)
      const body = FILES[pathname]
      return body === undefined ? undefined : { body, type: 'js' }
    },
  },
})

test('an inline script that comes in parts keeps its place in the order', async ({ page, problems }) => {
  await page.goto('/taken/')
  await expect.poll(() => driverOf(page)).toBe('Skerry')
  await expect.poll(() => logOf(page)).toEqual(['jquery', 'migrate', 'needs function', 'addon', 'needs nothing', 'addon init'])
  await page.goto('/given-back/')
  await expect.poll(() => driverOf(page)).toBe('builder')
  expect((await takeoverOf(page))?.decision).toBe('given back')
  const BUILDER = [
    'runtime',
    'modules',
    'frontend',
    'handlers',
    'needs function',
    'addon',
    'needs nothing',
    'started',
    'addon init',
    'loaded',
  ]
  await expect.poll(() => logOf(page)).toEqual(['jquery', 'migrate', ...BUILDER])
  expect(problems('gave back', 'runtime is at work')).toEqual([])
})
