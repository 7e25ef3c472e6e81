/**
 * npm run demo [-- [--port 4173] [--no-build] [--csp] [page.html|folder [--css file]… [--keep-scripts]]]
 * Builds and serves the demo, or any saved page with Skerry in place of its scripts.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { buildBundle, fail, parseArgs, root } from '../../scripts/process'
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
const { url } = await serve({ port, tries: 20, csp: args.csp, page, css: args.css, keepScripts: args['keep-scripts'] }).catch((error) =>
  fail(error.message),
)
console.log(`\n  ${page ?? 'Demo'}: ${url}/\n  Stop with Ctrl+C.\n`)
