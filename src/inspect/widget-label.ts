/** Widgets whose names say nothing to whoever has not read the code. */
const LABELS: Record<string, string> = {
  backgroundVideo: 'background video',
  'editor-helpers': 'helpers of the editor',
  'first-picture': 'first picture of a background',
  'lazy-background': 'backgrounds that are loaded when they are near',
  'load-more': 'lists that load more',
  loop: 'lists of posts',
  motion: 'effects of scrolling and of the mouse',
  opener: 'buttons and links for popups',
  posts: 'grids of posts',
  reveal: 'entrance animations',
  spy: 'links that show where the reader is',
  stretch: 'sections over the whole width',
  'taxonomy-filter': 'filters of lists',
}

/** What a widget is called in the inspector. */
export const widgetLabel = (name: string): string => (Object.hasOwn(LABELS, name) ? (LABELS[name] as string) : name)
