/** The pages to check: files, folders and URLs. */
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { findPages, readPageFile } from '../adopt/folder'
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

/** A page that cannot be read, and why. */
interface UnreadPage {
  name: string
  problem: string
}
/** For an address, with its scripts. */
interface Limits {
  bytes: number
  milliseconds: number
}
const LIMITS: Limits = { bytes: 32_000_000, milliseconds: 60_000 }

const isAddress = (given: string) => /^https?:\/\//i.test(given)
const SCRIPT = /<script\b[^>]*?\bsrc\s*=\s*["']?([^"'\s>]+)/gi

/** Fetches the bytes at a URL, and the final URL after redirects; all requests together keep within the limits. */
function fetchWithin({ bytes: most, milliseconds }: Limits) {
  const signal = AbortSignal.timeout(milliseconds)
  let left = most
  return async (url: string): Promise<{ bytes: Buffer; href: string }> => {
    const answer = await fetch(url, { headers: { accept: 'text/html,*/*' }, signal })
    if (!answer.ok) throw new Error(`it answers ${answer.status} ${answer.statusText}`.trim())
    const pieces: Uint8Array[] = []
    for await (const piece of answer.body ?? []) {
      left -= piece.length
      if (left < 0) throw new Error(`with its scripts it has more than ${most / 1e6} MB`)
      pieces.push(piece)
    }
    return { bytes: Buffer.concat(pieces), href: answer.url }
  }
}

/** A page's first-party scripts, as files; others only count. A failed one is missing. */
async function fetchScripts(page: URL, bytes: Buffer, fetchBytes: ReturnType<typeof fetchWithin>): Promise<SiteFiles> {
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

async function fetchPage(address: string, limits: Limits): Promise<GivenPage | UnreadPage> {
  try {
    const fetchBytes = fetchWithin(limits)
    const { bytes, href } = await fetchBytes(address)
    return { name: address, bytes, file: href, files: await fetchScripts(new URL(href), bytes, fetchBytes) }
  } catch (error) {
    const { message, name, cause } = error as Error & { cause?: { code?: string } }
    return { name: address, problem: name === 'TimeoutError' ? 'it takes too long' : (cause?.code ?? message) }
  }
}

function* readFolder(folder: string): Generator<GivenPage | UnreadPage> {
  const files = siteFiles(folder)
  for (const file of findPages(folder)) yield { name: path.join(folder, file), file, files, ...readPageFile(folder, file) }
}

function readFile(name: string): GivenPage | UnreadPage {
  const [folder, file] = [path.dirname(name), path.basename(name)]
  return { name, file, files: siteFiles(folder), ...readPageFile(folder, file) }
}

/** The requested pages, one by one. */
export async function* readPages(given: string[], limits = LIMITS): AsyncGenerator<GivenPage | UnreadPage> {
  const missing = given.find((one) => !isAddress(one) && !existsSync(one))
  if (missing) fail(`There is no ${missing}.`, 2)
  for (const one of given) {
    if (isAddress(one)) yield await fetchPage(one, limits)
    else if (statSync(one).isDirectory()) yield* readFolder(one)
    else yield readFile(one)
  }
}
