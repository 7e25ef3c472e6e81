/**
 * Where the code of widgets is: by their declarations, which are files `src/widgets/FOLDER/widget.ts` or, where a folder has several,
 * `FOLDER/NAME-widget.ts`; and by chunks, which are named after folder and file (scripts/build/build-plugins.ts).
 */

/**
 * Declarations that a third of all pages have use for, in the order in which they mount on one element: they are in the core. All others are
 * one chunk, which is loaded once a page has a host of one of them.
 */
export const COMMON: string[] = [
  'background/first-picture-widget',
  'popup/widget',
  'popup/opener-widget',
  'menu/widget',
  'anchors/spy-widget',
  'slider/widget',
  'sticky/widget',
  'reveal/widget',
  'lazy-background/widget',
  'lightbox/widget',
  'share/widget',
]

/** Modules that come with the declaration which asks for them, without a request of their own. */
export const INCLUDED: string[] = [
  'popup',
  'popup-openers',
  'menu',
  'sticky',
  'lazy-background',
  'background-first-picture',
  'reveal',
  'audio',
]

/** Chunks of several modules: pages that have one of them often have another, or they share what they keep. */
export const SHARED: Record<string, string[]> = {
  embeds: ['facebook', 'payment', 'code-highlight'],
  films: ['dom-leave', 'dom-leave-films'],
  floating: ['contact-buttons', 'floating-bar'],
  loop: ['loop', 'loop-filter', 'loop-request'],
  numbers: ['counter', 'progress', 'countdown'],
  panels: ['off-canvas', 'hotspot', 'flip-box'],
  shop: ['cart', 'checkout', 'my-account', 'add-to-cart'],
  search: ['search', 'search-newer'],
  text: ['drop-cap', 'text-path'],
  video: ['video', 'video-atomic'],
  toc: ['table-of-contents', 'progress-tracker'],
}
