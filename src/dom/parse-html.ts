import { baseUri } from '../base/document'
import { propertyOf } from '../base/property-of'
import { queryAll } from '../base/query-all'
import { getGlobal } from '../base/values'

interface Policy {
  createHTML: (html: string) => string
}
const KEY = Symbol.for('skerry.html')
/** Two chunks may need it, and a page's policy may allow its name only once. */
const shared = globalThis as { [KEY]?: Policy | undefined }

/** What could run or frame somebody else's code, or change the page as a whole. */
const FORBIDDEN = 'script,object,embed,applet,frame,frameset,portal,fencedframe,base,meta,[attributeName*=href i]'
/** Handlers, and what reports a click or a picture to somebody else. */
const FORBIDDEN_ATTRIBUTES = /^(on.*|srcdoc|ping|attributionsrc)$/i
function isCode(value: string): boolean {
  try {
    return /^(java|vb)script:$/.test(new URL(value, baseUri()).protocol)
  } catch {
    return false
  }
}

/**
 * Makes a document from a response of the site's own server. It is inert: nothing in it has been loaded or run, and everything that could run once it
 * is moved into the page has been removed (scripts, handlers, addresses that are code). Under `require-trusted-types-for 'script'` it uses the policy
 * `skerry-html`; throws if the page's policy forbids that name.
 *
 * Not with `setHTML`, which always removes frames and a drawing's `use`, whatever it is told to keep; lists contain both. `setHTMLUnsafe` with a
 * sanitizer keeps both but creates shadow roots, which the code below does not look into.
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
    // The contents of a template are not its children, and the page's scripts may make elements of them.
    if (el instanceof HTMLTemplateElement) removeCode(el.content)
  }
}

/** Something in the parsed document, too, may be called `body`. */
export const bodyOf = (html: string): HTMLElement => propertyOf(parseHtml(html), 'body')
