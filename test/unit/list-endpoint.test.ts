// @vitest-environment node
import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, it } from 'vitest'
import { type ServeOptions, type Site, serve } from '../../demo/server/serve'

let site: Site
afterEach(() => site.close())
const start = async (options: ServeOptions = {}) => {
  site = await serve(options)
}

const LIST = { post_id: 61, widget_id: 'v1gnett', widget_filters: {} }
const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${site.url}/wp-json/elementor-pro/v1/refresh-loop`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', origin: site.url, ...headers },
  })
const page = async (address: string) => (await fetch(site.url + address)).text()
const ids = (html: string) => [...html.matchAll(/e-loop-item-(\d+)/g)].map(([, id]) => id)
const filters = (taxonomy: Record<string, { terms: string[]; logicalJoin?: string }>) => ({ ...LIST, widget_filters: { taxonomy } })
const list = async (body: object, headers?: Record<string, string>) => ((await (await post(body, headers)).json()) as { data: string }).data

it.each([
  ['country=czechia', { country: { terms: ['czechia'] } }],
  ['country=czechia~austria', { country: { terms: ['czechia', 'austria'], logicalJoin: 'OR' } }],
  ['country=alps', { country: { terms: ['alps'] } }],
  ['country=alps+austria', { country: { terms: ['alps', 'austria'], logicalJoin: 'AND' } }],
  ['vehicle-type=car+trailer', { 'vehicle-type': { terms: ['car', 'trailer'], logicalJoin: 'AND' } }],
  ['country=missing', { country: { terms: ['missing'] } }],
])('gives the same list to a page without scripts and to a request: %s', async (address, taxonomy) => {
  await start()
  const served = await page(`/vignettes/?e-filter-v1gnett-${address}`)
  const content = await list(filters(taxonomy as never))
  expect(ids(content)).toEqual(ids(served))
  expect(ids(content).length).toBe(address.includes('missing') ? 0 : 9)
  expect(served).toContain(content.trim().replaceAll('/vignettes/?', `/vignettes/?e-filter-v1gnett-${address}&`).slice(0, 400))
})

it('has every vignette once across its pages, and nothing after the last', async () => {
  await start()
  const all: string[] = []
  for (let number = 1; number <= 5; number++)
    all.push(...(ids(await page(`/vignettes/?e-filter-v1gnett-duration=year&e-page-v1gnett=${number}`)) as string[]))
  expect(all.length).toBe(45)
  expect(new Set(all).size).toBe(45)
  expect(await page('/vignettes/?e-page-v1gnett=999')).toContain('e-loop-nothing-found-message')
})

it('builds links from the requesting page', async () => {
  await start()
  const html = await list(filters({ country: { terms: ['czechia'] } }), {
    referer: `${site.url}/vignettes/?utm=x&e-filter-v1gnett-country=czechia`,
  })
  expect(html).toContain('href="/vignettes/?utm=x&amp;e-filter-v1gnett-country=czechia&amp;e-page-v1gnett=2"')
  expect(await list(LIST, { referer: 'https://evil.test/?utm=evil' })).not.toContain('evil')
})

it.each([
  ['widget_filters', { ...LIST, widget_filters: 'x' }],
  ['widget_filters', { ...LIST, widget_filters: { taxonomy: { country: { terms: 'czechia' } } } }],
  ['widget_filters', { ...LIST, widget_filters: { taxonomy: { country: { terms: ['a'], logicalJoin: 'NOT' } } } }],
  ['widget_filters', { ...LIST, widget_filters: { taxonomy: { __proto__: null, price: { terms: ['a'] } } } }],
  ['widget_id', { ...LIST, widget_id: 'x' }],
  ['post_id', { ...LIST, post_id: 0 }],
  ['pagination_base_url', { ...LIST, pagination_base_url: 'nie adres' }],
  ['widget_model', { ...LIST, widget_model: {} }],
])('names the wrong field: %s', async (field, body) => {
  await start()
  const response = await post(body)
  const json = (await response.json()) as { code: string; data: { params: object } }
  expect([response.status, json.code, Object.keys(json.data.params)]).toEqual([400, 'rest_invalid_param', [field]])
})

it('refuses what is missing, broken, foreign or too much', async () => {
  await start({ listsPerMinute: 6 })
  const codes = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code]
  expect(await codes(await post({ widget_id: 'v1gnett' }))).toEqual([400, 'rest_missing_callback_param'])
  expect(await codes(await post('{"post_id":'))).toEqual([400, 'rest_invalid_json'])
  expect(await codes(await post({ ...LIST, post_id: 62 }))).toEqual([401, 'rest_forbidden'])
  expect(await codes(await post({ ...LIST, widget_id: 'abcdef1' }))).toEqual([401, 'rest_forbidden'])
  expect(await codes(await post('x'.repeat(70_000)))).toEqual([413, 'rest_too_large'])
  expect(await codes(await post(LIST, { origin: 'https://evil.test' }))).toEqual([403, 'rest_forbidden'])
  expect((await post({ ...LIST, widget_filters: [] })).status).toBe(200)
  expect(await codes(await post(LIST))).toEqual([429, 'rest_too_many_requests'])
  expect(await codes(await fetch(`${site.url}/wp-json/elementor-pro/v1/refresh-loop`))).toEqual([404, 'rest_no_route'])
})

it('compresses text as the browser accepts, and lets chunks be cached', async () => {
  await start()
  const get = (address: string, accepted: string) =>
    new Promise<{ headers: Record<string, unknown>; body: Buffer }>((done, failed) => {
      request(site.url, { path: address, headers: { 'accept-encoding': accepted } }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part) => parts.push(part))
        response.on('end', () => done({ headers: response.headers, body: Buffer.concat(parts) }))
      })
        .on('error', failed)
        .end()
    })
  const plain = await get('/vignettes/', 'identity')
  const br = await get('/vignettes/', 'gzip, deflate, br')
  const gz = await get('/vignettes/', 'gzip, br;q=0')
  expect([plain.headers['content-encoding'], br.headers['content-encoding'], gz.headers['content-encoding']]).toEqual([
    undefined,
    'br',
    'gzip',
  ])
  expect(brotliDecompressSync(br.body)).toEqual(plain.body)
  expect(gunzipSync(gz.body)).toEqual(plain.body)
  expect(br.body.length).toBeLessThan(plain.body.length / 4)
  expect(plain.headers['cache-control']).toBe('no-cache')
})

it('serves an archive’s list by its template’s id, with the other template for every fourth item', async () => {
  await start()
  const content = await list({ post_id: '6479', widget_id: 'arch1ve', widget_filters: {} })
  expect([...content.matchAll(/data-elementor-id="(\d+)"/g)].map(([, id]) => id)).toEqual([
    '98',
    '99',
    '99',
    '99',
    '98',
    '99',
    '99',
    '99',
    '98',
  ])
  expect((await post({ post_id: 61, widget_id: 'arch1ve', widget_filters: {} })).status).toBe(401)
})

it('gives a carousel its slides and controls', async () => {
  await start()
  const content = await list({ post_id: 64, widget_id: 'car0use', widget_filters: { taxonomy: { country: { terms: ['czechia'] } } } })
  expect(content.match(/e-loop-item-\d+ post-\d+ vignette swiper-slide" role="group"/g)).toHaveLength(8)
  expect(content).toContain('swiper-wrapper')
  expect(ids(await page('/vignettes/carousel.html?e-filter-car0use-country=czechia'))).toEqual(ids(content))
})
