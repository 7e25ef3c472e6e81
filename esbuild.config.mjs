/**
 * Builds what a site loads, in a few seconds:
 *   dist/skerry.js          the core: one IIFE, boots itself
 *   dist/chunks/*-HASH.js   lazy ES modules; they take our services from the core (src/kit.ts), and React from the chunk `ui` (src/ui-kit.ts)
 *   dist/skerry.all.js      everything in one file, for sites that want a single SRI hash
 *   dist/skerry.takeover.js and embed/takeover.html   the inline part of a take-over
 *   dist/skerry.runtime.js, dist/skerry.module.js   the npm package's modules, with the core inside and the same chunks
 *   dist/skerry.css         looks for hand-written markup
 *   dist/skerry.builder.css what a builder's page shows before its script
 *   dist/schema/*.json, dist/*.d.ts   what editors know of our attributes and settings (scripts/build/reference)
 *   dist/THIRD-PARTY.md   what is bundled, with its licences
 *   dist/sizes.json, dist/meta.json   for the budgets and the structure tests
 *   dist/cli   the package's command, `skerry` (scripts/build/cli.ts)
 * Usage: npm run build   (exit code 1 when a budget is broken)
 *        npm run build -- --no-command      without dist/cli, which stays as it was
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { minify } from '@swc/core'
import { build } from 'esbuild'
import { alias, allInOne, commonOptions } from './scripts/build/all-in-one.ts'
import { entryOf, findChunks, inlinePart, lazyImports, MINIFY, markNeeds, safeDocument } from './scripts/build/build-plugins.ts'
import { findCopiedState } from './scripts/build/copied-state.ts'
import { writeMadeFiles } from './scripts/build/declarations.ts'
import { explainKit, exposeKit, exposeUi, fromKit, needsOf, UI_CHUNK } from './scripts/build/kit.ts'
import { asFunction, moduleFiles, packageModules } from './scripts/build/module.ts'
import { replaceBuild } from './scripts/build/replace-build.ts'
import { printDifference } from './scripts/build/size-difference.ts'
import { measure, report } from './scripts/build/sizes.ts'
import { buildStylesheet, STYLESHEETS } from './scripts/build/stylesheets.ts'
import { withoutUnusedOptions } from './scripts/build/swiper-options.ts'
import { packagesIn, readPackage, thirdParty } from './scripts/build/third-party.ts'
import { node, parseArgs, runner } from './scripts/process.ts'

const root = path.dirname(fileURLToPath(import.meta.url))
const { 'no-command': withoutCommand } = parseArgs({ flags: ['no-command'] })
const out = path.join(root, 'dist')

const common = { ...commonOptions(root), sourcemap: 'external' }

const meta = {}
const files = new Map()

/**
 * Most of a file is needed as soon as it is here. Compiled in one go while it loads, beside the page's main thread, the core saves a page
 * with a menu 7 of the 36 ms that our script takes there, and the chunks save a page with a popup 8 of 62. Browsers that do not know the
 * hint read a comment. In small files there is too little to save.
 */
const HINT = '//# allFunctionsCalledOnLoad\n'
const MIN_HINTED = 4000

/**
 * Bundles are minified by SWC: a core of 1,000 bytes less (brotli) than by esbuild itself, and chunks of 3 to 6 % less. `{ code, map }`.
 * No comment in the code names its map: visitors would load 50 bytes a file for what a server can tell developers (`SourceMap: skerry.js.map`).
 */
async function compress({ outputFiles }, change = (code) => code) {
  const code = change(markNeeds(outputFiles.find((f) => f.path.endsWith('.js')).text, needs))
  const content = outputFiles.find((f) => f.path.endsWith('.map')).text
  return minify(code, { ...MINIFY, sourceMap: { content } })
}
/** What is written of a bundle: its code, after a line if need be, and the map beside it. */
function add(file, { code, map }, firstLine = '') {
  files.set(file, firstLine + code)
  if (map) files.set(`${file}.map`, firstLine ? map.replace('"mappings":"', '"mappings":";') : map)
}

await writeMadeFiles()
// Takes as long as all chunks. It is a process of its own, because it reads the widgets as a page would.
const madeForPackage = path.join(mkdtempSync(path.join(tmpdir(), 'skerry-reference-')), 'files.json')
const reference = node(runner, [path.join(root, 'scripts/build/reference/reference.ts'), madeForPackage])

// Chunks first: the core is built with the hash of all of them inside, so a version skew cannot happen. One hash stands for all chunks
// of a build: a list of names with a hash each would cost every visitor 300 bytes, and more with every chunk.
const needs = new Map()
const made = await Promise.all(
  [...findChunks(root), UI_CHUNK].map(async (chunk) => {
    const { name } = chunk
    // The only one that has something of the reference.
    if (name === 'inspect-setting-texts' && (await reference)) process.exit(1)
    const result = await build({
      ...common,
      ...entryOf(root, chunk),
      format: 'esm',
      outdir: path.join(out, 'chunks'),
      alias,
      plugins: [
        lazyImports(root),
        fromKit(root, name),
        exposeUi(root),
        safeDocument(root, name === 'slider' ? withoutUnusedOptions : undefined),
      ],
      // By this the core knows a chunk for one (src/base/assets.ts): called on the module, it returns the module. Its own name here is one that
      // no module has.
      footer: { js: 'function skerryOwn() { return this } export { skerryOwn as own }' },
    }).catch((error) => {
      console.error(`✗ ${explainKit(error).message}`)
      process.exit(1)
    })
    meta[name] = result.metafile
    needs.set(name, needsOf(result.metafile))
    return { name, result }
  }),
)
const chunks = await Promise.all(made.map(async ({ name, result }) => ({ name, ...(await compress(result)) })))
const hash = createHash('sha256')
  .update(chunks.map(({ name, code }) => `${name}\0${code}`).join('\0'))
  .digest('hex')
  .slice(0, 8)
for (const chunk of chunks) add(`chunks/${chunk.name}-${hash}.js`, chunk, chunk.code.length > MIN_HINTED ? HINT : '')

// The core has no JSX: with it, all of React would be there.
const core = await build({
  ...common,
  inject: [],
  define: { ...common.define, __CHUNKS__: JSON.stringify(hash) },
  entryPoints: ['embed/skerry.ts'],
  format: 'iife',
  outfile: 'dist/skerry.js',
  plugins: [lazyImports(root), exposeKit(root), safeDocument(root)],
})
const all = await build({ ...allInOne(root), sourcemap: common.sourcemap })
const module = await build({
  ...common,
  inject: [],
  define: { ...common.define, __CHUNKS__: JSON.stringify(hash) },
  entryPoints: ['embed/skerry.ts'],
  format: 'iife',
  outfile: 'dist/skerry.runtime.js',
  plugins: [moduleFiles(root), lazyImports(root), exposeKit(root), safeDocument(root)],
})
add('skerry.js', await compress(core), HINT)
add('skerry.all.js', await compress(all))
const moduleCore = await compress(module, asFunction)
const modules = await packageModules(
  root,
  moduleCore.code,
  chunks.map(({ name }) => name),
  hash,
)
for (const [name, text] of Object.entries(modules)) files.set(name, text)
files.set('skerry.runtime.js.map', moduleCore.map ?? '')
for (const name of STYLESHEETS) {
  const { css, map } = await buildStylesheet(root, name)
  files.set(name, css)
  files.set(`${name}.map`, map)
}
meta.core = core.metafile
meta.all = all.metafile
// The same line stands in embed/takeover.html, for the head of a page.
files.set('skerry.takeover.js', await inlinePart(root))
files.set('meta.json', JSON.stringify(meta))
const bundled = packagesIn(Object.values(meta)).map((folder) => readPackage(root, folder))
files.set('THIRD-PARTY.md', thirdParty('In the files that pages load.', bundled))

const { all: _, ...bundles } = meta
const copied = findCopiedState(bundles, (file) => readFileSync(path.join(root, file), 'utf8'))
for (const message of copied) console.error(`✗ ${message}`)
if (copied.length) process.exit(1)

if (await reference) process.exit(1)
const forPackage = JSON.parse(readFileSync(madeForPackage, 'utf8'))
rmSync(path.dirname(madeForPackage), { recursive: true })
for (const [file, text] of Object.entries(forPackage)) files.set(file, text)

// Only a whole build replaces the last one.
replaceBuild(out, files)

// A file that stays as it is keeps its time: `npm test -- --only` builds anew when a source is newer than the bundle.
const takeover = path.join(root, 'embed/takeover.html')
// Optimisers would delay it, or move it behind the scripts that it holds.
const LEAVE_ALONE = 'data-cfasync="false" data-no-optimize="1" data-noptimize nowprocket'
const line = `<script ${LEAVE_ALONE}>${files.get('skerry.takeover.js')}</script>\n`
if (!existsSync(takeover) || readFileSync(takeover, 'utf8') !== line) writeFileSync(takeover, line)
const artefacts = [
  { name: 'core', file: 'skerry.js' },
  ...chunks.map(({ name }) => ({ name, file: `chunks/${name}-${hash}.js` })),
  { name: 'all', file: 'skerry.all.js' },
  { name: 'css', file: 'skerry.css' },
  { name: 'builder-css', file: 'skerry.builder.css' },
  { name: 'takeover-inline', file: 'skerry.takeover.js' },
]
const sizes = await measure(root, artefacts, hash)
writeFileSync(path.join(out, 'sizes.json'), JSON.stringify(sizes, null, 1))
process.exitCode = report(sizes) ? 0 : 1
printDifference(sizes)
if (!withoutCommand && (await node(runner, [path.join(root, 'scripts/build/cli.ts')]))) process.exitCode = 1
