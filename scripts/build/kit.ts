/** What chunks take from others instead of bundling it: from the core what src/kit.ts names, from the chunk `ui` React and what src/ui-kit.ts names. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildFailure, Metafile, Plugin } from 'esbuild'
import { resolveSource, sourceFiles } from './build-plugins'

const REACT = /^(react|react-dom|react-dom\/client)$/

/** A name, and the module that it is exported by. */
interface Shared {
  name: string
  from: string
}

/**
 * What is shared, in order: by the core, what src/kit.ts names; by the chunk `ui`, what src imports from React and what src/ui-kit.ts names.
 * Chunks agree with both on the places, which a hash of the lists vouches for.
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

/** What a kit re-exports. */
function namedIn(root: string, kit: 'kit' | 'ui-kit'): Shared[] {
  const file = path.join(root, `src/${kit}.ts`)
  return [...(existsSync(file) ? readFileSync(file, 'utf8') : '').matchAll(/export \{([^}]+)\} from '([^']+)'/g)].flatMap(
    ([, names = '', from = '']) => splitNames(names).map((name) => ({ name, from })),
  )
}

/** What JSX becomes (scripts/build/jsx.ts). */
const JSX_NAMES = ['Fragment', 'createElement']
/** What makes something of React's before any function of a chunk runs: only the chunk `ui` has them. */
const MAKERS = ['Component', 'PureComponent', 'createContext', 'forwardRef', 'lazy', 'memo']
/** Every other value that src imports from React, and what JSX needs. */
const reactImports = (root: string): Shared[] =>
  [...new Map<string, { from: string }>([...reactUsers(root), ...JSX_NAMES.map((name) => [name, { from: 'react' }] as const)])]
    .map(([name, { from }]) => ({ name, from }))
    .filter(({ name }) => !MAKERS.includes(name))
    .sort((a, b) => a.name.localeCompare(b.name))

/** The names that src imports from React, each with the files that do: `Map { name: { from, files } }`. */
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

/** In the core, src/kit.ts puts what it names on the page. By place: names would cost every visitor 300 bytes. */
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

/** The chunk that has React, and what is made with it for several chunks. */
export const UI_CHUNK = { name: 'ui', files: { '': 'src/ui-kit.ts' } }

/** In the chunk `ui`, src/ui-kit.ts hands over what it names, and React. What the core has, it takes from there, as all chunks do. */
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

/** Says what to do when a chunk wants more of a module than the kit gives; other failures pass as they are. */
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

/** By module, what it shares, and where: `react` stands for all of React's entries, which have the same names. */
function tableOf(root: string, shared: Shared[]) {
  const table = new Map<string, { name: string; place: number }[]>()
  shared.forEach(({ name, from }, place) => {
    const key = from.startsWith('.') ? resolveSource(path.join(root, 'src', from)) : 'react'
    table.set(key, [...(table.get(key) ?? []), { name, place }])
  })
  return table
}

/** The namespace, in esbuild's metafile, of what a chunk takes from the chunk `ui`. */
const UI = 'ui-kit'

/** Whether a chunk is of no use without the chunk `ui`. */
export const needsUi = ({ outputs }: Metafile): boolean =>
  Object.values(outputs).some(({ inputs }) =>
    Object.entries(inputs).some(([file, { bytesInOutput }]) => file.startsWith(`${UI}:`) && bytesInOutput),
  )

/**
 * In a chunk, what the kits name comes from the core that is already on the page, and from the chunk `ui`, which comes at the same time, before
 * or after: so that is asked for at each call, and only inside of functions. The chunk `ui` itself has what the others take from it. Wanting
 * more fails the build.
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
