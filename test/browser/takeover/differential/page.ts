/** A page of the matrix: scripts of all kinds that tell the recorder what they see, below a path of its own. */
export interface ServedFile {
  body: string
  type?: string
  status?: number
  headers?: Record<string, string>
  /** Arrives this many ms late, or when the page tells the server (recorder.js, `release`). */
  wait?: number | Signal
}
/** `read`: DOMContentLoaded was told, and what it started is over. `ran`: the last script ran. `loaded`: the browser's own `load` is over. */
export type Signal = 'read' | 'ran' | 'loaded'

export interface DifferentialPage {
  name: string
  head?: string
  body: string
  files: Record<string, ServedFile>
  /** Of the body. */
  attributes?: string
  headers?: Record<string, string>
  /** Where the policy asks for one. */
  nonce?: string
}

/** Stands for the path of a page's run, where relative addresses do not work. */
export const RUN = '%RUN%'
/** Stands for the number of times that the page has loaded. */
export const LOAD = '%LOAD%'
export const JS = 'text/javascript; charset=utf-8'

/** Makes tags, and collects the files they ask for. Every script logs that it ran, then runs `code`. */
export function createScripts() {
  const files: Record<string, ServedFile> = {}
  const attributesOf = (id: string, attributes: string) => `id="${id}"${attributes && ` ${attributes}`}`
  const inline = (id: string, code = '', attributes = '') => `<script ${attributesOf(id, attributes)}>ran('${id}');${code}</script>\n`
  const file = (id: string, code = '', attributes = '', served: Omit<ServedFile, 'body'> = {}) => {
    files[`js/${id}.js`] = { body: `ran('${id}');${code}`, ...served }
    return `<script src="js/${id}.js" ${attributesOf(id, attributes)}></script>\n`
  }
  return { files, inline, file }
}
export type Scripts = ReturnType<typeof createScripts>

/** Holding begins at this file in a CMS's head. The stand-in is for pages that use no jQuery callbacks. */
export const FIRST_HELD = 'wp-includes/js/jquery/jquery.min.js'
export const STAND_IN = {
  body: `ran('jquery');window.jQuery = window.$ = Object.assign(() => new Proxy({}, { get: () => jQuery }), { fn: {} })`,
}

/** The builder's main file, without which no page is taken. */
export const FRONTEND = 'wp-content/plugins/elementor/assets/js/frontend.min.js'

/** The last script of a page: releases what waits for it. */
export const LAST = `<script id="last">ran('last');recorder.release('ran')</script>`
