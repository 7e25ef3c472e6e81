import { isObject, type Raw } from '../../base/values'
import { numberOrNaN } from '../../settings/number-or-nan'

/** The largest files in use have 3 million characters. */
const MAX_CHARACTERS = 10_000_000
/** Maximum layers, counting a composition's layers at each use: several times what a fast computer can animate. */
const MAX_LAYERS = 10_000
/** Maximum copies drawn by one repeater. */
const MAX_COPIES = 200

/** A response's text; rejects and stops the download if it is too long or does not end. */
export async function readText(response: Response): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done || !value) return text
    text += value
    if (text.length <= MAX_CHARACTERS) continue
    void reader?.cancel().catch(() => {})
    throw Error(`longer than ${MAX_CHARACTERS} characters`)
  }
}

/**
 * Throws for a small file that would hang the browser because its compositions contain each other or multiply. Limits repeaters to
 * `MAX_COPIES`.
 */
export function enforceLimits(layers: unknown, assets: Raw[]): void {
  const known = new Map<unknown, number>()
  const countLayers = (layers: unknown): number => {
    if (!Array.isArray(layers)) return 0
    let sum = 0
    for (const layer of layers.filter(isObject)) {
      limitRepeaters(layer.shapes)
      sum += 1 + (layer.refId === undefined ? 0 : countAsset(layer.refId))
      if (sum > MAX_LAYERS) throw Error(`more than ${MAX_LAYERS} layers`)
    }
    return sum
  }
  const countAsset = (id: unknown): number => {
    const before = known.get(id)
    if (before !== undefined) return before
    // Infinite while being counted, so a composition that contains itself exceeds the limit.
    known.set(id, Number.POSITIVE_INFINITY)
    const count = countLayers(assets.find((asset) => asset.id === id)?.layers)
    known.set(id, count)
    return count
  }
  countLayers(layers)
}

const limitCopies = (value: unknown) => Math.min(numberOrNaN(value) || 0, MAX_COPIES)

/** A repeater's (`rp`) copies are a number, or keyframes with a start (`s`) and an end (`e`). */
function limitRepeaters(shapes: unknown): void {
  for (const shape of Array.isArray(shapes) ? shapes.filter(isObject) : []) {
    limitRepeaters(shape.it)
    if (shape.ty !== 'rp' || !isObject(shape.c)) continue
    const { c: copies } = shape
    if (!Array.isArray(copies.k)) copies.k = limitCopies(copies.k)
    else
      for (const keyframe of copies.k.filter(isObject))
        for (const key of ['s', 'e']) if (Array.isArray(keyframe[key])) keyframe[key] = keyframe[key].map(limitCopies)
  }
}
