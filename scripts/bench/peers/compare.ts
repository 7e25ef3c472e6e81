/** Measures other projects on the page that also exists in our markup, and writes the table in the documents. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright'
import { serve } from '../../../demo/server/serve'
import { root } from '../../process'
import { median } from '../table'
import { measure, timeToCalm } from '../visit'
import { SITE_CSS } from './content'
import { installPeers, versions } from './install'
import { PAGES } from './pages'

/** One visit's times in ms, and its sum of shifts. */
export interface PeerVisit {
  script: number
  blocking: number
  style: number
  layout: number
  main: number
  paint: number
  shift: number
}
interface Peer {
  title: string
  js: number
  css: number
  files: number
  visits: PeerVisit[]
}

interface Options {
  browser: Browser
  dist: string
  runs: number
  rate: number
}
/** Serves each project's page as `/peers/NAME/`. */
export async function servePeers(dist: string) {
  const packages = await installPeers()
  return serve({
    dist,
    extra: (pathname) => {
      const [, name = '', file] = /^\/peers\/([^/]+)(\/.*)?$/.exec(pathname) ?? []
      if (pathname === '/peers/site.css') return { body: SITE_CSS, type: 'css' }
      if (PAGES[name] && (file ?? '/') === '/') return { body: PAGES[name].page(), type: 'html', hasInline: true }
      if (name) return { body: readFileSync(path.join(packages, pathname.slice('/peers/'.length))), type: path.extname(pathname).slice(1) }
      return undefined
    },
  })
}

/** Visits each project's page in turn on a phone, scrolling to the end; `{ name: Peer }`. */
export async function comparePeers({ browser, dist, runs, rate }: Options) {
  const site = await servePeers(dist)
  // Everything that runs on these pages counts; scripts without a URL are the bench's own.
  const how = (name: string, stay: number) => ({
    ...{ browser, rate, stay, phone: true },
    url: `${site.url}/peers/${name}/`,
    counts: (url: string) => url.startsWith(site.url),
  })
  const peers: Record<string, Peer> = {}
  let stay = 0
  for (const [name, { title }] of Object.entries(PAGES)) {
    const { ms, js, css, files } = await timeToCalm(how(name, 0))
    stay = Math.max(stay, ms)
    peers[name] = { title, js, css, files, visits: [] }
  }
  for (let run = 0; run < runs; run++) for (const name of Object.keys(PAGES)) peers[name]?.visits.push(await visitOnce(how(name, stay)))
  await site.close()
  return peers
}

async function visitOnce(how: Parameters<typeof measure>[0]): Promise<PeerVisit> {
  const { start, scroll, largest, shifts } = await measure(how)
  const both = (key: 'script' | 'blocking' | 'style' | 'layout' | 'main') => start[key] + scroll[key]
  return {
    script: both('script'),
    blocking: both('blocking'),
    style: both('style'),
    layout: both('layout'),
    main: both('main'),
    paint: largest?.ms ?? 0,
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
  }
}

type Column = [head: string, read: (peer: Peer, alone: Peer) => number, digits: number]
const middle = (peer: Peer, key: keyof PeerVisit) => median(peer.visits.map((visit) => visit[key]))
const ofMain = (key: keyof PeerVisit) => (peer: Peer, alone: Peer) => middle(peer, key) / middle(alone, 'main')
const COLUMNS: Column[] = [
  ['JavaScript, kB', ({ js }) => js / 1000, 1],
  ['CSS, kB', ({ css }) => css / 1000, 1],
  ['Script', ofMain('script'), 2],
  ['Blocking', ofMain('blocking'), 2],
  ['Style', ofMain('style'), 2],
  ['Layout', ofMain('layout'), 2],
  ['Main thread', ofMain('main'), 2],
  ['Largest paint', (peer, alone) => middle(peer, 'paint') / middle(alone, 'paint'), 2],
  ['Shift', (peer) => middle(peer, 'shift'), 2],
]

/**
 * The comparison as lines of a Markdown table. Sizes are kB with gzip; times are relative to the main thread's work for the page alone, so
 * they do not depend on the machine. The lowest value in a column, except the page alone, is bold.
 */
export function peersTable(peers: Record<string, Peer>) {
  const { alone } = peers
  if (!alone) return []
  const rows = Object.entries(peers).map(([name, peer]) => ({
    name,
    title: peer.title,
    cells: COLUMNS.map(([, read, digits]) => read(peer, alone).toFixed(digits)),
  }))
  const least = COLUMNS.map((_, i) => Math.min(...rows.filter(({ name }) => name !== 'alone').map(({ cells }) => Number(cells[i]))))
  const lines = rows.map(({ name, title, cells }) => [
    title,
    ...cells.map((cell, i) => (name !== 'alone' && Number(cell) === least[i] ? `**${cell}**` : cell)),
  ])
  return aligned([['On the page', ...COLUMNS.map(([head]) => head)], ...lines])
}

/** As the formatter wants it: columns of equal width, the first left-aligned. */
export function aligned(lines: string[][]) {
  const widths = (lines[0] ?? []).map((_, i) => Math.max(3, ...lines.map((line) => line[i]?.length ?? 0)))
  const row = (line: string[]) =>
    `| ${line.map((text, i) => (i ? text.padStart(widths[i] ?? 0) : text.padEnd(widths[i] ?? 0))).join(' | ')} |`
  const rule = `| ${widths.map((width, i) => (i ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`
  const [head = [], ...rest] = lines
  return [row(head), rule, ...rest.map(row)]
}

const DOCUMENT = path.join(root, 'docs/about/performance.md')
/** Medians of how many visits, and the versions that were compared. */
export function sourceOf(runs: number) {
  const names = Object.entries(versions).map(([name, version]) => `${name} ${version}`)
  return `Medians of ${runs} visits in turn. ${names.join(', ')}.`
}

/** Writes a table into its place in the document; throws if there is none. */
export function writeTable(name: string, lines: string[], document = DOCUMENT) {
  const text = readFileSync(document, 'utf8')
  const between = new RegExp(`(<!-- ${name}:[^\\n]*-->\\n\\n)[\\s\\S]*?(<!-- end of ${name} -->)`)
  if (!between.test(text)) throw new Error(`${document} has no place for the table ${name}.`)
  writeFileSync(
    document,
    text.replace(between, (_, before, after) => `${before}${lines.join('\n')}\n\n${after}`),
  )
}
