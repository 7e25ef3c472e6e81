/** The two tricks of the build: lazy edges become hashed URLs, and chunks take shared modules from the core's kit. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const EDGE = /(\w+):\s*\(\)\s*=>\s*import\('(\.[^']+)'\)/g
const REACT = /^(react|react-dom|react-dom\/client|react\/jsx-runtime)$/

/** Every `name: () => import('./file')` of src/chunks.ts. */
export function chunkTargets(root) {
  const text = readFileSync(path.join(root, 'src/chunks.ts'), 'utf8')
  return [...text.matchAll(EDGE)].map(([, name, file]) => ({ name, file: source(path.join(root, 'src', file)) }))
}

/**
 * In the core, `chunks.dialog()` is `chunk('dialog-BUILD')`, which knows where the script came from. One hash stands for all chunks of a
 * build: a list of names with a hash each would cost every visitor 300 bytes, and more with every chunk. TypeScript knows the names.
 */
export function lazyEdges(build) {
  return {
    name: 'lazy-edges',
    setup(esbuild) {
      esbuild.onLoad({ filter: /[\\/]src[\\/]chunks\.ts$/ }, () => ({
        contents: `import { chunk } from './services/assets'
          export const chunks = new Proxy({}, { get: (_, name) => () => chunk(name + '-${build}') })`,
        loader: 'ts',
      }))
    },
  }
}

/**
 * Lets the bundler drop what is not used of preact/compat, its patches of Preact's options included: hooks and Component
 * pass through it, and nothing of ours relies on its emulation of React's attribute names and events.
 */
export function leanCompat() {
  return {
    name: 'lean-compat',
    setup(build) {
      build.onResolve({ filter: /^preact\/compat$/ }, async ({ resolveDir, kind, pluginData }) => {
        if (pluginData === 'lean') return undefined
        const found = await build.resolve('preact/compat', { resolveDir, kind, pluginData: 'lean' })
        return { ...found, sideEffects: false }
      })
    },
  }
}

/** What src/kit.ts names, in order: `[{ name, from }]`. A chunk and its core agree on the places, which a hash of the list vouches for. */
function kitOf(root) {
  const text = readFileSync(path.join(root, 'src/kit.ts'), 'utf8')
  const places = [...text.matchAll(/export \{([^}]+)\} from '([^']+)'/g)].flatMap(([, names, from]) =>
    names.split(',').flatMap((name) => (name.trim() ? [{ name: name.trim(), from }] : [])),
  )
  const hash = createHash('sha256').update(JSON.stringify(places)).digest('base64url').slice(0, 6)
  return { places, global: `globalThis[Symbol.for('skerry.kit')].${`k${hash}`.replace(/\W/g, '_')}` }
}

/** In the core, src/kit.ts puts what it names on the page, by place: names would cost every visitor 300 bytes. */
export function exposeKit(root) {
  const { places, global } = kitOf(root)
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

/** In a chunk, what src/kit.ts re-exports comes from the core that is already on the page; wanting more fails the build. */
export function fromKit(root) {
  const { places, global } = kitOf(root)
  const table = new Map()
  places.forEach(({ name, from }, place) => {
    // React's names are the same whichever of its entries they are asked of.
    const key = from.startsWith('.') ? source(path.join(root, 'src', from)) : 'react'
    table.set(key, [...(table.get(key) ?? []), { name, place }])
  })
  return {
    name: 'from-kit',
    setup(build) {
      build.onResolve({ filter: REACT }, () => ({ path: 'react', namespace: 'kit' }))
      build.onResolve({ filter: /^\./ }, ({ path: name, resolveDir }) => {
        const file = source(path.join(resolveDir, name))
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

function source(base) {
  return [base, `${base}.ts`, `${base}.tsx`, path.join(base, 'index.ts')].find((f) => /\.tsx?$/.test(f) && existsSync(f)) ?? base
}
