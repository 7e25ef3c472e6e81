import { baseUri } from '../base/document'
import { propertyOf } from '../base/property-of'
import { queryAll } from '../base/query-all'
import { getGlobal } from '../base/values'

interface Policy {
  createHTML: (html: string) => string
}
const KEY = Symbol.for('skerry.html')
/** Two chunks may need it, and a page's policy may allow its name once. */
const shared = globalThis as { [KEY]?: Policy | undefined }

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
export function parseHtml(html: string): Document {
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
    // A form's field may be called `attributes`.
    for (const { name, value } of [...propertyOf(el, 'attributes')])
      if (FORBIDDEN_ATTRIBUTES.test(name) || (/^src$|href$|action$/i.test(name) && isCode(value)))
        propertyOf(el, 'removeAttribute').call(el, name)
    // What a template holds is not among its children, and scripts of the page may make elements of it.
    if (el instanceof HTMLTemplateElement) removeCode(el.content)
  }
}

/** In what is parsed, too, something may be called `body`. */
export const bodyOf = (html: string): HTMLElement => propertyOf(parseHtml(html), 'body')
