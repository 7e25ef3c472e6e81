// @vitest-environment node
/** The package's types, as a project sees them that has installed it: they refuse what the inspector names. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { packageModules } from '../../scripts/build/module'
import { packageFiles, readSource } from '../../scripts/build/reference/reference'
import { bin, root } from '../../scripts/process'

const project = mkdtempSync(path.join(tmpdir(), 'skerry-types-'))
const put = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(project, name)), { recursive: true })
  writeFileSync(path.join(project, name), text)
}

beforeAll(async () => {
  const modules = await packageModules(root, 'function skerryCore(a,b){}\nexport { skerryCore }', [], '')
  for (const [name, text] of Object.entries({ ...packageFiles(await readSource()), ...modules }))
    if (name.endsWith('.d.ts')) put(`node_modules/skerry/dist/${name}`, text)
  cpSync(path.join(root, 'package.json'), path.join(project, 'node_modules/skerry/package.json'))
  mkdirSync(path.join(project, 'node_modules/@types'))
  for (const name of ['@types/react', 'csstype'])
    symlinkSync(path.join(root, 'node_modules', name), path.join(project, 'node_modules', name))
}, 60_000)
afterAll(() => rmSync(project, { recursive: true }))

/** The lines of a file in which the compiler finds a mistake. */
function wrongLines(name: string, lines: string[]) {
  put(name, lines.join('\n'))
  const options = [
    '--noEmit',
    '--strict',
    '--module',
    'preserve',
    '--target',
    'es2022',
    '--jsx',
    'react-jsx',
    '--types',
    '',
    '--noUncheckedSideEffectImports',
  ]
  const { stdout } = spawnSync(process.execPath, [bin('typescript', 'tsc'), ...options, name], { cwd: project, encoding: 'utf8' })
  const found = [...stdout.matchAll(/^([^(\n]+)\((\d+),\d+\): error/gm)].map(([, file, line]) =>
    file === name ? Number(line) : `${file}:${line}`,
  )
  return [...new Set(found)]
}

it('bundlers that read no exports find the package’s module', () => {
  const { main, module, exports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  expect([main, module]).toEqual([exports['.'].default, exports['.'].default])
})

it('settings and options refuse what the inspector names', () => {
  const wrong = [
    `export const a: PopupSettings = { position: 'bottom-right' }`,
    `export const b: PopupSettings = { timing: { times: 'yes', times_period: 'weekly' } }`,
    `export const c: PopupSettings = { entrance_animation: 'slide-in' }`,
    `export const d: PopupSettings = { entrance_animation_mobile: 'fadeinup' }`,
    `export const e: SliderSettings = { autoplay_sped: 3 }`,
    `export const f: PopupSettings = { triggers: { page_lode: 'yes' } }`,
    `start({ consent: 'cookiebot' })`,
    `start({ motion: 'of' })`,
  ]
  const right = [
    `export const g: PopupSettings = { position: 'right bottom', entrance_animation: 'own-one', timing: { times: 'yes', times_period: '36h' } }`,
    `export const h: PopupSettings = { position: 'center left', entrance_animation: 'fadeInUp', entrance_animation_mobile: 'none' }`,
    `start({ consent: 'cookieyes marketing' }); start({ consent: 'auto' })`,
  ]
  const head = [
    `import type { PopupSettings, SliderSettings } from 'skerry'`,
    `import { start } from 'skerry/runtime'`,
    `import 'skerry/skerry.css'; import 'skerry/skerry.builder.css'`,
    `declare global { interface SkerryAnimations { 'own-one': true } }`,
  ]
  expect(wrongLines('settings.ts', [...head, ...right, ...wrong])).toEqual(wrong.map((_, i) => head.length + right.length + i + 1))
}, 60_000)

it('JSX attributes are typed where they are asked for', () => {
  const lines = [
    `export const a = <div data-widget="slider" data-settings="{}" data-own="x"><button data-popup-open="a" data-popup-close="" /></div>`,
    `export const b = <div data-widget="slidr" />`,
    `export const c = <div data-widget="slider" data-settings={{ slides_to_show: 3 }} />`,
    `export const d = <button data-popup-open={5} />`,
    `export const e = <button data-menu-toggle={false} />`,
  ]
  expect(wrongLines('page.tsx', lines)).toEqual([])
  expect(wrongLines('typed.tsx', ['/// <reference types="skerry/jsx" />', ...lines])).toEqual([3, 4, 5, 6])
}, 60_000)
