/** Line and column of places in a page's source. */
import type { PlacedElement } from '../../demo/server/html-edit'
import { placeOfKey } from './json-place'

export interface Place {
  line: number
  column: number
}

const placeAt = (html: string, offset: number): Place => {
  const before = html.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

const REFERENCE = /&(?:#\d+|#x[\da-f]+|[a-z]\w*);?/giy
const NAMED: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', apos: "'" }

/** The character that a reference stands for; any letter will do unless JSON uses it as syntax. */
function decoded(reference: string) {
  const name = reference.slice(1).replace(/;$/, '')
  const code = name.startsWith('#') ? Number(name.replace('#', '0').replace(/^0(?=\d)/, '')) : undefined
  return code !== undefined ? String.fromCodePoint(Math.min(code || 0, 0x10ffff)).slice(0, 1) : (NAMED[name] ?? 'x')
}

/** An attribute's decoded value, and the source place of each character. */
function decodedValue(html: string, start: number, end: number) {
  const [opening = ''] = /^[^=]*=\s*["']?/.exec(html.slice(start, end)) ?? []
  const places: number[] = []
  let text = ''
  for (let at = start + opening.length; at < end; ) {
    REFERENCE.lastIndex = at
    const reference = html[at] === '&' ? REFERENCE.exec(html)?.[0] : undefined
    text += reference ? decoded(reference) : html[at]
    places.push(at)
    at += reference?.length ?? 1
  }
  return { text, places }
}

/** The place of an element's `field`: an attribute, or a setting in the JSON of `attribute`; else the element's start. */
export function placeOf(html: string, { sourceCodeLocation: element }: PlacedElement, field: string, attribute: string): Place {
  const own = element.attrs?.[field]
  if (own) return placeAt(html, own.startOffset)
  const settings = element.attrs?.[attribute]
  if (!settings) return placeAt(html, element.startOffset)
  const { text, places } = decodedValue(html, settings.startOffset, settings.endOffset)
  const place = placeOfKey(text, field)
  return placeAt(html, (place !== undefined && places[place]) || settings.startOffset)
}
