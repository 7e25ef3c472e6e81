import { baseUri } from './document'
import { propertyOf } from './property-of'

/**
 * Where our code comes from, in a page that has our tag. The build of the npm package has another file in the place of this one
 * (embed/module/chunk-files.ts): there the bundler knows where the chunks are.
 */

/**
 * Our own script tag, whose `data-*` attributes are the site's options. The browser names it only while the bundle is being evaluated, and
 * we trust no other source: this tag decides where code comes from.
 */
export const script = propertyOf(document, 'currentScript') as HTMLScriptElement | null

/** The address of a chunk: below `data-base`, else beside our script, else (when the script is inlined) beside the page. */
export const chunkUrl = (file: string): string =>
  new URL(`chunks/${file}.js`, new URL(script?.dataset.base?.replace(/\/?$/, '/') || script?.src || '', baseUri())).href

/**
 * Imports a chunk. The build adds `own` to each of them, so that a server's answer with somebody else's script fails like any other load.
 */
export const importChunk = (url: string): Promise<unknown> => import(url).then((chunk) => chunk.own())
