/** Sizes of shipped files, and budgets (embed/budgets.json) for files on every page. What a page loads besides has some by composition. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { cached } from '../cache'
import { root } from '../process'

type Unit = 'raw' | 'gz' | 'br'
type Size = Record<Unit, number>
interface Budget {
  unit: Unit
  max: number
}
interface Budgets {
  artefacts: Record<string, Budget>
  compositions: Record<string, { files: number; gz: number }>
}
interface Artefact {
  name: string
  /** In dist/. */
  file: string
}
/** By the name of the artefact. */
export type Sizes = Record<string, Size & { file: string; budget?: Budget }>

/** In bytes. */
export const readBudgets = (from = root): Budgets => JSON.parse(readFileSync(path.join(from, 'embed/budgets.json'), 'utf8'))

/**
 * `{ name: { file, raw, gz, br, budget } }` for each artefact, and for the snippet's inline stub. Files with the chunks' hash, like the
 * core, count by the mean over sixteen other hashes: the hash alone varies brotli's result by 40 bytes.
 */
export async function measure(from: string, artefacts: Artefact[], hash = '') {
  const { artefacts: budgets } = readBudgets(from)
  const sizes: Sizes = {}
  for (const { name, file } of artefacts)
    sizes[name] = { file, ...(await meanSize(readFileSync(path.join(from, 'dist', file)), hash)), budget: budgets[name] }
  sizes.stub = { file: 'embed/snippet.html', ...(await sizeOf(Buffer.from(stub(from)))), budget: budgets.stub }
  return sizes
}

const OTHER_HASHES = Array.from({ length: 16 }, (_, i) => createHash('sha256').update(String(i)).digest('hex'))

async function meanSize(bytes: Buffer, hash: string) {
  const text = bytes.toString()
  if (!hash || !text.includes(hash)) return sizeOf(bytes)
  const variants = OTHER_HASHES.map((other) => Buffer.from(text.replaceAll(hash, other.slice(0, hash.length))))
  const sizes = await Promise.all(variants.map(sizeOf))
  const mean = (unit: Unit) => Math.round(sizes.reduce((sum, size) => sum + size[unit], 0) / sizes.length)
  return { raw: mean('raw'), gz: mean('gz'), br: mean('br') }
}

/** The inline script of embed/snippet.html: a page's cost for losing no click. */
function stub(from: string) {
  const [, script] = /<script>([\s\S]*?)<\/script>/.exec(readFileSync(path.join(from, 'embed/snippet.html'), 'utf8')) ?? []
  if (script === undefined) throw new Error('embed/snippet.html: expected a script, found none')
  return script.trim()
}

/** Brotli at its best level takes seconds for everything. */
const brotliOf = async (bytes: Buffer) =>
  Number(await cached('brotli', [bytes], () => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length))

const sizeOf = async (bytes: Buffer): Promise<Size> => ({
  raw: bytes.length,
  gz: gzipSync(bytes, { level: 9 }).length,
  br: await brotliOf(bytes),
})

/** Problems with sizes, one sentence each: over budget, or a budget for a missing file. */
export function findBreaches(sizes: Record<string, Size>, { artefacts: budgets }: Pick<Budgets, 'artefacts'>) {
  return Object.entries(budgets).flatMap(([name, { unit, max }]) => {
    const size = sizes[name]
    if (!size) return `${name} has a budget in embed/budgets.json, but is not built any more`
    const over = size[unit] - max
    return over > 0 ? `${name} is ${over} bytes over its budget of ${max} bytes ${unit}` : []
  })
}

/** Prints the table and any problems; false if there are some. */
export function report(sizes: Sizes) {
  const row = (...cells: (string | number)[]) =>
    console.log(cells.map((c, i) => (i ? String(c).padStart(10) : String(c).padEnd(24))).join(''))
  row('', 'raw', 'gz', 'br', 'budget')
  for (const [name, s] of Object.entries(sizes)) row(name, s.raw, s.gz, s.br, s.budget ? `${s.budget.max} ${s.budget.unit}` : '')
  const breaches = findBreaches(sizes, readBudgets())
  for (const breach of breaches) console.error(`✗ ${breach}`)
  return !breaches.length
}
