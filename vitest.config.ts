import { existsSync } from 'node:fs'
import path from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import manifest from './package.json' with { type: 'json' }

/** Only some machines have real pages to test against. */
const { SKERRY_PAGES: pages } = process.env
const corpus = pages && existsSync(path.join(pages, 'corpus'))

// As the build has it (esbuild.config.mjs). Exact names, else `react` would also catch `react/jsx-runtime`.
const alias = Object.entries({
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
}).map(([name, replacement]) => ({ find: new RegExp(`^${name}$`), replacement }))

export default defineConfig({
  resolve: { alias },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
  define: { __VERSION__: JSON.stringify(manifest.version), __CHUNKS__: '""' },
  test: {
    // Only the sources' own tests get a document; others ask for it in their first line. A process for each file would read happy-dom anew,
    // which takes three times as long as the tests; a context of its own in a shared process keeps files as far apart.
    projects: [
      { extends: true, test: { name: 'sources', environment: 'happy-dom', pool: 'vmForks', include: ['src/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        test: { name: 'around', environment: 'node', include: ['test/unit/**/*.test.{ts,tsx}', 'test/corpus/**/*.test.{ts,tsx}'] },
      },
    ],
    exclude: [...configDefaults.exclude, ...(corpus ? [] : ['test/corpus/**'])],
    // Two cores, and other work on them.
    maxWorkers: 2,
    // On a busy machine a test that reads a file of 10 MB takes more than the 5 s that are usual.
    testTimeout: 20_000,
    restoreMocks: true,
    unstubGlobals: true,
    // Dependencies that import react must get the same preact as our own code; Node alone would give them the real one.
    server: { deps: { inline: [/swiper/, /preact/] } },
  },
})
