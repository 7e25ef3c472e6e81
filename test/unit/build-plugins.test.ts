// @vitest-environment happy-dom
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, type Metafile, type Plugin } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { chunksOf, entryOf, findChunks, includedImports, JSX, lazyImports, markNeeds } from '../../scripts/build/build-plugins'
import { explainKit, exposeKit, exposeUi, fromKit, needsOf, reactUsers } from '../../scripts/build/kit'

/** A source tree of its own, built as esbuild.config.mjs builds ours. */
const root = mkdtempSync(path.join(tmpdir(), 'skerry-build-'))
const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
const options = {
  bundle: true,
  write: false as const,
  ...JSX,
  logLevel: 'silent' as const,
  define: { 'process.env.NODE_ENV': '"production"' },
}
const alias = { react: 'preact/compat', 'react-dom': 'preact/compat', 'react-dom/client': 'preact/compat/client' }
const buildChunk = (file: string, name = '') =>
  build({
    ...options,
    metafile: true,
    entryPoints: [path.join(root, file)],
    format: 'iife',
    globalName: 'chunk',
    alias,
    plugins: [lazyImports(root), fromKit(root, name), exposeUi(root)],
  })

beforeAll(() => {
  symlinkSync(path.resolve(import.meta.dirname, '../../node_modules'), path.join(root, 'node_modules'))
  put(
    'src/base/assets.ts',
    'export const asked: string[] = []\nexport const uiPlaces: unknown[] = []\nexport const loadChunk = async (name: string, needs?: number) => void asked.push(needs === 3 ? name + " with ui and texts" : name)',
  )
  put(
    'src/kit.ts',
    "export const expose = (): void => {}\nexport { loadChunk, uiPlaces } from './base/assets'\nexport { only } from './base/state'",
  )
  put('src/ui-kit.ts', "export { Named } from './ui/named'")
  put(
    'src/ui/named.tsx',
    `import { createContext, useContext } from 'react'
import { createRoot } from 'react-dom/client'
const Name = createContext('toy')
export const Named = ({ n }: { n: number }) => <b>{useContext(Name)}{n}</b>
export const unnamed = () => createRoot(document.body)`,
  )
  put('src/base/state.ts', 'export const only = { n: 0 }\nexport const hidden = 1')
  put(
    'src/boot.tsx',
    `import { asked } from './base/assets'
     import { only } from './base/state'
     import { expose } from './kit'
     expose()
     export const load = () => import('./widgets/toy/view')
     export type Type = typeof import('./widgets/toy/gone')
     export { asked, only }`,
  )
  put(
    'src/widgets/toy/view.tsx',
    `import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { only } from '../../base/state'
import { Named } from '../../ui/named'
import { translate } from '../../page/texts/translate'
const View = () => { const [n, setN] = useState(0); useEffect(() => setN(only.n), []); return <><Named n={n} />{translate('!')}</> }
export const show = (el: HTMLElement) => createRoot(el).render(<View />)
export const more = () => import('./panel')`,
  )
  put('src/page/texts/translate.ts', 'export const translate = (text: string) => text')
  put('src/page/texts/en.ts', 'export {}')
  put('src/page/texts/xy.ts', 'export {}')
  put('src/widgets/toy/panel.ts', 'export {}')
  put('src/widgets/greedy/greedy.ts', "import { hidden } from '../../base/state'\nexport const x = hidden")
})
afterAll(() => rmSync(root, { recursive: true }))

describe('the build', () => {
  it('makes a chunk of every lazy import, named after folder and file', () =>
    expect(findChunks(root).map(({ name }) => name)).toEqual(['texts-xy', 'toy', 'toy-panel']))

  it('gives a chunk the core’s state, and React from the chunk ui, whichever loads first', async () => {
    const made = await buildChunk('src/widgets/toy/view.tsx')
    const ui = await buildChunk('src/ui-kit.ts', 'ui')
    const { outputFiles } = await build({
      ...options,
      inject: [],
      entryPoints: [path.join(root, 'src/boot.tsx')],
      format: 'iife',
      globalName: 'core',
      plugins: [lazyImports(root), exposeKit(root)],
    })
    const needs = new Map([['toy', needsOf(made.metafile as Metafile)]])
    const text = ({ outputFiles: [file] }: typeof made) => markNeeds(file?.text ?? '', needs)
    expect([made, ui].map(({ metafile }) => needsOf(metafile as Metafile))).toEqual([3, 0])
    expect(text(made)).not.toContain('preact')
    const core = new Function(`${markNeeds(outputFiles[0]?.text ?? '', needs)}; return core`)()
    const { show, more } = new Function(`${text(made)}; return chunk`)()
    new Function(text(ui))()
    core.only.n = 7
    const el = document.createElement('div')
    show(el)
    await vi.waitFor(() => expect(el.textContent).toBe('toy7!'))
    await core.load()
    await more()
    expect(core.asked).toEqual(['toy with ui and texts', 'toy-panel'])
  })

  it('exports modules that share a chunk under their names, and bundles included ones with their importers', async () => {
    const bundles = { included: ['toy-tiny'], shared: { toys: ['ball', 'toy-car'] } }
    put('src/widgets/ball/ball.ts', 'export const name = "ball"')
    put('src/widgets/toy/car.ts', 'export const name = "car"')
    put('src/widgets/toy/tiny.ts', 'export const name = "tiny"')
    put(
      'src/widgets/toy/widget.ts',
      "export const loads = [() => import('./car'), () => import('../ball/ball'), () => import('./tiny'), () => import('./panel')]",
    )
    const [toys] = findChunks(root, bundles).filter(({ name }) => name === 'toys')
    if (!toys) throw Error('no such chunk')
    expect(chunksOf(root, path.join(root, 'src/widgets/toy/widget.ts'), bundles)).toEqual(['toys', 'toys', 'toy-panel'])
    expect(findChunks(root, bundles).map(({ name }) => name)).not.toContain('toy-tiny')
    const chunk = await build({ ...options, ...entryOf(root, toys), write: false, format: 'iife', globalName: 'chunk' })
    const { ball, toyCar } = new Function(`${chunk.outputFiles?.[0]?.text}; return chunk`)()
    expect([ball.name, toyCar.name]).toEqual(['ball', 'car'])
    const core = async (plugin: Plugin, format: 'iife' | 'esm' = 'iife') => {
      const file = path.join(root, 'src/widgets/toy/widget.ts')
      const made = await build({ ...options, entryPoints: [file], format, globalName: 'core', plugins: [plugin] })
      return made.outputFiles[0]?.text ?? ''
    }
    const { loads } = new Function(`${await core(lazyImports(root, bundles))}; return core`)()
    // Synchronously, not as a promise.
    expect(loads[2]().name).toBe('tiny')
    const whole = new Function(`${await core(includedImports(root, bundles))}; return core`)()
    expect([whole.loads[2]().name, (await whole.loads[0]()).name]).toEqual(['tiny', 'car'])
  })

  it('knows which source files import a name from React', () => {
    const users = reactUsers(path.resolve(import.meta.dirname, '../..'))
    expect(users.get('useLayoutEffect')?.files).toContain('src/widgets/lightbox/dialog.tsx')
    expect(users.get('useLayoutEffect')?.files).not.toContain('src/ui/dialog-frame.test.tsx')
  })

  it('fails, and names what is missing, when a chunk imports state of the core that the kit does not list', async () =>
    await expect(
      buildChunk('src/widgets/greedy/greedy.ts').catch((error) => {
        throw explainKit(error)
      }),
    ).rejects.toThrow(/greedy\.ts:1 takes "hidden" from .*state\.ts: name it in src\/kit\.ts/))

  it.each([
    [
      "import { Component } from 'react'\nexport class X extends Component {}",
      /odd\.tsx:1 takes "Component" .* src\/ui-kit\.ts names, because React may/,
    ],
    ["import { unnamed } from '../../ui/named'\nexport const x = unnamed", /odd\.tsx:1 takes "unnamed" .*: name it in src\/ui-kit\.ts/],
  ])('fails for what a chunk cannot have of the chunk ui: %s', async (source, message) => {
    put('src/widgets/odd/odd.tsx', source)
    await expect(
      buildChunk('src/widgets/odd/odd.tsx').catch((error) => {
        throw explainKit(error)
      }),
    ).rejects.toThrow(message)
    rmSync(path.join(root, 'src/widgets/odd'), { recursive: true })
  })

  it.each(["import * as React from 'react'", "import React from 'react'", "import { useId as makeId } from 'react'"])(
    'fails, and says how to write it, for %s',
    (line) => {
      put('src/widgets/odd/odd.tsx', `${line}\nexport {}`)
      expect(() => fromKit(root)).toThrow(`src/widgets/odd/odd.tsx: expected named imports, import { useState } from 'react', got ${line}`)
      rmSync(path.join(root, 'src/widgets/odd'), { recursive: true })
    },
  )
})
