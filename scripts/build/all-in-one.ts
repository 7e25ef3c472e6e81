/** How all of Skerry becomes one file: dist/skerry.all.js, and what `npm run dev` serves as skerry.js. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildOptions } from 'esbuild'
import { includedImports, JSX, languages, safeDocument, withoutTexts } from './build-plugins'

/** React in the source is Preact in the bundle, as Preact documents it: https://preactjs.com/guide/v10/getting-started#aliasing-react-to-preact */
export const alias = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
}

/** What all bundles for pages have in common. */
export function commonOptions(root: string) {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  return {
    absWorkingDir: root,
    bundle: true,
    metafile: true,
    write: false,
    sourcemap: 'external',
    target: ['es2022'],
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
    ...JSX,
    define: { __VERSION__: JSON.stringify(version), __CHUNKS__: '""', 'process.env.NODE_ENV': '"production"' },
  } satisfies BuildOptions
}

export function allInOne(root: string) {
  return {
    ...commonOptions(root),
    alias,
    stdin: {
      contents: [...languages(root).map((name) => `src/page/texts/${name}`), 'embed/skerry'].map((file) => `import './${file}'`).join('\n'),
      resolveDir: root,
    },
    format: 'iife',
    outfile: 'dist/skerry.all.js',
    plugins: [withoutTexts, includedImports(root), safeDocument(root)],
  } satisfies BuildOptions
}
