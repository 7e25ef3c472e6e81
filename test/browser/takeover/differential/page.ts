/** A page of the matrix: scripts of all kinds that tell the recorder what they see, below a path of its own. */
export interface ServedFile {
  body: string
  type?: string
  status?: number
  headers?: Record<string, string>
  /** Comes so many ms late, or when the page has told the server so (recorder.js, `release`). */
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
  /** Lines of the builder’s that come last where its scripts run late. */
  lastLate?: string[]
}

/** In a page, the path of its run, for those who read no relative addresses. */
export const RUN = '%RUN%'
export const JS = 'text/javascript; charset=utf-8'

/** Makes tags, and keeps what they ask for. Every script says that it ran, then does what `code` says. */
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

/** Holding begins at its place in the head of a CMS; the stand-in is one for pages without callbacks of jQuery's. */
export const FIRST_HELD = 'wp-includes/js/jquery/jquery.min.js'
export const STAND_IN = {
  body: `ran('jquery');window.jQuery = window.$ = Object.assign(() => new Proxy({}, { get: () => jQuery }), { fn: {} })`,
}

/** The builder's main file, without which no page is taken. */
export const FRONTEND = 'wp-content/plugins/elementor/assets/js/frontend.min.js'

/** The last script of a page: what waits for it may go on. */
export const LAST = `<script id="last">ran('last');fetch('release/ran')</script>`
