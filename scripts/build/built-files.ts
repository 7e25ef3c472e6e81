/** What is known of the files that the build has written, wherever they are: in this repository or in the package. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

/** The chunks of a build, without their source maps. */
export const chunkFiles = (dist: string) => readdirSync(path.join(dist, 'chunks')).filter((file) => file.endsWith('.js'))

/** Of a built file: its name, what the browser checks it by, and its weight as servers compress it. */
function describe(dist: string, file: string) {
  const bytes = readFileSync(path.join(dist, file))
  const hash = createHash('sha384').update(bytes)
  return { file, integrity: `sha384-${hash.digest('base64')}`, gz: gzipSync(bytes, { level: 6 }).length }
}

/** `{ core, css, chunks }`, the chunks by their names without the hash. */
export const describeBuilt = (dist: string) => {
  const chunks = chunkFiles(dist).map((file) => [file.replace(/-[0-9a-f]{8}\.js$/, ''), describe(dist, `chunks/${file}`)] as const)
  return { core: describe(dist, 'skerry.js'), css: describe(dist, 'skerry.builder.css'), chunks: Object.fromEntries(chunks) }
}
