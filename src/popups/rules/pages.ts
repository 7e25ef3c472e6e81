import { decodeText } from '../../base/encode-text'
import type { Rule } from './types'

/** Whether a pattern matches, with `*` for any text. It never goes back in the text, so no pattern is slow. */
export function matchesGlob(pattern: string, text: string): boolean {
  const [first = '', ...parts] = pattern.split('*')
  const last = parts.pop()
  if (last === undefined) return text === first
  let at = first.length
  for (const part of parts) {
    const found = text.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return text.startsWith(first) && text.endsWith(last) && at <= text.length - last.length
}

/** Readable, without capitals, site, or slash at the end: `/Łodzie/` and `https://shop.test/%C5%82odzie` are one page. */
const pathOf = (address: string): string =>
  decodeText(address)
    .toLowerCase()
    .replace(/^https?:\/\/[^/]*/, '')
    .replace(/(.)\/$/, '$1') || '/'

/** A text without a slash or `*` may stand anywhere in the address. */
const patternOf = (text: string): string => (/[/*]/.test(text) ? pathOf(text) : `*${text.toLowerCase()}*`)

/** This page's address is on one list, if it has entries, and not on the other. */
export const pages: Rule = ({ pages_show: show, pages_hide: hide }, { path }) => {
  const here = pathOf(path)
  const isOn = (list: string[]) => list.some((text) => matchesGlob(patternOf(text), here))
  return { pass: (!show[0] || isOn(show)) && !isOn(hide), actual: here }
}

/** The address's parameters: `utm_source=newsletter`, with `*` for any text, or `gclid` for any value; `a=1&b=2` are both. */
export const parameters: Rule = ({ parameters_show: show, parameters_hide: hide }, { search, cameWith }) => {
  const given = [...new URLSearchParams(search)]
  const has = (list: string[]) =>
    list.some((text) => {
      // As in an address, from where people copy them.
      const wanted = [...new URLSearchParams(text)]
      return wanted[0] && wanted.every(([name, value]) => given.some(([key, is]) => key === name && matchesGlob(value || '*', is)))
    })
  return { pass: (!show[0] || has(show) || cameWith) && !has(hide), actual: search }
}

/** `pt` is every Portuguese, `pt-BR` only Brazil's. */
export const languages: Rule = ({ languages_languages: wanted, languages_of: of }, { languages: given }) => {
  const actual = given[of]
  const pass = wanted.some((tag) => `${actual.toLowerCase()}-`.startsWith(`${tag.toLowerCase().replace('_', '-')}-`))
  return { pass, actual }
}
