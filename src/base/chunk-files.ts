import { baseUri } from './document'
import { propertyOf } from './property-of'

/**
 * Where our code comes from on a page with our tag. In the npm package the build replaces this file (embed/module/chunk-files.ts), because
 * there the bundler knows where the chunks are.
 */

/**
 * Our own script tag, whose `data-*` attributes are the site's options. The browser exposes it only while the bundle is evaluated, and we
 * trust no other source: this tag decides where code comes from.
 */
export const script = propertyOf(document, 'currentScript') as HTMLScriptElement | null

/** A chunk's URL: below `data-base`, else beside our script, else (if the script is inlined) beside the page. */
export const chunkUrl = (file: string): string =>
  new URL(`chunks/${file}.js`, new URL(script?.dataset.base?.replace(/\/?$/, '/') || script?.src || '', baseUri())).href

/** Imports a chunk. The build adds `own` to each, so that a response with another script fails like any other load. */
export const importChunk = (url: string): Promise<unknown> => import(url).then((chunk) => chunk.own())
