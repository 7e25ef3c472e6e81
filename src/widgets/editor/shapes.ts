import { once } from '../../base/assets'
import { createSvg } from '../../base/create-element'
import { openFragments } from '../../base/open-fragments'
import { queryFirst } from '../../base/query-all'
import { describeElement, report } from '../../base/report'
import { safeUrl } from '../../base/safe-url'
import { asObject, excerpt, getGlobal } from '../../base/values'
import { readSvg, type Shape } from '../../dom/read-svg'
import { createWriters } from '../../dom/writers'
import { editedSettings } from '../../page/edited-settings'
import { flag, text } from '../../settings/fields'
import { readSettings, reportField } from '../../settings/read'

const fields = {
  shape_divider_top: text(),
  shape_divider_top_negative: flag(),
  shape_divider_bottom: text(),
  shape_divider_bottom_negative: flag(),
}
const SIDES = ['top', 'bottom'] as const

/** The builder's shapes that also have a negative file (contract core §12). */
const WITH_NEGATIVE = [
  'drops',
  'clouds',
  'pyramids',
  'triangle',
  'triangle-asymmetrical',
  'curve',
  'curve-asymmetrical',
  'waves',
  'arrow',
  'split',
  'book',
]

/** A shape's file, and whether it is the negative. */
export function shapeFile(name: string, isNegative: boolean): { url: string | undefined; isNegative: boolean } {
  const served = asObject(getGlobal('elementorFrontendConfig'))
  const { assets } = asObject(served.urls)
  // Themes add their own shapes to the editor.
  const editor = asObject(asObject(getGlobal('elementor')).config)
  const shapes = asObject(editor.additional_shapes ?? served.additional_shapes)
  const added = shapes[name]
  if (typeof added === 'string' && Object.hasOwn(shapes, name))
    return { url: safeUrl(isNegative ? added.replace(/\.svg(?=$|\?)/, '-negative.svg') : added), isNegative }
  const hasNegative = isNegative && WITH_NEGATIVE.includes(name)
  const isKnown = typeof assets === 'string' && /^[\w-]+$/.test(name)
  return {
    url: isKnown ? safeUrl(`${assets.replace(/\/?$/, '/')}shapes/${name}${hasNegative ? '-negative' : ''}.svg`) : undefined,
    isNegative: hasNegative,
  }
}

/** Attributes of shapes, besides those of all drawings. */
const ATTRIBUTES = 'class preserveAspectRatio opacity fill-opacity fill-rule clip-rule stroke-width stroke-opacity'.split(' ')

/** Loads a shape from storage, else from its file, once per page. A failure is reported once. */
async function loadShape(url: string): Promise<Shape> {
  const fragments = await openFragments()
  // Storage is as untrusted as the file.
  const kept = readSvg((await fragments?.readFragment(url)) ?? '', ATTRIBUTES)
  if (kept) return kept
  return once(url, async (address) => {
    const response = await fetch(address)
    const text = await response.text()
    const shape = response.ok ? readSvg(text, ATTRIBUTES) : undefined
    if (!shape) throw Error(`expected an SVG, got ${response.status}`)
    void fragments?.keepFragment(url, text)
    return shape
  })
}

const drawShape = ({ name, attributes, children }: Shape): SVGElement => createSvg(name, attributes, ...children.map(drawShape))

/** Draws the shape dividers of a section or container, which visitors get from the server. */
export function showShapes(host: HTMLElement): { update: () => void; stop: () => void } {
  const writers = createWriters()
  const served = new Map<HTMLElement, Node[]>()
  /** The shown or loading file, by side. */
  const shown = new Map<string, string>()
  const fill = (box: HTMLElement, nodes: Node[]) => {
    if (!served.has(box)) served.set(box, [...box.childNodes])
    box.replaceChildren(...nodes)
  }
  const updateSide = async (side: (typeof SIDES)[number], name: string, wantsNegative: boolean) => {
    const box = queryFirst(host, `:scope>.elementor-shape-${side},:scope>.e-con-inner>.elementor-shape-${side}`)
    const { url, isNegative } = shapeFile(name, wantsNegative)
    const key = name && (url ?? name)
    if (!box || (shown.get(side) ?? '') === key) return
    shown.set(side, key)
    writers.set(box, { 'data-shape': name, 'data-negative': String(isNegative) })
    if (!url) {
      fill(box, [])
      if (name) report(describeElement(host), `shape_divider_${side}: expected the name of a shape, got ${excerpt(name)}`)
      return
    }
    // The old shape stays until the new one loads, or if that fails.
    const shape = await loadShape(url).catch(() => undefined)
    if (shape && shown.get(side) === key) fill(box, [drawShape(shape)])
  }
  const update = () => {
    const settings = readSettings(fields, editedSettings(host), (key, field, value) => reportField(host, key, field, value))
    for (const side of SIDES) void updateSide(side, settings[`shape_divider_${side}`], settings[`shape_divider_${side}_negative`])
  }
  const stop = () => {
    shown.clear()
    writers.stop()
    for (const [box, nodes] of served) box.replaceChildren(...nodes)
  }
  return { update, stop }
}
