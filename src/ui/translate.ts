import { matchesSelector } from '../base/property-of'
/** The text in the language of `el`: Polish where the page declares that language, else English. */
export function translate([english, polish]: readonly [string, string], el: Element): string {
  return matchesSelector(el, ':lang(pl)') ? polish : english
}
