/**
 * Replaces the contents of `box` with `nodes`; the returned function puts them back. Meanwhile they are kept in one fragment, so that what scripts
 * add or remove stays added or removed.
 */
export function replaceContents(box: Element, ...nodes: (Node | string)[]): () => void {
  const served = new DocumentFragment()
  for (const node of [...box.childNodes]) served.append(node)
  box.append(...nodes)
  return () => box.replaceChildren(served)
}
