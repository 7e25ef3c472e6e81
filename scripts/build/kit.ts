/** What chunks take from the core instead of bundling it: React, and what src/kit.ts names. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildFailure, Plugin } from 'esbuild'
import { resolveSource, sourceFiles } from './build-plugins'

const REACT = /^(react|react-dom|react-dom\/client)$/

/**
 * What the core shares with its chunks, in order: `[{ name, from }]`, what src imports from React and what src/kit.ts names. A chunk and
 * its core agree on the places, which a hash of the list vouches for.
 */
function readKit(root: string) {
  const text = readFileSync(path.join(root, 'src/kit.ts'), 'utf8')
  const places = [
    ...reactImports(root),
    ...[...text.matchAll(/export \{([^}]+)\} from '([^']+)'/g)].flatMap(([, names = '', from = '']) =>
      splitNames(names).map((name) => ({ name, from })),
    ),
  ]
  const hash = createHash('sha256').update(JSON.stringify(places)).digest('base64url').slice(0, 6)
  return { places, global: `globalThis[Symbol.for('skerry.kit')].${`k${hash}`.replace(/\W/g, '_')}` }
}

/** What JSX becomes (scripts/build/jsx.ts). */
const JSX_NAMES = ['Fragment', 'createElement']
/** Every value that src imports from React, and what JSX needs. */
const reactImports = (root: string) =>
  [...new Map<string, { from: string }>([...reactUsers(root), ...JSX_NAMES.map((name) => [name, { from: 'react' }] as const)])]
    .map(([name, { from }]) => ({ name, from }))
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

/** In the core, src/kit.ts puts what it names on the page. By place: names would cost every visitor 300 bytes. */
export function exposeKit(root: string): Plugin {
  const { places, global } = readKit(root)
  return {
    name: 'expose-kit',
    setup(build) {
      build.onLoad({ filter: /[\\/]src[\\/]kit\.ts$/ }, () => ({
        contents: `${places.map(({ name, from }, place) => `import { ${name} as place${place} } from '${from}'`).join('\n')}
          export const expose = () => { ${global.replace(/globalThis\[.*?\](?=\.)/, '($& ??= {})')} = [${places.map((_, place) => `place${place}`).join(', ')}] }`,
        loader: 'ts',
      }))
    },
  }
}

/** Says what to do when a chunk wants more of a module than the kit gives; other failures pass as they are. */
export function explainKit(error: Error & Partial<Pick<BuildFailure, 'errors'>>): Error {
  const wanted = (error.errors ?? []).flatMap(({ text, location }) => {
    const [, module, name] = /No matching export in "kit:(.*)" for import "(.*)"/.exec(text) ?? []
    return name
      ? `${location?.file}:${location?.line} takes "${name}" from ${module}: name it in src/kit.ts, so that the core shares it`
      : []
  })
  return wanted.length ? new Error(wanted.join('\n')) : error
}

/** In a chunk, what src/kit.ts re-exports comes from the core that is already on the page; wanting more fails the build. */
export function fromKit(root: string): Plugin {
  const { places, global } = readKit(root)
  const table = new Map<string, { name: string; place: number }[]>()
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
