/**
 * The demo's server, also the one browser tests use: demo/ at `/`, what the build wrote at `/skerry*.js`, `/skerry.css`, `/chunks/*`;
 * or any saved page with Skerry in it (see saved-page.mjs). Only chunks, which have a hash in their names, are cached, and nothing outside the
 * two folders is served. Beside the demo the forms have their endpoint (form-endpoint.mjs), at the builder's address and at one of its own, and
 * the lists have a catalogue, which fills its pages and answers its own route (catalogue/).
 */
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { listEndpoint, REFRESH_LOOP } from './catalogue/endpoint.mjs'
import { fillLists, hasLists } from './catalogue/lists.mjs'
import { formEndpoint } from './form-endpoint.mjs'
import { root } from './process.mjs'

const TYPES = {
  html: 'text/html; charset=utf-8',
  htm: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff: 'font/woff',
  woff2: 'font/woff2',
  mp4: 'video/mp4',
  webm: 'video/webm',
  wav: 'audio/wav',
}
/** Where forms are sent: the CMS's address, which the builder's forms are told by the page's configuration, and one for hand-written forms. */
const FORM_ADDRESSES = ['/wp-admin/admin-ajax.php', '/forms/send']
/** By the name that browsers use, in the order in which we prefer them. */
const ENCODINGS = {
  br: (body) => promisify(brotliCompress)(body, { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
}
/** What is shorter than a packet gains nothing. */
const COMPRESS_FROM = 1400
const isText = (type) => /^(text|application\/(json|manifest))|svg/.test(type)
const HASHED = /^(\/__skerry)?\/chunks\/.+-[\da-f]{8}\.js$/
const extension = (pathname) => path.extname(pathname).slice(1).toLowerCase()
const isPicture = (pathname) => /^(png|jpe?g|gif|webp|avif|svg)$/.test(extension(pathname))

/**
 * Starts a server on localhost and resolves with `{ url, close }`; `url` has no slash at its end.
 * - `port` 0 is any free one; with `tries` the next ones are tried when it is taken
 * - `csp` true sends a strict policy with Trusted Types, 'nonce' one that allows scripts by nonce only
 * - `page` a saved page or a folder of them instead of the demo, with `css` files added and, with `keepScripts`, its own scripts
 * - `folder` what is served at `/`, `dist` where the build is
 * - `extra(pathname)` answers before all of these with `{ body, type }`, `type` being a key of TYPES, or a promise of it; with
 *   `hasInline` a page is sent without the policy; a `Response` is sent as it is; `edit(html)` changes every page
 * - `formsPerMinute` how many submissions the forms' endpoint takes from one address, `listsPerMinute` how many requests that of the lists
 */
export async function serve({
  port = 0,
  tries = 1,
  csp = false,
  page,
  css = [],
  keepScripts = false,
  formsPerMinute,
  listsPerMinute,
  extra,
  edit,
  ...folders
} = {}) {
  const { folder = path.join(root, 'demo'), dist = path.join(root, 'dist') } = folders
  // parse5 is wanted for these two only.
  const { withNonce } = csp === 'nonce' ? await import('./html-edit.mjs') : {}
  const saved = page && (await import('./saved-page.mjs'))
  const site = saved?.savedPages(page, { css, keepScripts })
  let url

  /** `{ body, type }`, `{ to }` (another address), a `Response`, or undefined. */
  async function find(pathname, origin) {
    const given = await extra?.(pathname)
    if (given instanceof Response) return given
    if (given) return { ...given, type: TYPES[given.type] }
    if (site) {
      const [first, ...more] = site.pages
      if (pathname === '/' && (more.length || !first)) return { body: index(site.pages), type: TYPES.html }
      if (pathname === '/' && first.path !== '/') return { to: encodeURI(first.path) }
      const own = site.find(pathname)
      if (own) return { body: own.html(origin), type: TYPES.html }
      const [, number] = /^\/__skerry\/css\/(\d+)\.css$/.exec(pathname) ?? []
      if (css[number]) return file(path.dirname(path.resolve(css[number])), `/${path.basename(css[number])}`)
      for (const name of site.files(pathname)) {
        const local = await file(site.folder, name)
        if (local) return local
      }
    }
    const built = /^(?:\/__skerry)?(\/(?:skerry(?:\.\w+)*\.(?:js|css)|chunks\/[^/]+)(?:\.map)?)$/.exec(pathname)
    if (built) return file(dist, built[1])
    if (site && isPicture(pathname)) return { body: saved.placeholder(pathname), type: TYPES.svg }
    if (site && extension(pathname) === 'css') return { body: '', type: TYPES.css }
    if (site) return undefined
    return (await file(folder, pathname)) ?? directory(folder, pathname)
  }

  /** `request` is Node's: its address is the one that was sent, where a standard Request has tidied it up. */
  async function answer(request) {
    const send = async (status, type, plain, headers = {}) => {
      const encoding = isText(type) && Buffer.byteLength(plain) >= COMPRESS_FROM ? acceptedEncoding(request.headers) : undefined
      const body = encoding ? await ENCODINGS[encoding](plain) : plain
      return new Response(request.method === 'HEAD' ? null : body, {
        status,
        headers: {
          'content-type': type,
          'cache-control': status === 200 && HASHED.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
          'x-content-type-options': 'nosniff',
          'accept-ranges': 'bytes',
          'content-length': String(Buffer.byteLength(body)),
          ...(isText(type) && { vary: 'accept-encoding' }),
          ...(encoding && { 'content-encoding': encoding }),
          ...headers,
        },
      })
    }
    const pathname = decodedPath(request.url)
    if (!/^(GET|HEAD)$/.test(request.method)) return send(405, TYPES.txt, 'Only GET and HEAD are answered here.', { allow: 'GET, HEAD' })
    if (pathname === undefined) return send(400, TYPES.txt, 'This address cannot be read.')
    // The name the visitor used, so that a forwarded port works too.
    const origin = /^[\w.[\]:-]+$/.test(request.headers.host ?? '') ? `http://${request.headers.host}` : url
    const found = await find(pathname, origin)
    if (found instanceof Response) return found
    if (found?.to) return send(302, TYPES.txt, '', { location: found.to + (/\?.*/.exec(request.url)?.[0] ?? '') })
    // Browsers ask for it on their own, and a 404 would look like a mistake of the page in its console.
    if (!found && pathname === '/favicon.ico') return send(200, TYPES.svg, '<svg xmlns="http://www.w3.org/2000/svg"/>')
    const answer = found ?? (site ? undefined : await file(folder, '/404.html')) ?? notFound(pathname)
    const { type } = answer
    const own = await withLists(answer, origin + request.url)
    const body = edit && type === TYPES.html ? edit(own.toString()) : own
    const status = found ? 200 : 404
    // Browsers seek in videos, and Safari plays them, only where parts of a file can be asked for.
    const [, from, to] = (type.startsWith('video/') && /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '')) || []
    if (from < body.length) {
      const end = Math.min(Number(to || body.length - 1), body.length - 1)
      return send(206, type, body.subarray(Number(from), end + 1), { 'content-range': `bytes ${from}-${end}/${body.length}` })
    }
    if (!csp || found?.hasInline || !type.startsWith('text/html')) return send(status, type, body)
    const nonce = csp === 'nonce' ? randomBytes(16).toString('base64') : undefined
    return send(status, type, nonce ? withNonce(body.toString(), nonce) : body, { 'content-security-policy': policy(nonce) })
  }

  /** The page as it stands, or with the catalogue's lists in it. */
  async function withLists({ body, type }, address) {
    if (site || type !== TYPES.html) return body
    const text = body.toString()
    return hasLists(text) ? fillLists(text, address) : body
  }

  const app = new Hono()
  const { routes, submissions } = formEndpoint({ perMinute: formsPerMinute })
  if (!site) for (const address of FORM_ADDRESSES) app.route(address, routes)
  if (!site) app.route(REFRESH_LOOP, listEndpoint({ perMinute: listsPerMinute }))
  app.all('*', (c) => answer(c.env.incoming))
  app.onError((error) => {
    console.error(error)
    return new Response('The server made a mistake; its console says which.', { status: 500, headers: { 'content-type': TYPES.txt } })
  })
  const server = createAdaptorServer({ fetch: app.fetch })
  url = `http://localhost:${await listen(server, port, tries)}`
  return {
    url,
    submissions,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** A file inside `folder`, or undefined; the address was decoded before, so `..` in any spelling ends here. */
async function file(folder, pathname) {
  const full = path.join(folder, pathname)
  if (!full.startsWith(folder + path.sep) || pathname.includes('\0')) return undefined
  try {
    return { body: await readFile(full), type: TYPES[extension(full)] ?? 'application/octet-stream' }
  } catch {
    return undefined
  }
}

/** The index page of a folder; without a slash at the end its relative links would be wrong, hence the redirect. */
async function directory(folder, pathname) {
  const index = await file(folder, path.posix.join(pathname, 'index.html'))
  // A second slash at the start would send the visitor to another host.
  return index && !pathname.endsWith('/') ? { to: encodeURI(`${pathname.replace(/^\/+/, '/')}/`) } : index
}

function listen(server, port, tries) {
  return new Promise((done, failed) => {
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE' && port && tries > 1) listen(server, port + 1, tries - 1).then(done, failed)
      else failed(error)
    })
    server.listen(port, 'localhost', () => done(server.address().port))
  })
}

function decodedPath(address) {
  try {
    return decodeURIComponent(new URL(address, 'http://localhost').pathname)
  } catch {
    return undefined
  }
}

/** The best of what a browser takes; one with `q=0` it does not. */
const acceptedEncoding = ({ 'accept-encoding': accepted = '' }) =>
  Object.keys(ENCODINGS).find((name) => new RegExp(`(^|,)\\s*${name}\\s*(;(?!\\s*q=0(\\.0*)?\\s*(,|$))|,|$)`, 'i').test(accepted))

const policy = (nonce) =>
  `default-src 'none'; script-src ${nonce ? `'nonce-${nonce}'` : "'self'"}; style-src 'self'; img-src 'self' data:; font-src 'self'; ` +
  "connect-src 'self'; media-src 'self'; require-trusted-types-for 'script'"

const escaped = (text) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)
const document = (title, body) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1>${body}</html>`
const notFound = (pathname) => ({
  type: TYPES.html,
  body: document('Not found', `<p>There is nothing at ${escaped(pathname)}.</p><p><a href="/">To the start</a></p>`),
})
const index = (pages) =>
  document('Pages', `<ul>${pages.map((p) => `<li><a href="/${encodeURIComponent(p.name)}">${escaped(p.name)}</a></li>`).join('')}</ul>`)
