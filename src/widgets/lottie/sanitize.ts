import { isObject, type Raw } from '../../base/values'
import { enforceLimits } from './limits'

export interface Sanitized {
  data: Raw
  /** The addresses that were taken out of the file, for the report. */
  dropped: string[]
}

const REQUIRED_NUMBERS = ['ip', 'op', 'fr', 'w', 'h']

/**
 * Makes a fetched animation safe for the player; throws when it is no animation. `url` is the file's address. The player would load
 * everything that a file names: scripts and stylesheets for fonts, further files, sounds, pictures from anywhere. Only pictures are kept
 * that lie in the file itself, on the page's origin, or on the file's own origin, which has been requested already.
 */
export function sanitize(source: unknown, url: string, page = location.origin): Sanitized {
  const isAnimation = isObject(source) && Array.isArray(source.layers) && REQUIRED_NUMBERS.every((key) => Number.isFinite(source[key]))
  if (!isAnimation) throw Error('not an animation')
  const data = source
  const dropped: string[] = []
  const allowedOrigins = [page, new URL(url).origin]
  delete data.segments
  const fonts = isObject(data.fonts) && Array.isArray(data.fonts.list) ? data.fonts.list : []
  for (const font of fonts) {
    if (!isObject(font)) continue
    if (font.fPath) dropped.push(String(font.fPath))
    font.fPath = ''
  }
  const assets = Array.isArray(data.assets) ? data.assets.filter(isObject) : []
  data.assets = assets
  for (const asset of assets) {
    if (Array.isArray(asset.layers)) asset.layers = sanitizeLayers(asset.layers)
    else if (asset.t === 3 || !resolvePicture(asset, url, allowedOrigins)) {
      dropped.push(String(asset.p).slice(0, 80))
      // An empty picture takes its place, because layers refer to it.
      Object.assign(asset, { p: 'data:,', u: '', e: 1, t: undefined })
    }
  }
  data.layers = sanitizeLayers(data.layers as unknown[])
  enforceLimits(data.layers, assets)
  return { data, dropped }
}

/** Whether an asset is a picture that may be loaded; one outside the file gets its absolute address. */
function resolvePicture(asset: Raw, url: string, allowedOrigins: string[]): boolean {
  const path = String(asset.p ?? '')
  if (asset.e) return /^data:image\/(png|jpe?g|gif|webp|avif)[;,]/i.test(path)
  try {
    const { origin, protocol, href } = new URL(`${asset.u ?? ''}${path}`, url)
    if (!allowedOrigins.includes(origin) || !/^https?:$/.test(protocol)) return false
    // Marked as embedded (`e`), because the player would put the file's folder before the absolute address.
    Object.assign(asset, { u: '', p: href, e: 1 })
    return true
  } catch {
    return false
  }
}

const SOUND = 6

/** Without sounds, and without ids that an element of the page or a global of its scripts has already. */
function sanitizeLayers(layers: unknown[]): unknown[] {
  const kept = layers.filter((layer): layer is Raw => isObject(layer) && layer.ty !== SOUND)
  for (const layer of kept) if (typeof layer.ln === 'string' && (document.getElementById(layer.ln) || layer.ln in window)) delete layer.ln
  return kept
}
