import { config } from '../../builder/config'
import type { Shared } from '../../share-links/network-link'

/** What the page says of itself: its address, and the title, excerpt and picture of its configuration (contract loops §8). */
export function pageShared(href = location.href, { title, excerpt, featuredImage } = config().post): Shared {
  return { url: withoutForeign(new URL(href)), title: plain(title) || document.title, text: plain(excerpt), image: plain(featuredImage) }
}

/** Titles arrive percent-encoded on single pages, plain on archives; a page without a picture says `false`. */
function plain(value: unknown): string {
  const text = value ? `${value}`.replace('#', '') : ''
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A crafted link must not make our buttons share another site: `u` is kept only when it leads here. */
function withoutForeign(url: URL): string {
  const { searchParams } = url
  if (searchParams.get('u')?.startsWith(`${url.origin}/`) === false) searchParams.delete('u')
  return url.href
}
