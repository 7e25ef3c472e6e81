/** Splits the bundle: lazy imports become hashed chunks. See kit.ts for what chunks take from the core. */
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
/** What is imported lazily, by scripts/build/bundles.ts. */
const BUNDLES: Bundles = { included: INCLUDED, shared: SHARED }

interface Chunk {
  name: string
  /** Several if modules share a chunk, by the name of each export; a single module has none. */
  files: Record<string, string>
}
/** The languages of our texts besides English. */
export const languages = (root: string): string[] =>
  sourceFiles(root).flatMap((file) => /[\\/]texts[\\/](?!en\.)(\w\w)\.ts$/.exec(file)?.[1] ?? [])

/** The chunks: every module of src that is imported lazily, unless scripts/build/bundles.ts puts it elsewhere, and the texts of each language. */
export function findChunks(root: string, bundles = BUNDLES): Chunk[] {
  const chunks = new Map<string, Chunk['files']>()
  for (const language of languages(root)) chunks.set(`texts-${language}`, { '': path.join(root, `src/page/texts/${language}.ts`) })
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

/** A module's chunk; `part` is its name in a shared one. */
function placeOf(name: string, { shared }: Bundles): { chunk: string; part?: string } {
  const [chunk] = Object.entries(shared).find(([, modules]) => modules.includes(name)) ?? []
  return chunk ? { chunk, part: name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()) } : { chunk: name }
}

/** A chunk's entry for esbuild: its module, or a module that exports several. */
export function entryOf(root: string, { name, files }: Chunk): Pick<BuildOptions, 'entryPoints' | 'stdin'> {
  if (files['']) return { entryPoints: [files['']] }
  const contents = Object.entries(files).map(([part, file]) => `export * as ${part} from '${file.replaceAll('\\', '/')}'`)
  return { stdin: { contents: contents.sort().join('\n'), resolveDir: root, sourcefile: name, loader: 'ts' } }
}

/** A module's name from its folder and file: `popups/explain.ts` is `popups-explain`, `widgets/share/share.ts` is `share`. */
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
 * Turns `import('./file')` into `loadChunk('name')`, which knows the script's location and build. Included modules are available
 * immediately, without a promise: a menu mounts before anything that waits for an empty queue.
 */
export function lazyImports(root: string, bundles = BUNDLES) {
  const assets = path.join(root, 'src/base/assets')
  return rewriteImports('lazy-imports', (file, target) => {
    const name = moduleName(root, file)
    if (bundles.included.includes(name)) return included(name, target)
    const { chunk, part } = placeOf(name, bundles)
    const loaded = `lazyChunk('${chunk}', ${WHAT_IT_NEEDS})`
    return {
      head: (folder) => `import { loadChunk as lazyChunk } from '${relative(folder, assets)}';`,
      expression: part ? `${loaded}.then((chunk) => chunk.${part})` : loaded,
    }
  })
}

/** A placeholder for what a chunk needs (src/base/assets.ts), until all chunks are built. */
const WHAT_IT_NEEDS = '"what it needs"'

/** Fills it in for each loaded chunk. Keeps all offsets in the text. */
export const markNeeds = (code: string, needs: Map<string, number>): string =>
  code.replace(/"([\w-]+)", "what it needs"/g, (loaded, name: string) =>
    (needs.get(name) ? `"${name}", ${needs.get(name)}` : `"${name}"`).padEnd(loaded.length),
  )

/** In the single-file bundle, included modules are also available immediately. */
export const includedImports = (root: string, bundles = BUNDLES) =>
  rewriteImports('included-imports', (file, target) => {
    const name = moduleName(root, file)
    return bundles.included.includes(name) ? included(name, target) : undefined
  })

/** Visitors load the single-file bundle too, so it omits the inspector's texts. */
export const withoutTexts: Plugin = {
  name: 'without-texts',
  setup: ({ onLoad }) => onLoad({ filter: /[\\/]inspect[\\/]setting-texts\.ts$/ }, () => ({ contents: 'export const texts = {}' })),
}

function included(name: string, target: string): Rewritten {
  const module = `included_${name.replaceAll('-', '_')}`
  return { head: () => `import * as ${module} from '${target}';`, expression: module }
}

/** The replacement of a lazy import: an expression, and what it needs at the head of a file in `folder`. */
interface Rewritten {
  head: (folder: string) => string
  expression: string
}
/** Replaces lazy imports by the result of `rewrite`. */
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

/** JSX becomes calls of React's `createElement`, which Preact has anyway; the newer JSX functions would be a second implementation. */
export const JSX = {
  // Otherwise tsconfig.json would override a build's options.
  tsconfigRaw: { compilerOptions: { jsx: 'react', jsxFactory: 'jsxElement', jsxFragmentFactory: 'jsxFragment', target: 'es2022' } },
  inject: [path.join(path.dirname(fileURLToPath(import.meta.url)), 'jsx.ts')],
} satisfies BuildOptions

/** Minifier options. */
export const MINIFY: JsMinifyOptions = { ecma: 2022, module: true, compress: { passes: 3 }, mangle: true }

/** A script as one line for a page, which adds no names to the page's own: embed/takeover.ts, or the plugin's last script. */
export async function inlinePart(root: string, entry = 'embed/takeover.ts') {
  const options = { bundle: true, write: false, format: 'iife', target: 'es2022', charset: 'utf8', legalComments: 'none' } as const
  const { outputFiles } = await build({ absWorkingDir: root, entryPoints: [entry], ...options })
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

/** Libraries that use the document directly, where elements can shadow properties. */
const ASK_THE_DOCUMENT = /[\\/]node_modules[\\/](preact|swiper|lottie-web)[\\/].*\.m?js$/

/**
 * Replaces `document` in libraries with ours (src/base/safe-document.ts), even where they get it from an element, which is always in the
 * page here. Nothing else changes, except by `change`.
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
