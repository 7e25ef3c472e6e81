/** What the command says: a table of the pages, and what they save. */
const number = (n) => String(n).replace(/\B(?=(\d{3})+$)/g, ',')

const WORDS = {
  taken: () => 'taken',
  adopted: () => 'adopted already',
  tagged: () => 'has Skerry’s tag: nothing to do',
  'no-builder': () => 'none of the builder’s scripts',
  left: (why) => `left: ${why.join('; ')}`,
}

/** Columns as wide as their widest cell; the last one as long as it is. */
function columns(rows) {
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)))
  return rows.map((row) =>
    row.map((cell, i) => (i === row.length - 1 ? cell : i ? cell.padStart(widths[i]) : cell.padEnd(widths[i]))).join('  '),
  )
}

/** `pages` are `[{ name, code, why, before, after }]`, the last two `{ files, bytes }`. */
export function table(pages) {
  const pair = (a, b) => (a === b ? number(a) : `${number(a)} → ${number(b)}`)
  const rows = pages.map(({ name, code, why, before, after }) => [
    name,
    pair(before.files, after.files),
    pair(before.bytes, after.bytes),
    WORDS[code](why),
  ])
  const lines = columns([['page', 'script files', 'bytes, gzipped', 'what becomes of it'], ...rows])
  const taken = pages.filter(({ code }) => code === 'taken')
  const sum = (key, what) => taken.reduce((all, page) => all + page[key][what], 0)
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
