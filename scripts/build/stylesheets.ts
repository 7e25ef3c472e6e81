/** Builds embed/skerry.css and embed/skerry.builder.css. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { withWeights } from './weight'

export const STYLESHEETS = ['skerry.css', 'skerry.builder.css'] as const

/** `@import "widgets:"` includes every stylesheet in the widgets' folders, in path order. */
function cssOfWidgets(root: string): Plugin {
  const folder = path.join(root, 'src/widgets')
  const files = () =>
    readdirSync(folder, { recursive: true })
      .map((file) => String(file).replaceAll(path.sep, '/'))
      .filter((file) => file.endsWith('.css'))
      .sort()
  return {
    name: 'css-of-widgets',
    setup(build) {
      build.onResolve({ filter: /^widgets:$/ }, () => ({ path: folder, namespace: 'widgets' }))
      build.onLoad({ filter: /.*/, namespace: 'widgets' }, () => ({
        contents: files()
          .map((file) => `@import "./${file}";`)
          .join('\n'),
        loader: 'css',
        resolveDir: folder,
      }))
    },
  }
}

/** `@import "./looks.ts"` includes a module's default export as CSS: styles that the scripts also contain. */
function cssFromModules(options: BuildOptions): Plugin {
  // Modules of styles also import code that looks for our script tag when loaded; here is no page.
  const withoutTag: Plugin = {
    name: 'without-tag',
    setup: (build) =>
      build.onLoad({ filter: /[\\/]base[\\/]assets\.ts$/ }, () => ({ contents: 'export const script = null, once = null', loader: 'js' })),
  }
  return {
    name: 'css-from-modules',
    setup(build) {
      build.onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
        const { outputFiles } = await build.esbuild.build({
          ...options,
          entryPoints: [file],
          format: 'esm',
          bundle: true,
          write: false,
          plugins: [withoutTag],
        })
        const { default: contents } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`)
        return { contents, loader: 'css' }
      })
    },
  }
}

/** A minified stylesheet with its specificities and source map; nesting is expanded for older browsers. */
export async function buildStylesheet(root: string, name: (typeof STYLESHEETS)[number]): Promise<{ css: string; map: string }> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    bundle: true,
    write: false,
    charset: 'utf8',
    legalComments: 'none',
    target: ['chrome100', 'firefox100', 'safari15.4'],
    entryPoints: [`embed/${name}`],
    outfile: `dist/${name}`,
    minify: true,
    sourcemap: 'external',
    plugins: [
      cssFromModules({ alias: { react: 'preact/compat', 'react/jsx-runtime': 'preact/jsx-runtime' }, jsx: 'automatic' }),
      cssOfWidgets(root),
    ],
  })
  const text = (end: string) => outputFiles.find((file) => file.path.endsWith(end))?.text ?? ''
  return withWeights(text('.css'), text('.map'))
}
