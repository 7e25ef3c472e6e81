import type { Rule } from './table'

/** So much of an address an expression gets to see: a long one, which anybody can make, must not keep the page busy. */
const LONGEST = 2000

/** The address the visitor came from. A text that is not set is one that nothing contains and everything matches (contract popups §4.3 U7, U9). */
export const url: Rule = ({ url_action: action, url_url: text }, { referrer: got }) => {
  if (action !== 'regex') return { pass: (text !== '' && got.includes(text)) === (action === 'show'), got }
  try {
    return { pass: new RegExp(text).test(got.slice(0, LONGEST)), got }
  } catch {
    return { pass: false, bad: 'url_url' }
  }
}

const SEARCH = /(^|\.)(google|yahoo|bing|yandex|baidu)\.[a-z]{2,3}(\.[a-z]{2})?$/
const bare = (host: string): string => host.replace(/^www\./, '')

export type Source = 'internal' | 'search' | 'external' | 'direct'

/** Where a visit came from, by whole hosts and their subdomains (contract popups §17.15). */
export function sourceOf(referrer: string, site: string): Source {
  let from: URL
  try {
    from = new URL(referrer)
  } catch {
    return 'direct'
  }
  if (`.${from.host}`.endsWith(`.${bare(site)}`)) return 'internal'
  return SEARCH.test(from.hostname) ? 'search' : 'external'
}

/** Direct visits and search engines count as external too (contract popups §4.4). */
export const sources: Rule = ({ sources_sources: listed }, { referrer, host }) => {
  const got = sourceOf(referrer, host)
  const isAll = ['internal', 'external', 'search'].every((name) => listed.includes(name))
  return { pass: isAll || listed.includes(got) || (got !== 'internal' && listed.includes('external')), got }
}
