import { whenSettled } from './settled'

// Asked for before an element of the page can take a name of the document's.
const { implementation } = document
const findScripts = document.querySelectorAll.bind<Document, ['script'], [], NodeListOf<HTMLScriptElement>>(document, 'script')
const currentScript = () => Reflect.get(Document.prototype, 'currentScript', document)

/**
 * Puts what a script writes behind it, as the parser would: at once, elements may come in pieces, a script runs where it stands, and what is
 * behind a file waits for it: until then for `end`.
 */
export function createStream(script: HTMLScriptElement) {
  const parser = implementation.createHTMLDocument()
  // It makes its body. A tag of the page's own in this line would be found by plugins that look for it.
  parser.write('<br>')
  parser.body.textContent = ''
  const spot = new Range()
  spot.setStartAfter(script)
  const seen = new Set([script])
  /** A file that has been written, and what waits for it. */
  let file: HTMLScriptElement | undefined
  const waiting: string[] = []

  function read(text: string): void {
    parser.write(text)
    for (const node of [...parser.body.childNodes]) {
      spot.insertNode(node)
      spot.collapse()
    }
    const last = [...findScripts()].filter((other) => spot.comparePoint(other, 0) < 0).pop() as HTMLScriptElement
    if (seen.has(last)) return
    // It was parsed in another document, and is dead. A copy runs.
    const copy = spot.createContextualFragment(last.outerHTML).firstChild as HTMLScriptElement
    seen.add(copy)
    if (copy.src && !copy.async) file = copy
    last.replaceWith(copy)
  }
  return {
    write(text: string): void {
      for (const part of text.match(/[\s\S]*?(<\/script\s*>|$)/gi) as string[])
        if (file && file !== currentScript()) waiting.push(part)
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
