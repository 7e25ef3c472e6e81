// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type ServeOptions, type Site, serve } from '../../demo/server/serve'

let base: string
let site: Site | undefined

beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'skerry-serve-'))
})
afterEach(async () => {
  await site?.close()
  site = undefined
  rmSync(base, { recursive: true })
})

function put(name: string, text: string) {
  const file = path.join(base, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  return file
}

async function start(options: ServeOptions = {}) {
  site = await serve({ folder: path.join(base, 'demo'), dist: path.join(base, 'dist'), ...options })
  return site
}

/** fetch() would tidy the address before it is sent. */
function get(address: string, headers = {}) {
  return new Promise<{ status?: number; headers: Record<string, unknown>; body: string }>((done, failed) => {
    const sent = request(`${site?.url}`, { path: address, headers }, (response) => {
      let body = ''
      response.on('data', (part) => {
        body += part
      })
      response.on('end', () => done({ status: response.statusCode, headers: response.headers, body }))
    })
    sent.on('error', failed).end()
  })
}

it('serves the demo at / and the build beside it, with the right content types', async () => {
  put('demo/index.html', '<p>start')
  put('demo/landing/index.html', '<p>landing')
  put('dist/skerry.js', 'core')
  put('dist/chunks/slider-AB12.js', 'chunk')
  await start()
  expect(await get('/')).toMatchObject({ status: 200, body: '<p>start', headers: { 'content-type': 'text/html; charset=utf-8' } })
  expect(await get('/skerry.js')).toMatchObject({ body: 'core', headers: { 'content-type': 'text/javascript; charset=utf-8' } })
  expect((await get('/chunks/slider-AB12.js')).body).toBe('chunk')
  put('dist/chunks/slider-0a1b2c3d.js', 'chunk')
  expect((await get('/chunks/slider-0a1b2c3d.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await get('/skerry.js')).headers['cache-control']).toBe('no-cache')
  expect(await get('/landing?x=1')).toMatchObject({ status: 302, headers: { location: '/landing/?x=1' } })
  expect((await get('/landing/')).body).toBe('<p>landing')
  expect((await get('/nothing/<b>')).status).toBe(404)
  expect((await get('/nothing/%3Cb%3E')).body).not.toContain('<b>')
})

it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/chunks/..%2f..%2fsecret.txt', '/%2e%2e%5csecret.txt', '/%00'])(
  'does not serve a file outside its folders: %s',
  async (address) => {
    put('secret.txt', 'secret')
    put('demo/index.html', '')
    put('dist/skerry.js', '')
    await start()
    const { status, body } = await get(address)
    expect(status).toBe(404)
    expect(body).not.toBe('secret')
  },
)

it('sends the requested content security policy', async () => {
  put('demo/index.html', '<script src="/a.js"></script><SCRIPT>1</SCRIPT><textarea><script></textarea>')
  await start({ csp: true })
  expect((await get('/')).headers['content-security-policy']).toContain("script-src 'self'; ")
  await site?.close()
  await start({ csp: 'nonce' })
  const { headers, body } = await get('/')
  const [, nonce] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? []
  expect(nonce).toBeTruthy()
  expect(body).toBe(`<script nonce="${nonce}" src="/a.js"></script><SCRIPT nonce="${nonce}">1</SCRIPT><textarea><script></textarea>`)
})

it('serves a saved page at its own address and changes only scripts, addresses of its host, and the end of head', async () => {
  const kept = [
    '<script>var elementorFrontendConfig = {"urls":{"a":"https:\\/\\/shop.test\\/x"}};</script>',
    '<script type="application/ld+json">{"@id":"https://shop.test/#me"}</script>',
    '<script>/* <![CDATA[ */ var fooConfig = {"a":"f();b=1"}; /* ]]> */</script>',
  ]
  const gone = [
    '<script src="https://shop.test/jquery.js"></script>',
    '<script>var a = {}; track()</script>',
    '<script>let f = () => {}</script>',
  ]
  const body = `<body CLASS=a><p>https://shop.test stays<IMG src='//shop.test/p-300x200.jpg' data-settings='{"url":"https:\\/\\/shop.test\\/"}'><a href=https://shop.test.other/>b</a><table><div>odd`
  const file = put(
    'page.html',
    `<!doctype html><head><link rel=canonical href="https://shop.test/offer/">${kept.join('')}${gone.join('')}</head>${body}`,
  )
  const css = put('extra.css', 'p{}')
  const { url } = await start({ page: file, css: [css] })
  expect(await get('/')).toMatchObject({ status: 302, headers: { location: '/offer/' } })
  const local = (text: string) => text.replaceAll('https://shop.test', url).replaceAll('https:\\/\\/shop.test', url.replaceAll('/', '\\/'))
  const added = '<link rel="stylesheet" href="/__skerry/css/0.css"><script defer src="/__skerry/skerry.js"></script>'
  expect((await get('/offer/')).body).toBe(
    `<!doctype html><head><link rel=canonical href="${url}/offer/">${local(kept.join(''))}${added}</head>` +
      body.replace("'//shop.test", `'${url}`).replace('https:\\/\\/shop.test', url.replaceAll('/', '\\/')),
  )
  expect((await get('/__skerry/css/0.css')).body).toBe('p{}')
  expect((await get('/p-300x200.jpg')).body).toContain('width="300" height="200"')
  expect(await get('/theme.css')).toMatchObject({ status: 200, body: '' })
  expect((await get('/other/')).status).toBe(404)
})

it('keeps the scripts of a saved page when told to, and serves the files beside it', async () => {
  const file = put('saved/page.html', '<head><link rel=canonical href="https://shop.test/a/b/"><script>track()</script><p>')
  put('saved/page_files/real.css', 'real')
  await start({ page: file, keepScripts: true })
  expect((await get('/a/b/')).body).toContain('<script>track()</script>')
  expect((await get('/a/b/page_files/real.css')).body).toBe('real')
})

it('lists the saved pages of a folder', async () => {
  put('pages/one.html', '<p>1')
  put('pages/two & three.html', '<p>2')
  await start({ page: path.join(base, 'pages') })
  expect((await get('/')).body).toContain('<a href="/two%20%26%20three.html">two &#38; three.html</a>')
  expect((await get('/two%20%26%20three.html')).body).toMatch(/<p>2$/)
})

it('takes the next port when the first one is in use', async () => {
  const { url } = await start()
  const port = Number(new URL(url).port)
  const second = await serve({ port, tries: 5 })
  expect(Number(new URL(second.url).port)).toBeGreaterThan(port)
  await second.close()
  await expect(serve({ port })).rejects.toThrow('EADDRINUSE')
})

it('answers a player’s range requests for a video', async () => {
  put('demo/video.webm', '0123456789')
  await start()
  const part = (range: string) => get('/video.webm', { range })
  expect(await part('bytes=2-4')).toMatchObject({ status: 206, body: '234', headers: { 'content-range': 'bytes 2-4/10' } })
  expect(await part('bytes=7-')).toMatchObject({ status: 206, body: '789' })
  expect(await part('bytes=8-99')).toMatchObject({ status: 206, body: '89', headers: { 'content-range': 'bytes 8-9/10' } })
  expect((await part('bytes=20-')).status).toBe(200)
  expect((await get('/video.webm')).headers['accept-ranges']).toBe('bytes')
})

it('reads a file anew each time, unless told to cache files', async () => {
  for (const [keepsFiles, latest] of [
    [false, 'b'],
    [true, 'a'],
  ] as const) {
    put('demo/data.css', 'a')
    await start({ keepsFiles })
    expect((await get('/data.css')).body).toBe('a')
    put('demo/data.css', 'b')
    expect((await get('/data.css')).body).toBe(latest)
    put('demo/late.css', 'c')
    expect((await get('/late.css')).body).toBe('c')
    await site?.close()
  }
  site = undefined
})
