import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'

const page1 = (body: string) => `<main><h1>t</h1>${body}</main>`
/** The builder's text on a path (contract media §13). */
const textPath = (id: string, url: string, text: string, settings: object = {}, link = '') =>
  `<div class="elementor-element" id="${id}" data-id="${id}" data-element_type="widget" data-widget_type="text-path.default" data-settings='${JSON.stringify(settings)}'><div class="e-text-path" data-text="${text}" data-url="${url}" data-link-url="${link}"></div></div>`
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 42" onload="alert(1)"><script>alert(1)</script><image href="https://evil.test/x.png"/><g><path d="M0 40q60-40 120 0"/><path d="M1 1"/></g></svg>`

test('a text runs along the path of a file, of which only the drawing is taken', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  await page.route('**/own/wave.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: SVG }))
  await page.route('**/own/gone.svg', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Nie ma' }))
  const start_point = { unit: '%', size: 10, sizes: [] }
  const link = { url: 'https://example.test', is_external: 'on', nofollow: 'on' }
  await ownPage(
    page,
    page1(
      textPath('wave', '/own/wave.svg', 'Wokół &amp;amp; dalej', { start_point }) +
        textPath('rtl', '/own/wave.svg', 'Tekst', { start_point, text_path_direction: 'rtl' }) +
        textPath('link', '/own/wave.svg', 'A &amp;lt;b&amp;gt;', { link }, 'https://example.test/a') +
        textPath('gone', '/own/gone.svg', 'Bez pliku') +
        textPath('png', '/x.png', 'Nie SVG') +
        textPath('code', '/own/wave.svg', 'Kod', {}, 'javascript:alert(1)'),
    ),
  )
  await expect(page.locator('#wave textPath')).toHaveText('Wokół & dalej')
  await expect(page.locator('#wave textPath')).toHaveAttribute('startOffset', '10%')
  await expect(page.locator('#wave textPath')).toHaveAttribute('href', '#e-path-wave')
  await expect(page.locator('#wave textPath')).toHaveId('e-text-path-wave')
  await expect(page.locator('#wave path')).toHaveCount(2)
  await expect(page.locator('#wave path').first()).toHaveId('e-path-wave')
  await expect(page.locator('#wave svg')).toHaveAttribute('viewBox', '0 0 250 42')
  await expect(page.locator('#wave svg')).not.toHaveAttribute('onload')
  await expect(page.locator('svg script, svg image')).toHaveCount(0)
  await expect(page.locator('#rtl textPath')).toHaveAttribute('startOffset', '90%')
  const anchor = page.locator('#link a')
  await expect(anchor).toHaveText('A <b>')
  expect(await anchor.evaluate((a) => ['href', 'target', 'rel'].map((name) => a.getAttribute(name)))).toEqual([
    'https://example.test/a',
    '_blank',
    'nofollow',
  ])
  expect(await page.locator('#wave textPath').evaluate((el) => (el as SVGTextPathElement).getNumberOfChars())).toBe(13)
  await expect(page.locator('#gone')).toHaveText('Bez pliku')
  await expect(page.locator('#png')).toHaveText('Nie SVG')
  await expect(page.locator('#code a')).toHaveCount(0)
  expect(
    problems(/data-url: \/own\/gone\.svg: Error: expected an SVG file with a path, got 404/, /data-url: \/x\.png: expected/, /404 \(/),
  ).toEqual([])
  expect(await unmountDifference(page)).toBe('')
})
