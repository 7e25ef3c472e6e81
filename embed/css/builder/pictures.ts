/**
 * An image carousel's pictures have no sizes in the markup. The CMS puts them into file names, whose first digits give the height within a
 * few pixels; the slider then uses the exact one. If a name says nothing, assume a typical photograph. Without these rules the row is a
 * line tall until its pictures load (0.2 to 0.5 of layout shift).
 */
const WIDTHS: [part: string, width: number][] = [
  ['x300.', 214],
  ['x1024.', 731],
  ['-150x', 150],
  ['-300x', 300],
  ['-768x', 768],
  ['-1024x', 1024],
]
/** More exact ones come later. */
const RATIOS: [ratio: string, ...parts: string[]][] = [
  ['5/7', 'x300.', 'x1024.'],
  ['3/1', '-768x2', '-1024x3'],
  ['2/1', '-768x3', '-1024x4'],
  ['16/9', '-300x1', '-768x4', '-1024x5'],
  ['4/3', '-300x2', '-1024x7'],
  ['3/2', '-300x20', '-768x5', '-1024x6'],
  ['6/5', '-768x6', '-1024x8'],
  ['1/1', '-150x150', '-300x300', '-768x7', '-1024x1'],
  ['5/6', '-768x8', '-768x9'],
  ['3/4', '-768x1'],
  ['2/3', '-768x11', '-683x1', '-200x3'],
]
const IMAGE = '.swiper-slide-image'
/** A lazy picture keeps its URL in the data attribute. */
const named = (part: string) => [`${IMAGE}[src*="${part}"]`, `${IMAGE}[data-src*="${part}"]`].join()

const UNLOADED = `[data-widget_type^=image-] ${IMAGE}.swiper-lazy:not([width],.swiper-lazy-loaded)`
const BEFORE = ['.swiper:not(.swiper-initialized)', '.swiper-container:not(.swiper-container-initialized)'].map(
  (box) => `[data-widget_type^=image-] ${box} ${IMAGE}:not([width])`,
)

export default `${WIDTHS.map(([part, width]) => `${named(part)}{--skerry-width:${width}px}`).join('')}
${RATIOS.map(([ratio, ...parts]) => `${parts.map(named)}{--skerry-ratio:auto ${ratio}}`).join('')}
${BEFORE}{max-width:100%;width:var(--skerry-width,auto);aspect-ratio:var(--skerry-ratio,auto)}
${UNLOADED}{display:inline-block;max-width:100%;width:var(--skerry-width,100%);aspect-ratio:var(--skerry-ratio,auto 3/2)}`
