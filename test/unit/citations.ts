import { readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** The documents that comments cite, by their names there (docs/contract/README.md). */
export const documents: Record<string, string> = {
  'contract core': 'docs/contract/core.md',
  'contract popups': 'docs/contract/popups.md',
  'contract menus': 'docs/contract/menu-sticky-motion.md',
  'contract media': 'docs/contract/media-and-disclosure.md',
  'contract loops': 'docs/contract/loops-and-widgets.md',
  'contract cms': 'docs/contract/cms.md',
  'contract newer': 'docs/contract/newer.md',
  'contract shop': 'docs/contract/shop.md',
  specification: 'docs/specification.md',
}

export const anchorsIn = (markdown: string): string[] => [...markdown.matchAll(/<a id="([^"]+)"><\/a>/g)].map(([, id]) => id as string)

const anchors = Object.fromEntries(
  Object.entries(documents).map(([name, file]) => [name, new Set(anchorsIn(readFileSync(path.join(root, file), 'utf8')))]),
)
const vectors = new Set(Object.values(anchors).flatMap((ids) => [...ids].filter((id) => id.startsWith('TV-'))))

/** A section or an item in it, perhaps with a row of its table of vectors: `4.6`, `4.1 PV4`. */
const PLACE = String.raw`\d+(?:\.\d+)*(?:\s+[A-Z]{1,3}\d+\b)?`
/** What looks like more of a place or another one, and would go unchecked: `§3.2–3.4`, `§6.3, 14`, `§4.3 U7, U9`, `§4 and 5`. */
const REST = String.raw`(?!\.?\d|\s+[A-Z]{1,3}\d+\b|(?:\s*[–,-]|\s+and|\s+to)\s*§*(?:[A-Z]{1,3})?\d)`
const CITATION = new RegExp(
  String.raw`\b([Cc]ontract\s+[a-z-]+|[Ss]pecification)\s+(?:§§(${PLACE}(?:,\s+${PLACE})+)|§(${PLACE}))${REST}`,
  'g',
)

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length
/** Keeps the length, so that positions in the result are positions in the file. */
const blank = (text: string) => text.replace(/[^\n]/g, ' ')
/** In HTML only comments can cite; elsewhere test titles can too. A comment's lines are read as one text. */
const readable = (file: string, text: string) =>
  (file.endsWith('.html') ? text.replace(/(?<=-->|^)(?:(?!<!--)[\s\S])*/g, blank) : text).replace(/^[ \t]*(?:\/\/|\*(?!\/))/gm, blank)

/** What is wrong with the citations of a file, as `file:line: what`. */
export function problemsIn(file: string, source: string): string[] {
  const problems: [at: number, what: string][] = []
  const text = readable(file, source)
  const others = text.replace(CITATION, (citation, name: string, several: string | undefined, one: string | undefined, at: number) => {
    const document = name.replace(/\s+/g, ' ').replace(/^./, (letter) => letter.toLowerCase())
    const known = anchors[document]
    if (!known) problems.push([at, `there is no document “${document}”`])
    for (const place of known ? (several ?? one ?? '').split(',') : []) {
      const id = place.trim().replace(/\s+/, '-')
      if (!known?.has(id)) problems.push([at, `${document} has no §${place.trim()}`])
    }
    return blank(citation)
  })
  for (const { index } of others.matchAll(/§+/g)) {
    const around = others.slice(Math.max(0, index - 20), index + 20).replace(/\s+/g, ' ')
    problems.push([index, `not the form of a citation: “${around.trim()}”`])
  }
  for (const { 0: id, index } of text.matchAll(/\bTV-[A-Z0-9]+-\d+/g))
    if (!vectors.has(id)) problems.push([index, `there is no vector ${id}`])
  return problems.sort(([a], [b]) => a - b).map(([at, what]) => `${file}:${lineOf(text, at)}: ${what}`)
}
