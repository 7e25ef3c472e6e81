/** A drawing, rebuilt from parts that can only draw: the file is untrusted. */
export interface Shape {
  name: string
  attributes: Record<string, string>
  children: Shape[]
}

const ELEMENTS = ['svg', 'g', 'path', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'rect']
const ATTRIBUTES = 'viewBox width height d transform cx cy r rx ry x y x1 y1 x2 y2 points fill stroke'.split(' ')
/** Simple drawings are short; larger ones are ignored. */
export const MAX_CHARACTERS = 200_000
const DEEPEST = 50
const TAG = /<(\/?)([\w:-]+)((?:[^>"']|"[^"]*"|'[^']*')*)>/y
const START_OF_TAG = /<\/?[\w:-]/y
/** Includes the character before the name; otherwise each letter of a long text without an equals sign would be tried as a start. */
const ATTRIBUTE = /(?:^|[^\w:-])([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** The tag's known attributes, without URLs, which would be requested. */
function readAttributes(source: string, known: string[]): Record<string, string> {
  const all = [...source.matchAll(ATTRIBUTE)].map(([, name = '', a, b]) => [name, a ?? b ?? ''] as const)
  return Object.fromEntries(all.filter(([name, value]) => known.includes(name) && !/url|:|\\/i.test(value)))
}

/** A text's tags, each visited once; nothing after an unclosed comment or tag. */
function* tagsOf(source: string): Generator<RegExpExecArray> {
  const matchAt = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at
    return pattern.exec(source)
  }
  for (let at = source.indexOf('<'); at >= 0; at = source.indexOf('<', at)) {
    if (source.startsWith('<!--', at)) {
      at = source.indexOf('-->', at)
      if (at < 0) return
      continue
    }
    const tag = matchAt(TAG, at)
    if (!tag && matchAt(START_OF_TAG, at)) return
    at += tag?.[0].length ?? 1
    if (tag) yield tag
  }
}

/**
 * Reads an SVG file's text: the elements that draw, with their drawing attributes and `more`. Contents of other elements are dropped.
 * `undefined` if it is not an SVG. A browser parser would trigger what a strict CSP forbids.
 */
export function readSvg(source: string, more: string[] = []): Shape | undefined {
  const open: (Shape | undefined)[] = []
  let root: Shape | undefined
  for (const [, close, name = '', attributes = ''] of tagsOf(source.slice(0, MAX_CHARACTERS))) {
    if (close) {
      open.pop()
      if (root && !open.length) return root
    } else if (name) {
      const parent = open.at(-1)
      const isKnown = root ? parent && open.length < DEEPEST && ELEMENTS.includes(name) : name === 'svg'
      if (!root && !isKnown) return undefined
      const shape = isKnown ? { name, attributes: readAttributes(attributes, [...ATTRIBUTES, ...more]), children: [] } : undefined
      if (shape) parent?.children.push(shape)
      root ??= shape
      if (!attributes.endsWith('/')) open.push(shape)
    }
  }
  return root
}
