import { script } from '../base/assets'

/** A link reads any address without throwing; what has no host (`blob:`, `data:`, nonsense) has an empty one. */
const hostOf = (href: string): string => Object.assign(document.createElement('a'), { href }).hostname

/** Names as people write them: `CDN.example.net`, `*.example.net`, `https://files.test:8080/films/`. */
const named = () =>
  (script?.dataset.consentOwn ?? '').split(/[\s,;]+/).map((name) => name && hostOf(name.replace(/^([a-z]+:)?(\/\/)?(\*?\.)?/i, 'https://')))

/**
 * Whether an address is the site's own, so that asking it for something tells nobody else who visits: this host, one below it
 * (`cdn.example.com` of `www.example.com`), or one that the site names on our script tag: `data-consent-own="cdn.example.net, files.test"`.
 */
export function isFirstParty(address: string): boolean {
  const host = hostOf(address)
  const own = [location.hostname.replace(/^www\./, ''), location.hostname, ...named()]
  // A name without a dot is one machine; `com` is not half of the web.
  return !host || own.some((name) => name && (host === name || (name.includes('.') && host.endsWith(`.${name}`))))
}
