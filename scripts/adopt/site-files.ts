/** An export's files: where a page's URL leads, and the file's contents and weight. */
import { readFileSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { readable } from './document'

const MAX_BYTES = 2_000_000
const PLACE = 'http://export.invalid/'

function decoded(pathname: string) {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

export type SiteFiles = ReturnType<typeof siteFiles>
/** `{ find(address, page), read(file), gzip(file) }` of a folder; files are named by their relative path, with slashes. */
export function siteFiles(root: string) {
  const real = realpathSync(root)
  const isFile = (name: string) => {
    try {
      const file = realpathSync(path.join(root, name))
      return file.startsWith(real + path.sep) && statSync(file).isFile()
    } catch {
      return false
    }
  }
  const texts = new Map<string, Buffer>()
  const read = (name: string) => {
    const bytes = texts.get(name) ?? readFileSync(path.join(root, name))
    texts.set(name, bytes)
    return bytes
  }
  const weights = new Map<string, number>()
  return {
    /** The file for a URL in a page, or `undefined`. Exporters keep the query in file names, or drop it; a CDN has the same paths. */
    find(address: string, page: string) {
      let url: URL
      try {
        url = new URL(readable(address), PLACE + page.split('/').map(encodeURIComponent).join('/'))
      } catch {
        return undefined
      }
      const whole = decoded(url.pathname.slice(1) + url.search)
      const plain = decoded(url.pathname.slice(1))
      const below = plain.replace(/^.*?(?=(?:wp-content|wp-includes)\/)/, '')
      return [whole, plain, below].find((name) => name && isFile(name))
    },
    /** A file's text; `undefined` if missing, or too long to be hand-written. */
    read: (name: string) => (name && read(name).length <= MAX_BYTES ? read(name).toString('utf8') : undefined),
    /** Its size for visitors, compressed as servers do. */
    gzip(name: string) {
      const weight = weights.get(name) ?? gzipSync(read(name), { level: 6 }).length
      weights.set(name, weight)
      return weight
    },
  }
}
