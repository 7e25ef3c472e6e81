import type { Rule } from './types'

/**
 * Tests the referrer. An unset text is never contained, while an unset expression matches everything (contract popups §§4.3 U7, 4.3 U9).
 */
export const url: Rule = ({ url_action: action, url_url: text }, { referrer, rare }) => {
  if (action !== 'regex') return { pass: (text !== '' && referrer.includes(text)) === (action === 'show'), actual: referrer }
  try {
    return { pass: Boolean(rare?.matchesPattern(text, referrer)), actual: referrer }
  } catch {
    return { pass: false, invalidOption: 'url_url' }
  }
}

const SEARCH_ENGINE = /(^|\.)(google|yahoo|bing|yandex|baidu)\.[a-z]{2,3}(\.[a-z]{2})?$/
const withoutWww = (host: string): string => host.replace(/^www\./, '')

export type Source = 'internal' | 'search' | 'external' | 'direct'

/** The source of a visit, by whole hosts and their subdomains (contract popups §17.15). */
export function sourceOf(referrer: string, siteHost: string): Source {
  let from: URL
  try {
    from = new URL(referrer)
  } catch {
    return 'direct'
  }
  if (`.${from.host}`.endsWith(`.${withoutWww(siteHost)}`)) return 'internal'
  return SEARCH_ENGINE.test(from.hostname) ? 'search' : 'external'
}

/** Direct visits and search engines also count as external (contract popups §4.4). */
export const sources: Rule = ({ sources_sources: allowed }, { referrer, host }) => {
  const actual = sourceOf(referrer, host)
  const allowsAll = ['internal', 'external', 'search'].every((name) => allowed.includes(name))
  return { pass: allowsAll || allowed.includes(actual) || (actual !== 'internal' && allowed.includes('external')), actual }
}
