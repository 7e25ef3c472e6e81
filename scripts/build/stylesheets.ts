/** What esbuild needs to know for embed/skerry.css. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { BuildOptions, Plugin } from 'esbuild'

/** In a stylesheet, `@import "widgets:"` stands for every stylesheet in a widget's folder, by the order of their paths. */
export function cssOfWidgets(root: string): Plugin {
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

/** In a stylesheet, `@import "./looks.ts"` stands for the CSS that the module exports as its default: looks that the scripts bring along, too. */
export function cssFromModules(options: BuildOptions): Plugin {
  // Beside the looks stands code that looks for our script tag as soon as it is loaded; here is no page.
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
