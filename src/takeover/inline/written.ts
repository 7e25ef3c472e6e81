import { hold, isDeferred, isForeign } from './held'
import { noteStyle, whenSettled } from './settled'

// Read before a page element can shadow a document property.
const { implementation } = document
const range = document.createRange()
const findScripts = document.querySelectorAll.bind<Document, ['script'], [], NodeListOf<HTMLScriptElement>>(document, 'script')
export const currentScript = () => Reflect.get(Document.prototype, 'currentScript', document) as HTMLScriptElement | null
/** A form's field may be called `parentElement`. */
const parentOf = (node: Node | null) => node && (Reflect.get(Node.prototype, 'parentElement', node) as Element | null)

/** Opens the ancestors of `place` in the parser (a row is only parsed inside a table). Returns the elements, outermost first. */
function openParents(parser: Document, place: Node): Element[] {
  let tags = ''
  for (let el = parentOf(place); el && parentOf(parentOf(el)); el = parentOf(el)) tags = `<${el.localName}>${tags}`
  parser.write(`<div>${tags}`)
  return [parser.body, ...parser.body.querySelectorAll('*')]
}

/**
 * Inserts what `script` writes before `place`, as the parser would: immediately, elements in pieces if necessary, running scripts in place.
 * What follows a file waits for it, as does `end`.
 */
export function createStream(place: Text, script: HTMLScriptElement) {
  const parser = implementation.createHTMLDocument()
  const parents = openParents(parser, place)
  const seen = new Set<Node>([...parents, ...findScripts()])
  /** A written file, and what waits for it. */
  let file: HTMLScriptElement | undefined
  const waiting: string[] = []

  function read(text: string): void {
    parser.write(text)
    for (const link of parser.querySelectorAll('link')) noteStyle(link)
    place.before(...parents.flatMap((parent) => [...parent.childNodes].filter((node) => !seen.has(node))))
    const last = [...findScripts()].filter((other) => other.compareDocumentPosition(place) & 4).pop() as HTMLScriptElement
    if (seen.has(last)) return
    // Parsed in another document, it cannot run. A copy can.
    const copy = range.createContextualFragment(last.outerHTML).firstChild as HTMLScriptElement
    copy.async = last.hasAttribute('async')
    copy.nonce = last.nonce
    seen.add(last).add(copy)
    if (isForeign(copy)) return
    if (isDeferred(copy)) hold(copy, copy.getAttribute('type'))
    else if (copy.src && !copy.async) file = copy
    last.replaceWith(copy)
  }
  return {
    write(text: string): void {
      const by = currentScript()
      // Browsers do not let async files write.
      if (by?.src && by !== script && by !== file) return
      for (const part of text.match(/[\s\S]*?(<\/script\s*>|$)/gi) as string[])
        if (file && file !== by) waiting.push(part)
        else read(part)
    },
    async end(): Promise<void> {
      while (file) {
        const written = file
        await whenSettled(written)
        if (file === written) file = undefined
        while (!file && waiting.length) read(waiting.shift() as string)
      }
    },
  }
}
