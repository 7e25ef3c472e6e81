import { script } from '../../base/assets'
import { queryAll } from '../../base/query-all'
import { computedLength } from '../../dom/computed-length'
import { createWriters } from '../../dom/writers'

/** How far down, in px, each element covers the window's top. */
const bottoms = new Map<HTMLElement, number>()
const writers = createWriters()
const scrollers = () => queryAll(document, 'html,body')

/**
 * Keeps native jumps and focus clear of what covers the window's top. `bottom` is how far down `host` reaches; without it, `host` covers
 * nothing any more. The body gets the padding too, because on some pages it scrolls.
 */
export function setScrollPadding(host: HTMLElement, bottom?: number | false): void {
  if (bottom) bottoms.set(host, bottom)
  else bottoms.delete(host)
  const padding = `${Math.max(...bottoms.values())}px`
  if (!bottoms.size) writers.stop()
  else for (const el of scrollers()) writers.set(el, { '$scroll-padding-top': padding })
}

/** Whether the scroll padding is ours or unset; a site may set its own, or take care of anchors itself. */
export const maySetScrollPadding = (): boolean =>
  script?.dataset.anchors !== 'off' && (bottoms.size > 0 || !scrollers().some((el) => computedLength(el, 'scroll-padding-top')))
