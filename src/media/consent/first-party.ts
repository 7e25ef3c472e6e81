import { script } from '../../base/assets'
import { createElement } from '../../base/create-element'

/** A URL's host. Unlike `new URL`, a link never throws; without a host (`blob:`, `data:`, nonsense) it is empty. */
const hostOf = (href: string): string => Object.assign(createElement('a'), { href }).hostname

/** The hosts in `data-consent-own`, as people write them: `CDN.example.net`, `*.example.net`, `https://files.test:8080/videos/`. */
function namedHosts(): string[] {
  const names = (script?.dataset.consentOwn ?? '').split(/[\s,;]+/).filter(Boolean)
  return names.map((name) => hostOf(name.replace(/^([a-z]+:)?(\/\/)?(\*?\.)?/i, 'https://')))
}

/**
 * Whether a URL is first-party, so that requesting it does not reveal the visitor to others: this host, a subdomain (`cdn.example.com` of
 * `www.example.com`), or a host named on our script tag: `data-consent-own="cdn.example.net, files.test"`.
 */
export function isFirstParty(address: string): boolean {
  const host = hostOf(address)
  if (!host) return true
  const ownHosts = [location.hostname.replace(/^www\./, ''), location.hostname, ...namedHosts()].filter(Boolean)
  // A name without a dot is a single machine, not a suffix: `com` does not match half the web.
  return ownHosts.some((own) => host === own || (own.includes('.') && host.endsWith(`.${own}`)))
}
