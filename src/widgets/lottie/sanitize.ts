import { elementById } from '../../base/document'
import { excerpt, isObject, type Raw } from '../../base/values'
import { enforceLimits } from './limits'

export interface Sanitized {
  data: Raw
  /** URLs removed from the file, for the report. */
  dropped: string[]
}

const REQUIRED_NUMBERS = ['ip', 'op', 'fr', 'w', 'h']
/** The keys that the player reads, besides those that `sanitize` sets. Drawn data is numbers and strings. */
const FILE_KEYS = ['v', 'ddd', 'nm', ...REQUIRED_NUMBERS]
const FONT_KEYS = ['fName', 'fFamily', 'fStyle', 'fWeight', 'ascent']
const CHAR_KEYS = ['ch', 'fFamily', 'style', 'size', 'w', 'data']
const ASSET_KEYS = ['id', 'nm', 'w', 'h', 'fr', 'sid']
const LAYER_KEYS =
  'ty nm ind parent refId ip op st sr ks ao bm ddd hd td tt tp ln cl shapes masksProperties hasMask ef sy sc sw sh t tm w h np ct cp'.split(
    ' ',
  )
/** A layer's lists. */
const LAYER_LISTS = ['shapes', 'masksProperties', 'ef', 'sy']

const objectsIn = (value: unknown): Raw[] => (Array.isArray(value) ? value.filter(isObject) : [])

/** Copies drawn data. An object with a `length` could pass for a list of any length. */
function copyData(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyData)
  return isObject(value) ? pick(value, Object.keys(value)) : value
}
const pick = (source: Raw, keys: string[]): Raw =>
  Object.fromEntries(
    keys.flatMap((key) => (Object.hasOwn(source, key) && key !== 'length' && key !== '__proto__' ? [[key, copyData(source[key])]] : [])),
  )

/**
 * Rebuilds a fetched animation from parts known to be safe; throws if it is not an animation. `url` is the file's URL. The player would
 * load whatever a file names: font stylesheets, further files, sounds, any pictures. Only pictures embedded in the file, on the page's
 * origin or on the file's origin, already contacted, are kept.
 */
export function sanitize(source: unknown, url: string, page = location.origin): Sanitized {
  const isAnimation = isObject(source) && Array.isArray(source.layers) && REQUIRED_NUMBERS.every((key) => Number.isFinite(source[key]))
  if (!isAnimation) throw Error('not an animation')
  const dropped: string[] = []
  const allowedOrigins = [page, new URL(url).origin]

  const pictureOf = (asset: Raw): Raw => {
    const address = asset.t === 3 ? undefined : pictureAddress(asset, url, allowedOrigins)
    if (!address) dropped.push(excerpt(asset.p))
    // An empty picture replaces a removed one, because layers refer to it. It is marked as embedded (`e`), or the player would prepend the
    // file's folder to an absolute URL.
    return { p: address ?? 'data:,', u: '', e: 1 }
  }
  const fontOf = (font: Raw): Raw => {
    if (font.fPath) dropped.push(excerpt(font.fPath))
    return { ...pick(font, FONT_KEYS), fPath: '', fOrigin: 'n', origin: 0 }
  }
  const slotOf = ({ p: part }: Raw): Raw => {
    if (!isObject(part)) return {}
    return {
      p: 'u' in part || 'e' in part || typeof part.p === 'string' ? { ...pick(part, ASSET_KEYS), ...pictureOf(part) } : copyData(part),
    }
  }

  const data = pick(source, FILE_KEYS)
  if (isObject(source.fonts)) data.fonts = { list: objectsIn(source.fonts.list).map(fontOf) }
  // A glyph that is a composition (`t`) could contain itself.
  if (Array.isArray(source.chars))
    data.chars = objectsIn(source.chars).flatMap((char) =>
      char.t ? [] : [{ ...pick(char, CHAR_KEYS), data: pick(asShapes(char.data), ['shapes']) }],
    )
  if (isObject(source.slots))
    data.slots = Object.fromEntries(Object.entries(source.slots).flatMap(([id, slot]) => (isObject(slot) ? [[id, slotOf(slot)]] : [])))
  const assets = objectsIn(source.assets).map((asset) => ({
    ...pick(asset, ASSET_KEYS),
    ...(Array.isArray(asset.layers) ? { layers: rebuildLayers(asset.layers) } : pictureOf(asset)),
  }))
  data.assets = assets
  data.layers = rebuildLayers(source.layers)
  enforceLimits(data.layers, assets)
  return { data, dropped }
}

const asShapes = (data: unknown): Raw => (isObject(data) && Array.isArray(data.shapes) ? data : {})

/** The absolute URL of a picture that may load. */
function pictureAddress({ e: isEmbedded, p: path, u: folder }: Raw, url: string, allowedOrigins: string[]): string | undefined {
  if (typeof path !== 'string') return undefined
  if (isEmbedded) return /^data:image\/(png|jpe?g|gif|webp|avif)[;,]/i.test(path) ? path : undefined
  try {
    const { origin, protocol, href } = new URL(`${typeof folder === 'string' ? folder : ''}${path}`, url)
    return allowedOrigins.includes(origin) && /^https?:$/.test(protocol) ? href : undefined
  } catch {
    return undefined
  }
}

const SOUND = 6

/** Drops sounds, and ids that clash with elements or globals of the page. */
function rebuildLayers(layers: unknown): Raw[] {
  return objectsIn(layers).flatMap((layer) => {
    if (layer.ty === SOUND) return []
    const kept = pick(layer, LAYER_KEYS)
    for (const key of LAYER_LISTS) if (!Array.isArray(kept[key])) delete kept[key]
    // A solid layer's color is written to the page verbatim.
    if (kept.sc && !(typeof kept.sc === 'string' && /^#[\da-f]{3,8}$/i.test(kept.sc))) kept.sc = '#000000'
    if (typeof kept.ln !== 'string' || elementById(kept.ln) || kept.ln in window) delete kept.ln
    return [kept]
  })
}
