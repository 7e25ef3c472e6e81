import { queryAll } from '../../base/query-all'
import { computedLength } from '../../dom/computed-length'
import { createWriter, type Writer } from '../../dom/writer'

/** How far down, in px, each element covers the window's top. */
const bottoms = new Map<HTMLElement, number>()
let writers: Writer[] | undefined
const scrollers = () => queryAll(document, 'html,body')

/**
 * Keeps native jumps and focus clear of what covers the window's top. `bottom` is how far down `host` reaches; without it, `host` covers
 * nothing any more. The body gets the padding too, because on some pages it scrolls.
 */
export function setScrollPadding(host: HTMLElement, bottom?: number | false): void {
  if (bottom) bottoms.set(host, bottom)
  else bottoms.delete(host)
  writers ??= scrollers().map(createWriter)
  for (const writer of writers) {
    if (bottoms.size) writer.set('$scroll-padding-top', `${Math.max(...bottoms.values())}px`)
    else writer.stop()
  }
}

/** Whether the scroll padding is ours or unset; a site may set its own. */
export const isScrollPaddingOurs = (): boolean => bottoms.size > 0 || !scrollers().some((el) => computedLength(el, 'scroll-padding-top'))
