import { isObject, type Raw } from '../../base/values'
import { limit } from './limits'

/** What is taken out of one file, for the report. */
export interface Cleaned {
  data: Raw
  dropped: string[]
}

/**
 * A fetched animation as the player may have it; throws when it is none. The player would fetch what a file names: scripts and
 * stylesheets for fonts, further files, sounds, pictures from anywhere. Kept are pictures in the file itself, and those of the
 * page's origin or of the file's own, which has been asked already.
 */
export function clean(source: unknown, url: string, page = location.origin): Cleaned {
  const isOne =
    isObject(source) && Array.isArray(source.layers) && ['ip', 'op', 'fr', 'w', 'h'].every((key) => Number.isFinite(source[key]))
  if (!isOne) throw Error('not an animation')
  const data = source
  const dropped: string[] = []
  const origins = [page, new URL(url).origin]
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
    if (Array.isArray(asset.layers)) asset.layers = silent(asset.layers)
    else if (asset.t === 3 || !isPicture(asset, url, origins)) {
      dropped.push(String(asset.p).slice(0, 80))
      // An empty picture of its own: the layers that show it go on.
      Object.assign(asset, { p: 'data:,', u: '', e: 1, t: undefined })
    }
  }
  data.layers = silent(data.layers as unknown[])
  limit(data.layers, assets)
  return { data, dropped }
}

function isPicture(asset: Raw, url: string, origins: string[]): boolean {
  const path = String(asset.p ?? '')
  if (asset.e) return /^data:image\/(png|jpe?g|gif|webp|avif)[;,]/i.test(path)
  try {
    const at = new URL(`${asset.u ?? ''}${path}`, url)
    // The player puts the file's folder before it, so an absolute address would not be one.
    if (origins.includes(at.origin) && /^https?:$/.test(at.protocol)) {
      Object.assign(asset, { u: '', p: at.href, e: 1 })
      return true
    }
  } catch {}
  return false
}

/** Without sounds, and without ids that are the page's or its scripts' already. */
function silent(layers: unknown[]): unknown[] {
  const kept = layers.filter((layer): layer is Raw => isObject(layer) && layer.ty !== 6)
  for (const layer of kept) if (typeof layer.ln === 'string' && (document.getElementById(layer.ln) || layer.ln in window)) delete layer.ln
  return kept
}
