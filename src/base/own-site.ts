import { script } from './assets'
import { baseUri } from './document'

const withoutWww = (host: string) => host.replace(/^www\./, '')

/**
 * The address of a page of this site, with the current page's scheme: servers behind a TLS proxy often write `http:` into their own addresses.
 * `undefined` for any other address.
 */
export function ownPage(address: string): URL | undefined {
  try {
    const url = new URL(address, baseUri())
    if (url.host !== location.host || !/^https?:$/.test(url.protocol)) return
    url.protocol = location.protocol
    return url
  } catch {}
}

/** The same as text; empty for an address that is not on this site, and for a missing one. */
export const ownAddress = (address: string): string => (address && ownPage(address)?.href) || ''

/**
 * Whether an absolute address in a setting may take a visitor there without a click: it must be on this site, with or without `www.`, or on a host
 * (or its subdomain) that our script tag names, `data-redirects="shop.example.net"`. An element's attributes do not prove that the site wrote them:
 * HTML sanitizers let authors' `data-*`, classes, ids and links through, but no scripts.
 */
export function mayLeadTo(address: string): boolean {
  const { host } = new URL(address, baseUri())
  const named = (script?.dataset.redirects ?? '').toLowerCase().split(/[\s,;]+/)
  const hosts = named.map((name) => name.replace(/^(https?:\/\/)?(\*?\.)?/, '').replace(/\/.*/, ''))
  // A name without a dot is a single machine, not a domain with subdomains.
  return (
    withoutWww(host) === withoutWww(location.host) ||
    hosts.some((name) => host === name || (name.includes('.') && host.endsWith(`.${name}`)))
  )
}
