import { baseUri } from '../../base/document'
import { propertyOf } from '../../base/property-of'
import { queryAll } from '../../base/query-all'
import { getGlobal } from '../../base/values'

interface Policy {
  createHTML: (html: string) => string
}
let policy: Policy | undefined

/** What could run or frame somebody else's code. */
const FORBIDDEN = 'script,object,embed,frame,base,meta,[attributeName$=href i]'
function isCode(value: string): boolean {
  try {
    return /^(java|vb)script:$/.test(new URL(value, baseUri()).protocol)
  } catch {
    return false
  }
}

/**
 * A document made of a response of the site's own server. It is inert: nothing in it has been loaded or run, and of what could run when it is
 * moved into the page nothing is left (scripts, handlers, addresses that are code). Under `require-trusted-types-for 'script'` it is made by the
 * policy `skerry-html`; throws where the page's policy forbids that name.
 *
 * Not by `setHTML`: what it removes always, whatever it is told to keep, are frames and the `use` of a drawing, which lists have. `setHTMLUnsafe`
 * with a sanitizer keeps both, but gives elements shadow roots, into which what is done here does not look.
 */
export function parseHtml(html: string): Document {
  policy ??= getGlobal<{ createPolicy: (name: string, rules: Policy) => Policy }>('trustedTypes')?.createPolicy('skerry-html', {
    createHTML: (text) => text,
  })
  const parsed = new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html')
  for (const el of queryAll(parsed, FORBIDDEN)) el.remove()
  // A form's field may be called `attributes`.
  for (const el of queryAll(parsed, '*'))
    for (const { name, value } of [...propertyOf(el, 'attributes')])
      if (/^on|^srcdoc$/i.test(name) || (/^src$|href$|action$/i.test(name) && isCode(value)))
        propertyOf(el, 'removeAttribute').call(el, name)
  return parsed
}

/** In what is parsed, too, something may be called `body`. */
const bodyOf = (html: string): HTMLElement => propertyOf(parseHtml(html), 'body')

/** The HTML of nodes that are not yet in the page, as it came. */
export function toHtml(nodes: Node[]): string {
  const box = bodyOf('')
  box.append(...nodes.map((node) => node.cloneNode(true)))
  return box.innerHTML
}
/** Stored text is untrusted input, like a response: it is parsed inertly, and scripts and handlers are dropped. */
export const toNodes = (html: string): Node[] => [...bodyOf(html).childNodes]

/** What stands for a list without content (contract loops §3.7). */
const EMPTY = '<div class="elementor-widget-container"></div>'
/** The container of a list in an answer of the CMS's; null where the answer is a text. */
export const parseContainer = (html: string): Element | null => bodyOf(html.trim() || EMPTY).firstElementChild
