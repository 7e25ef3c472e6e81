/** What chunks import, not bundle: from the core the names in src/kit.ts, from the chunk `ui` React and the names in src/ui-kit.ts. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildFailure, Metafile, Plugin } from 'esbuild'
import { resolveSource, sourceFiles } from './build-plugins'

const REACT = /^(react|react-dom|react-dom\/client)$/

/** A name, and the module that exports it. */
interface Shared {
  name: string
  from: string
}

/**
 * The shared names in order: in the core those of src/kit.ts; in the chunk `ui` React's, as imported by src, and those of src/ui-kit.ts.
 * Chunks use them by index; a hash of the lists ensures agreement.
 */
function readKit(root: string) {
  const core = namedIn(root, 'kit')
  const ui = [...reactImports(root), ...namedIn(root, 'ui-kit')]
  const hash = createHash('sha256')
    .update(JSON.stringify([core, ui]))
    .digest('base64url')
    .slice(0, 6)
  return { core, ui, global: `globalThis[Symbol.for('skerry.kit')].${`k${hash}`.replace(/\W/g, '_')}` }
}

/** The names that a kit re-exports. */
function namedIn(root: string, kit: 'kit' | 'ui-kit'): Shared[] {
  const file = path.join(root, `src/${kit}.ts`)
  return [...(existsSync(file) ? readFileSync(file, 'utf8') : '').matchAll(/export \{([^}]+)\} from '([^']+)'/g)].flatMap(
    ([, names = '', from = '']) => splitNames(names).map((name) => ({ name, from })),
  )
}

/** The functions of JSX (scripts/build/jsx.ts). */
const JSX_NAMES = ['Fragment', 'createElement']
/** React functions called while a module is evaluated: only the chunk `ui` may use them. */
const MAKERS = ['Component', 'PureComponent', 'createContext', 'forwardRef', 'lazy', 'memo']
/** Every other value that src imports from React, and what JSX needs. */
const reactImports = (root: string): Shared[] =>
  [...new Map<string, { from: string }>([...reactUsers(root), ...JSX_NAMES.map((name) => [name, { from: 'react' }] as const)])]
    .map(([name, { from }]) => ({ name, from }))
    .filter(({ name }) => !MAKERS.includes(name))
    .sort((a, b) => a.name.localeCompare(b.name))

/** The names that src imports from React, with the importing files: `Map { name: { from, files } }`. */
export function reactUsers(root: string) {
  const found = new Map<string, { from: string; files: string[] }>()
  for (const file of sourceFiles(root))
    for (const [statement, clause = '', from = ''] of readFileSync(file, 'utf8').matchAll(
      /^import (?!type )([^'"]+) from '(react[^']*)'/gm,
    )) {
      const names = /^\{([^}]+)\}$/.exec(clause)?.[1]
      if (!names || / as /.test(names))
        throw new Error(`${path.relative(root, file)}: expected named imports, import { useState } from 'react', got ${statement}`)
      for (const name of splitNames(names))
        if (!name.startsWith('type '))
          found.set(name, { from, files: [...(found.get(name)?.files ?? []), path.relative(root, file).replaceAll(path.sep, '/')] })
    }
  return found
}

const splitNames = (names: string) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

const importsOf = (shared: Shared[]) =>
  shared.map(({ name, from }, place) => `import { ${name} as place${place} } from '${from}'`).join('\n')
const placesOf = (shared: Shared[]) => shared.map((_, place) => `place${place}`).join(', ')

/** In the core, src/kit.ts exposes its names on the page. By index: names would cost every visitor 300 bytes. */
export function exposeKit(root: string): Plugin {
  const { core, global } = readKit(root)
  return {
    name: 'expose-kit',
    setup(build) {
      build.onLoad({ filter: /[\\/]src[\\/]kit\.ts$/ }, () => ({
        contents: `${importsOf(core)}
          export const expose = () => { ${global.replace(/globalThis\[.*?\](?=\.)/, '($& ??= {})')} = [${placesOf(core)}] }`,
        loader: 'ts',
      }))
    },
  }
}

/** The chunk with React, and code built on it for several chunks. */
export const UI_CHUNK = { name: 'ui', files: { '': 'src/ui-kit.ts' } }

/** In the chunk `ui`, src/ui-kit.ts exposes its names, and React. Like all chunks, it takes the core's names from the core. */
export function exposeUi(root: string): Plugin {
  const { ui } = readKit(root)
  return {
    name: 'expose-ui',
    setup(build) {
      build.onLoad({ filter: /[\\/]src[\\/]ui-kit\.ts$/ }, () => ({
        contents: `${importsOf(ui)}
          import { uiPlaces } from './base/assets'
          uiPlaces.push(${placesOf(ui)})`,
        loader: 'ts',
      }))
    },
  }
}

/** Explains what to do when a chunk imports an unlisted name; passes other errors on. */
export function explainKit(error: Error & Partial<Pick<BuildFailure, 'errors'>>): Error {
  const wanted = (error.errors ?? []).flatMap(({ text, location }) => {
    const [, kit, module, name] = /No matching export in "((?:ui-)?kit):(.*)" for import "(.*)"/.exec(text) ?? []
    const advice =
      module === 'react'
        ? 'make it in a module that src/ui-kit.ts names, because React may come later than this chunk'
        : kit === UI
          ? 'name it in src/ui-kit.ts, so that the chunk ui shares it'
          : 'name it in src/kit.ts, so that the core shares it'
    return name ? `${location?.file}:${location?.line} takes "${name}" from ${module}: ${advice}` : []
  })
  return wanted.length ? new Error(wanted.join('\n')) : error
}

/** The shared names by module, with their indices: `react` stands for all React entry points, which have the same names. */
function tableOf(root: string, shared: Shared[]) {
  const table = new Map<string, { name: string; place: number }[]>()
  shared.forEach(({ name, from }, place) => {
    const key = from.startsWith('.') ? resolveSource(path.join(root, 'src', from)) : 'react'
    table.set(key, [...(table.get(key) ?? []), { name, place }])
  })
  return table
}

/** The namespace, in esbuild's metafile, of imports from the chunk `ui`. */
const UI = 'ui-kit'

/** What a chunk needs, as `loadChunk` (src/base/assets.ts) counts it. */
export function needsOf({ outputs }: Metafile): number {
  const files = Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs).filter((file) => inputs[file]?.bytesInOutput))
  const hasUi = files.some((file) => file.startsWith(`${UI}:`))
  return (hasUi ? 1 : 0) + (files.some((file) => file.endsWith('src/page/texts/translate.ts')) ? 2 : 0)
}

/**
 * In a chunk, kit names come from the core, which has loaded, and from the chunk `ui`, which loads in parallel, so its names are looked up
 * at each call, only inside functions. The chunk `ui` contains what others take from it. Importing more fails the build.
 */
export function fromKit(root: string, chunk = ''): Plugin {
  const { core, ui, global } = readKit(root)
  const isUi = chunk === UI_CHUNK.name
  const tables = { kit: tableOf(root, core), [UI]: isUi ? new Map<string, never[]>() : tableOf(root, ui) }
  const uiPlace = core.findIndex(({ name }) => name === 'uiPlaces')
  return {
    name: 'from-kit',
    setup(build) {
      if (!isUi) build.onResolve({ filter: REACT }, () => ({ path: 'react', namespace: UI }))
      build.onResolve({ filter: /^\./ }, ({ path: name, resolveDir }) => {
        const file = resolveSource(path.join(resolveDir, name))
        const [namespace] = Object.entries(tables).find(([, table]) => table.has(file)) ?? []
        return namespace ? { path: file, namespace } : undefined
      })
      build.onResolve({ filter: /^skerry:/ }, ({ path: name }) => ({ path: name, namespace: 'kit' }))
      build.onLoad({ filter: /^skerry:kit$/, namespace: 'kit' }, () => ({ contents: `export const kit = ${global}`, loader: 'js' }))
      build.onLoad({ filter: /^skerry:ui$/, namespace: 'kit' }, () => ({
        contents: `import { kit } from 'skerry:kit'
          export const ui = /* @__PURE__ */ (() => kit[${uiPlace}])()`,
        loader: 'js',
      }))
      build.onLoad({ filter: /.*/, namespace: 'kit' }, ({ path: key }) => ({
        contents: `import { kit } from 'skerry:kit'
          ${(tables.kit.get(key) ?? []).map(({ name, place }) => `export const ${name} = /* @__PURE__ */ (() => kit[${place}])()`).join('\n')}`,
        loader: 'js',
      }))
      build.onLoad({ filter: /.*/, namespace: UI }, ({ path: key }) => ({
        contents: `import { ui } from 'skerry:ui'
          ${(tables[UI]?.get(key) ?? []).map(({ name, place }) => `export const ${name} = (...args) => ui[${place}](...args)`).join('\n')}`,
        loader: 'js',
      }))
    },
  }
}
