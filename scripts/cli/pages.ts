/** The pages to check: files, folders and URLs. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { findPages } from '../adopt/folder'
import { type SiteFiles, siteFiles } from '../adopt/site-files'
import { fail } from '../process'

export interface GivenPage {
  /** As printed. */
  name: string
  bytes: Buffer
  /** Its name among the site's files. */
  file: string
  files: SiteFiles
}

const isAddress = (given: string) => /^https?:\/\//i.test(given)
const SCRIPT = /<script\b[^>]*?\bsrc\s*=\s*["']?([^"'\s>]+)/gi

/** The bytes at a URL, and the final URL after redirects. */
async function fetchBytes(url: string): Promise<{ bytes: Buffer; href: string }> {
  const answer = await fetch(url, { headers: { accept: 'text/html,*/*' }, signal: AbortSignal.timeout(30_000) })
  if (!answer.ok) throw new Error(`it answers ${answer.status} ${answer.statusText}`.trim())
  return { bytes: Buffer.from(await answer.arrayBuffer()), href: answer.url }
}

/** A page's first-party scripts, as files; others only count. A failed one is missing. */
async function fetchScripts(page: URL, bytes: Buffer): Promise<SiteFiles> {
  const addresses = [...bytes.toString().matchAll(SCRIPT)].map(([, src = '']) => src.replaceAll('&amp;', '&'))
  const own = addresses.flatMap((src) =>
    URL.canParse(src, page.href) && new URL(src, page.href).host === page.host ? new URL(src, page.href).href : [],
  )
  const found = new Map<string, Buffer>()
  const add = (href: string) =>
    fetchBytes(href).then(
      ({ bytes }) => found.set(href, bytes),
      () => {},
    )
  await Promise.all([...new Set(own)].map(add))
  return {
    find(address) {
      const href = URL.canParse(address, page.href) ? new URL(address, page.href).href : ''
      return found.get(href)?.length ? href : undefined
    },
    read: (name) => found.get(name)?.toString('utf8'),
    gzip: (name) => gzipSync(found.get(name) ?? '', { level: 6 }).length,
  }
}

async function fetchPage(address: string): Promise<GivenPage> {
  try {
    const { bytes, href } = await fetchBytes(address)
    return { name: address, bytes, file: href, files: await fetchScripts(new URL(href), bytes) }
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: string } }
    return fail(`${address} cannot be read: ${cause?.code ?? message}.`, 2)
  }
}

function readFolder(folder: string): GivenPage[] {
  const files = siteFiles(folder)
  return findPages(folder).map((file) => ({ name: path.join(folder, file), bytes: readFileSync(path.join(folder, file)), file, files }))
}

function readFile(name: string): GivenPage {
  return { name, bytes: readFileSync(name), file: path.basename(name), files: siteFiles(path.dirname(name)) }
}

/** The requested pages, one by one. */
export async function* readPages(given: string[]): AsyncGenerator<GivenPage> {
  const missing = given.find((one) => !isAddress(one) && !existsSync(one))
  if (missing) fail(`There is no ${missing}.`, 2)
  for (const one of given) {
    if (isAddress(one)) yield await fetchPage(one)
    else if (statSync(one).isDirectory()) yield* readFolder(one)
    else yield readFile(one)
  }
}
