/**
 * Sizes of what is shipped, against embed/budgets.json.
 * Usage: node scripts/sizes.mjs --propose   (after a build) prints budgets of what is there now plus two percent
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { cached } from './cache.ts'
import { isMain, root } from './process.ts'

/** `{ artefacts: { name: { unit, max } }, compositions: { name: { files, gz } } }`; bytes. */
export const readBudgets = (from = root) => JSON.parse(readFileSync(path.join(from, 'embed/budgets.json'), 'utf8'))

/**
 * `{ name: { file, raw, gz, br, budget } }` for each artefact, and for the inline stub of the snippet. What contains the chunks' hash, as the
 * core does, counts by the mean over sixteen other ones: its letters alone make brotli's result 40 bytes more or less.
 */
export async function measure(from, artefacts, hash = '') {
  const { artefacts: budgets } = readBudgets(from)
  const sizes = {}
  for (const { name, file } of artefacts)
    sizes[name] = { file, ...(await meanSize(readFileSync(path.join(from, 'dist', file)), hash)), budget: budgets[name] }
  sizes.stub = { file: 'embed/snippet.html', ...(await sizeOf(Buffer.from(stub(from)))), budget: budgets.stub }
  return sizes
}

const OTHER_HASHES = Array.from({ length: 16 }, (_, i) => createHash('sha256').update(String(i)).digest('hex'))

async function meanSize(bytes, hash) {
  const text = bytes.toString()
  if (!hash || !text.includes(hash)) return sizeOf(bytes)
  const variants = OTHER_HASHES.map((other) => Buffer.from(text.replaceAll(hash, other.slice(0, hash.length))))
  const sizes = await Promise.all(variants.map(sizeOf))
  const mean = (unit) => Math.round(sizes.reduce((sum, size) => sum + size[unit], 0) / sizes.length)
  return { raw: mean('raw'), gz: mean('gz'), br: mean('br') }
}

/** The inline script of embed/snippet.html: what it costs a page to lose no click. */
export function stub(from) {
  return /<script>([\s\S]*?)<\/script>/.exec(readFileSync(path.join(from, 'embed/snippet.html'), 'utf8'))[1].trim()
}

/** Brotli's best takes seconds over all of it. */
const brotliOf = async (bytes) =>
  Number(await cached('brotli', [bytes], () => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length))

const sizeOf = async (bytes) => ({ raw: bytes.length, gz: gzipSync(bytes, { level: 9 }).length, br: await brotliOf(bytes) })

/** What is wrong with the sizes, a sentence each: over budget, without a budget, or a budget of what is not there any more. */
export function findBreaches(sizes, { artefacts: budgets }) {
  return [
    ...Object.entries(sizes).flatMap(([name, size]) => {
      const budget = budgets[name]
      if (!budget) return `${name} has no budget: add it to embed/budgets.json (it is ${size.gz} bytes gz now)`
      const over = size[budget.unit] - budget.max
      return over > 0 ? `${name} is ${over} bytes over its budget of ${budget.max} bytes ${budget.unit}` : []
    }),
    ...Object.keys(budgets).flatMap((name) => (sizes[name] ? [] : `${name} has a budget in embed/budgets.json, but is not built any more`)),
  ]
}

/** Prints the table and what is wrong; false when something is. */
export function report(sizes) {
  const row = (...cells) => console.log(cells.map((c, i) => (i ? String(c).padStart(10) : String(c).padEnd(24))).join(''))
  row('', 'raw', 'gz', 'br', 'budget')
  for (const [name, s] of Object.entries(sizes)) row(name, s.raw, s.gz, s.br, s.budget ? `${s.budget.max} ${s.budget.unit}` : '')
  const breaches = findBreaches(sizes, readBudgets())
  for (const breach of breaches) console.error(`✗ ${breach}`)
  return !breaches.length
}

/** Two percent of room, in full hundreds, or in full tens where it is small. */
const withRoom = (bytes) => {
  const step = bytes > 3000 ? 100 : 10
  return Math.ceil((bytes * 1.02) / step) * step
}

if (isMain(import.meta) && process.argv.includes('--propose')) {
  const sizes = JSON.parse(readFileSync(path.join(root, 'dist/sizes.json'), 'utf8'))
  const { artefacts, compositions } = readBudgets()
  // What every page has, and what stands inline in it, keeps its limit.
  const fixed = ['core', 'stub', 'takeover-inline']
  const rows = Object.entries(sizes).map(([name, size]) => {
    const unit = artefacts[name]?.unit ?? 'gz'
    return `    ${JSON.stringify(name)}: { "unit": "${unit}", "max": ${fixed.includes(name) ? artefacts[name].max : withRoom(size[unit])} }`
  })
  const rest = Object.entries(compositions).map(
    ([name, { files, gz }]) => `    ${JSON.stringify(name)}: { "files": ${files}, "gz": ${gz} }`,
  )
  console.log(`{\n  "artefacts": {\n${rows.join(',\n')}\n  },\n  "compositions": {\n${rest.join(',\n')}\n  }\n}`)
}
