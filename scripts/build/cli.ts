/**
 * node scripts/run.mjs scripts/build/cli.ts
 * Makes the package's command, dist/cli: scripts/cli with everything that it uses, so that whoever installs the package installs nothing else.
 * Wants a build.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { parseArgs, requireBundle, root } from '../process'
import { inlineScripts } from './plugin'
import { readPreloads } from './plugin-table'
import { OPTIONS } from './source'
import { packagesIn, readPackage, thirdParty } from './third-party'

const out = path.join(root, 'dist/cli')

parseArgs({})
requireBundle()
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
const { metafile } = await build({
  ...OPTIONS,
  metafile: true,
  write: true,
  entryPoints: ['scripts/cli/skerry.ts'],
  outdir: out,
  format: 'esm',
  splitting: true,
  platform: 'node',
  target: 'node20',
  minify: true,
  legalComments: 'none',
  define: { ...OPTIONS.define, __VERSION__: JSON.stringify(version) },
  // happy-dom brings CommonJS, which asks for Node's own modules.
  banner: { js: "import { createRequire as skerryRequire } from 'node:module'; const require = skerryRequire(import.meta.url);" },
})
const bundled = packagesIn([metafile]).map((folder) => readPackage(root, folder))
writeFileSync(path.join(out, 'meta.json'), JSON.stringify(metafile))
writeFileSync(path.join(out, 'THIRD-PARTY.md'), thirdParty('In the command `skerry`, which pages never load.', bundled))
writeFileSync(path.join(out, 'adopt.json'), JSON.stringify({ preloads: await readPreloads(), parts: await inlineScripts() }))
// The window of the coverage table keeps the process alive.
process.exit()
