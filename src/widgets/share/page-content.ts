import { pageTitle } from '../../base/document'
import { decodeText } from '../../base/encode-text'
import type { ShareContent } from '../../integrations/share-links/network-link'
import { post } from '../../page/page-config'
import { text } from '../../settings/fields'
import { readSettings } from '../../settings/read'

const FIELDS = { title: text(), excerpt: text(), featuredImage: text() }

/** What sharing this page shares: its URL, with title, excerpt and picture from its configuration (contract loops §8). */
export function pageContent(href = location.href, configured = post()): ShareContent {
  const { title, excerpt, featuredImage } = readSettings(FIELDS, configured)
  return {
    url: withoutForeignTarget(new URL(href)),
    title: decoded(title) || pageTitle(),
    text: decoded(excerpt),
    image: decoded(featuredImage),
  }
}

/** The server percent-encodes titles on single pages but not on archives. A page without a picture has `false` there. */
const decoded = (value: string) => decodeText(value.replace('#', ''))

/** Keeps the parameter `u` only if it points to this site: a crafted link must not make our buttons share another site. */
function withoutForeignTarget(url: URL): string {
  const { searchParams } = url
  if (searchParams.get('u')?.startsWith(`${url.origin}/`) === false) searchParams.delete('u')
  return url.href
}
