import { baseUri } from '../base/document'
import { propertyOf } from '../base/property-of'
import { queryAll } from '../base/query-all'
import { getGlobal } from '../base/values'
import { keepToServed } from './served-parts'

interface Policy {
  createHTML: (html: string) => string
}
const KEY = Symbol.for('skerry.html')
/** Two chunks may need it, and a page's policy may allow its name only once. */
const shared = globalThis as { [KEY]?: Policy | undefined }

/** Elements that could run or frame third-party code, or change the page as a whole. */
const FORBIDDEN = 'script,object,embed,applet,frame,frameset,portal,fencedframe,base,meta,[attributeName*=href i]'
/** Handlers, and attributes that report clicks or pictures to others. */
const FORBIDDEN_ATTRIBUTES = /^(on.*|srcdoc|ping|attributionsrc)$/i
function isCode(value: string): boolean {
  try {
    return /^(java|vb)script:$/.test(new URL(value, baseUri()).protocol)
  } catch {
    return false
  }
}

/**
 * The only way from an answer's HTML into the page (test/unit/structure.test.ts).
 *
 * Parses it into an inert document: nothing in it loads or runs, and everything that could run once moved into the page is removed
 * (scripts, handlers, `javascript:` URLs). Under `require-trusted-types-for 'script'` it uses the policy
 * `skerry-html`; throws if the page's policy forbids that name.
 *
 * Not `setHTML`, which always removes frames and the `use` of drawings, which lists have. `setHTMLUnsafe` with a sanitizer keeps both, but
 * creates shadow roots, which this code does not search.
 */
function parseHtml(html: string): Document {
  shared[KEY] ??= getGlobal<{ createPolicy: (name: string, rules: Policy) => Policy }>('trustedTypes')?.createPolicy('skerry-html', {
    createHTML: (text) => text,
  })
  const parsed = new DOMParser().parseFromString(shared[KEY]?.createHTML(html) ?? html, 'text/html')
  removeCode(parsed)
  return parsed
}

function removeCode(root: Document | DocumentFragment): void {
  for (const el of queryAll(root, FORBIDDEN)) el.remove()
  for (const el of queryAll(root, '*')) {
    // A form's field may be named `attributes`.
    for (const { name, value } of [...propertyOf(el, 'attributes')])
      if (FORBIDDEN_ATTRIBUTES.test(name) || (/^src$|href$|action$/i.test(name) && isCode(value)))
        propertyOf(el, 'removeAttribute').call(el, name)
    // A template's content is not among its children, and page scripts may instantiate it.
    if (el instanceof HTMLTemplateElement) removeCode(el.content)
  }
}

/**
 * The body of an answer, without what the server did not print into this part of the page. `hasItemStyles`: the answer is rendered from what
 * the builder has saved, so it may bring the builder's styles for single items.
 */
export function parseAnswer(html: string, part: HTMLElement, hasItemStyles = false): HTMLElement {
  // The parsed document may also contain an element named `body`.
  const body = propertyOf(parseHtml(html), 'body')
  keepToServed(body, part, hasItemStyles)
  return body
}

/** A page in an answer: takes single parts out of it, each without what the server did not print into its counterpart. */
export function parsePage(html: string) {
  const page = parseHtml(html)
  return (find: (page: Document) => HTMLElement | null, part: HTMLElement): HTMLElement | null => {
    const found = find(page)
    if (found) keepToServed(found, part)
    return found
  }
}
