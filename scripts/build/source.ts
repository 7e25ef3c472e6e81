/** Runs modules of src outside a page, for scripts and tests. */
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { root } from '../process'

export const OPTIONS = {
  absWorkingDir: root,
  bundle: true,
  write: false,
  jsx: 'automatic',
  logLevel: 'warning',
  define: { __VERSION__: '""', __CHUNKS__: '""', 'process.env.NODE_ENV': '"production"' },
  alias: {
    react: 'preact/compat',
    'react-dom': 'preact/compat',
    'react-dom/client': 'preact/compat/client',
    'react/jsx-runtime': 'preact/jsx-runtime',
  },
} satisfies BuildOptions

/** Omits lazily loaded modules: the widgets' code behind declarations. */
const withoutLazy: Plugin = {
  name: 'without-lazy',
  setup: ({ onResolve }) =>
    onResolve({ filter: /.*/ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined)),
}

/** Bundles one of our files with its imports as a script for a page. */
export async function bundleForPage(file: string): Promise<string> {
  const { outputFiles } = await build({ ...OPTIONS, entryPoints: [file], format: 'iife' })
  return outputFiles[0]?.text ?? ''
}

interface Wanted {
  /** The folder that `contents` imports from. */
  folder?: string
  /** Include lazily loaded modules. */
  withLazy?: boolean
  /** A line to prepend. */
  banner?: string
}
/** The exports of a module with these `contents`. */
export async function importSource(contents: string, { folder = root, withLazy = false, banner = '' }: Wanted = {}) {
  const { outputFiles } = await build({
    ...OPTIONS,
    stdin: { contents, resolveDir: folder, loader: 'ts' },
    format: 'esm',
    target: 'es2022',
    banner: { js: banner },
    plugins: withLazy ? [] : [withoutLazy],
  })
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`)
}
