/**
 * npm run plugin [-- --no-build]
 * Makes the WordPress plugin from embed/wordpress/skerry and the built files: the folder dist/wordpress/skerry, and of it the file
 * dist/skerry-wordpress.zip that a site owner uploads. Builds first where the bundle is missing or older than its sources.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isStale } from '../check/select'
import { buildBundle, fail, isMain, parseArgs, root } from '../process'
import { inlinePart } from './build-plugins'
import { chunkFiles, describeBuilt } from './built-files'
import { php, readPo, writeMo, zip } from './plugin-files'
import { readTable } from './plugin-table'

const SOURCE = path.join(root, 'embed/wordpress/skerry')
const HEADER = "<?php\n// Made by npm run plugin.\n\nif ( ! defined( 'ABSPATH' ) ) {\n\texit;\n}\n\nreturn "
const dist = (...parts: string[]) => path.join(root, 'dist', ...parts)

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort()

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
/** The inline scripts: the snippet's for early clicks, the take-over's inline part, and the code that gives it the held scripts. */
export async function inlineScripts() {
  const inside = (file: string) => /<script[^>]*>([\s\S]*?)<\/script>/.exec(read(file))?.[1]?.trim() ?? ''
  const held = await inlinePart(root, 'embed/wordpress/held.ts')
  return { clicks: inside('embed/snippet.html'), stub: inside('embed/takeover.html'), held }
}

/** Writes the plugin's folder from the existing bundle and returns its path. */
export async function makePlugin(folder = dist('wordpress/skerry')) {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  rmSync(folder, { recursive: true, force: true })
  for (const file of filesIn(SOURCE)) {
    const to = path.join(folder, file)
    mkdirSync(path.dirname(to), { recursive: true })
    if (/\.(php|txt)$/.test(file)) writeFileSync(to, readFileSync(path.join(SOURCE, file), 'utf8').replaceAll('__VERSION__', version))
    else cpSync(path.join(SOURCE, file), to)
    if (file.endsWith('.po')) writeFileSync(to.replace(/po$/, 'mo'), writeMo(readPo(readFileSync(to, 'utf8'))))
  }
  mkdirSync(path.join(folder, 'assets/chunks'), { recursive: true })
  for (const file of chunkFiles(dist())) cpSync(dist('chunks', file), path.join(folder, 'assets/chunks', file))
  for (const file of ['skerry.js', 'skerry.builder.css']) cpSync(dist(file), path.join(folder, 'assets', file))
  cpSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'))
  writeFileSync(path.join(folder, 'coverage.php'), `${HEADER}${php(await readTable())};\n`)
  writeFileSync(path.join(folder, 'built.php'), `${HEADER}${php({ ...describeBuilt(dist()), ...(await inlineScripts()) })};\n`)
  return folder
}

async function main(takesBuilt: boolean) {
  if (!takesBuilt && isStale() && (await buildBundle()) !== 0) fail('The build failed.')
  const folder = await makePlugin()
  const files = filesIn(folder).map((name) => ({ name: `skerry/${name}`, file: path.join(folder, name) }))
  const bytes = zip(files)
  writeFileSync(dist('skerry-wordpress.zip'), bytes)
  console.log(`dist/skerry-wordpress.zip: ${files.length} files, ${bytes.length} bytes`)
}

if (isMain(import.meta)) {
  const { 'no-build': takesBuilt = false } = parseArgs({ flags: ['no-build'] })
  if (!existsSync(SOURCE)) fail(`There is no ${SOURCE}.`)
  await main(takesBuilt)
  // The window of the coverage table keeps the process alive.
  process.exit()
}
