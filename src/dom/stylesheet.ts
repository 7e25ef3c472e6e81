import { script } from '../base/assets'
import { createElement } from '../base/create-element'
import { ofDocument, pageHead } from '../base/document'

/** Rules that any unlayered rule of the page overrides. */
export const inLayer = (css: string): string => `@layer skerry{${css}}`

const adopted = () => ofDocument('adoptedStyleSheets')
/** By the prototype's setter: an element may shadow the property. */
const adopt = (all: CSSStyleSheet[]) => void Reflect.set(Document.prototype, 'adoptedStyleSheets', all, document)

/** Print rules, without nested rules, that override inline styles and everything on the page. */
export const onPaper = (rules: string): string => `@media print{${inLayer(rules.replace(/[;}]/g, '!important$&'))}}`

/** The rules on the page, with their number of users. */
const sheets = new Map<string, { users: number; remove: () => void }>()

/**
 * Adds a stylesheet to the page; the returned function removes it. It is constructed, because a strict CSP forbids style elements. Browsers that
 * cannot construct stylesheets (Safari before 16.4) get an element with our tag's nonce.
 */
export function addStylesheet(css: string): () => void {
  if (!adopted()) {
    const style = createElement('style')
    style.nonce = script?.nonce ?? ''
    style.textContent = css
    pageHead().append(style)
    return () => style.remove()
  }
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  adopt([...adopted(), sheet])
  return () => adopt(adopted().filter((other) => other !== sheet))
}

/**
 * Adds rules to the page until their last user calls the returned function. Rules for our own interface override the page's (ui/own-selector.ts);
 * rules for what the server sent go through `inLayer`.
 */
export function adoptStylesheet(css: string): () => void {
  const entry = sheets.get(css) ?? { users: 0, remove: addStylesheet(css) }
  sheets.set(css, entry)
  entry.users++
  let isUsed = true
  return () => {
    if (isUsed && !--entry.users) {
      sheets.delete(css)
      entry.remove()
    }
    isUsed = false
  }
}
