/** The two tricks of the build: lazy edges become hashed URLs, and chunks take shared modules from the core's kit. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const EDGE = /(\w+):\s*\(\)\s*=>\s*import\('(\.[^']+)'\)/g
const REACT = /^(react|react-dom|react-dom\/client|react\/jsx-runtime)$/

/** Every `name: () => import('./file')` of src/chunks.ts. */
export function chunkTargets(root) {
  const text = readFileSync(path.join(root, 'src/chunks.ts'), 'utf8')
  return [...text.matchAll(EDGE)].map(([, name, key]) => ({ name, key, file: source(path.join(root, 'src', key)) }))
}

/** In the core, `import('./file')` of src/chunks.ts becomes `chunk('name-HASH.js')`, which knows where the script came from. */
export function lazyEdges(names) {
  return {
    name: 'lazy-edges',
    setup(build) {
      build.onLoad({ filter: /[\\/]src[\\/]chunks\.ts$/ }, ({ path: file }) => {
        const text = readFileSync(file, 'utf8').replace(EDGE, (_, name, key) => `${name}: () => chunk(${JSON.stringify(names[key])})`)
        return { contents: text, loader: 'ts' }
      })
    },
  }
}

/** In a chunk, what src/kit.ts re-exports comes from the core that is already on the page; wanting more fails the build. */
export function fromKit(root) {
  const text = readFileSync(path.join(root, 'src/kit.ts'), 'utf8')
  const table = new Map()
  for (const [, list, from] of text.matchAll(/export \{([^}]+)\} from '([^']+)'/g)) {
    const key = from.startsWith('.') ? source(path.join(root, 'src', from)) : from
    const exported = list.split(',').map((n) => n.trim()).filter(Boolean)
    table.set(key, [...(table.get(key) ?? []), ...exported])
  }
  return {
    name: 'from-kit',
    setup(build) {
      build.onResolve({ filter: REACT }, ({ path: name }) => ({ path: name, namespace: 'kit' }))
      build.onResolve({ filter: /^\./ }, ({ path: name, resolveDir }) => {
        const file = source(path.join(resolveDir, name))
        return table.has(file) ? { path: file, namespace: 'kit' } : undefined
      })
      build.onLoad({ filter: /.*/, namespace: 'kit' }, ({ path: key }) => {
        const names = (table.get(key) ?? []).map((n) => n.split(/\s+as\s+/).pop())
        const contents = `const kit = globalThis[Symbol.for('skerry.kit')][__VERSION__]\nexport const { ${names.join(', ')} } = kit\n`
        return { contents: names.length ? contents : 'export {}', loader: 'js' }
      })
    },
  }
}

function source(base) {
  return [base, `${base}.ts`, `${base}.tsx`, path.join(base, 'index.ts')].find((f) => /\.tsx?$/.test(f) && existsSync(f)) ?? base
}
