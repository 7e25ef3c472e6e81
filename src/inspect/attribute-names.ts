// Made by `npm run build` from the declarations of the widgets (scripts/build/declarations.ts).

/** The attributes of hand-written markup, but for short names, which other code may have too. */
export const ATTRIBUTES: readonly string[] =
  'alert-close bar-close bar-copied bar-copy bar-pause consent-given contact-box contact-close contact-toggle countdown-message flip-side form-field form-step gallery-filter gallery-items headline-words loop-item loop-items loop-more loop-page menu-list menu-toggle off-canvas-close off-canvas-open off-canvas-toggle playlist-next playlist-previous popup-close popup-convert popup-group popup-limit popup-open popup-toggle popup-version popup-weight search-close search-panel search-toggle tabs-list'
    .split(' ')
    .map((name) => `data-${name}`)

/** Attributes that only have a meaning inside a widget, by its name. */
export const PARTS: Record<string, string[]> = {
  'alert': ['alert-close'],
  'animated-headline': ['headline-words'],
  'contact-buttons': ['contact-box', 'contact-close', 'contact-toggle'],
  'countdown': ['countdown-message'],
  'floating-bar': ['bar-close', 'bar-copy', 'bar-copied', 'bar-pause'],
  'menu': ['menu-list', 'menu-toggle'],
  'popup': ['popup-close', 'popup-convert'],
  'tabs': ['tabs-list'],
}
