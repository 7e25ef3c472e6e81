import { baseUri } from './document'

/**
 * The absolute form of an address on the web, or of a file beside a page that was itself opened from a disk; `undefined` for any other
 * scheme, so that no code gets into a link, a player or a stylesheet.
 */
export function safeUrl(value: unknown): string | undefined {
  try {
    const url = new URL(String(value), baseUri())
    const isOnWeb = /^https?:$/.test(url.protocol)
    return isOnWeb || (url.protocol === 'file:' && location.protocol === 'file:') ? url.href : undefined
  } catch {
    return undefined
  }
}
