import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'
import manifest from './package.json' with { type: 'json' }
// @ts-expect-error a script, without types
import { leanPreactForVite } from './scripts/lean-preact.mjs'

/** Real pages to test against lie beside the repository on some machines only. */
const corpus = existsSync(fileURLToPath(new URL('../shared/corpus', import.meta.url)))

// As the build has it (esbuild.config.mjs). Exact names, else `react` would also catch `react/jsx-runtime`.
const alias = Object.entries({
  react: 'embed/react.mjs',
  'react-dom': 'embed/react-dom.ts',
  'react-dom/client': 'embed/react-dom.ts',
  'react/jsx-runtime': 'embed/jsx-runtime.ts',
}).map(([name, file]) => ({ find: new RegExp(`^${name}$`), replacement: fileURLToPath(new URL(file, import.meta.url)) }))

export default defineConfig({
  plugins: [leanPreactForVite(fileURLToPath(new URL('.', import.meta.url)))],
  resolve: { alias },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
  define: { __VERSION__: JSON.stringify(manifest.version) },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}', 'test/unit/**/*.test.{ts,tsx}', 'test/corpus/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, ...(corpus ? [] : ['test/corpus/**'])],
    // Two cores, and other work on them.
    maxWorkers: 2,
    // A busy machine is no failure of ours; one that fails again is.
    retry: process.env.CI ? 2 : 0,
    restoreMocks: true,
    unstubGlobals: true,
    // Dependencies that import react must get the same preact as our own code; Node alone would give them the real one.
    server: { deps: { inline: [/swiper/, /preact/] } },
  },
})
