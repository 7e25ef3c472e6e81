/** How the bundle is split: lazy imports become hashed chunks. What chunks take from the core: kit.ts. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type JsMinifyOptions, minify } from '@swc/core'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { INCLUDED, SHARED } from './bundles'

/** `import('./file')` as an expression; `typeof import('./file')` is a type. */
const LAZY_IMPORT = /(?<!typeof )import\('(\.[^']+)'\)/g

interface Bundles {
  included: string[]
  shared: Record<string, string[]>
}
/** What is imported lazily, by the rules of scripts/build/bundles.ts. */
const BUNDLES: Bundles = { included: INCLUDED, shared: SHARED }

interface Chunk {
  name: string
  /** More than one where several share a chunk, by the name under which the chunk exports each; an only one has none. */
  files: Record<string, string>
}
/** The chunks: every module that some file of src imports lazily is one, but those that scripts/build/bundles.ts puts elsewhere. */
export function findChunks(root: string, bundles = BUNDLES): Chunk[] {
  const chunks = new Map<string, Chunk['files']>()
  const modules = new Map<string, string>()
  for (const importer of sourceFiles(root)) {
    for (const file of lazyImportsOf(importer)) {
      const name = moduleName(root, file)
      if ((modules.get(name) ?? file) !== file) throw new Error(`Two chunks are named ${name}: ${modules.get(name)} and ${file}`)
      modules.set(name, file)
      if (bundles.included.includes(name)) continue
      const { chunk, part = '' } = placeOf(name, bundles)
      chunks.set(chunk, { ...chunks.get(chunk), [part]: file })
    }
  }
  return [...chunks].map(([name, files]) => ({ name, files })).sort((a, b) => a.name.localeCompare(b.name))
}

/** The files that a file imports lazily. */
const lazyImportsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(LAZY_IMPORT)].map(([, target = '']) => resolveSource(path.join(path.dirname(file), target)))

/** The chunk that a module is in; `part` is its name there, where it shares it. */
function placeOf(name: string, { shared }: Bundles): { chunk: string; part?: string } {
  const [chunk] = Object.entries(shared).find(([, modules]) => modules.includes(name)) ?? []
  return chunk ? { chunk, part: name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()) } : { chunk: name }
}

/** What esbuild makes a chunk of: its module, or one that exports those that share it. */
export function entryOf(root: string, { name, files }: Chunk): Pick<BuildOptions, 'entryPoints' | 'stdin'> {
  if (files['']) return { entryPoints: [files['']] }
  const contents = Object.entries(files).map(([part, file]) => `export * as ${part} from '${file.replaceAll('\\', '/')}'`)
  return { stdin: { contents: contents.sort().join('\n'), resolveDir: root, sourcefile: name, loader: 'ts' } }
}

/** A module is named after its folder and file: `widgets/popup/dialog.ts` is `popup-dialog`, `widgets/share/share.ts` is `share`. */
function moduleName(root: string, file: string) {
  const parts = path
    .relative(path.join(root, 'src'), file)
    .replace(/\.tsx?$/, '')
    .split(path.sep)
    .filter((part) => part !== 'widgets')
  const last = parts.at(-1)
  if (['index', 'start', 'view', parts.at(-2)].includes(last)) parts.pop()
  return parts.join('-')
}

/** The names of the chunks that a file loads. */
export const chunksOf = (root: string, file: string, bundles = BUNDLES) =>
  lazyImportsOf(file)
    .map((module) => moduleName(root, module))
    .filter((name) => !bundles.included.includes(name))
    .map((name) => placeOf(name, bundles).chunk)

/**
 * Turns `import('./file')` into `loadChunk('name')`, which knows where the script came from and which build it belongs to. What is included is
 * there at once, and no promise: a menu is mounted before anything that waits for an empty queue.
 */
export function lazyImports(root: string, bundles = BUNDLES) {
  const assets = path.join(root, 'src/base/assets')
  return rewriteImports('lazy-imports', (file, target) => {
    const name = moduleName(root, file)
    if (bundles.included.includes(name)) return included(name, target)
    const { chunk, part } = placeOf(name, bundles)
    const loaded = `lazyChunk('${chunk}', ${IF_IT_NEEDS_UI})`
    return {
      head: (folder) => `import { loadChunk as lazyChunk } from '${relative(folder, assets)}';`,
      expression: part ? `${loaded}.then((chunk) => chunk.${part})` : loaded,
    }
  })
}

/** Stands in a bundle where it is said whether a chunk needs the chunk `ui`, until all chunks are made. */
const IF_IT_NEEDS_UI = '"if it needs ui"'

/** Says it, of each chunk that is loaded. All places in the text stay as they were. */
export const markUiChunks = (code: string, needUi: Set<string>): string =>
  code.replace(/"([\w-]+)", "if it needs ui"/g, (loaded, name: string) =>
    (needUi.has(name) ? `"${name}", true` : `"${name}"`).padEnd(loaded.length),
  )

/** In the file that has everything, what is included is there at once, too. */
export const includedImports = (root: string, bundles = BUNDLES) =>
  rewriteImports('included-imports', (file, target) => {
    const name = moduleName(root, file)
    return bundles.included.includes(name) ? included(name, target) : undefined
  })

/** The file that has everything is what visitors load, too: the inspector’s texts are not for them. */
export const withoutTexts: Plugin = {
  name: 'without-texts',
  setup: ({ onLoad }) => onLoad({ filter: /[\\/]inspect[\\/]setting-texts\.ts$/ }, () => ({ contents: 'export const texts = {}' })),
}

function included(name: string, target: string): Rewritten {
  const module = `included_${name.replaceAll('-', '_')}`
  return { head: () => `import * as ${module} from '${target}';`, expression: module }
}

/** What stands for a lazy import: an expression, and what it needs at the head of a file in `folder`. */
interface Rewritten {
  head: (folder: string) => string
  expression: string
}
/** Puts in the place of lazy imports what `rewrite` returns of them. */
function rewriteImports(name: string, rewrite: (file: string, target: string) => Rewritten | undefined): Plugin {
  return {
    name,
    setup(build) {
      build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/, namespace: 'file' }, ({ path: file }) => {
        const folder = path.dirname(file)
        const head = new Set<string>()
        const contents = readFileSync(file, 'utf8').replace(LAZY_IMPORT, (statement, target: string) => {
          const rewritten = rewrite(resolveSource(path.join(folder, target)), target)
          if (rewritten) head.add(rewritten.head(folder))
          return rewritten?.expression ?? statement
        })
        return head.size ? { contents: [...head, contents].join(''), loader: file.endsWith('x') ? 'tsx' : 'ts' } : undefined
      })
    },
  }
}

/** The files of src that are part of the product. */
export function sourceFiles(root: string) {
  const src = path.join(root, 'src')
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
    .map((file) => path.join(src, file))
}

/** What JSX becomes: calls of React's `createElement`, which Preact has anyhow. Its newer functions for JSX would be a second one in the core. */
export const JSX = {
  // By itself tsconfig.json would win over the options of a build.
  tsconfigRaw: { compilerOptions: { jsx: 'react', jsxFactory: 'jsxElement', jsxFragmentFactory: 'jsxFragment', target: 'es2022' } },
  inject: [path.join(path.dirname(fileURLToPath(import.meta.url)), 'jsx.ts')],
} satisfies BuildOptions

/** What the minifier is asked for. */
export const MINIFY: JsMinifyOptions = { ecma: 2022, module: true, compress: { passes: 3 }, mangle: true }

/** embed/takeover.ts as one line for the head of a page. */
export async function inlinePart(root: string) {
  const options = { bundle: true, write: false, format: 'iife', target: 'es2022', charset: 'utf8', legalComments: 'none' } as const
  const { outputFiles } = await build({ absWorkingDir: root, entryPoints: ['embed/takeover.ts'], ...options })
  const { code } = await minify(outputFiles[0]?.text ?? '', MINIFY)
  return code.trim().replaceAll('</script', '<\\/script')
}

export function resolveSource(base: string) {
  return [base, `${base}.ts`, `${base}.tsx`, path.join(base, 'index.ts')].find((f) => /\.tsx?$/.test(f) && existsSync(f)) ?? base
}

function relative(folder: string, file: string) {
  const found = path.relative(folder, file).replaceAll(path.sep, '/')
  return found.startsWith('.') ? found : `./${found}`
}

/** Libraries that ask the document directly. An element can take the name of what they ask for. */
const ASK_THE_DOCUMENT = /[\\/]node_modules[\\/](preact|swiper|lottie-web)[\\/].*\.m?js$/

/**
 * Gives libraries our own `document` (src/base/safe-document.ts) under that name, also where they ask an element for it, which is always the
 * page's here. Nothing else in them is changed, but by `change`.
 */
export function safeDocument(root: string, change = (_file: string, source: string): string => source): Plugin {
  const from = path.join(root, 'src/base/safe-document.ts').replaceAll('\\', '/')
  return {
    name: 'safe-document',
    setup(build) {
      build.onLoad({ filter: ASK_THE_DOCUMENT }, ({ path: file }) => {
        const source = change(file, readFileSync(file, 'utf8'))
        if (!/\bdocument\b/.test(source)) return undefined
        const contents = source.replace(/\b\w+\.ownerDocument\b/g, 'document')
        const isModule = /^\s*(im|ex)port\b|\bexport\s*\{/m.test(source)
        const ours = isModule
          ? `import { safeDocument as document } from '${from}';`
          : `const { safeDocument: document } = require('${from}');`
        return { contents: ours + contents, loader: 'js' }
      })
    },
  }
}
