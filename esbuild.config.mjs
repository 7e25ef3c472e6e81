/**
 * Builds what a site loads, in about a second once each part has been squeezed:
 *   dist/skerry.js          the core: one IIFE, boots itself
 *   dist/chunks/*-HASH.js   lazy ES modules; they take React and our services from the core (src/kit.ts)
 *   dist/skerry.all.js      everything in one file, for sites that want a single SRI hash
 *   dist/skerry.css         looks for hand-written markup
 *   dist/sizes.json, dist/meta.json   for the budgets and the structure tests
 * Usage: node esbuild.config.mjs   (exit code 1 when a budget is broken)
 *        node esbuild.config.mjs --named FOLDER   the same with all names kept, for a profiler to read
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { minify } from 'terser'
import { chunkTargets, exposeKit, fromKit, lazyEdges, leanCompat } from './scripts/build-plugins.mjs'
import { leanPreact, preactNames } from './scripts/lean-preact.mjs'
import { brotliOf, measure, report } from './scripts/sizes.mjs'

const root = path.dirname(fileURLToPath(import.meta.url))
const terser = JSON.parse(readFileSync(path.join(root, 'node_modules/terser/package.json'), 'utf8')).version
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
const named = process.argv[2] === '--named' && path.resolve(process.argv[3])
const out = named || path.join(root, 'dist')

const common = {
  absWorkingDir: root,
  bundle: true,
  minify: !named,
  metafile: true,
  write: false,
  target: ['es2022'],
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'warning',
  jsx: 'automatic',
  define: { __VERSION__: JSON.stringify(version), 'process.env.NODE_ENV': '"production"' },
  alias: {
    // preact/compat, without the parts of it that nobody here uses: see there.
    react: path.join(root, 'embed/react.mjs'),
    'react-dom': path.join(root, 'embed/react-dom.ts'),
    'react-dom/client': path.join(root, 'embed/react-dom.ts'),
    'react/jsx-runtime': path.join(root, 'embed/jsx-runtime.ts'),
  },
}

const meta = {}
const files = new Map()
const write = (file, text) => files.set(file, text)

const sha = (text) => createHash('sha256').update(text).digest('hex')
const cache = path.join(root, '.cache/squeezed')
mkdirSync(cache, { recursive: true })
/**
 * A second pass saves every visitor another 3 to 6 %, unused texts of shared files among it. It takes seconds: what was squeezed before
 * is kept, and whole libraries, which few visitors load, are left at their first.
 */
async function squeeze(text, options) {
  if (named || text.length > 100_000) return text
  // None of our code relies on what `unsafe` gives up: a constructor's own idea of a text, a list or an object.
  const compress = { ecma: 2020, passes: 4, inline: 1, unsafe: true, unsafe_arrows: true, unsafe_methods: true }
  const wish = { ecma: 2020, compress, ...options }
  return keep([terser, wish, text], async () => (await minify(text, wish)).code)
}

/** What `make` gives for `wish`, made once. */
async function keep(wish, make) {
  const kept = path.join(cache, sha(JSON.stringify(wish)))
  if (existsSync(kept)) return readFileSync(kept, 'utf8')
  const made = await make()
  // Whole or not at all: two builds may run at once, and one may be stopped.
  writeFileSync(`${kept}-${process.pid}`, made)
  renameSync(`${kept}-${process.pid}`, kept)
  return made
}

/**
 * Most of the slider is needed as soon as it is here. Compiled in one go while it loads, beside the page's main thread, it saves a slow
 * phone a third of its first mount; browsers that do not know the hint read a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n'
const LARGE = ['slider', 'sliderMore']

// Chunks first: the core is built with the hash of all of them inside, so a version skew cannot happen.
const { alias: _, ...chunkCommon } = common
const parts = await Promise.all(
  chunkTargets(root).map(async ({ name, file }) => {
    const result = await build({
      ...chunkCommon,
      entryPoints: [file],
      format: 'esm',
      outdir: path.join(out, 'chunks'),
      plugins: [fromKit(root)],
    })
    const code = await squeeze(result.outputFiles.find((f) => f.path.endsWith('.js')).text, { module: true })
    meta[name] = result.metafile
    return { name, code: (LARGE.includes(name) ? HINT : '') + code }
  }),
)
const EDITION = '_____'
const core = await build({
  ...common,
  entryPoints: ['embed/skerry.ts'],
  format: 'iife',
  outfile: 'dist/skerry.js',
  mangleProps: preactNames(root),
  plugins: [leanPreact(root), leanCompat(), lazyEdges(EDITION), exposeKit(root)],
})
const all = await build({
  ...common,
  entryPoints: ['embed/skerry.ts'],
  format: 'iife',
  outfile: 'dist/skerry.all.js',
  plugins: [leanPreact(root), leanCompat()],
})
// Nesting is written out for browsers that do not have it yet.
const css = await build({
  ...common,
  target: ['chrome100', 'firefox100', 'safari15.4'],
  entryPoints: ['embed/skerry.css'],
  outfile: 'dist/skerry.css',
})
// Found by trying: brotli likes the core a hundred bytes better this way.
const coreOptions = {
  ecma: 2020,
  passes: 4,
  inline: 1,
  hoist_funs: true,
  sequences: false,
  unsafe: true,
  unsafe_arrows: true,
  unsafe_methods: true,
}
const text = await squeeze(core.outputFiles[0].text, { compress: coreOptions })
// Any five of the hash's letters tell the builds of one site apart, with 25 bits. Which five they are makes the core up to fifty bytes
// larger or smaller: chance has no say in what visitors load.
const hash = BigInt(`0x${sha(parts.map((p) => p.code).join('\0'))}`).toString(36)
const edition = await keep([EDITION, hash, text], () => smallest(Array.from({ length: 16 }, (_, i) => hash.slice(i, i + EDITION.length))))
write('skerry.js', text.replace(EDITION, edition))
const chunks = parts.map(({ name, code }) => {
  const file = `chunks/${name}-${edition}.js`
  write(file, code)
  return { name, file }
})
write('skerry.all.js', all.outputFiles[0].contents)
write('skerry.css', css.outputFiles[0].contents)
meta.core = core.metafile
meta.all = all.metafile
write('meta.json', JSON.stringify(meta))

function smallest(editions) {
  const sized = editions.map((edition) => ({ edition, size: brotliOf(Buffer.from(text.replace(EDITION, edition))) }))
  return sized.sort((a, b) => a.size - b.size)[0].edition
}

// Only a whole build replaces the last one.
rmSync(out, { recursive: true, force: true })
mkdirSync(path.join(out, 'chunks'), { recursive: true })
for (const [file, text] of files) writeFileSync(path.join(out, file), text)

if (!named) {
  const sizes = measure(root, [
    { name: 'core', file: 'skerry.js' },
    ...chunks.sort((a, b) => a.name.localeCompare(b.name)),
    { name: 'all', file: 'skerry.all.js' },
    { name: 'css', file: 'skerry.css' },
  ])
  writeFileSync(path.join(out, 'sizes.json'), JSON.stringify(sizes, null, 1))
  process.exitCode = report(sizes) ? 0 : 1
}
