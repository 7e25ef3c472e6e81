/** An iframe's address that plays at once; a time fragment stays last, and there may be none (contract core §20.2, without its mistakes). */
export function autoplayUrl(url: string): string {
  const [address = '', time] = url.split('#', 2)
  const without = address.replace(/([?&])autoplay=[01]&|[?&]autoplay=[01]$/g, '$1')
  return `${without + (without.includes('?') ? '&' : '?')}autoplay=1${time === undefined ? '' : `#${time}`}`
}

/** Whether an iframe may be sent there: not what a consent tool left empty, nor anything but http. */
export const isFrameUrl = (url: string): boolean => /^(https?:)?\/\/./.test(url)
