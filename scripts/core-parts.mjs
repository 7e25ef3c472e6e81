/** Says what the core consists of, and what of it has grown: for whoever reads that it is over its budget. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { reactUsers } from './build-plugins.mjs'
import { root } from './process.ts'

/** The parts of the last build that was within the core's budget. */
const LAST_GOOD = new URL('../.cache/core-parts.json', import.meta.url)
const LINES = 10

/** `{ file: bytes }` of one of esbuild's metafiles: what the bundle, not minified, holds of each file. */
export function partsOf({ outputs }) {
  const parts = {}
  for (const { inputs } of Object.values(outputs))
    for (const [file, { bytesInOutput }] of Object.entries(inputs))
      if (bytesInOutput) parts[file.replace(/^.*node_modules\//, '')] = bytesInOutput
  return parts
}

/**
 * Lines about a core that is over its budget: what has grown since `before` (or, when that is not known, the largest parts), and the names
 * of React that no file of the core imports: the core holds them because chunks take React from it. `react` is what `reactUsers` returns.
 */
export function explainCore(parts, before, react) {
  const most = (entries) => entries.sort(([, a], [, b]) => b - a).slice(0, LINES)
  const grown = most(
    Object.entries(parts).flatMap(([file, bytes]) => (bytes > (before?.[file] ?? 0) ? [[file, bytes - (before?.[file] ?? 0)]] : [])),
  )
  const onlyChunks = [...react].filter(([, { files }]) => !files.some((file) => parts[file]))
  return [
    before
      ? `Since the last build here that was within the budget, in bytes before they are minified: ${grown.length ? '' : 'nothing has grown'}`
      : 'There is no earlier build here to compare with. The largest parts, in bytes before they are minified:',
    ...grown.map(([file, bytes]) => `  ${before ? '+' : ''}${bytes} ${file}${before && !before[file] ? ' (new)' : ''}`),
    ...(onlyChunks.length ? ['Names of React that only chunks use, which the core holds for them:'] : []),
    ...onlyChunks.map(([name, { files }]) => `  ${name}: ${files.join(', ')}`),
  ]
}

/** After a build: remembers the parts of a core within its budget, and prints what to look at for one that is over. */
export function checkCore(meta, isOverBudget) {
  const parts = partsOf(meta)
  if (isOverBudget) {
    const before = existsSync(LAST_GOOD) ? JSON.parse(readFileSync(LAST_GOOD, 'utf8')) : undefined
    console.error(explainCore(parts, before, reactUsers(root)).join('\n'))
  } else {
    mkdirSync(new URL('.', LAST_GOOD), { recursive: true })
    writeFileSync(LAST_GOOD, JSON.stringify(parts))
  }
}
