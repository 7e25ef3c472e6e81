import path from 'node:path'
import { build } from 'esbuild'
import { root } from '../../scripts/process'

/** The scripts of the pages in demo/frameworks, with the framework in them. */
export async function frameworkScript(pathname: string): Promise<string | undefined> {
  const [, name] = /^\/frameworks\/(react|vue|htmx|alpine|jquery)\.js$/.exec(pathname) ?? []
  if (!name) return undefined
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'demo/frameworks', `${name}.js`)],
    bundle: true,
    write: false,
    minify: true,
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
  })
  return outputFiles[0]?.text
}
