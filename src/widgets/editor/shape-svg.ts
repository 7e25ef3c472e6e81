import { ofDocument } from '../../base/document'
import { isObject, type Raw } from '../../base/values'

/** A drawing as data: an element's name, its attributes, its children. */
export type Shape = [name: string, attributes: Record<string, string>, children: Shape[]]

const SVG = 'http://www.w3.org/2000/svg'
const ELEMENTS = ['svg', 'g', 'path', 'polygon', 'polyline', 'rect', 'circle', 'ellipse', 'line']
const ATTRIBUTES =
  'class d points viewBox preserveAspectRatio transform opacity fill fill-opacity fill-rule clip-rule stroke stroke-width stroke-opacity x y width height cx cy r rx ry x1 y1 x2 y2'.split(
    ' ',
  )
/** Shapes are a few paths; a file with more is none. */
const MOST_ELEMENTS = 300
const DEEPEST = 12

const isPlain = (value: unknown): value is string => typeof value === 'string' && !/url\(|javascript:|expression\(/i.test(value)

/** What is known of a parsed drawing: elements and attributes that only draw. Undefined when it is no SVG. */
export function readShape(root: Element | null | undefined): Shape | undefined {
  const read = (el: Element): unknown => [
    el.localName,
    Object.fromEntries(ATTRIBUTES.flatMap((name) => (el.hasAttribute(name) ? [[name, el.getAttribute(name)]] : []))),
    [...el.children].filter((child) => child.namespaceURI === SVG).map(read),
  ]
  return root?.namespaceURI === SVG && root.querySelectorAll('*').length < MOST_ELEMENTS ? checkShape(read(root)) : undefined
}

/** The same of a drawing that was kept in the browser's storage, which is as little to be trusted as the file was. */
export function checkShape(value: unknown): Shape | undefined {
  let count = 0
  const check = (node: unknown, depth: number): Shape[] => {
    if (!Array.isArray(node) || depth > DEEPEST || ++count > MOST_ELEMENTS) return []
    const [name, attributes, children] = node as unknown[]
    if (typeof name !== 'string' || !ELEMENTS.includes(name) || (name === 'svg') !== (depth === 0)) return []
    const own = isObject(attributes) ? plainAttributes(attributes) : {}
    return [[name, own, (Array.isArray(children) ? children : []).flatMap((child) => check(child, depth + 1))]]
  }
  return check(value, 0)[0]
}

const plainAttributes = (raw: Raw): Record<string, string> =>
  Object.fromEntries(ATTRIBUTES.flatMap((name) => (Object.hasOwn(raw, name) && isPlain(raw[name]) ? [[name, raw[name] as string]] : [])))

/** The drawing as elements that are not in the page yet. */
export function drawShape([name, attributes, children]: Shape): SVGElement {
  const el = ofDocument('createElementNS').call(document, SVG, name) as SVGElement
  for (const [key, value] of Object.entries(attributes)) el.setAttribute(key, value)
  el.append(...children.map(drawShape))
  return el
}
