import { script } from './assets'
import { baseUri } from './document'

const withoutWww = (host: string) => host.replace(/^www\./, '')

/**
 * The URL of a page on this site, with the current page's scheme: a server behind a TLS proxy often writes `http:` into its URLs.
 * `undefined` for other sites.
 */
export function ownPage(address: string): URL | undefined {
  try {
    const url = new URL(address, baseUri())
    if (url.host !== location.host || !/^https?:$/.test(url.protocol)) return
    url.protocol = location.protocol
    return url
  } catch {}
}

/** The same as a string; empty for another site's URL or none. */
export const ownAddress = (address: string): string => (address && ownPage(address)?.href) || ''

/**
 * Whether an absolute URL in a setting may navigate without a click: it is on this site, with or without `www.`, or on a host (or
 * subdomain) that our script tag names, `data-redirects="shop.example.net"`. An element's attributes do not prove that the site wrote them:
 * HTML sanitizers let authors' `data-*`, classes, ids and links through, but no script.
 */
export function mayLeadTo(address: string): boolean {
  const { host } = new URL(address, baseUri())
  const named = (script?.dataset.redirects ?? '').toLowerCase().split(/[\s,;]+/)
  const hosts = named.map((name) => name.replace(/^(https?:\/\/)?(\*?\.)?/, '').replace(/\/.*/, ''))
  // A name without a dot is a single machine, not a domain.
  return (
    withoutWww(host) === withoutWww(location.host) ||
    hosts.some((name) => host === name || (name.includes('.') && host.endsWith(`.${name}`)))
  )
}
