import { script } from '../base/assets'
import { suggest } from '../base/suggest'
import { everywhere, type Say } from './everywhere'

type SayOf = (el: HTMLElement) => Say

/** The attributes that hand-written markup may have, besides `data-widget` and `data-settings`. */
export const ATTRIBUTES: readonly string[] =
  'alert-close bar-close bar-pause consent-given contact-box contact-close contact-toggle countdown-message flip-side form-field form-step gallery-filter gallery-items headline-words loop-item loop-items loop-more loop-page menu-list menu-toggle off-canvas-close off-canvas-open off-canvas-toggle playlist-next playlist-previous popup-close popup-convert popup-limit popup-open popup-toggle popup-version search-close search-panel search-toggle tabs-list'
    .split(' ')
    .map((name) => `data-${name}`)

const PICTURE = /\.(png|jpe?g|gif|svg|webp|avif)([?#]|$)/i

/** `data-open-popup` is `data-popup-open`. */
const sorted = (name: string) => name.split('-').sort().join()

/**
 * The attribute of ours that was probably meant. Other people's attributes may look like ours: a name with fewer than two hyphens says too little.
 */
function meantAttribute(name: string): string | undefined {
  if (ATTRIBUTES.includes(name)) return undefined
  const isLong = /^data-\w+-\w/.test(name)
  return ATTRIBUTES.find((ours) => sorted(ours) === sorted(name)) ?? suggest(name, ATTRIBUTES, isLong ? 2 : 0)
}

/** The three short ones are ours if their value or their element says so. */
function meantShort(el: HTMLElement, name: string, value: string, names: readonly string[]): string | undefined {
  const meant = suggest(name, ['data-widget', 'data-settings', 'data-lightbox'], 2)
  const isMeant =
    (meant === 'data-widget' && names.includes(value)) ||
    (meant === 'data-settings' && /^\s*\{.*\}\s*$/s.test(value) && el.hasAttribute('data-widget') && !el.hasAttribute('data-settings')) ||
    (meant === 'data-lightbox' && el.localName === 'a' && PICTURE.test(el.getAttribute('href') ?? ''))
  return isMeant ? meant : undefined
}

/** Attributes that are nearly ours, on a page with hand-written markup. `names` are the widgets that exist. */
export function findMisspeltAttributes(sayOf: SayOf, names: readonly string[]): void {
  const all = everywhere('*')
  const isByHand = Boolean(everywhere('[data-widget]')[0])
  for (const el of all)
    for (const { name, value } of el.attributes) {
      if (!name.startsWith('data-')) continue
      const meant = (isByHand ? meantAttribute(name) : undefined) ?? meantShort(el, name, value, names)
      if (meant) sayOf(el)(name, `there is no such attribute, did you mean ${meant}?`)
    }
}

/** What our script tag may have: the attributes, and for some the allowed words. */
export const TAG: Record<string, readonly string[] | undefined> = {
  'data-base': undefined,
  'data-config': undefined,
  'data-cache': ['off'],
  'data-motion': ['always', 'never', 'auto'],
  'data-anchors': ['off'],
  'data-datalayer': ['on'],
  // An unknown tool is reported where the tool is looked up (consent/consent.ts).
  'data-consent': undefined,
  'data-consent-own': undefined,
  'data-redirects': undefined,
  'data-timezone': undefined,
  'data-takeover': ['', 'report'],
  'data-takeover-allow': undefined,
  'data-debug': undefined,
}
/** Attributes for other tools, which tell them to leave the tag alone. */
const OF_OTHERS = /^data-(cfasync|no-|nowprocket|skerry-)/

/** An attribute of our tag that does not exist, and a word that an attribute does not accept. */
export function findTagMistakes(sayOf: SayOf): void {
  if (!script) return
  const say = sayOf(script)
  for (const { name, value } of script.attributes) {
    if (!name.startsWith('data-') || OF_OTHERS.test(name)) continue
    const words = TAG[name]
    const meant = suggest(name, Object.keys(TAG))
    if (!Object.hasOwn(TAG, name) && meant) say(name, `the script tag has no such attribute, did you mean ${meant}?`)
    if (words && !words.includes(value)) {
      const word = suggest(value, words)
      say(name, `expected ${words.map((each) => each || 'nothing').join(', ')}, got ${value}${word ? `, did you mean ${word}?` : ''}`)
    }
  }
}
