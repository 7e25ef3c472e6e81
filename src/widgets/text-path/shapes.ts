/** A drawing, rebuilt from what is known to do nothing but draw: the file may come from anywhere. */
export interface Shape {
  name: string
  attributes: Record<string, string>
  children: Shape[]
}

const ELEMENTS = ['svg', 'g', 'path', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'rect']
const ATTRIBUTES = 'viewBox width height d transform cx cy r rx ry x y x1 y1 x2 y2 points fill stroke data-path-anchor'.split(' ')
/** Paths of texts are short; nobody waits for more. */
const MAX_CHARACTERS = 200_000
const TAG = /<!--[\s\S]*?-->|<(\/?)([\w:-]+)((?:[^>"']|"[^"]*"|'[^']*')*)>/g
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** What may stay of a tag's attributes: what is known, and is no address, which would be asked for. */
function readAttributes(source: string): Record<string, string> {
  const known = [...source.matchAll(ATTRIBUTE)].map(([, name = '', a, b]) => [name, a ?? b ?? ''] as const)
  return Object.fromEntries(known.filter(([name, value]) => ATTRIBUTES.includes(name) && !/url|:|\\/i.test(value)))
}

/**
 * Reads the text of an SVG file: the elements that draw, with the attributes that say how. What is in any other element is left out.
 * `undefined` when it is none. A parser of the browser would carry out what a strict policy then has to forbid.
 */
export function readSvg(source: string): Shape | undefined {
  const open: (Shape | undefined)[] = []
  let root: Shape | undefined
  for (const [, close, name = '', attributes = ''] of source.slice(0, MAX_CHARACTERS).matchAll(TAG)) {
    if (close) {
      open.pop()
      if (root && !open.length) return root
    } else if (name) {
      const parent = open.at(-1)
      const isKnown = root ? parent && ELEMENTS.includes(name) : name === 'svg'
      if (!root && !isKnown) return undefined
      const shape = isKnown ? { name, attributes: readAttributes(attributes), children: [] } : undefined
      if (shape) parent?.children.push(shape)
      root ??= shape
      if (!attributes.endsWith('/')) open.push(shape)
    }
  }
  return root
}

const all = (shape: Shape): Shape[] => [shape, ...shape.children.flatMap(all)]

/** What the text runs along: the element that the file marks, else its first path. */
export function findPath(svg: Shape): Shape | undefined {
  const shapes = all(svg)
  return shapes.find(({ attributes }) => 'data-path-anchor' in attributes) ?? shapes.find(({ name }) => name === 'path')
}

/** The drawing at an address, with the path for the text; rejects when there is none. */
export async function loadSvg(url: string, signal: AbortSignal): Promise<{ svg: Shape; path: Shape }> {
  const response = await fetch(url, { signal })
  const svg = response.ok ? readSvg(await response.text()) : undefined
  const path = svg && findPath(svg)
  if (!path) throw Error(`expected an SVG file with a path, got ${response.status}`)
  return { svg, path }
}
