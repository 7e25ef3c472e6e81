import { script } from './assets'
import { baseUri } from './document'

const withoutWww = (host: string) => host.replace(/^www\./, '')

/**
 * The address of a page of this site, with the scheme of the current page: a server behind a TLS proxy often writes `http:` into its own
 * addresses. `undefined` for any other.
 */
export function ownPage(address: string): URL | undefined {
  try {
    const url = new URL(address, baseUri())
    if (url.host !== location.host || !/^https?:$/.test(url.protocol)) return
    url.protocol = location.protocol
    return url
  } catch {}
}

/** The same as a text; empty for an address that is not on this site, and for none. */
export const ownAddress = (address: string): string => (address && ownPage(address)?.href) || ''

/**
 * Whether a setting's absolute address may take a visitor there without a click: it is on this site, with or without `www.`, or on a host (or a
 * subdomain of one) that our script tag names, `data-redirects="shop.example.net"`. An element's attributes do not prove that the site wrote
 * them: HTML sanitizers let `data-*`, classes, ids and links of authors through, but no script.
 */
export function mayLeadTo(address: string): boolean {
  const { host } = new URL(address, baseUri())
  const named = (script?.dataset.redirects ?? '').toLowerCase().split(/[\s,;]+/)
  const hosts = named.map((name) => name.replace(/^(https?:\/\/)?(\*?\.)?/, '').replace(/\/.*/, ''))
  // A name without a dot is a machine of its own, not a domain with subdomains.
  return (
    withoutWww(host) === withoutWww(location.host) ||
    hosts.some((name) => host === name || (name.includes('.') && host.endsWith(`.${name}`)))
  )
}
