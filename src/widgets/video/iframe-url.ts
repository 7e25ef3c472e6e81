/**
 * The iframe URL that makes its video autoplay. A time fragment stays at the end; without one, none is added (contract core §20.2, minus
 * its mistakes).
 */
export function autoplayUrl(url: string): string {
  const [address = '', fragment] = url.split('#', 2)
  const withoutAutoplay = address.replace(/([?&])autoplay=[01]&|[?&]autoplay=[01]$/g, '$1')
  const separator = withoutAutoplay.includes('?') ? '&' : '?'
  return `${withoutAutoplay}${separator}autoplay=1${fragment === undefined ? '' : `#${fragment}`}`
}

/** Whether an iframe may load this URL: http(s) only, and not one that a consent tool has emptied. */
export const isIframeUrl = (url: string): boolean => /^(https?:)?\/\/./.test(url)
