import { hold, isDeferred, isForeign } from './held'
import { whenSettled } from './settled'

// Taken before an element of the page can shadow a name of the document.
const { implementation } = document
const range = document.createRange()
const findScripts = document.querySelectorAll.bind<Document, ['script'], [], NodeListOf<HTMLScriptElement>>(document, 'script')
export const currentScript = () => Reflect.get(Document.prototype, 'currentScript', document) as HTMLScriptElement | null

/** Opens the elements around `place`, because a table row, for instance, parses only inside a table. Returns them, the outermost first. */
function openParents(parser: Document, place: Node): Element[] {
  let tags = ''
  for (let el = place.parentElement; el?.parentElement?.parentElement; el = el.parentElement) tags = `<${el.localName}>${tags}`
  parser.write(`<div>${tags}`)
  return [parser.body, ...parser.body.querySelectorAll('*')]
}

/**
 * Puts what `script` writes before `place`, as the parser would: immediately, even if elements come in pieces; scripts run in their place, and what
 * follows a file waits for it, until `end`.
 */
export function createStream(place: Text, script: HTMLScriptElement) {
  const parser = implementation.createHTMLDocument()
  const parents = openParents(parser, place)
  const seen = new Set<Node>([...parents, ...findScripts()])
  /** A file that has been written, and what waits for it. */
  let file: HTMLScriptElement | undefined
  const waiting: string[] = []

  function read(text: string): void {
    parser.write(text)
    place.before(...parents.flatMap((parent) => [...parent.childNodes].filter((node) => !seen.has(node))))
    const last = [...findScripts()].filter((other) => other.compareDocumentPosition(place) & 4).pop() as HTMLScriptElement
    if (seen.has(last)) return
    // It was parsed in another document, so it does not run. A copy does.
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
      // Browsers ignore what asynchronous files write.
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
