/**
 * Swiper without features that our carousels cannot use. Options that are constant in all our carousels are inlined, so that the minifier
 * removes the code behind them: 3,600 of 20,200 bytes gzipped. Options that a page's script may set on a running carousel (`autoHeight`,
 * `rewind`, `centeredSlides` …) stay, as does everything in the Swiper that pages create themselves (src/compat/swiper.ts).
 */

/** Options that are off in all ours: their modules are missing, src/widgets/slider/swiper.ts disables them, or nothing sets them. */
export const OFF = [
  '_emitClasses',
  'centerInsufficientSlides',
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
/** Instance properties of missing modules and of its custom element. */
const ABSENT = ['controller', 'freeMode', 'grid', 'isElement', 'virtual']

const READ = String.raw`(?:\?\.\w+)?(?!\w|\s*=[^=])`
/** Patterns with their replacements. */
const REPLACED: [RegExp, string][] = [
  ...OFF.map((name): [RegExp, string] => [new RegExp(String.raw`\b(?:(?:swiper|this)\.)?params\.${name}${READ}`, 'g'), 'false']),
  ...ABSENT.map((name): [RegExp, string] => [new RegExp(String.raw`\b(?:swiper|this)\.${name}${READ}(?!\.)`, 'g'), 'false']),
  // Advice for people who set its options.
  [/\bshowWarning\('[^']*'\)/g, 'false'],
]

/** The source of Swiper's core file for our carousels. Throws if a new version lacks a removed part. */
export function withoutUnusedOptions(file: string, source: string): string {
  if (!/[\\/]swiper-core\.mjs$/.test(file)) return source
  return REPLACED.reduce((text, [pattern, value]) => {
    const replaced = text.replace(pattern, value)
    if (replaced === text) throw new Error(`Swiper no longer has ${pattern}: scripts/build/swiper-options.ts`)
    return replaced
  }, source)
}
