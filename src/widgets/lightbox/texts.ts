/** Texts that are cut off are scrolled by keyboard, too: a phone that is turned may cut them off, or no longer. */
export function watchTexts(texts: HTMLElement): () => void {
  const sizes = new ResizeObserver(() => {
    texts.tabIndex = -Number(texts.scrollHeight <= texts.clientHeight)
  })
  sizes.observe(texts)
  return () => sizes.disconnect()
}
