/**
 * Where widgets' code goes: by their declarations, `src/widgets/FOLDER/widget.ts` or, if a folder has several, `FOLDER/NAME-widget.ts`; and
 * by chunks, named after folder and file (scripts/build/build-plugins.ts).
 */

/**
 * Declarations in the core, which a third of all pages need, in the order in which they mount on one element. All others are in one chunk,
 * loaded once a page has a host for one.
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

/** Modules included with the declaration that imports them, without a separate request. */
export const INCLUDED: string[] = [
  'popups',
  'popups-opener',
  'menu',
  'sticky',
  'lazy-background',
  'background-first-picture',
  'reveal',
  'audio',
]

/** Chunks of several modules, which share state. */
export const SHARED: Record<string, string[]> = {
  media: ['dom-pause-media', 'dom-pause-elements'],
  loop: ['loop', 'loop-filter', 'loop-request'],
  video: ['video', 'video-atomic'],
}
