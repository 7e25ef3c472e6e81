/**
 * Where our code comes from in the npm package: stands there for src/base/chunk-files.ts. A module has no tag of its own, so the options come
 * in an element that is on no page, and the bundler that has seen our imports knows where the chunks are.
 */

/** What `core` of the package is called with (embed/module/runtime.ts). */
declare const skerryTag: HTMLScriptElement
declare const skerryImport: (name: string) => Promise<unknown>

export const script = skerryTag

/** The name of a chunk's file, or its address where the page has said where the chunks are. */
export const chunkUrl = (file: string): string =>
  script.dataset.base
    ? new URL(`chunks/${file}.js`, new URL(script.dataset.base.replace(/\/?$/, '/'), location.href)).href
    : `skerry/${file}.js`

export const importChunk = (url: string): Promise<unknown> => skerryImport(url)
