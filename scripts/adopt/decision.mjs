/** The decision of the take-over, out of the source as it is: for this command, and as data for the WordPress plugin. */
import { build } from 'esbuild'
import { root } from '../process.ts'

const MODULES = ['script-facts', 'judge-script', 'decision', 'undriven', 'handlers', 'rules', 'add-ons']

/** The modules of src/takeover that are functions of plain data, as one. */
export async function readDecision() {
  const contents = MODULES.map((name) => `export * from './src/takeover/${name}'`).join('\n')
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  })
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`)
}
