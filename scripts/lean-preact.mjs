/**
 * Preact without what no island asks of it. The core is most of all Preact, and every visitor pays for it; the bundle is therefore made
 * from Preact's own source (it comes with the package) less the parts in preact-cuts.mjs. Should a new version of Preact not have a text that is to
 * be left out exactly once, the build stops and says which.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { cuts } from './preact-cuts.mjs'

/** Lines that hand hydration's state and legacy context from function to function. */
const HANDED = /^\t+(isHydrating|excessDomChildren|(component\._)?globalContext),\n/gm

const folderOf = (root) => path.dirname(createRequire(path.join(root, 'package.json')).resolve('preact/package.json'))

/** What Preact calls its own in objects it shares with nobody; its own build shortens these names too. For `mangleProps`. */
export function preactNames(root) {
  const texts = [...Object.keys(cuts), 'src/create-portal.js'].map((file) => readFileSync(path.join(folderOf(root), file), 'utf8'))
  const names = new Set(texts.flatMap((text) => text.match(/(?<![\w.]|\/)_[a-z]\w*(?=:)|(?<=\.)_(_hooks|[a-z]\w*)/g) ?? []))
  return new RegExp(`^(${[...names].join('|')})$`)
}

const entries = { preact: 'src/index.js', 'preact/hooks': 'hooks/src/index.js' }
const SOURCES = /[\\/]preact[\\/](hooks[\\/])?src[\\/].*\.js$/

/** A file of Preact's, less what is left out. */
function lean(folder, file) {
  const name = path.relative(folder, file).replaceAll('\\', '/')
  let text = readFileSync(file, 'utf8')
  for (const [from, to = from, put = ''] of cuts[name] ?? []) text = cut(name, text, from, to, put)
  return name.startsWith('hooks') ? text : text.replace(HANDED, '')
}

/** For esbuild: `preact` and `preact/hooks` from their source. */
export function leanPreact(root) {
  const folder = folderOf(root)
  return {
    name: 'lean-preact',
    setup(build) {
      build.onResolve({ filter: /^preact(\/hooks)?$/ }, ({ path: name }) => ({ path: path.join(folder, entries[name]) }))
      build.onLoad({ filter: SOURCES }, ({ path: file }) => ({ contents: lean(folder, file), loader: 'js' }))
    },
  }
}

/** The same for Vite, so that unit tests run with what the bundle has. */
export function leanPreactForVite(root) {
  const folder = folderOf(root)
  return {
    name: 'lean-preact',
    enforce: 'pre',
    resolveId: (name) => (Object.hasOwn(entries, name) ? path.join(folder, entries[name]) : undefined),
    load: (file) => (SOURCES.test(file) ? lean(folder, file) : undefined),
  }
}

function cut(name, text, from, to, put) {
  const start = text.indexOf(from)
  const end = to === from ? start + from.length : text.indexOf(to, start)
  if (start < 0 || end < 0 || text.includes(from, start + 1))
    throw new Error(`lean-preact: ${name} is not what it was at ${JSON.stringify(from)}`)
  return text.slice(0, start) + put + text.slice(end)
}
