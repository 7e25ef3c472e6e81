/** Labels for widgets whose names mean nothing to anyone who has not read the code. */
const LABELS: Record<string, string> = {
  'background-video': 'background video',
  'editor-helpers': 'helpers for the editor',
  'first-picture': 'first picture of a background',
  'lazy-background': 'backgrounds that load when they come near',
  'load-more': 'lists that load more',
  loop: 'lists of posts',
  motion: 'scroll and mouse effects',
  opener: 'buttons and links for popups',
  posts: 'grids of posts',
  reveal: 'entrance animations',
  spy: 'links that show where the reader is',
  stretch: 'sections as wide as the window',
  'taxonomy-filter': 'filters of lists',
}

/** What the inspector calls a widget. */
export const widgetLabel = (name: string): string => (Object.hasOwn(LABELS, name) ? (LABELS[name] as string) : name)
