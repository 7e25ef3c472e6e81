import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export interface Import {
  from: string
  line: number
  to: string
  /** `value`, `type` (erased by the compiler), or `lazy` (`import('…')`). */
  kind: 'value' | 'type' | 'lazy'
}

const STATIC = /^(?:import|export)(\s+type)?\b[^'"]*?from\s+'([^']+)'/gm
const LAZY = /\bimport\('([^']+)'\)/g

/** The product's own files below `root`, as paths with `/`; tests and their fixtures are left out. */
export function sourceFiles(root: string, folder = 'src'): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|test-helpers\.ts$/.test(file))
    .sort()
}

/** Every import, of any kind, from one of the repository's files to another, with its line. */
export function readImports(root: string, files: string[]): Import[] {
  return files.flatMap((from) => {
    const text = readFileSync(path.join(root, from), 'utf8')
    const at = (index: number) => text.slice(0, index).split('\n').length
    const found = (specifier: string, index: number, kind: Import['kind']): Import[] =>
      specifier.startsWith('.') ? [{ from, line: at(index), to: resolve(root, from, specifier), kind }] : []
    return [
      ...[...text.matchAll(STATIC)].flatMap((m) => found(m[2] as string, m.index, m[1] ? 'type' : 'value')),
      ...[...text.matchAll(LAZY)].flatMap((m) =>
        found(m[1] as string, m.index, text.slice(0, m.index).endsWith('typeof ') ? 'type' : 'lazy'),
      ),
    ]
  })
}

function resolve(root: string, from: string, specifier: string): string {
  const base = path.posix.join(path.posix.dirname(from), specifier)
  return (
    [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((file) => /\.tsx?$/.test(file) && existsSync(path.join(root, file))) ??
    `missing: ${base}`
  )
}

/** Groups of files that import one another in a cycle; empty if there is none. */
export function findCircles(imports: Import[]): string[][] {
  const edges = new Map<string, string[]>()
  for (const { from, to } of imports) edges.set(from, [...(edges.get(from) ?? []), to])
  const circles: string[][] = []
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  // Tarjan's strongly connected components.
  const visit = (node: string) => {
    index.set(node, index.size)
    low.set(node, index.get(node) as number)
    stack.push(node)
    for (const next of edges.get(node) ?? []) {
      if (!index.has(next)) visit(next)
      if (stack.includes(next)) low.set(node, Math.min(low.get(node) as number, low.get(next) as number))
    }
    if (low.get(node) !== index.get(node)) return
    const circle = stack.splice(stack.indexOf(node))
    if (circle.length > 1 || edges.get(node)?.includes(node)) circles.push(circle.sort())
  }
  for (const node of edges.keys()) if (!index.has(node)) visit(node)
  return circles
}
