/**
 * Edits HTML where it stands: parse5 says at which characters an element or attribute lies, and only those are replaced.
 * Everything else stays byte for byte what the server sent, broken parts included.
 */
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

export interface Edit {
  start: number
  end: number
  text: string
}
type Location = NonNullable<Tree.Element['sourceCodeLocation']>
/** An element that stands in the source. */
export type PlacedElement = Tree.Element & { sourceCodeLocation: Location }
interface Editor {
  elements: PlacedElement[]
  replace(start: number, end: number, text: string): void
  insert(at: number, text: string): void
  endOfHead: number
}
const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node

/** Parses `html`; `edit` gets helpers that note changes; returns the changed text. */
export function editHtml(html: string, edit: (editor: Editor) => void) {
  const document = parse(html, { sourceCodeLocationInfo: true })
  const edits = new Map<string, Edit>()
  // The parser may list one piece of source twice (mis-nested formatting), hence a map by place.
  const replace = (start: number, end: number, text: string) => edits.set(`${start}-${end}`, { start, end, text })
  edit({ elements: [...walk(document)], replace, insert: (at, text) => replace(at, at, text), endOfHead: endOfHead(document, html) })
  return applyEdits(html, [...edits.values()])
}

/** The text with pieces of it replaced: `[{ start, end, text }]`. */
export function applyEdits(html: string, edits: Iterable<Edit>) {
  let out = ''
  let at = 0
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < at) continue // inside something that was already replaced
    out += html.slice(at, start) + text
    at = end
  }
  return out + html.slice(at)
}

/** Value of an attribute, decoded, or undefined. */
export const attribute = (element: Tree.Element, name: string) => element.attrs.find((a) => a.name === name)?.value

/** Text inside a script or style. */
export const content = (element: Tree.Element) => element.childNodes.map((n) => ('value' in n ? n.value : '')).join('')

function* walk(node: Tree.Node): Generator<PlacedElement> {
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    if (isElement(child) && child.sourceCodeLocation) yield child as PlacedElement
    yield* walk(child)
    if ('content' in child) yield* walk(child.content)
  }
}

/** Where a tag at the end of head goes; head and its end tag may be left out in HTML. */
export function endOfHead(document: Tree.Document, html: string) {
  const called =
    (name: string) =>
    (node: Tree.Node): node is Tree.Element =>
      isElement(node) && node.tagName === name
  // The parser adds what the source leaves out.
  const root = document.childNodes.find(called('html')) as Tree.Element
  const head = root.childNodes.find(called('head')) as Tree.Element
  const place = head.sourceCodeLocation
  // parse5 says that `<head>text` ends where it starts.
  if (place) return place.endTag?.startOffset ?? Math.max(place.endOffset, place.startTag?.endOffset ?? 0)
  const last = head.childNodes.findLast((n) => n.sourceCodeLocation)?.sourceCodeLocation
  if (last) return last.endOffset
  const doctype = document.childNodes.find((n) => n.nodeName === '#documentType')
  return root.sourceCodeLocation?.startTag?.endOffset ?? doctype?.sourceCodeLocation?.endOffset ?? (html.startsWith('\uFEFF') ? 1 : 0)
}

/** The same page with a nonce on every script tag. */
export function withNonce(html: string, nonce: string) {
  return editHtml(html, ({ elements, insert }) => {
    for (const el of elements)
      if (el.tagName === 'script')
        insert((el.sourceCodeLocation.startTag ?? el.sourceCodeLocation).startOffset + '<script'.length, ` nonce="${nonce}"`)
  })
}
