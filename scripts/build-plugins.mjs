/** How the bundle is split: lazy imports become hashed chunks, and chunks take shared modules from the core's kit. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { minify } from '@swc/core'
import { build } from 'esbuild'
import { INCLUDED, SHARED } from './bundles.mjs'

/** `import('./file')` as an expression; `typeof import('./file')` is a type. */
const LAZY_IMPORT = /(?<!typeof )import\('(\.[^']+)'\)/g
const REACT = /^(react|react-dom|react-dom\/client|react\/jsx-runtime)$/

/** What is imported lazily, by the rules of scripts/bundles.mjs. */
const BUNDLES = { included: INCLUDED, shared: SHARED }

/**
 * The chunks, `[{ name, files }]`: every module that some file of src imports lazily is one, but those that scripts/bundles.mjs puts elsewhere.
 * `files` has more than one entry where several share a chunk, by the name under which the chunk exports each.
 */
export function findChunks(root, bundles = BUNDLES) {
  const chunks = new Map()
  const modules = new Map()
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
const lazyImportsOf = (file) =>
  [...readFileSync(file, 'utf8').matchAll(LAZY_IMPORT)].map(([, target]) => resolveSource(path.join(path.dirname(file), target)))

/** The chunk that a module is in; `part` is its name there, where it shares it. */
function placeOf(name, { shared }) {
  const chunk = Object.keys(shared).find((each) => shared[each].includes(name))
  return chunk ? { chunk, part: name.replace(/-(.)/g, (_, letter) => letter.toUpperCase()) } : { chunk: name }
}

/** What esbuild makes a chunk of: its module, or one that exports those that share it. */
export function entryOf(root, { name, files }) {
  if (files['']) return { entryPoints: [files['']] }
  const contents = Object.entries(files).map(([part, file]) => `export * as ${part} from '${file.replaceAll('\\', '/')}'`)
  return { stdin: { contents: contents.sort().join('\n'), resolveDir: root, sourcefile: name, loader: 'ts' } }
}

/** A module is named after its folder and file: `widgets/popup/dialog.ts` is `popup-dialog`, `widgets/share/share.ts` is `share`. */
function moduleName(root, file) {
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
export const chunksOf = (root, file, bundles = BUNDLES) =>
  lazyImportsOf(file)
    .map((module) => moduleName(root, module))
    .filter((name) => !bundles.included.includes(name))
    .map((name) => placeOf(name, bundles).chunk)

/**
 * Turns `import('./file')` into `loadChunk('name')`, which knows where the script came from and which build it belongs to. What is included is
 * there at once, and no promise: a menu is mounted before anything that waits for an empty queue.
 */
export function lazyImports(root, bundles = BUNDLES) {
  const assets = path.join(root, 'src/base/assets')
  return rewriteImports('lazy-imports', (file, target) => {
    const name = moduleName(root, file)
    if (bundles.included.includes(name)) return included(name, target)
    const { chunk, part } = placeOf(name, bundles)
    const loaded = `lazyChunk('${chunk}')`
    return {
      head: (folder) => `import { loadChunk as lazyChunk } from '${relative(folder, assets)}';`,
      expression: part ? `${loaded}.then((chunk) => chunk.${part})` : loaded,
    }
  })
}

/** In the file that has everything, what is included is there at once, too. */
export const includedImports = (root, bundles = BUNDLES) =>
  rewriteImports('included-imports', (file, target) => {
    const name = moduleName(root, file)
    return bundles.included.includes(name) ? included(name, target) : undefined
  })

function included(name, target) {
  const module = `included_${name.replaceAll('-', '_')}`
  return { head: () => `import * as ${module} from '${target}';`, expression: module }
}

/** Puts in the place of lazy imports what `rewrite` returns of them: an expression, and what it needs at the head of the file. */
function rewriteImports(name, rewrite) {
  return {
    name,
    setup(build) {
      build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/, namespace: 'file' }, ({ path: file }) => {
        const folder = path.dirname(file)
        const head = new Set()
        const contents = readFileSync(file, 'utf8').replace(LAZY_IMPORT, (statement, target) => {
          const rewritten = rewrite(resolveSource(path.join(folder, target)), target)
          if (rewritten) head.add(rewritten.head(folder))
          return rewritten?.expression ?? statement
        })
        return head.size ? { contents: [...head, contents].join(''), loader: file.endsWith('x') ? 'tsx' : 'ts' } : undefined
      })
    },
  }
}

/**
 * What the core shares with its chunks, in order: `[{ name, from }]`, what src imports from React and what src/kit.ts names. A chunk and
 * its core agree on the places, which a hash of the list vouches for.
 */
function readKit(root) {
  const text = readFileSync(path.join(root, 'src/kit.ts'), 'utf8')
  const places = [
    ...reactImports(root),
    ...[...text.matchAll(/export \{([^}]+)\} from '([^']+)'/g)].flatMap(([, names, from]) =>
      splitNames(names).map((name) => ({ name, from })),
    ),
  ]
  const hash = createHash('sha256').update(JSON.stringify(places)).digest('base64url').slice(0, 6)
  return { places, global: `globalThis[Symbol.for('skerry.kit')].${`k${hash}`.replace(/\W/g, '_')}` }
}

/** Every value that src imports from React; JSX needs the last three. */
const reactImports = (root) =>
  [...new Map([...reactUsers(root), ...['Fragment', 'jsx', 'jsxs'].map((name) => [name, { from: 'react/jsx-runtime' }])])]
    .map(([name, { from }]) => ({ name, from }))
    .sort((a, b) => a.name.localeCompare(b.name))

/** The names that src imports from React, each with the files that do: `Map { name: { from, files } }`. */
export function reactUsers(root) {
  const found = new Map()
  for (const file of sourceFiles(root))
    for (const [statement, clause, from] of readFileSync(file, 'utf8').matchAll(/^import (?!type )([^'"]+) from '(react[^']*)'/gm)) {
      const names = /^\{([^}]+)\}$/.exec(clause)?.[1]
      if (!names || / as /.test(names))
        throw new Error(`${path.relative(root, file)}: expected named imports, import { useState } from 'react', got ${statement}`)
      for (const name of splitNames(names))
        if (!name.startsWith('type '))
          found.set(name, { from, files: [...(found.get(name)?.files ?? []), path.relative(root, file).replaceAll(path.sep, '/')] })
    }
  return found
}

const splitNames = (names) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

/** The files of src that are part of the product. */
function sourceFiles(root) {
  const src = path.join(root, 'src')
  return readdirSync(src, { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
    .map((file) => path.join(src, file))
}

/** In the core, src/kit.ts puts what it names on the page. By place: names would cost every visitor 300 bytes. */
export function exposeKit(root) {
  const { places, global } = readKit(root)
  return {
    name: 'expose-kit',
    setup(build) {
      build.onLoad({ filter: /[\\/]src[\\/]kit\.ts$/ }, () => ({
        contents: `${places.map(({ name, from }) => `import { ${name} } from '${from}'`).join('\n')}
          export const expose = () => { ${global.replace(/globalThis\[.*?\](?=\.)/, '($& ??= {})')} = [${places.map((p) => p.name).join(', ')}] }`,
        loader: 'ts',
      }))
    },
  }
}

/** What the minifier is asked for. */
export const MINIFY = { ecma: 2022, module: true, compress: { passes: 3 }, mangle: true }

/** embed/takeover.ts as one line for the head of a page. */
export async function inlinePart(root) {
  const options = { bundle: true, write: false, format: 'iife', target: 'es2022', charset: 'utf8', legalComments: 'none' }
  const { outputFiles } = await build({ absWorkingDir: root, entryPoints: ['embed/takeover.ts'], ...options })
  const { code } = await minify(outputFiles[0].text, MINIFY)
  return code.trim().replaceAll('</script', '<\\/script')
}

/** Says what to do when a chunk wants more of a module than the kit gives; other failures pass as they are. */
export function explainKit(error) {
  const wanted = (error.errors ?? []).flatMap(({ text, location }) => {
    const [, module, name] = /No matching export in "kit:(.*)" for import "(.*)"/.exec(text) ?? []
    return name
      ? `${location?.file}:${location?.line} takes "${name}" from ${module}: name it in src/kit.ts, so that the core shares it`
      : []
  })
  return wanted.length ? new Error(wanted.join('\n')) : error
}

/** In a chunk, what src/kit.ts re-exports comes from the core that is already on the page; wanting more fails the build. */
export function fromKit(root) {
  const { places, global } = readKit(root)
  const table = new Map()
  places.forEach(({ name, from }, place) => {
    // React's names are the same whichever of its entries they are imported from.
    const key = from.startsWith('.') ? resolveSource(path.join(root, 'src', from)) : 'react'
    table.set(key, [...(table.get(key) ?? []), { name, place }])
  })
  return {
    name: 'from-kit',
    setup(build) {
      build.onResolve({ filter: REACT }, () => ({ path: 'react', namespace: 'kit' }))
      build.onResolve({ filter: /^\./ }, ({ path: name, resolveDir }) => {
        const file = resolveSource(path.join(resolveDir, name))
        return table.has(file) ? { path: file, namespace: 'kit' } : undefined
      })
      build.onResolve({ filter: /^skerry:kit$/ }, ({ path: name }) => ({ path: name, namespace: 'kit' }))
      build.onLoad({ filter: /^skerry:kit$/, namespace: 'kit' }, () => ({ contents: `export const kit = ${global}`, loader: 'js' }))
      build.onLoad({ filter: /.*/, namespace: 'kit' }, ({ path: key }) => ({
        contents: `import { kit } from 'skerry:kit'
          ${(table.get(key) ?? []).map(({ name, place }) => `export const ${name} = /* @__PURE__ */ (() => kit[${place}])()`).join('\n')}`,
        loader: 'js',
      }))
    },
  }
}

/** In a stylesheet, `@import "widgets:"` stands for every stylesheet in a widget's folder, by the order of their paths. */
export function cssOfWidgets(root) {
  const folder = path.join(root, 'src/widgets')
  const files = () =>
    readdirSync(folder, { recursive: true })
      .map((file) => String(file).replaceAll(path.sep, '/'))
      .filter((file) => file.endsWith('.css'))
      .sort()
  return {
    name: 'css-of-widgets',
    setup(build) {
      build.onResolve({ filter: /^widgets:$/ }, () => ({ path: folder, namespace: 'widgets' }))
      build.onLoad({ filter: /.*/, namespace: 'widgets' }, () => ({
        contents: files()
          .map((file) => `@import "./${file}";`)
          .join('\n'),
        loader: 'css',
        resolveDir: folder,
      }))
    },
  }
}

/** In a stylesheet, `@import "./looks.ts"` stands for the CSS that the module exports as its default: looks that the scripts bring along, too. */
export function cssFromModules(options) {
  // Beside the looks stands code that looks for our script tag as soon as it is loaded; here is no page.
  const withoutTag = {
    name: 'without-tag',
    setup: (build) =>
      build.onLoad({ filter: /[\\/]base[\\/]assets\.ts$/ }, () => ({ contents: 'export const script = null, once = null', loader: 'js' })),
  }
  return {
    name: 'css-from-modules',
    setup(build) {
      build.onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
        const { outputFiles } = await build.esbuild.build({
          ...options,
          entryPoints: [file],
          format: 'esm',
          bundle: true,
          write: false,
          plugins: [withoutTag],
        })
        const { default: contents } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`)
        return { contents, loader: 'css' }
      })
    },
  }
}

function resolveSource(base) {
  return [base, `${base}.ts`, `${base}.tsx`, path.join(base, 'index.ts')].find((f) => /\.tsx?$/.test(f) && existsSync(f)) ?? base
}

function relative(folder, file) {
  const found = path.relative(folder, file).replaceAll(path.sep, '/')
  return found.startsWith('.') ? found : `./${found}`
}

/** Libraries that ask the document directly. An element can take the name of what they ask for. */
const ASK_THE_DOCUMENT = /[\\/]node_modules[\\/](preact|swiper|lottie-web)[\\/].*\.m?js$/

/**
 * Gives libraries our own `document` (src/base/safe-document.ts) under that name, also where they ask an element for it, which is always the
 * page's here. Nothing else in them is changed.
 */
export function safeDocument(root) {
  const from = path.join(root, 'src/base/safe-document.ts').replaceAll('\\', '/')
  return {
    name: 'safe-document',
    setup(build) {
      build.onLoad({ filter: ASK_THE_DOCUMENT }, ({ path: file }) => {
        const source = readFileSync(file, 'utf8')
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
