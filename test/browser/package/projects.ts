/** Typical projects, in a folder of their own with the packed package installed. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inflateRawSync } from 'node:zlib'

export const root = path.resolve(import.meta.dirname, '../../..')
const npm = (args: string[], cwd: string) =>
  execFileSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'inherit'],
  })

export const BODY = `<button data-popup-open="summer">Offer</button>
<section data-widget="popup" id="summer" aria-label="Summer" hidden><p>Two nights for one.</p></section>
<div data-widget="slider" aria-label="Reviews" data-settings='{"slides_to_show":1,"navigation":"arrows","speed":1}'>
  <div>One</div><div>Two</div><div>Three</div>
</div>`
const page = (script: string, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>t</title><link rel="icon" href="data:,">${head}</head><body>${BODY}${script}</body></html>`

/** What the three projects share: an import that boots, one with types, and the stylesheet. */
const MAIN = `import 'skerry'
import 'skerry/skerry.css'
import { popup, start, stop } from 'skerry/runtime'
Object.assign(globalThis, { open: () => popup.show('summer'), start, stop })
`
const SERVER = `import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { popup, ready, start } from 'skerry/runtime'
import 'skerry'
start({ motion: 'never' })
popup.show('summer')
export async function render() {
  await ready
  return renderToString(h('div', { id: 'app', dangerouslySetInnerHTML: { __html: ${JSON.stringify(BODY)} } }))
}
`
const CLIENT = `import { createElement as h } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { popup, ready, start } from 'skerry/runtime'
import 'skerry/skerry.css'
const app = document.querySelector('#root')
hydrateRoot(app, h('div', { id: 'app', suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: app.querySelector('#app').innerHTML } }))
start({ motion: 'never', debug: true })
Object.assign(globalThis, { open: () => popup.show('summer'), ready })
`
const TYPED = `import type { SliderSettings } from 'skerry'
import { popup, ready, scan, start, stop, unmount } from 'skerry/runtime'
start({ base: '/skerry/', motion: 'never', debug: true })
scan(document.body)
unmount()
popup.show('summer', new Event('click'))
stop()
export const done: Promise<void> = ready
document.addEventListener('skerry:popup:shown', ({ detail }) => console.log(detail.id))
export const why: Promise<string[]> = popup.explain('summer').then(({ triggers }) => triggers.map(({ name }) => name))
Skerry.popup.hide('summer')
export const slider: SliderSettings = { slides_to_show: 3 }
// @ts-expect-error There is no such value.
start({ motion: 'sometimes' })
`
const FILES: Record<string, string> = {
  'package.json': '{"name":"project","private":true,"type":"module"}',
  'vite/index.html': page('<script type="module" src="/main.js"></script>'),
  'vite/main.js': MAIN,
  'esbuild/main.js': MAIN,
  'ssr/server.js': SERVER,
  'ssr/client.js': CLIENT,
  'typed.ts': TYPED,
}

export interface Release {
  version: string
  /** What the command has printed. */
  said: string
  zip: string
  tarball: string
}

/** Tries a release of the built repository. */
function tryRelease(): Release {
  const script = (file: string, ...args: string[]) =>
    spawnSync(process.execPath, ['scripts/run.mjs', file, ...args], { cwd: root, encoding: 'utf8' }).stdout
  script('scripts/build/cli.ts')
  script('scripts/build/plugin.ts', '--no-build')
  const said = script('scripts/release/release.ts', '--dry', '--no-build')
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const file = (ending: string) => path.join(root, 'dist/release', `skerry-${version}.${ending}`)
  return { version, said, zip: file('zip'), tarball: file('tgz') }
}

/** A folder with the projects, and the package of a release installed in it by npm, offline. */
export function makeProjects(): { folder: string; release: Release } {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'skerry-package-')))
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  const release = tryRelease()
  npm(['install', '--offline', '--ignore-scripts', release.tarball], folder)
  // The repository has these already: no registry needed.
  for (const name of ['react', 'react-dom', 'scheduler']) {
    const from = path.join(root, 'node_modules', name)
    symlinkSync(from, path.join(folder, 'node_modules', name), 'junction')
  }
  return { folder, release }
}

/** A page for a project without its own index, beside the bundler's output. */
export function putPage(out: string, script: string, css: string, html = '') {
  const link = `<link rel="stylesheet" href="/${css}">`
  const tag = `<script type="module" src="/${script}"></script>`
  writeFileSync(path.join(out, 'index.html'), html ? page(tag, link).replace(BODY, html) : page(tag, link))
}

export const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))

/** Unpacks a zip by its central directory. */
export function unzip(file: string, to: string) {
  const bytes = readFileSync(file)
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left; left--) {
    const [packed, nameLength, offset] = [bytes.readUInt32LE(at + 20), bytes.readUInt16LE(at + 28), bytes.readUInt32LE(at + 42)]
    const name = path.join(to, bytes.toString('utf8', at + 46, at + 46 + nameLength))
    const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
    mkdirSync(path.dirname(name), { recursive: true })
    writeFileSync(name, inflateRawSync(bytes.subarray(start, start + packed)))
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
}
