import { queryAll } from '../../dom/query-all'
import { createWriter } from '../../dom/writer'

const textOf = (el: Element) => el.textContent?.trim() ?? ''

/** What a link is called that has nothing but a drawing: as another link of the page that leads there, else after the address. */
export function nameOfLink(link: HTMLAnchorElement): string {
  const same = queryAll<HTMLAnchorElement>(document, 'a[href]').find((other) => other !== link && other.href === link.href && textOf(other))
  if (same) return textOf(same)
  const { hostname, pathname, host } = link
  const part =
    pathname
      .split('/')
      .findLast(Boolean)
      ?.replace(/\.\w+$/, '') ?? ''
  try {
    return (
      decodeURIComponent(part)
        .replace(/[-_+]+/g, ' ')
        .trim() || hostname
    )
  } catch {
    return host
  }
}

/** Gives the link around an animation, or in it, a name where nobody gave it one: without it a screen reader spells out the address. */
export function nameLink(host: HTMLElement): () => void {
  const link = host.querySelector<HTMLAnchorElement>('a[href]') ?? host.closest<HTMLAnchorElement>('a[href]')
  if (!link || textOf(link) || link.title || link.matches('[aria-label],[aria-labelledby]')) return () => {}
  if (link.querySelector('[alt]:not([alt=""]),[aria-label],title')) return () => {}
  const { set, stop } = createWriter(link)
  set('aria-label', nameOfLink(link) || null)
  return stop
}
