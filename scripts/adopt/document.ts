/**
 * A page of a file: read by parse5 from its bytes, one character a byte, so that whatever its encoding is, everything that is not edited
 * stays byte for byte. What is asked about, tags and addresses, is ASCII in all encodings that `whyUnreadable` lets through.
 */
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import type { PlacedElement } from '../../demo/server/html-edit'
import { attributes, compile, descendants } from './selectors'

/** As much of an element as is asked for. */
export interface FileElement {
  node: PlacedElement
  getAttribute(name: string): string | null
  matches(selector: string): boolean
  querySelectorAll(selector: string): FileElement[]
}
export type FilePage = ReturnType<typeof readPage>

const MOST_BYTES = 16_000_000

/** Why the bytes of a file cannot be edited as HTML; empty where they can. */
export function whyUnreadable(bytes: Buffer) {
  if (bytes.length > MOST_BYTES) return `it has more than ${MOST_BYTES / 1e6} MB`
  const start = bytes.subarray(0, 4096).toString('latin1')
  if (/^(\xff\xfe|\xfe\xff)/.test(start) || start.includes('\0')) return 'it is written in UTF-16, or is no text'
  const [, charset = ''] = /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(start) ?? []
  return /^(utf-?(7|16|32)|iso-2022|hz-gb)/i.test(charset) ? `it is written in ${charset}` : ''
}

export const toText = (bytes: Buffer) => bytes.toString('latin1')
export const toBytes = (text: string) => Buffer.from(text, 'latin1')
/** A value as people write it. */
export const readable = (text: string) => Buffer.from(text, 'latin1').toString('utf8')

/** What the decision (src/takeover) asks of an element. */
const elementsIn = (node: Tree.ParentNode) => [...descendants(node)] as PlacedElement[]
const asElement = (node: PlacedElement): FileElement => ({
  node,
  getAttribute: (name) => attributes(node).get(name) ?? null,
  matches: (selector) => compile(selector)(node),
  querySelectorAll: (selector: string) => elementsIn(node).filter(compile(selector)).map(asElement),
})

/** The text in a script. */
export const content = (node: Tree.Element) => node.childNodes.map((child) => ('value' in child ? child.value : '')).join('')

/**
 * `{ document, elements, querySelectorAll, attributes }` of a page's text; `attributes` are those of all elements, also in templates.
 */
export function readPage(html: string) {
  const document = parse(html, { sourceCodeLocationInfo: true })
  const elements = elementsIn(document)
  const inTemplates = elements.flatMap((node) => ('content' in node ? elementsIn((node as Tree.Template).content) : []))
  return {
    document,
    elements,
    querySelectorAll: (selector: string) => elements.filter(compile(selector)).map(asElement),
    attributes: [...elements, ...inTemplates].flatMap(({ attrs }) => attrs),
  }
}
