import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'embed', 'scripts', 'demo', 'test'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((f) => /\.(ts|tsx|mjs|js|css)$/.test(f) && statSync(path.join(root, f), { throwIfNoEntry: false }))
const source = (file: string) => readFileSync(path.join(root, file), 'utf8')
const ours = files.filter((f) => f.startsWith('src/') && !/\.test\.tsx?$/.test(f))

/** Where a file may look: at its own layer and below (design: embed → boot → {scan, compat, widgets, inspect} → … → services → {markup, report}). */
const layers: [string, RegExp][] = [
  ['base', /^src\/(markup|report|responsive|globals\.d)\.ts$/],
  ['read', /^src\/(read|settings|ledger|queue)\.ts$/],
  ['services', /^src\/services\//],
  [
    'engine',
    /^src\/(dom|adopt|placeholder|consent-first|consent-question|players|when|widget|island|scan|kit|chunks|clicks|link-actions|run-action)\.tsx?$/,
  ],
  ['features', /^src\/(compat|widgets|inspect)\//],
  ['boot', /^src\/boot\.ts$/],
]
const layerOf = (file: string) => layers.findIndex(([, pattern]) => pattern.test(file))
const imports = (file: string) =>
  [...source(file).matchAll(/^(?:import|export)(?! type)[^'"]*from '(\.[^']+)'/gm)].map(([, to]) => {
    const base = path.posix.join(path.posix.dirname(file), to as string)
    return ours.find((f) => [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`].includes(f)) ?? `missing: ${base}`
  })

describe('the structure', () => {
  it('every file of src has a layer', () => expect(ours.filter((f) => layerOf(f) < 0)).toEqual([]))
  it('imports run downwards only', () => {
    // kit names what chunks may take: it looks at what it names, and only boot looks at kit.
    const wrong = ours
      .filter((f) => f !== 'src/kit.ts')
      .flatMap((f) =>
        imports(f)
          .filter((to) => layerOf(to) > layerOf(f))
          .map((to) => `${f} → ${to}`),
      )
    expect(wrong).toEqual([])
  })
  it('widgets do not import one another, and nothing imports compat but boot', () => {
    const widgetOf = (file: string) => /^src\/widgets\/([^/]+)\//.exec(file)?.[1]
    const wrong = ours.flatMap((f) =>
      imports(f)
        .filter(
          (to) =>
            (widgetOf(f) && widgetOf(to) && widgetOf(f) !== widgetOf(to)) ||
            (to.startsWith('src/compat/') && !/^src\/(compat\/|boot\.ts|chunks\.ts)/.test(f)),
        )
        .map((to) => `${f} → ${to}`),
    )
    expect(wrong).toEqual([])
  })
  it('no source file is over 350 lines', () =>
    expect(files.filter((f) => source(f).split('\n').length > 350 && !/\.css$|\.(test|spec)\.tsx?$/.test(f))).toEqual([]))
  it('there is no class component: the bundle’s Preact knows none', () =>
    expect(ours.filter((f) => /extends (React\.)?(Pure)?Component\b/.test(source(f)))).toEqual([]))
  it('source imports react, never preact', () => expect(ours.filter((f) => /from 'preact/.test(source(f)))).toEqual([]))
  it('no HTML is made from strings', () =>
    expect(
      ours.filter((f) =>
        /\.(innerHTML|outerHTML)\s*=|insertAdjacentHTML|document\.write|new Function|\beval\(|dangerouslySetInnerHTML/.test(source(f)),
      ),
    ).toEqual([]))
  it('no any outside compat', () =>
    expect(
      ours.filter(
        (f) => !f.startsWith('src/compat/') && /\bas any\b|: any\b|<any>/.test(source(f).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')),
      ),
    ).toEqual([]))
})
