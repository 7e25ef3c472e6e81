import { pageBody } from '../base/document'
import { matchesSelector } from '../base/property-of'
import { i18n } from '../builder/page-config'

/** The text in the language of `el`: Polish if the page declares it, else English. */
export function translate([english, polish]: readonly [string, string], el: Element): string {
  return matchesSelector(el, ':lang(pl)') ? polish : english
}

/** The text under `key` in the page's configuration, as in the builder, else ours. Overlays use the body's language. */
export const uiText = (key: string, englishAndPolish: readonly [string, string], el: Element = pageBody()): string =>
  i18n(key, translate(englishAndPolish, el))
