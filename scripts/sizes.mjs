/** Sizes of what is shipped, against embed/budgets.json. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** `{ name: { file, raw, gz, br, budget? } }` for each artefact, and for the inline stub of the snippet. */
export function measure(root, artefacts) {
  const budgets = JSON.parse(readFileSync(path.join(root, 'embed/budgets.json'), 'utf8'))
  const sizes = {}
  for (const { name, file } of artefacts)
    sizes[name] = { file, ...sizeOf(readFileSync(path.join(root, 'dist', file))), budget: budgets[name] }
  sizes.stub = { file: 'embed/snippet.html', ...sizeOf(Buffer.from(stub(root))), budget: budgets.stub }
  return sizes
}

/** The inline script of embed/snippet.html: what a page pays to lose no click. */
export function stub(root) {
  return /<script>([\s\S]*?)<\/script>/.exec(readFileSync(path.join(root, 'embed/snippet.html'), 'utf8'))[1].trim()
}

/** Brotli's best takes seconds over all of it: the size of what did not change is kept. */
export function brotliOf(bytes) {
  const cache = new URL('../.cache/brotli/', import.meta.url)
  const kept = new URL(createHash('sha256').update(bytes).digest('hex'), cache)
  const known = existsSync(kept) ? Number(readFileSync(kept, 'utf8')) : 0
  if (known) return known
  const size = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
  mkdirSync(cache, { recursive: true })
  writeFileSync(kept, String(size))
  return size
}

function sizeOf(bytes) {
  const br = brotliOf(bytes)
  return { raw: bytes.length, gz: gzipSync(bytes, { level: 9 }).length, br }
}

/** Prints the table; false when a budget is broken. */
export function report(sizes) {
  let ok = true
  const row = (...cells) => console.log(cells.map((c, i) => (i ? String(c).padStart(9) : String(c).padEnd(14))).join(''))
  row('', 'raw', 'gz', 'br', 'budget')
  for (const [name, s] of Object.entries(sizes)) {
    const over = s.budget && s[s.budget.unit] > s.budget.max
    if (over) ok = false
    row(
      name,
      s.raw,
      s.gz,
      s.br,
      s.budget ? `${s.budget.max} ${s.budget.unit}` : '',
      over ? `OVER by ${s[s.budget.unit] - s.budget.max}` : '',
    )
  }
  return ok
}
