/** A drawing, rebuilt from what is known to do nothing but draw: the file may come from anywhere. */
export interface Shape {
  name: string
  attributes: Record<string, string>
  children: Shape[]
}

const ELEMENTS = ['svg', 'g', 'path', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'rect']
const ATTRIBUTES = 'viewBox width height d transform cx cy r rx ry x y x1 y1 x2 y2 points fill stroke'.split(' ')
/** Drawings of a few lines are short and flat; nobody waits for more. */
const MAX_CHARACTERS = 200_000
const DEEPEST = 50
const TAG = /<!--[\s\S]*?-->|<(\/?)([\w:-]+)((?:[^>"']|"[^"]*"|'[^']*')*)>/g
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** What may stay of a tag's attributes: what is known, and is no address, which would be asked for. */
function readAttributes(source: string, known: string[]): Record<string, string> {
  const all = [...source.matchAll(ATTRIBUTE)].map(([, name = '', a, b]) => [name, a ?? b ?? ''] as const)
  return Object.fromEntries(all.filter(([name, value]) => known.includes(name) && !/url|:|\\/i.test(value)))
}

/**
 * Reads the text of an SVG file: the elements that draw, with the attributes that say how, and `more` of them. What is in any other element is
 * left out. `undefined` when it is none. A parser of the browser would carry out what a strict policy then has to forbid.
 */
export function readSvg(source: string, more: string[] = []): Shape | undefined {
  const open: (Shape | undefined)[] = []
  let root: Shape | undefined
  for (const [, close, name = '', attributes = ''] of source.slice(0, MAX_CHARACTERS).matchAll(TAG)) {
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
