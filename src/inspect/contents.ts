import { closestOf, matchesSelector } from '../base/property-of'
import { queryFirst } from '../base/query-all'
import { asObject } from '../base/values'
import { handWritten, SETTINGS } from '../builder/selectors'
import { rawSettings } from '../settings/read'
import { everywhere, type Say } from './everywhere'

const MENU = handWritten('menu')

const hasSetting = (el: HTMLElement, pattern: RegExp) =>
  Object.entries(asObject(rawSettings(el, SETTINGS))).some(([key, value]) => pattern.test(key) && value)

/** What widgets cannot do without, but do not report themselves. */
const CONTENTS: Record<string, [exists: (el: HTMLElement) => unknown, field: string, what: string]> = {
  slider: [(el) => queryFirst(el, '*'), 'slides', 'expected an element for each slide, found none'],
  gallery: [(el) => queryFirst(el, 'img'), 'pictures', 'expected <img> elements, found none'],
  video: [
    (el) => queryFirst(el, 'a[href]') || hasSetting(el, /_url$/),
    'address',
    'expected a link to a video, or its address in the settings, found none',
  ],
  playlist: [(el) => queryFirst(el, 'a[href],video'), 'videos', 'expected a list of links to videos, found none'],
  lottie: [(el) => hasSetting(el, /^source_/), 'animation', 'expected the address of an animation, found none'],
  alert: [(el) => queryFirst(el, '[data-alert-close]'), 'close button', 'expected a button with data-alert-close, found none'],
  'contact-buttons': [
    (el) => queryFirst(el, 'button,[role=button],[data-contact-toggle]') && queryFirst(el, 'a[href],[data-contact-box]'),
    'box',
    'expected a button and a box with contact links, found none',
  ],
  share: [(el) => hasSetting(el, /^network$/), 'network', 'is not set: name the network, copy, native or print'],
}

/** Lists in a menu's items that are no submenus: numbered ones, and those alone in a box, as some systems write them. */
const OTHER_LIST = ['li>ol', 'li>div>:is(ul,ol):only-child', 'li>div>div:only-child>:is(ul,ol):only-child']
  .map((list) => `:is(${MENU}) ${list}`)
  .join()
/** What other scripts open. */
const OPENED_BY_OTHERS = '[hidden],[x-show],[v-show]'

/** Reports empty hand-written widgets. */
export function checkContents(sayOf: (el: HTMLElement) => Say): void {
  for (const [name, [exists, field, what]] of Object.entries(CONTENTS))
    for (const el of everywhere(handWritten(name))) if (!exists(el)) sayOf(el)(field, what)
  for (const el of everywhere(handWritten('slider')))
    if (!matchesSelector(el, '[aria-label]:not([aria-label=""]),[aria-labelledby]'))
      sayOf(el)('aria-label', 'is not set: name what the slides show, for visitors who cannot see them')
  for (const el of everywhere(OTHER_LIST))
    if (!matchesSelector(el, '[data-menu-list]') && !closestOf(el, OPENED_BY_OTHERS))
      sayOf(el)('submenu', 'Skerry does not open this list: a submenu is a <ul> directly in its item, after the link')
  // Without other hand-written widgets the attribute may be another script's.
  const isByHand = Boolean(everywhere('[data-widget]')[0])
  for (const el of everywhere('[data-lightbox]:not([data-lightbox=off])'))
    if (isByHand && !matchesSelector(el, 'a[href]'))
      sayOf(el)('data-lightbox', 'does nothing here: expected a link to a picture or a video')
}
