import { pageBody } from '../base/document'
import { matchesSelector } from '../base/property-of'
import { i18n } from '../builder/page-config'

/** The text in the language of `el`: Polish if the page declares that language there, else English. */
export function translate([english, polish]: readonly [string, string], el: Element): string {
  return matchesSelector(el, ':lang(pl)') ? polish : english
}

/** A text that the builder also has: the one in the page's configuration under `key`, else ours. What covers the page uses the body's language. */
export const uiText = (key: string, englishAndPolish: readonly [string, string], el: Element = pageBody()): string =>
  i18n(key, translate(englishAndPolish, el))
