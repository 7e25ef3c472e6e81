/** Processes a page: read, judge, rewrite, weigh. */
import { readPage, toBytes, toText, whyUnreadable } from './document'
import { type FileScript, hostOf, judgePage } from './judge'
import { readPolicies, whyForbidden } from './policy'
import { type BuiltFile, rewritePage, type Writing } from './rewrite'
import type { SiteFiles } from './site-files'

/** What judging and writing pages needs. */
export type Context = Writing
export interface Weight {
  files: number
  bytes: number
}
export interface AdoptedPage {
  name: string
  code: 'taken' | 'left' | 'adopted' | 'tagged' | 'no-builder'
  why: string[]
  before: Weight
  after: Weight
  /** By whom each widget of a taken page is driven, in words. */
  driven?: string
  /** The new page, if taken. */
  bytes?: Buffer
  /** Its CSP forbids inline scripts. */
  isStrict?: boolean
}

/** How many script files a visitor loads, and their bytes; other servers' files only count. */
function weigh(scripts: FileScript[], files: SiteFiles, more: BuiltFile[] = []): Weight {
  const addresses = new Map(scripts.flatMap(({ facts, file }) => (facts.address ? [[facts.address, file]] : [])))
  const known = [...new Set([...addresses.values()].filter((file): file is string => Boolean(file)))]
  return {
    files: addresses.size + more.length,
    bytes: known.reduce((sum, file) => sum + files.gzip(file), 0) + more.reduce((sum, { gz }) => sum + gz, 0),
  }
}

const NOTHING = { files: 0, bytes: 0 }
export const left = (name: string, why: string, before = NOTHING): AdoptedPage => ({
  name,
  code: 'left',
  why: [why],
  before,
  after: before,
})

function adopt(bytes: Buffer, name: string, context: Context): AdoptedPage {
  const reason = whyUnreadable(bytes)
  if (reason) return left(name, reason)
  const html = toText(bytes)
  const page = readPage(html)
  const verdict = judgePage(page, name, context)
  const { code, why, scripts, idle } = verdict
  const run = scripts.filter(({ facts }) => facts.runs || facts.isDelayed)
  const before = weigh(run, context.files)
  if (code !== 'taken') return { name, code, why, before, after: before }
  const forbidden = whyForbidden(readPolicies(page), context.folder, context.host || hostOf(page, scripts))
  if (forbidden) return left(name, forbidden, before)
  const rewritten = rewritePage(html, page, name, verdict, context)
  if (!rewritten) return left(name, 'its markup cannot be edited safely', before)
  const ours = [context.built.core, ...rewritten.chunks]
  const others = run.filter((script) => !idle.includes(script))
  return {
    name,
    code,
    why,
    before,
    after: weigh(others, context.files, ours),
    driven: context.source.describeDrivers(verdict.widgets ?? {}),
    bytes: toBytes(rewritten.html),
    isStrict: rewritten.place.isStrict,
  }
}

/** `{ name, code, why, before, after, bytes }` of a page; `bytes` is the new page if taken. A failing page stops no other. */
export function adoptPage(bytes: Buffer, name: string, context: Context) {
  try {
    return adopt(bytes, name, context)
  } catch (error) {
    return left(name, `it cannot be read (${error instanceof Error ? error.message : error})`)
  }
}
