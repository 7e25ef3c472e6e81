import { script } from '../base/assets'
import { createElement } from '../base/create-element'
import { ofDocument, pageHead } from '../base/document'

/** Rules over which any rule of the page wins. */
export const inLayer = (css: string): string => `@layer skerry{${css}}`

const adopted = () => ofDocument('adoptedStyleSheets')
/** By the browser's own setter: an element may have the property's name. */
const adopt = (all: CSSStyleSheet[]) => void Reflect.set(Document.prototype, 'adoptedStyleSheets', all, document)

/** The rules on the page, each with how many want them and what takes them away. */
const sheets = new Map<string, { users: number; remove: () => void }>()

/**
 * Puts a stylesheet on the page; the returned function takes it away. It is constructed, because a strict policy forbids style elements.
 * Browsers that cannot construct one (Safari before 16.4) get an element all the same, with our tag's nonce.
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
 * Puts rules on the page until the returned function is called by the last who wants them. Those for an interface of ours win over the
 * page's (ui/own-selector.ts); those for what the server sent are written as `inLayer`.
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
