/** Whether CSPs in the page itself allow our scripts. Those sent by the server are unknown here. */
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import type { FilePage } from './document'

/** The sources that a policy allows for scripts. */
type Sources = string[]

const get = (node: Tree.Element, name: string) => node.attrs.find((one) => one.name === name)?.value ?? ''

/** The policies that concern scripts. Of duplicate directives the first counts. */
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
/** With one of these, browsers ignore `'unsafe-inline'`. */
const ONE_BY_ONE = /^'(nonce-|sha(256|384|512)-|strict-dynamic')/i

/** Whether a policy forbids our inline scripts. */
export const isStrict = (sources: Sources): boolean => !has(sources, /^'unsafe-inline'$/i) || has(sources, ONE_BY_ONE)

/** A URL's host; empty for a folder of the site. */
const hostIn = (address: string) => /^(?:https?:)?\/\/([^/:?#]+)/i.exec(address)?.[1]?.toLowerCase() ?? ''

/** Whether a policy allows files in `folder`, on a page of `host` (empty if unknown). */
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

/** Why a page's own policies would stop our scripts, and so break the page; empty if they do not. */
export function whyForbidden(policies: Sources[], folder: string, host: string): string {
  if (!policies.every((sources) => allowsFiles(sources, folder, host))) return 'its security policy does not allow our files'
  // The inline parts can only be files beside our others.
  return policies.some(isStrict) && /^(https?:)?\//.test(folder) ? 'its security policy allows no inline scripts' : ''
}
