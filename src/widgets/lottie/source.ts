import { asObject } from '../../base/values'
import type { LottieSettings } from './settings'

/** Where the animation lies: a file (its name ends in `json`), else another address, else the site's default; `undefined` for none. */
export function sourceOf({ source, source_json, source_external_url }: LottieSettings, page = document.baseURI): URL | undefined {
  const pro = asObject((globalThis as { ElementorProFrontendConfig?: unknown }).ElementorProFrontendConfig)
  const file = source === 'media_file' && /json(?=[?#]|$)/i.test(source_json.url) ? source_json.url : ''
  const given = file || source_external_url.url || String(asObject(pro.lottie).defaultAnimationUrl ?? '')
  try {
    const url = new URL(given || 'none:', page)
    return /^https?:$/.test(url.protocol) ? url : undefined
  } catch {
    return undefined
  }
}
