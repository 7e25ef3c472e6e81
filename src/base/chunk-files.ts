import { baseUri } from './document'
import { propertyOf } from './property-of'

/**
 * Where our code comes from on a page with our tag. The build of the npm package replaces this file by embed/module/chunk-files.ts, because there the
 * bundler knows where the chunks are.
 */

/**
 * Our own script tag, whose `data-*` attributes are the site's options. Browsers name it only while the bundle is being evaluated. We trust no other
 * source, because this tag decides where code comes from.
 */
export const script = propertyOf(document, 'currentScript') as HTMLScriptElement | null

/** The address of a chunk: under `data-base`, else beside our script, else (if the script is inlined) beside the page. */
export const chunkUrl = (file: string): string =>
  new URL(`chunks/${file}.js`, new URL(script?.dataset.base?.replace(/\/?$/, '/') || script?.src || '', baseUri())).href

/**
 * Imports a chunk. The build adds the export `own` to every chunk, so that somebody else's script in the server's answer fails like any other load.
 */
export const importChunk = (url: string): Promise<unknown> => import(url).then((chunk) => chunk.own())
