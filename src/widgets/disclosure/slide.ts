/** The height of an element that is closed: of `<details>` up to the end of its summary, else none. */
function closedHeight(el: HTMLElement): number {
  const summary = el.querySelector(':scope>summary')
  if (!summary) return 0
  const { paddingBottom, borderBottomWidth } = getComputedStyle(el)
  const { top } = el.getBoundingClientRect()
  return summary.getBoundingClientRect().bottom - top + Number.parseFloat(paddingBottom) + Number.parseFloat(borderBottomWidth)
}

/** Slides an open element open or closed, in `duration` ms. Reversed while it runs, it turns back where it is. */
export function slide(el: HTMLElement, isOpening: boolean, duration: number): Animation {
  const from = closedHeight(el)
  const box = { boxSizing: 'border-box', overflow: 'hidden' }
  const none = { minHeight: 0, paddingTop: 0, paddingBottom: 0, borderTopWidth: 0, borderBottomWidth: 0 }
  const frames = [
    { ...box, ...(from ? {} : none), height: `${from}px` },
    { ...box, height: `${el.offsetHeight}px` },
  ]
  const animation = el.animate(frames as Keyframe[], { duration, easing: 'ease-in-out' })
  if (!isOpening) animation.reverse()
  return animation
}
