import { script } from './assets'
import { baseUri } from './document'

const withoutWww = (host: string) => host.replace(/^www\./, '')

/** The address of a page of this site, by the scheme that the page itself has: a server behind one that encrypts writes the addresses of its
 * pages as it is asked for them. `undefined` for any other. */
export function ownPage(address: string): URL | undefined {
  try {
    const url = new URL(address, baseUri())
    if (url.host !== location.host || !/^https?:$/.test(url.protocol)) return
    url.protocol = location.protocol
    return url
  } catch {}
}

/**
 * Whether an absolute address in a setting may lead a visitor to it without a press: it is this site's, with or without `www.`, or of a host (or one
 * below it) that the site names on our script tag, `data-redirects="shop.example.net"`. Attributes of elements are no proof that it was the
 * site that wrote them: what cleans the texts of authors lets `data-*`, classes, ids and links through, but no script.
 */
export function mayLeadTo(address: string): boolean {
  const { host } = new URL(address, baseUri())
  const named = (script?.dataset.redirects ?? '').toLowerCase().split(/[\s,;]+/)
  const hosts = named.map((name) => name.replace(/^(https?:\/\/)?(\*?\.)?/, '').replace(/\/.*/, ''))
  // A name without a dot is one machine's, not the end of other names.
  return (
    withoutWww(host) === withoutWww(location.host) ||
    hosts.some((name) => host === name || (name.includes('.') && host.endsWith(`.${name}`)))
  )
}
