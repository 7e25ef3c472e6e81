import { baseUri } from '../../base/document'
import { propertyOf } from '../../base/property-of'
import { queryAll } from '../../base/query-all'
import { getGlobal } from '../../base/values'
import { findLoop, idOf } from './content'
import { keepToServed } from './served-parts'

interface Policy {
  createHTML: (html: string) => string
}
let policy: Policy | undefined

/** What could run or frame somebody else's code, or change the page as a whole. */
const FORBIDDEN = 'script,object,embed,applet,frame,frameset,portal,fencedframe,base,meta,[attributeName*=href i]'
/** Handlers, and what tells somebody else of a click or a picture. */
const FORBIDDEN_ATTRIBUTES = /^(on.*|srcdoc|ping|attributionsrc)$/i
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
function parseHtml(html: string): Document {
  policy ??= getGlobal<{ createPolicy: (name: string, rules: Policy) => Policy }>('trustedTypes')?.createPolicy('skerry-html', {
    createHTML: (text) => text,
  })
  const parsed = new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html')
  removeCode(parsed)
  return parsed
}

function removeCode(root: Document | DocumentFragment): void {
  for (const el of queryAll(root, FORBIDDEN)) el.remove()
  for (const el of queryAll(root, '*')) {
    // A form's field may be called `attributes`.
    for (const { name, value } of [...propertyOf(el, 'attributes')])
      if (FORBIDDEN_ATTRIBUTES.test(name) || (/^src$|href$|action$/i.test(name) && isCode(value)))
        propertyOf(el, 'removeAttribute').call(el, name)
    // What a template holds is not among its children, and scripts of the page may make elements of it.
    if (el instanceof HTMLTemplateElement) removeCode(el.content)
  }
}

/** Parsed markup may contain an element named `body`. */
const bodyOf = (html: string): HTMLElement => propertyOf(parseHtml(html), 'body')

/** The HTML of nodes before they enter the page. */
export function toHtml(nodes: Node[]): string {
  const box = bodyOf('')
  box.append(...nodes.map((node) => node.cloneNode(true)))
  return box.innerHTML
}
function bodyFor(loop: HTMLElement, html: string): HTMLElement {
  const body = bodyOf(html)
  // The CMS's route makes the list of what the builder has saved, and of nothing that stands in the page.
  keepToServed(body, loop, true)
  return body
}
/** Stored text is untrusted input, like a response: it is parsed inertly, and what could not have come from the server is dropped. */
export const toNodes = (html: string, loop: HTMLElement): Node[] => [...bodyFor(loop, html).childNodes]

/** The stand-in for a list without content (contract loops §3.7). */
const EMPTY = '<div class="elementor-widget-container"></div>'
/** The container of a list in an answer of the CMS's; null where the answer is a text. */
export const parseContainer = (html: string, loop: HTMLElement): Element | null => bodyFor(loop, html.trim() || EMPTY).firstElementChild

/** Takes lists out of another page of the site: the one of the same id, with nothing that the server has not printed into the list of this page. */
export type TakeList = (loop: HTMLElement) => HTMLElement
export function listsOf(html: string): TakeList {
  const page = parseHtml(html)
  return (loop) => {
    const other = findLoop(page, idOf(loop))
    if (!other) throw new Error(`expected the list ${idOf(loop)} in the page, got none`)
    keepToServed(other, loop)
    return other
  }
}
