import { queryAll } from '../../base/query-all'
import { createWriters } from '../../dom/writers'

/** Excludes SVG links, whose `href` is an object. */
const LINK = 'a[href]:not(svg a)'
const textOf = (el: Element) => el.textContent?.trim() ?? ''

/** A name for a link with only a drawing: the text of another link on the page to the same URL, else the end of the URL. */
function linkName(link: HTMLAnchorElement): string {
  const sameLink = queryAll<HTMLAnchorElement>(document, LINK).find((other) => other !== link && other.href === link.href && textOf(other))
  if (sameLink) return textOf(sameLink)
  const { hostname, pathname, host } = link
  const lastSegment = pathname.split('/').findLast(Boolean) ?? ''
  const withoutExtension = lastSegment.replace(/\.\w+$/, '')
  try {
    const words = decodeURIComponent(withoutExtension).replace(/[-_+]+/g, ' ')
    return words.trim() || hostname
  } catch {
    return host
  }
}

/**
 * Labels an otherwise unnamed link around or inside an animation, whose URL screen readers would spell out. Returns a function that removes
 * the label.
 */
export function labelLink(host: HTMLElement): () => void {
  const link = host.querySelector<HTMLAnchorElement>(LINK) ?? host.closest<HTMLAnchorElement>(LINK)
  if (!link || textOf(link) || link.title || link.matches('[aria-label],[aria-labelledby]')) return () => {}
  if (link.querySelector('[alt]:not([alt=""]),[aria-label],title')) return () => {}
  const { set, stop } = createWriters()
  set(link, { 'aria-label': linkName(link) || null })
  return stop
}
