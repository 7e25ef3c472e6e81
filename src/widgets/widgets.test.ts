import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { commonWidgets } from './common-widgets'
import { RARE_WIDGETS } from './rare-selector'
import { rareWidgets } from './rare-widgets'

const root = path.resolve(import.meta.dirname, '../..')
const all = [...commonWidgets, ...rareWidgets]

it('generated files match the declarations (npm run build regenerates them)', () => {
  const script = `import { register } from 'node:module'
    register('./scripts/typescript.mjs', 'file://${root}/')
    const { madeFiles } = await import('./scripts/build/declarations.ts')
    console.log(JSON.stringify(await madeFiles()))`
  const made = execFileSync('node', ['--input-type=module', '-e', script], { cwd: root, encoding: 'utf8' })
  for (const [file, text] of Object.entries(JSON.parse(made) as Record<string, string>))
    expect(existsSync(path.join(root, file)) && readFileSync(path.join(root, file), 'utf8'), file).toBe(text)
}, 60_000)

const parts = (selectors: string) => selectors.split(/,(?=[^()]*(?:\(|$))/)
/** Whether `part` of the core's selector finds the widgets of `wanted`: a type also by its family's name. */
const isFoundBy = (wanted: string, part: string) =>
  part === wanted || (/^\[data-widget_type/.test(part) && wanted.startsWith(part.slice(0, -2)))

it('the core’s selector covers all rare widgets, and nothing that no widget matches', () => {
  const wanted = rareWidgets.flatMap(({ match }) => parts(match))
  const common = commonWidgets.flatMap(({ match }) => parts(match))
  const asked = parts(RARE_WIDGETS).flatMap((part) => parts(/^\[data-widget(?:_type)?\]:is\((.*)\)$/.exec(part)?.[1] ?? part))
  expect(wanted.filter((one) => !asked.some((part) => isFoundBy(one, part)))).toEqual([])
  expect(asked.filter((part) => !wanted.some((one) => isFoundBy(one, part)))).toEqual([])
  // Hosts shared by a common and a rare widget are in both.
  expect(asked.filter((part) => !wanted.includes(part) && common.some((one) => isFoundBy(one, part)))).toEqual([])
  expect(asked.length).toBeLessThan(new Set(wanted).size)
})

it('a declaration loads its code by a bare import of a module beside it, or of popups/, which the build reads', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) => /widget\.ts$/.test(file))
  const loads = files.flatMap((file) =>
    [...readFileSync(path.join(import.meta.dirname, file), 'utf8').matchAll(/\bload[:(].*$/gm)].map(([line]) => `${file}: ${line}`),
  )
  expect(loads.length).toBeGreaterThanOrEqual(all.length)
  expect(loads.filter((line) => !/: load: \(\) => import\('(\.|\.\.\/\.\.\/popups)\/[\w-]+'\)(,| })$/.test(line))).toEqual([])
})

it('no two widgets have the same name and selector', () => {
  const names = all.map(({ name, match }) => `${name} ${match}`)
  expect(new Set(names).size).toBe(names.length)
})

it('widgets of one type agree on who needs them', () => {
  const said = all.flatMap(({ needs = {} }) => Object.keys(needs))
  expect(said.filter((type, i) => said.indexOf(type) < i)).toEqual([])
})
