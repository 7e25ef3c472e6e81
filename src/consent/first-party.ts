import { script } from '../base/assets'
import { createElement } from '../base/create-element'

/** The host of an address. Unlike `new URL`, a link never throws; an address without a host (`blob:`, `data:`, nonsense) has an empty one. */
const hostOf = (href: string): string => Object.assign(createElement('a'), { href }).hostname

/** The hosts in `data-consent-own`, as people write them: `CDN.example.net`, `*.example.net`, `https://files.test:8080/videos/`. */
function namedHosts(): string[] {
  const names = (script?.dataset.consentOwn ?? '').split(/[\s,;]+/).filter(Boolean)
  return names.map((name) => hostOf(name.replace(/^([a-z]+:)?(\/\/)?(\*?\.)?/i, 'https://')))
}

/**
 * Whether an address belongs to the site, so that requesting it tells no third party about the visitor: it is on this host, on a subdomain
 * (`cdn.example.com` of `www.example.com`), or on a host that our script tag names: `data-consent-own="cdn.example.net, files.test"`.
 */
export function isFirstParty(address: string): boolean {
  const host = hostOf(address)
  if (!host) return true
  const ownHosts = [location.hostname.replace(/^www\./, ''), location.hostname, ...namedHosts()].filter(Boolean)
  // A name without a dot is a single machine, not a suffix of other names: `com` is not half of the web.
  return ownHosts.some((own) => host === own || (own.includes('.') && host.endsWith(`.${own}`)))
}
