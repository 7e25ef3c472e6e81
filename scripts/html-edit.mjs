/**
 * Edits HTML where it stands: parse5 says at which characters an element or attribute lies, and only those are replaced.
 * Everything else stays byte for byte what the server sent, broken parts included.
 */
import { parse } from 'parse5'

/** Parses `html`; `edit` gets helpers that note changes; returns the changed text. */
export function editHtml(html, edit) {
  const document = parse(html, { sourceCodeLocationInfo: true })
  const edits = new Map()
  // The parser may list one piece of source twice (mis-nested formatting), hence a map by place.
  const replace = (start, end, text) => edits.set(`${start}-${end}`, { start, end, text })
  edit({ elements: [...walk(document)], replace, insert: (at, text) => replace(at, at, text), endOfHead: endOfHead(document, html) })
  return applyEdits(html, [...edits.values()])
}

/** The text with pieces of it replaced: `[{ start, end, text }]`. */
export function applyEdits(html, edits) {
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
export const attribute = (element, name) => element.attrs.find((a) => a.name === name)?.value

/** Text inside a script or style. */
export const content = (element) => element.childNodes.map((n) => n.value ?? '').join('')

function* walk(node) {
  for (const child of node.childNodes ?? []) {
    if (child.tagName && child.sourceCodeLocation) yield child
    yield* walk(child)
    if (child.content) yield* walk(child.content)
  }
}

/** Where a tag at the end of head goes; head and its end tag may be left out in HTML. */
export function endOfHead(document, html) {
  const root = document.childNodes.find((n) => n.tagName === 'html')
  const head = root.childNodes.find((n) => n.tagName === 'head')
  const place = head.sourceCodeLocation
  // parse5 says that `<head>text` ends where it starts.
  if (place) return place.endTag?.startOffset ?? Math.max(place.endOffset, place.startTag.endOffset)
  const last = head.childNodes.findLast((n) => n.sourceCodeLocation)
  if (last) return last.sourceCodeLocation.endOffset
  const doctype = document.childNodes.find((n) => n.nodeName === '#documentType')
  return root.sourceCodeLocation?.startTag?.endOffset ?? doctype?.sourceCodeLocation?.endOffset ?? (html.startsWith('\uFEFF') ? 1 : 0)
}

/** The same page with a nonce on every script tag. */
export function withNonce(html, nonce) {
  return editHtml(html, ({ elements, insert }) => {
    for (const el of elements)
      if (el.tagName === 'script')
        insert((el.sourceCodeLocation.startTag ?? el.sourceCodeLocation).startOffset + '<script'.length, ` nonce="${nonce}"`)
  })
}
