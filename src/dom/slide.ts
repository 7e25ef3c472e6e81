import { queryFirst } from '../base/query-all'

/** The closed height in px: for `<details>` up to the end of its summary, else 0. */
function closedHeight(el: HTMLElement): number {
  const summary = queryFirst(el, ':scope>summary')
  if (!summary) return 0
  const { paddingBottom, borderBottomWidth } = getComputedStyle(el)
  const { top } = el.getBoundingClientRect()
  return summary.getBoundingClientRect().bottom - top + Number.parseFloat(paddingBottom) + Number.parseFloat(borderBottomWidth)
}

/** Slides an open element open or closed in `duration` ms, reversing after `elapsed` ms of the opposite slide. */
export function slide(el: HTMLElement, isOpening: boolean, duration: number, elapsed = duration): Animation {
  const from = closedHeight(el)
  const box = { boxSizing: 'border-box', overflow: 'hidden' }
  const none = { minHeight: 0, paddingTop: 0, paddingBottom: 0, borderTopWidth: 0, borderBottomWidth: 0 }
  const frames = [
    { ...box, ...(from ? {} : none), height: `${from}px` },
    { ...box, height: `${el.offsetHeight}px` },
  ] as Keyframe[]
  // The easing is symmetric, so it reverses from its current position.
  const animation = el.animate(isOpening ? frames : frames.reverse(), { duration, easing: 'ease-in-out' })
  animation.currentTime = duration - elapsed
  return animation
}
