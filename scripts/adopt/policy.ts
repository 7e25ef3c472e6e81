/** The security policies that stand in a page itself: whether they let our scripts run. Those that the server sends are not known here. */
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import type { FilePage } from './document'

/** What one policy allows scripts to come from. */
type Sources = string[]

const get = (node: Tree.Element, name: string) => node.attrs.find((one) => one.name === name)?.value ?? ''

/** The policies that say something of scripts. Of two directives with one name the first counts. */
export function readPolicies({ elements }: Pick<FilePage, 'elements'>): Sources[] {
  const metas = elements.filter((node) => node.tagName === 'meta' && /^content-security-policy$/i.test(get(node, 'http-equiv').trim()))
  const policies = metas.flatMap((node) => get(node, 'content').split(','))
  return policies.flatMap((policy) => {
    const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/))
    const of = (name: string) => directives.find(([given]) => given?.toLowerCase() === name)
    const found = of('script-src-elem') ?? of('script-src') ?? of('default-src')
    return found ? [found.slice(1)] : []
  })
}

const has = (sources: Sources, pattern: RegExp) => sources.some((source) => pattern.test(source))
/** Where one of these stands, browsers pass over what allows all inline scripts. */
const ONE_BY_ONE = /^'(nonce-|sha(256|384|512)-|strict-dynamic')/i

/** Whether a policy allows no inline script of ours. */
export const isStrict = (sources: Sources): boolean => !has(sources, /^'unsafe-inline'$/i) || has(sources, ONE_BY_ONE)

/** The host of an address with one; empty for a folder of the site. */
const hostIn = (address: string) => /^(?:https?:)?\/\/([^/:?#]+)/i.exec(address)?.[1]?.toLowerCase() ?? ''

/** Whether a policy lets files run that lie in `folder`, on a page of `host`; which is empty where the page does not say it. */
function allowsFiles(sources: Sources, folder: string, host: string): boolean {
  if (has(sources, /^'strict-dynamic'$/i)) return false
  const ours = hostIn(folder) || host.toLowerCase()
  const isOwn = !hostIn(folder) || ours === host.toLowerCase()
  return sources.some((source) => {
    if (/^(\*|https?:)$/i.test(source) || (isOwn && /^'self'$/i.test(source))) return true
    const [, wildcard, named = ''] = /^(?:https?:\/\/)?(\*\.)?([^/:'*]+)(?::[\d*]+)?(?:\/|$)/i.exec(source.toLowerCase()) ?? []
    return !!named && (wildcard ? ours.endsWith(`.${named}`) : ours === named)
  })
}

/** Why a page's own policies would stop our scripts, and so everything that moves on it; empty where they do not. */
export function whyForbidden(policies: Sources[], folder: string, host: string): string {
  if (!policies.every((sources) => allowsFiles(sources, folder, host))) return 'its security policy does not allow our files'
  // The inline parts are files only beside our others.
  return policies.some(isStrict) && /^(https?:)?\//.test(folder) ? 'its security policy allows no inline scripts' : ''
}
