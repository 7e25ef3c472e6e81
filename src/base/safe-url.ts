import { baseUri } from './document'

/**
 * The absolute form of an http(s) URL, or of a file's if the page itself is a file; `undefined` for other schemes, so that no `javascript:`
 * gets into a link, a player or a stylesheet.
 */
export function safeUrl(value: unknown, base = baseUri()): string | undefined {
  try {
    const url = new URL(String(value), base)
    const isOnWeb = /^https?:$/.test(url.protocol)
    return isOnWeb || (url.protocol === 'file:' && location.protocol === 'file:') ? url.href : undefined
  } catch {
    return undefined
  }
}
