import { script } from '../../base/assets'
import { idOf } from './content'
import { parseHtml } from './parse-html'

/** What a list shows at an address: the content that came for it before, and a way to keep a newer one. */
export interface KeptContent {
  read: () => Promise<string | undefined>
  keep: (html: string) => void
}

/** Of this list at the page's address; nothing where the site has switched it off (`data-cache="off"` at our script). */
export function keptContent(loop: HTMLElement): KeptContent | undefined {
  if (script?.dataset.cache === 'off') return
  const key = `${idOf(loop)} ${location.href}`
  const fragments = import('../../base/fragments').catch(() => undefined)
  return {
    read: async () => (await fragments)?.readFragment(key),
    keep: async (html) => (await fragments)?.keepFragment(key, html),
  }
}

/** The HTML of nodes that are not yet in the page, as it came. */
export function toHtml(nodes: Node[]): string {
  const box = parseHtml('').body
  box.append(...nodes.map((node) => node.cloneNode(true)))
  return box.innerHTML
}
/** Stored text is untrusted input, like a response: it is parsed inertly, and scripts and handlers are dropped. */
export const toNodes = (html: string): Node[] => [...parseHtml(html).body.childNodes]
