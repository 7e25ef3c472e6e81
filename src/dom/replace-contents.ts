/**
 * Puts `nodes` in the place of what `box` holds; the returned function puts that back. Meanwhile it is kept in one fragment: what somebody has
 * added to it or takes out of it while it is away is there, or gone, when it comes back.
 */
export function replaceContents(box: Element, ...nodes: (Node | string)[]): () => void {
  const served = new DocumentFragment()
  served.append(...box.childNodes)
  box.append(...nodes)
  return () => box.replaceChildren(served)
}
