/**
 * Swiper without what none of our carousels can have. Its options that stay as they are in every carousel of ours are written out as what they
 * are, so that the minifier leaves out the code behind them: 3,600 bytes gzipped of 20,200. What a page's script may set on a carousel that
 * runs (`autoHeight`, `rewind`, `centeredSlides` …) stays, and so does all of it in the Swiper that pages make themselves
 * (src/compat/swiper.ts).
 */

/** Options that are off in each of ours: their modules are not there, or src/widgets/slider/swiper.ts switches them off, or nobody sets them. */
const OFF = [
  'centerInsufficientSlides',
  'centeredSlidesBounds',
  'createElements',
  'cssMode',
  'edgeSwipeDetection',
  'freeMode',
  'grid',
  'lazyPreload',
  'loopAddBlankSlides',
  'maxBackfaceHiddenSlides',
  'observer',
  'oneWayMovement',
  'roundLengths',
  'setWrapperSize',
  'slidesPerGroupAuto',
  'touchReleaseOnEdges',
  'virtual',
]
/** What modules that are not there, and its custom element, would have put on the instance. */
const ABSENT = ['controller', 'freeMode', 'grid', 'isElement', 'virtual']

const READ = String.raw`(?:\?\.\w+)?(?!\w|\s*=[^=])`
/** Each pattern, and what stands for it. */
const REPLACED: [RegExp, string][] = [
  ...OFF.map((name): [RegExp, string] => [new RegExp(String.raw`\b(?:(?:swiper|this)\.)?params\.${name}${READ}`, 'g'), 'false']),
  ...ABSENT.map((name): [RegExp, string] => [new RegExp(String.raw`\b(?:swiper|this)\.${name}${READ}(?!\.)`, 'g'), 'false']),
  // Advice for who sets its options.
  [/\bshowWarning\('[^']*'\)/g, 'false'],
]

/** The source of Swiper's core, `file`, for our own carousels. Throws when a version of it does not have what is left out. */
export function withoutUnusedOptions(file: string, source: string): string {
  if (!/[\\/]swiper-core\.mjs$/.test(file)) return source
  return REPLACED.reduce((text, [pattern, value]) => {
    const replaced = text.replace(pattern, value)
    if (replaced === text) throw new Error(`Swiper does not have ${pattern} any more: scripts/build/swiper-options.ts`)
    return replaced
  }, source)
}
