import { script } from './assets'

/**
 * Whether an address is the site's own, so that asking it for something tells nobody else who visits: this host, one below it
 * (`cdn.example.com` of `www.example.com`), or one that the site names on our script tag: `data-consent-own="cdn.example.net, files.test"`.
 */
export function isOwn(address: string): boolean {
  // A link reads any address without throwing; what has no host (`blob:`, `data:`, nonsense) asks nobody.
  const { hostname } = Object.assign(document.createElement('a'), { href: address })
  const own = [location.hostname.replace(/^www\./, ''), ...(script?.dataset.consentOwn?.toLowerCase().split(/[\s,]+/) ?? [])]
  return !hostname || own.some((host) => host && `.${hostname}`.endsWith(`.${host}`))
}
