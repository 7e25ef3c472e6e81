/** npm run adopt -- folder [options]: the package's `skerry adopt` (scripts/cli), run from the source. */
import path from 'node:path'
import { inlineScripts } from '../build/plugin'
import { isStale } from '../check/select'
import { buildBundle, fail, root } from '../process'
import { adopt, type Tools } from './command'
import { readAll } from './source'

async function readTools(): Promise<Tools> {
  if (isStale() && (await buildBundle()) !== 0) fail('The build failed.')
  const [source, parts] = await Promise.all([readAll(), inlineScripts()])
  return { source, parts, dist: path.join(root, 'dist') }
}

await adopt(process.argv.slice(2), 'npm run adopt -- folder [--out folder | --write | --undo] [options]', readTools)
// The window of the coverage table keeps the process alive.
process.exit()
