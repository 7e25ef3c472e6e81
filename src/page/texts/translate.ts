import { pageBody } from '../../base/document'
import { loadedTexts } from '../../base/loaded-texts'
import { matchesSelector } from '../../base/property-of'
import { i18n } from '../page-config'
import type { Text } from './text'

/** A text as the page's configuration has it under `i18n`, else in the language of `el`, else in English. Overlays use the body's language. */
export function translate([key, english]: Text, el: Element = pageBody()): string {
  const language = Object.keys(loadedTexts).find((name) => matchesSelector(el, `:lang(${name})`))
  return i18n(key, (language && loadedTexts[language]?.[key]) || english)
}

/** Fills in `$1`, `$2` … */
export const fillIn = (text: string, ...values: (string | number)[]): string =>
  text.replace(/\$(\d)/g, (_, place: number) => `${values[place - 1]}`)
