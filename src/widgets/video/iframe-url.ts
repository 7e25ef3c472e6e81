/** An iframe's address with which its video plays at once. A time fragment, if any, stays at the end (contract core §20.2, without its mistakes). */
export function autoplayUrl(url: string): string {
  const [address = '', fragment] = url.split('#', 2)
  const withoutAutoplay = address.replace(/([?&])autoplay=[01]&|[?&]autoplay=[01]$/g, '$1')
  const separator = withoutAutoplay.includes('?') ? '&' : '?'
  return `${withoutAutoplay}${separator}autoplay=1${fragment === undefined ? '' : `#${fragment}`}`
}

/** Whether an iframe may be sent to an address: not to one that a consent tool has emptied, and only to http(s). */
export const isIframeUrl = (url: string): boolean => /^(https?:)?\/\/./.test(url)
