/** The files that the demo's server answers with, and their types. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'

export const TYPES = {
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
export const typeOf = (name: string) => (Object.hasOwn(TYPES, name) ? TYPES[name as keyof typeof TYPES] : 'application/octet-stream')
export const extension = (pathname: string) => path.extname(pathname).slice(1).toLowerCase()
export const isPicture = (pathname: string) => /^(png|jpe?g|gif|webp|avif|svg)$/.test(extension(pathname))

export type Body = string | Buffer
export interface Answer {
  body: Body
  type: string
  hasInline?: boolean
}
/** Another address. */
export interface Elsewhere {
  to: string
}

/** Reads files; one that `keeps` them reads each once, for a server whose files do not change while it runs. */
export function fileReader(keeps: boolean) {
  const kept = new Map<string, Buffer>()
  const read = async (full: string) => {
    const known = kept.get(full)
    if (known) return known
    const body = await readFile(full)
    if (keeps) kept.set(full, body)
    return body
  }

  /** A file inside `folder`, or undefined; the address was decoded before, so `..` in any spelling ends here. */
  async function file(folder: string, pathname: string): Promise<Answer | undefined> {
    const full = path.join(folder, pathname)
    if (!full.startsWith(folder + path.sep) || pathname.includes('\0')) return undefined
    try {
      return { body: await read(full), type: typeOf(extension(full)) }
    } catch {
      return undefined
    }
  }

  /** The index page of a folder; without a slash at the end its relative links would be wrong, hence the redirect. */
  async function directory(folder: string, pathname: string) {
    const index = await file(folder, path.posix.join(pathname, 'index.html'))
    // A second slash at the start would send the visitor to another host.
    return index && !pathname.endsWith('/') ? { to: encodeURI(`${pathname.replace(/^\/+/, '/')}/`) } : index
  }
  return { file, directory }
}

export function decodedPath(address: string) {
  try {
    return decodeURIComponent(new URL(address, 'http://localhost').pathname)
  } catch {
    return undefined
  }
}
