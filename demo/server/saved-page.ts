/** Any saved HTML page (or a folder of them) as if its own server sent it, with Skerry instead of the page's scripts. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { attribute, content, editHtml, type PlacedElement } from './html-edit'

interface SavedPage {
  name: string
  alias: string
  path: string
  html(origin: string): string
}
/** `{ pages: [{ name, path, html(origin) }], folder, find(pathname) }`; `path` is where the page says that it lives. */
export function savedPages(where: string, { css = [], keepScripts = false }: { css?: string[]; keepScripts?: boolean } = {}) {
  const target = path.resolve(where)
  const single = !statSync(target).isDirectory()
  const folder = single ? path.dirname(target) : target
  const names = single
    ? [path.basename(target)]
    : readdirSync(folder)
        .filter((f) => /\.html?$/i.test(f))
        .sort()
  const pages = names.map((name): SavedPage => {
    const source = readFileSync(path.join(folder, name), 'utf8')
    const site = ownAddress(source)
    // Pages of one site link to one another by slug, which is what people name the files.
    return {
      name,
      alias: `/${name.replace(/\.html?$/i, '')}/`,
      path: site.pathname ?? `/${name}`,
      html: (origin) => rewrite(source, { host: site.host, origin, css, keepScripts }),
    }
  })
  return {
    pages,
    folder,
    // A page's address matters (anchors and URL rules compare it), but two pages of a folder may claim the same one: the file name always works.
    find: (pathname: string) =>
      pages.find((p) => `/${p.name}` === pathname) ?? pages.find((p) => p.path === pathname || p.alias === pathname),
    /** Relative addresses of a page that is served at its own path still mean the folder that it lies in. */
    files: (pathname: string) => [
      pathname,
      ...pages.filter((p) => pathname.startsWith(base(p))).map((p) => pathname.slice(base(p).length - 1)),
    ],
  }
}

const base = (page: SavedPage) => page.path.slice(0, page.path.lastIndexOf('/') + 1)

/** Host and path from the canonical link or og:url, else the host most of the page's addresses have. */
function ownAddress(html: string) {
  let found: { host?: string; pathname?: string } = {}
  editHtml(html, ({ elements }) => {
    const canonical = elements.find((e) => e.tagName === 'link' && attribute(e, 'rel')?.toLowerCase() === 'canonical')
    const og = elements.find((e) => e.tagName === 'meta' && attribute(e, 'property') === 'og:url')
    const said = parseUrl(canonical && attribute(canonical, 'href')) ?? parseUrl(og && attribute(og, 'content'))
    if (said) {
      found = { host: said.host, pathname: decodePath(said.pathname) }
      return
    }
    const counts = new Map<string, number>()
    for (const { name, value } of elements.flatMap((e) => e.attrs)) {
      // Not xmlns or itemtype: those name a vocabulary, not a place.
      const host = /^(href|src|action|poster|content)$/.test(name) && /^https?:/.test(value) && parseUrl(value)?.host
      if (host) counts.set(host, (counts.get(host) ?? 0) + 1)
    }
    found = { host: [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] }
  })
  return found
}

interface Place {
  host: string | undefined
  origin: string
  css: string[]
  keepScripts: boolean
}
function rewrite(html: string, { host, origin, css, keepScripts }: Place) {
  return editHtml(html, ({ elements, replace, insert, endOfHead }) => {
    const links = css.map((_, i) => `<link rel="stylesheet" href="/__skerry/css/${i}.css">`)
    insert(endOfHead, `${links.join('')}<script defer src="/__skerry/skerry.js"></script>`)
    const local = localiser(host, origin)
    const localise = (start: number, end: number) => {
      const text = html.slice(start, end)
      const changed = local(text)
      if (changed !== text) replace(start, end, changed)
    }
    for (const el of elements) {
      const place = el.sourceCodeLocation
      if (el.tagName === 'script' && !keepScripts && !isData(el)) {
        replace(place.startOffset, place.endOffset, '')
        continue
      }
      for (const { startOffset, endOffset } of Object.values(place.attrs ?? {})) localise(startOffset, endOffset)
      if ((el.tagName === 'script' || el.tagName === 'style') && place.startTag)
        localise(place.startTag.endOffset, place.endTag?.startOffset ?? place.endOffset)
    }
  })
}

/** Turns addresses of the page's host into local ones, also those in JSON (`https:\/\/`); other hosts and plain text stay. */
function localiser(host: string | undefined, origin: string) {
  if (!host) return (text: string) => text
  const name = host.replace(/^www\./, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const pattern = new RegExp(`(?:https?:)?(\\\\?/)\\1(?:www\\.)?${name}(?![\\w.:-])`, 'gi')
  return (text: string) => text.replace(pattern, (_, slash) => origin.replaceAll('/', slash))
}

/** Scripts that are data: JSON types, and inline scripts that set the builder's or another plugin's configuration object. */
function isData(script: PlacedElement) {
  if (/json/i.test(attribute(script, 'type') ?? '')) return true
  if (attribute(script, 'src') !== undefined) return false
  const code = content(script)
  return /\b(?:elementorFrontendConfig|ElementorProFrontendConfig)\s*=/.test(code) || isPlainObject(code)
}

/** `var a = {…}; window.b = […]` without a call, function or second assignment: it can only be configuration. */
function isPlainObject(code: string) {
  const bare = code.replace(/("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|\/\/.*|\/\*[\s\S]*?\*\//g, (_, string) => (string ? '""' : ''))
  return /^(?:\s*(?:(?:var|let|const)\s+|window\.)[\w$]+\s*=\s*[{[][^()=;`]*[}\]]\s*(?:;|$))+\s*$/.test(bare)
}

/**
 * A grey picture in the size that WordPress writes into a file's name, and as heavy as a small photo: browsers take a picture of few bytes
 * for decoration, which is never the largest paint.
 */
export function placeholder(pathname: string) {
  const [, width, height] = /-(\d{1,5})x(\d{1,5})\.\w+$/.exec(pathname) ?? [0, 600, 400]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#9ab"/><!--${'.'.repeat(30_000)}--></svg>`
}

function parseUrl(text: string | undefined) {
  try {
    return new URL(text ?? '')
  } catch {
    return undefined
  }
}

function decodePath(pathname: string) {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
