/**
 * Replaces src/base/chunk-files.ts in the npm package. A module has no script tag, so the options are on a detached element, and the
 * bundler that resolved our imports knows where the chunks are.
 */

/** The argument of the package's `core` (embed/module/runtime.ts). */
declare const skerryTag: HTMLScriptElement
declare const skerryImport: (name: string) => Promise<unknown>

export const script = skerryTag

/** The name of a chunk's file, or its URL if the page has set a base. */
export const chunkUrl = (file: string): string =>
  script.dataset.base
    ? new URL(`chunks/${file}.js`, new URL(script.dataset.base.replace(/\/?$/, '/'), location.href)).href
    : `skerry/${file}.js`

export const importChunk = (url: string): Promise<unknown> => skerryImport(url)
