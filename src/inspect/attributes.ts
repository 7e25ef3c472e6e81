import { script } from '../base/assets'
import { suggest } from '../base/suggest'
import { ATTRIBUTES } from './attribute-names'
import { everywhere, type Say } from './everywhere'

type SayOf = (el: HTMLElement) => Say

const PICTURE = /\.(png|jpe?g|gif|svg|webp|avif)([?#]|$)/i

/** Makes `data-open-popup` equal `data-popup-open`. */
const sorted = (name: string) => name.split('-').sort().join()

/** Our attribute that was probably meant. Other code's attributes may be similar: with fewer than two hyphens a name is too ambiguous. */
function meantAttribute(name: string): string | undefined {
  if (ATTRIBUTES.includes(name)) return undefined
  const isLong = /^data-\w+-\w/.test(name)
  return ATTRIBUTES.find((ours) => sorted(ours) === sorted(name)) ?? suggest(name, ATTRIBUTES, isLong ? 2 : 0)
}

/** For the three short ones, the value or the element tells whether they are meant for us. */
function meantShort(el: HTMLElement, name: string, value: string, names: readonly string[]): string | undefined {
  const meant = suggest(name, ['data-widget', 'data-settings', 'data-lightbox'], 2)
  const isMeant =
    (meant === 'data-widget' && names.includes(value)) ||
    (meant === 'data-settings' && /^\s*\{.*\}\s*$/s.test(value) && el.hasAttribute('data-widget') && !el.hasAttribute('data-settings')) ||
    (meant === 'data-lightbox' && el.localName === 'a' && PICTURE.test(el.getAttribute('href') ?? ''))
  return isMeant ? meant : undefined
}

/** Finds misspelt attributes, on a page with hand-written markup. `names`: the existing widgets. */
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

/** The script tag's attributes, with their words if they have any. */
export const TAG: Record<string, readonly string[] | undefined> = {
  'data-base': undefined,
  'data-config': undefined,
  'data-cache': ['off'],
  'data-motion': ['always', 'never', 'auto'],
  'data-anchors': ['off'],
  'data-datalayer': ['on'],
  // An unknown tool is reported where it is used (media/consent/consent.ts).
  'data-consent': undefined,
  'data-consent-own': undefined,
  'data-redirects': undefined,
  'data-timezone': undefined,
  'data-takeover': ['', 'report'],
  'data-takeover-allow': undefined,
  'data-debug': undefined,
}
/** Attributes that tell other tools to leave the tag alone. */
const OF_OTHERS = /^data-(cfasync|no-|nowprocket|skerry-)/

/** Finds unknown attributes and words on our script tag. */
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
