/**
 * npm run demo [-- [--port 4173] [--no-build] [--csp] [page.html|folder [--css file]… [--keep-scripts]]]
 * Builds and serves the demo, with the documents at /docs/, or any saved page with Skerry in place of its scripts.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { areDocsStale } from '../../scripts/docs/stale'
import { buildBundle, fail, parseArgs, root, run } from '../../scripts/process'
import { serve } from './serve'

const args = parseArgs({ flags: ['no-build', 'keep-scripts', 'csp'], values: ['port'], lists: ['css'] })
const [page] = args._
for (const given of [page, ...args.css]) if (given && !existsSync(given)) fail(`${given} does not exist.`)
const port = Number(args.port ?? 4173)
if (!Number.isInteger(port) || port < 0 || port > 65535) fail(`--port ${args.port} is not a port.`)

if (!args['no-build'] && (await buildBundle()) !== 0) {
  if (!existsSync(path.join(root, 'dist/skerry.js'))) fail('The build failed, so there is nothing to serve.')
  console.error('The build complains (see above); serving what it wrote.')
}
// In a process of their own: they take a while, and the demo need not wait.
const isMaking = !page && !args['no-build'] && areDocsStale()
const ready = isMaking ? run(process.execPath, ['scripts/run.mjs', 'scripts/docs/build.ts'], { inOnePiece: true }) : undefined
const { url } = await serve({
  port,
  tries: 20,
  csp: args.csp,
  page,
  css: args.css,
  keepScripts: args['keep-scripts'],
  docs: { ready },
}).catch((error) => fail(error.message))
const documents = page ? '' : `\n  Documents: ${url}/docs/${isMaking ? ' (being built)' : ''}`
console.log(`\n  ${page ?? 'Demo'}: ${url}/${documents}\n  Stop with Ctrl+C.\n`)
