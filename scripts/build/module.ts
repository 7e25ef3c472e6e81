/** The npm package's modules: dist/skerry.runtime.js; dist/skerry.module.js, which boots; and a server's replacement for them. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Plugin, transform } from 'esbuild'

const FOLDER = 'embed/module'
const read = (root: string, file: string) => readFileSync(path.join(root, FOLDER, file), 'utf8')

/** Replaces the tag's way of loading chunks with the package's. */
export function moduleFiles(root: string): Plugin {
  return {
    name: 'module-files',
    setup(build) {
      build.onLoad({ filter: /[\\/]src[\\/]base[\\/]chunk-files\.ts$/ }, () => ({ contents: read(root, 'chunk-files.ts'), loader: 'ts' }))
    },
  }
}

/** The core as an uncalled function. */
export const asFunction = (core: string) => `function skerryCore(skerryTag, skerryImport) {${core}}\nexport { skerryCore }`

/**
 * `{ name: text }` of the package's modules. `core` comes from `asFunction`, minified. Chunks are imported by literal names, which every
 * bundler understands, including those without `new URL(…, import.meta.url)` and those that move modules (esbuild, Vite's cache).
 */
export async function packageModules(root: string, core: string, chunks: string[], hash: string): Promise<Record<string, string>> {
  const table = chunks.map((name) => `  ${JSON.stringify(name)}: () => import('./chunks/${name}-${hash}.js'),\n`)
  const { code } = await transform(read(root, 'runtime.ts'), { loader: 'ts', target: 'es2022' })
  const { body, name } = functionIn(core)
  return {
    'skerry.runtime.js': `${body}\n${name === 'skerryCore' ? '' : `const skerryCore = ${name}\n`}const skerryChunks = {\n${table.join('')}}\n${code}`,
    'skerry.module.js': "import { start } from './skerry.runtime.js'\nexport * from './skerry.runtime.js'\nstart()\n",
    'skerry.server.js': read(root, 'skerry.server.js'),
    'skerry.runtime.d.ts': read(root, 'skerry.runtime.d.ts'),
    'skerry.module.d.ts': read(root, 'skerry.module.d.ts'),
    'skerry.server.d.ts': read(root, 'skerry.module.d.ts'),
  }
}

/** The function's minified name, from the export. */
function functionIn(core: string) {
  const [statement, name] = /export\s*\{\s*([\w$]+)(?:\s+as\s+skerryCore)?\s*\};?\s*$/.exec(core) ?? []
  if (!statement || !name) throw new Error('The core of the package’s module does not end with its export.')
  return { body: core.slice(0, -statement.length), name }
}
