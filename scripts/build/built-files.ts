/** Facts about the built files, in this repository or in the package. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

/** A build's chunks, without source maps. */
export const chunkFiles = (dist: string) => readdirSync(path.join(dist, 'chunks')).filter((file) => file.endsWith('.js'))

/** A built file's name, integrity hash, and compressed size. */
function describe(dist: string, file: string) {
  const bytes = readFileSync(path.join(dist, file))
  const hash = createHash('sha384').update(bytes)
  return { file, integrity: `sha384-${hash.digest('base64')}`, gz: gzipSync(bytes, { level: 6 }).length }
}

/** `{ core, css, chunks }`, the chunks by name without hash. */
export const describeBuilt = (dist: string) => {
  const chunks = chunkFiles(dist).map((file) => [file.replace(/-[0-9a-f]{8}\.js$/, ''), describe(dist, `chunks/${file}`)] as const)
  return { core: describe(dist, 'skerry.js'), css: describe(dist, 'skerry.builder.css'), chunks: Object.fromEntries(chunks) }
}
