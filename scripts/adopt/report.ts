/** The command's output: a table of pages and what they save. */
import type { AdoptedPage, Weight } from './pages'

const number = (n: number) => String(n).replace(/\B(?=(\d{3})+$)/g, ',')

/** The sentences name the tag's attribute; here it is an option. */
const forCommand = (why: string) =>
  why.replace(/data-takeover-allow=("[^"]*")/g, (_, value: string) => `${value.includes('/') ? '--trust' : '--allow'} ${value}`)

const WORDS: Record<AdoptedPage['code'], (page: AdoptedPage) => string> = {
  taken: ({ driven }) => `taken${driven ? `; ${driven}` : ''}`,
  adopted: () => 'adopted already',
  tagged: () => 'has Skerry’s tag: nothing to do',
  'no-builder': () => 'none of the builder’s scripts',
  left: ({ why }) => `left: ${why.map(forCommand).join('; ')}`,
}

/** Columns as wide as their widest cell; the last one is not padded. */
function columns(rows: string[][]) {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)))
  return rows.map((row) =>
    row.map((cell, i) => (i === row.length - 1 ? cell : i ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0))).join('  '),
  )
}

/** `pages` are `[{ name, code, why, before, after, driven }]`; `before` and `after` are `{ files, bytes }`. */
export function table(pages: AdoptedPage[]) {
  const pair = (a: number, b: number) => (a === b ? number(a) : `${number(a)} → ${number(b)}`)
  const rows = pages.map((page) => [
    page.name,
    pair(page.before.files, page.after.files),
    pair(page.before.bytes, page.after.bytes),
    WORDS[page.code](page),
  ])
  const lines = columns([['page', 'script files', 'bytes, gzipped', 'what becomes of it'], ...rows])
  const taken = pages.filter(({ code }) => code === 'taken')
  const sum = (key: 'before' | 'after', what: keyof Weight) => taken.reduce((all, page) => all + page[key][what], 0)
  return [
    ...lines,
    '',
    `${taken.length} of ${pages.length} ${pages.length === 1 ? 'page' : 'pages'} taken` +
      (taken.length
        ? `: on these ${number(sum('before', 'files'))} script files become ${number(sum('after', 'files'))}, and ${number(sum('before', 'bytes'))} bytes ${number(sum('after', 'bytes'))}.`
        : '.'),
    'Counted is what a page asks for as it is read, not what the builder’s runtime or Skerry loads later; of other servers’ files only the number is.',
  ].join('\n')
}
