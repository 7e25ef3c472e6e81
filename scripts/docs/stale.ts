/** Where the documents are built, and whether they are older than their sources. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from '../process'

/** Everything that VitePress reads, assembled. */
export const SOURCE = path.join(root, '.cache/docs')
export const OUT = path.join(root, 'docs/.vitepress/dist')

const MADE_OF = [
  'docs',
  'CHANGELOG.md',
  'demo/index.html',
  'demo/pages',
  'demo/landing/img',
  'scripts/docs',
  'dist/skerry.js',
  'dist/skerry.css',
]

function newest(file: string): number {
  if (!existsSync(file) || file === OUT) return 0
  const { mtimeMs, isDirectory } = { mtimeMs: statSync(file).mtimeMs, isDirectory: statSync(file).isDirectory() }
  if (!isDirectory) return mtimeMs
  return Math.max(mtimeMs * Number(file !== path.dirname(OUT)), ...readdirSync(file).map((name) => newest(path.join(file, name))))
}

export function areDocsStale() {
  const made = path.join(OUT, 'index.html')
  return !existsSync(made) || MADE_OF.some((file) => newest(path.join(root, file)) > statSync(made).mtimeMs)
}
