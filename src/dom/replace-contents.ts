/**
 * Replaces the contents of `box` with `nodes`; the returned function restores them. Meanwhile they are in a fragment, so changes by scripts
 * are kept.
 */
export function replaceContents(box: Element, ...nodes: (Node | string)[]): () => void {
  const served = new DocumentFragment()
  for (const node of [...box.childNodes]) served.append(node)
  box.append(...nodes)
  return () => box.replaceChildren(served)
}
