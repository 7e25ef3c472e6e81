/**
 * The demo's server, also the one browser tests use: demo/ at `/`, what the build wrote at `/skerry*.js`, `/skerry.css`, `/chunks/*`;
 * or any saved page with Skerry in it (see saved-page.ts). Only chunks, which have a hash in their names, are cached, and nothing outside the
 * two folders is served. Beside the demo the forms have their endpoint (form-endpoint.ts), at the builder's address and at one of its own, and
 * the lists have a catalogue, which fills its pages and answers its own route (catalogue/), and the shop its two requests (shop-endpoint.ts).
 */
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createAdaptorServer, type HttpBindings, type ServerType } from '@hono/node-server'
import { Hono } from 'hono'
import { OUT as DOCS } from '../../scripts/docs/stale'
import { root } from '../../scripts/process'
import { listEndpoint, REFRESH_LOOP } from './catalogue/endpoint'
import { fillLists, hasLists } from './catalogue/lists'
import { demoPage } from './demo-page'
import { acceptedEncoding, COMPRESS_FROM, pack } from './encodings'
import { type Answer, type Body, decodedPath, type Elsewhere, extension, fileReader, isPicture, TYPES, typeOf } from './files'
import { formEndpoint, type Submission } from './form-endpoint'
import { frameworkScript } from './frameworks'
import { withNonce } from './html-edit'
import { placeholder, savedPages } from './saved-page'
import { shopEndpoint } from './shop-endpoint'

/** Where forms are sent: the CMS's address, which the builder's forms are told by the page's configuration, and one for hand-written forms. */
const FORM_ADDRESSES = ['/wp-admin/admin-ajax.php', '/forms/send']
const isText = (type: string) => /^(text|application\/(json|manifest))|svg/.test(type)
/** No comment in these names the map beside them (esbuild.config.mjs). */
const HAS_MAP = /^(\/__skerry)?\/(skerry(\.all|\.runtime)?|chunks\/.+-[\da-f]{8})\.js$/
const HASHED = /^(\/__skerry)?\/chunks\/.+-[\da-f]{8}\.js$/

interface Extra {
  body: Body
  type: string
  /** The page has inline scripts: no policy is sent with it. */
  hasInline?: boolean
}
export interface ServeOptions {
  port?: number
  tries?: number
  csp?: boolean | 'nonce' | undefined
  page?: string | undefined
  css?: string[]
  keepScripts?: boolean | undefined
  folder?: string
  dist?: string
  docs?: { folder?: string; ready?: Promise<unknown> }
  extra?(pathname: string): Extra | Response | Promise<Extra | Response> | undefined
  edit?(html: string): string
  formsPerMinute?: number
  listsPerMinute?: number
  keepsFiles?: boolean
}
export interface Site {
  /** Without a slash at the end. */
  url: string
  /** What the endpoint of the forms has accepted, latest last. */
  submissions: Submission[]
  close(): Promise<void>
}
/**
 * Starts a server on localhost and resolves with `{ url, close }`; `url` has no slash at its end.
 * - `port` 0 is any free one; with `tries` the next ones are tried when it is taken
 * - `csp` true sends a strict policy with Trusted Types, 'nonce' one that allows scripts by nonce only
 * - `page` a saved page or a folder of them instead of the demo, with `css` files added and, with `keepScripts`, its own scripts
 * - `folder` what is served at `/`, `dist` where the build is, `docs` where the built documents are, and when they are ready
 * - `extra(pathname)` answers before all of these with `{ body, type }`, `type` being a key of TYPES, or a promise of it; with
 *   `hasInline` a page is sent without the policy; a `Response` is sent as it is; `edit(html)` changes every page
 * - `formsPerMinute` how many submissions the forms' endpoint takes from one address, `listsPerMinute` how many requests that of the lists
 * - `keepsFiles` reads and packs each file once, as long as none of them changes
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
  docs,
  extra,
  edit,
  keepsFiles = false,
  ...folders
}: ServeOptions = {}): Promise<Site> {
  const { folder = path.join(root, 'demo'), dist = path.join(root, 'dist') } = folders
  const { file, directory } = fileReader(keepsFiles)
  const site = page ? savedPages(page, { css, keepScripts }) : undefined
  let url = ''

  /** `{ body, type }`, `{ to }` (another address), a `Response`, or undefined. */
  async function find(pathname: string, origin: string): Promise<Answer | Elsewhere | Response | undefined> {
    const given = await extra?.(pathname)
    if (given instanceof Response) return given
    if (given) return { ...given, type: typeOf(given.type) }
    if (site) {
      const [first, ...more] = site.pages
      if (pathname === '/' && (more.length || !first)) return { body: index(site.pages), type: TYPES.html }
      if (pathname === '/' && first && first.path !== '/') return { to: encodeURI(first.path) }
      const own = site.find(pathname)
      if (own) return { body: own.html(origin), type: TYPES.html }
      const [, number] = /^\/__skerry\/css\/(\d+)\.css$/.exec(pathname) ?? []
      const added = number && css[Number(number)]
      if (added) return file(path.dirname(path.resolve(added)), `/${path.basename(added)}`)
      for (const name of site.files(pathname)) {
        const local = await file(site.folder, name)
        if (local) return local
      }
    }
    const built = /^(?:\/__skerry)?(\/(?:skerry(?:\.\w+)*\.(?:js|css)|chunks\/[^/]+)(?:\.map)?)$/.exec(pathname)
    if (built?.[1]) return file(dist, built[1])
    if (site && isPicture(pathname)) return { body: placeholder(pathname), type: TYPES.svg }
    if (site && extension(pathname) === 'css') return { body: '', type: TYPES.css }
    if (site) return undefined
    const [, page] = /^\/docs(?=\/|$)(.*)$/.exec(pathname) ?? []
    if (page !== undefined) return documents(page)
    const script = await frameworkScript(pathname)
    if (script) return { body: script, type: TYPES.js }
    const found = (await file(folder, pathname)) ?? (await directory(folder, pathname))
    return found && 'body' in found && /^\/pages\/[^/]+\.html$/.test(pathname) ? { ...found, body: demoPage(found.body.toString()) } : found
  }

  /** A page of the built documents. The generator writes scripts into its pages, so that they come without a policy. */
  async function documents(page: string): Promise<Answer | Elsewhere | undefined> {
    await docs?.ready
    if (!page) return { to: '/docs/' }
    const folder = docs?.folder ?? DOCS
    const found = (await file(folder, page)) ?? (await directory(folder, page))
    if (found && 'to' in found) return { to: `/docs${found.to}` }
    return found && { ...found, hasInline: true }
  }

  /** `request` is Node's: its address is the one that was sent, where a standard Request has tidied it up. */
  async function answer(request: IncomingMessage) {
    const send = async (status: number, type: string, plain: Body, headers: Record<string, string> = {}) => {
      const name = isText(type) && Buffer.byteLength(plain) >= COMPRESS_FROM ? acceptedEncoding(request.headers) : undefined
      const body = name ? await pack(plain, name) : plain
      return new Response(request.method === 'HEAD' ? null : (body as BodyInit), {
        status,
        headers: {
          'content-type': type,
          'cache-control': status === 200 && HASHED.test(pathname ?? '') ? 'public, max-age=31536000, immutable' : 'no-cache',
          'x-content-type-options': 'nosniff',
          'accept-ranges': 'bytes',
          'content-length': String(Buffer.byteLength(body)),
          ...(isText(type) && { vary: 'accept-encoding' }),
          ...(name && { 'content-encoding': name }),
          ...(HAS_MAP.test(pathname ?? '') && { sourcemap: `${path.posix.basename(pathname ?? '')}.map` }),
          ...headers,
        },
      })
    }
    const { method = '', url: address = '/' } = request
    const pathname = decodedPath(address)
    if (!/^(GET|HEAD)$/.test(method)) return send(405, TYPES.txt, 'Only GET and HEAD are answered here.', { allow: 'GET, HEAD' })
    if (pathname === undefined) return send(400, TYPES.txt, 'This address cannot be read.')
    // The name the visitor used, so that a forwarded port works too.
    const origin = /^[\w.[\]:-]+$/.test(request.headers.host ?? '') ? `http://${request.headers.host}` : url
    const found = await find(pathname, origin)
    if (found instanceof Response) return found
    if (found && 'to' in found) return send(302, TYPES.txt, '', { location: found.to + (/\?.*/.exec(address)?.[0] ?? '') })
    // Browsers ask for it on their own, and a 404 would look like a mistake of the page in its console.
    if (!found && pathname === '/favicon.ico') return send(200, TYPES.svg, '<svg xmlns="http://www.w3.org/2000/svg"/>')
    const answer = found ?? (site ? undefined : await file(folder, '/404.html')) ?? notFound(pathname)
    const { type } = answer
    const own = await withLists(answer, origin + address)
    const body = edit && type === TYPES.html ? edit(own.toString()) : own
    const status = found ? 200 : 404
    // Browsers seek in videos, and Safari plays them, only where parts of a file can be asked for.
    const [, from, to] = (type.startsWith('video/') && /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '')) || []
    if (from && typeof body !== 'string' && Number(from) < body.length) {
      const end = Math.min(Number(to || body.length - 1), body.length - 1)
      return send(206, type, body.subarray(Number(from), end + 1), { 'content-range': `bytes ${from}-${end}/${body.length}` })
    }
    if (!csp || found?.hasInline || !type.startsWith('text/html')) return send(status, type, body)
    const nonce = csp === 'nonce' ? randomBytes(16).toString('base64') : undefined
    return send(status, type, nonce ? withNonce(body.toString(), nonce) : body, { 'content-security-policy': policy(nonce) })
  }

  /** The page as it stands, or with the catalogue's lists in it. */
  async function withLists({ body, type }: Answer, address: string) {
    if (site || type !== TYPES.html) return body
    const text = body.toString()
    return hasLists(text) ? fillLists(text, address) : body
  }

  const app = new Hono<{ Bindings: HttpBindings }>()
  const { routes, submissions } = formEndpoint({ perMinute: formsPerMinute })
  if (!site) app.use(shopEndpoint)
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
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}

function listen(server: ServerType, port: number, tries: number): Promise<number> {
  return new Promise((done, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && port && tries > 1) listen(server, port + 1, tries - 1).then(done, failed)
      else failed(error)
    })
    server.listen(port, 'localhost', () => done((server.address() as AddressInfo).port))
  })
}

const policy = (nonce: string | undefined) =>
  `default-src 'none'; script-src ${nonce ? `'nonce-${nonce}'` : "'self'"}; style-src 'self'; img-src 'self' data:; font-src 'self'; ` +
  "connect-src 'self'; media-src 'self'; require-trusted-types-for 'script'"

const escaped = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)
const document = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><main><h1>${title}</h1>${body}</main></html>`
const notFound = (pathname: string): Answer => ({
  type: TYPES.html,
  body: document('Not found', `<p>There is nothing at ${escaped(pathname)}.</p><p><a href="/">Go to the start page</a></p>`),
})
const index = (pages: { name: string }[]) =>
  document('Pages', `<ul>${pages.map((p) => `<li><a href="/${encodeURIComponent(p.name)}">${escaped(p.name)}</a></li>`).join('')}</ul>`)
