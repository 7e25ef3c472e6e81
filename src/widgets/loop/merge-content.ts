import { propertyOf } from '../../base/property-of'
import { moveNode } from '../../dom/move'
import { contentOf, ITEMS } from './content'

/** Items' HTML as received; islands write on the elements later. Items served with the page are not in it. */
const htmlOf = new WeakMap<Element, string>()

/**
 * Replaces a list's content, keeping the nodes of items in both, with their focus and media playback. Returns false, changing nothing, if
 * the two are structured differently.
 *
 * Why not a morphing library? Measured in Chromium on the demo's list of nine (`/vignettes/`), filtering with four of nine items in common,
 * then reloading the same list: this code is 1.3 kB (gzip) with shared parts and takes 0.3 and 0.2 ms; morphdom 2.7 2.2 kB, 0.6 and 0.3 ms;
 * idiomorph 0.8 3.8 kB, 1.0 and 0.5 ms. This keeps all four nodes. Both libraries kept one and turned eight others, with their islands and
 * players, into other posts: they match by id, and builders' items have none.
 */
export function mergeContent(loop: Element, nodes: Node[]): boolean {
  const before = contentOf(loop)
  const oldPath = pathToItems(before)
  const newPath = pathToItems(nodes)
  if (!oldPath.length || oldPath.length !== newPath.length) return false
  if (!oldPath.every((el, i) => isBuiltAlike(el, newPath[i] as Element))) return false
  let [olds, news] = [before, nodes]
  for (const [i, oldEl] of oldPath.entries()) {
    const newEl = newPath[i] as Element
    const at = news.indexOf(newEl)
    for (const node of olds) if (node !== oldEl) (node as ChildNode).remove()
    oldEl.before(...news.slice(0, at))
    oldEl.after(...news.slice(at + 1))
    olds = [...oldEl.childNodes]
    news = [...newEl.childNodes]
  }
  mergeItems(oldPath.at(-1) as Element, news)
  return true
}

/** Records items as received, so that an item that has changed since is not taken for the same. */
export function rememberItems(nodes: Node[]): void {
  for (const item of pathToItems(nodes).at(-1)?.children ?? []) htmlOf.set(item, item.outerHTML)
}

/** The path from one of the nodes down to the element with the items; empty if there is none. */
function pathToItems(nodes: Node[]): Element[] {
  for (const node of nodes) {
    if (!(node instanceof Element)) continue
    const path: Element[] = []
    for (let el = node.matches(ITEMS) ? node : node.querySelector(ITEMS); el; el = el === node ? null : el.parentElement) path.unshift(el)
    if (path.length) return path
  }
  return []
}

/** Whether the old element has every attribute of the new one; islands may have added more. */
const isBuiltAlike = (old: Element, other: Element): boolean =>
  old.localName === other.localName &&
  [...other.classList].every((name) => old.classList.contains(name)) &&
  [...other.attributes].every(({ name, value }) => /^(class|style)$/.test(name) || old.getAttribute(name) === value)

/** An item's identity: its post, its template, and its row in the settings that place it (contract loops §1.1). */
function keyOf(item: Node): string | undefined {
  if (!(item instanceof HTMLElement)) return
  const post = [...item.classList].find((name) => /^(e-loop-item|post)-\d+$/.test(name)) || item.dataset.loopItem || item.id
  const place = [...item.classList].find((name) => name.startsWith('elementor-repeater-item-'))
  return post && [item.localName, item.dataset.elementorId, post, place].join()
}
const isSame = (old: Element, other: Element) => {
  const html = htmlOf.get(old)
  return html === undefined ? old.textContent === other.textContent : html === htmlOf.get(other)
}

function mergeItems(box: Element, news: Node[]): void {
  const known = new Map([...propertyOf(box, 'children')].map((item) => [keyOf(item), item]))
  const wanted = news.map((node) => {
    const key = keyOf(node)
    const old = key && known.get(key)
    known.delete(key)
    return old && isSame(old, node as Element) ? old : node
  })
  const kept = new Set(wanted)
  for (const node of [...box.childNodes]) if (!kept.has(node)) node.remove()
  let next = box.firstChild
  for (const node of wanted) {
    if (node === next) next = next.nextSibling
    else if (node.parentNode === box) moveNode(node, box, next)
    else box.insertBefore(node, next)
  }
}
