import { openFragments } from '../../base/open-fragments'
import { idOf } from './content'
import { parseHtml } from './parse-html'

/** What a list shows at an address: the content that came for it before, and a way to keep a newer one. */
export interface KeptContent {
  read: () => Promise<string | undefined>
  keep: (html: string) => void
}

/** Of this list at the page's address. */
export function keptContent(loop: HTMLElement): KeptContent {
  const key = `${idOf(loop)} ${location.href}`
  const fragments = openFragments()
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
/** What was kept is as little to be trusted as what comes from anywhere. */
export const toNodes = (html: string): Node[] => [...parseHtml(html).body.childNodes]
