import { isObject, type Raw } from '../../base/values'

/** A file of more characters than this is none that a page should load; the largest that people use have 3 million. */
const LENGTH = 10_000_000
/** What a file comes to when each use of a part counts: several times what a fast computer can still move. */
const LAYERS = 10_000
/** So many copies one repeater may draw. */
const COPIES = 200

/** The text of an answer; one that is longer than anybody can use, or that never ends, is cut off. */
export async function textOf(answer: Response): Promise<string> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done || !value) return text
    text += value
    if (text.length <= LENGTH) continue
    void reader?.cancel().catch(() => {})
    throw Error(`longer than ${LENGTH} characters`)
  }
}

/**
 * Throws where a small file would keep the browser busy for ever: parts that show one another, or that are made of parts of parts; and
 * lets no repeater draw more than its share.
 */
export function limit(layers: unknown, assets: Raw[]): void {
  const known = new Map<unknown, number>()
  const weigh = (layers: unknown): number => {
    if (!Array.isArray(layers)) return 0
    let sum = 0
    for (const layer of layers.filter(isObject)) {
      tame(layer.shapes)
      sum += 1 + (layer.refId === undefined ? 0 : weighPart(layer.refId))
      if (sum > LAYERS) throw Error(`more than ${LAYERS} layers`)
    }
    return sum
  }
  const weighPart = (id: unknown): number => {
    // While it is being weighed it is heavier than anything: it shows itself.
    const before = known.get(id)
    if (before !== undefined) return before
    known.set(id, Number.POSITIVE_INFINITY)
    const weight = weigh(assets.find((asset) => asset.id === id)?.layers)
    known.set(id, weight)
    return weight
  }
  weigh(layers)
}

function tame(shapes: unknown): void {
  for (const shape of Array.isArray(shapes) ? shapes.filter(isObject) : []) {
    tame(shape.it)
    if (shape.ty !== 'rp' || !isObject(shape.c)) continue
    const { c } = shape
    const low = (value: unknown) => Math.min(Number(value) || 0, COPIES)
    if (!Array.isArray(c.k)) c.k = low(c.k)
    else
      for (const key of c.k) if (isObject(key)) for (const part of ['s', 'e']) if (Array.isArray(key[part])) key[part] = key[part].map(low)
  }
}
