/**
 * A page file, parsed by parse5 with one character per byte, so that everything unedited stays byte for byte, whatever the encoding. What
 * we read (tags and URLs) is ASCII in every encoding that `whyUnreadable` accepts.
 */
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import type { PlacedElement } from '../../demo/server/html-edit'
import { attributes, compile, descendants } from './selectors'

/** The parts of an element that the decision reads. */
export interface FileElement {
  node: PlacedElement
  getAttribute(name: string): string | null
  matches(selector: string): boolean
  querySelectorAll(selector: string): FileElement[]
}
export type FilePage = ReturnType<typeof readPage>

const MAX_BYTES = 16_000_000

/** Why a file's bytes cannot be edited as HTML; empty if they can. */
export function whyUnreadable(bytes: Buffer) {
  if (bytes.length > MAX_BYTES) return `it has more than ${MAX_BYTES / 1e6} MB`
  const start = bytes.subarray(0, 4096).toString('latin1')
  if (/^(\xff\xfe|\xfe\xff)/.test(start) || start.includes('\0')) return 'it is written in UTF-16, or is no text'
  const [, charset = ''] = /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(start) ?? []
  return /^(utf-?(7|16|32)|iso-2022|hz-gb)/i.test(charset) ? `it is written in ${charset}` : ''
}

export const toText = (bytes: Buffer) => bytes.toString('latin1')
export const toBytes = (text: string) => Buffer.from(text, 'latin1')
/** Decodes a value for people. */
export const readable = (text: string) => Buffer.from(text, 'latin1').toString('utf8')

/** The elements, typed for the decision (src/takeover). */
const elementsIn = (node: Tree.ParentNode) => [...descendants(node)] as PlacedElement[]
const asElement = (node: PlacedElement): FileElement => ({
  node,
  getAttribute: (name) => attributes(node).get(name) ?? null,
  matches: (selector) => compile(selector)(node),
  querySelectorAll: (selector: string) => elementsIn(node).filter(compile(selector)).map(asElement),
})

/** A script's text. */
export const content = (node: Tree.Element) => node.childNodes.map((child) => ('value' in child ? child.value : '')).join('')

/** What is asked of a page's text; `attributes` include those inside templates. */
export function readPage(html: string) {
  const document = parse(html, { sourceCodeLocationInfo: true })
  const elements = elementsIn(document)
  const inTemplates = elements.flatMap((node) => ('content' in node ? elementsIn((node as Tree.Template).content) : []))
  return {
    document,
    elements,
    querySelectorAll: (selector: string) => elements.filter(compile(selector)).map(asElement),
    attributes: [...elements, ...inTemplates].flatMap(({ attrs }) => attrs),
    /** Scripts that run once some script has put their template's contents into the page. */
    templateScripts: inTemplates.filter(({ tagName }) => tagName === 'script').map(content),
  }
}
