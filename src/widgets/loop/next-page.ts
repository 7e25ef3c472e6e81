import { baseUri, focusedElement } from '../../base/document'
import { matchesSelector } from '../../base/property-of'
import { excerpt } from '../../base/values'
import type { Writers } from '../../dom/writers'
import { focusItem, ownPart } from './content'

const ANCHOR = '.e-load-more-anchor'

/** A path without its index file and trailing slash. */
const plain = (path: string) => path.replace(/\/(index\.\w+)?$/, '')
const withoutNumber = (path: string) => path.replace(/\/\d+$/, '')
const parent = (path: string) => path.replace(/\/[^/]*$/, '')

/**
 * Whether a URL is page `number` of the page at `current`, in the builder's forms (contract loops §2.2): below it (`/2/`, `/page/2/`), in
 * place of its own number, or by a parameter. Authors can write the attributes too, so no other URL is requested.
 */
export function isPageOf(current: string, number: number, address: string): boolean {
  const page = new URL(current)
  const next = new URL(address, current)
  const [from, to] = [plain(page.pathname), plain(next.pathname)]
  if (next.host !== page.host) return false
  if (to === from && [...next.searchParams.values()].includes(String(number))) return true
  const stem = withoutNumber(to)
  return to === `${stem}/${number}` && (stem === from || stem === withoutNumber(from) || parent(stem) === from)
}

/** How a list continues, as printed by the server. */
export interface NextPages {
  /** Marks the end of the list. */
  end: HTMLElement | undefined
  isAtEnd: () => boolean
  /** The next page's URL. Throws if it is not a page of this list. */
  address: () => string | undefined
  /** Called with the next page's list, and its items now added to this one. */
  advance: (other: HTMLElement, added: HTMLElement[]) => void
}

/** Builder lists count their pages; hand-written ones link to the next page, so that they work without scripts. */
export const findNextPages = (host: HTMLElement, writers: Writers): NextPages =>
  matchesSelector(host, '[data-widget]') ? byLink(host, writers) : byNumber(host, writers)

function byNumber(host: HTMLElement, writers: Writers): NextPages {
  const anchor = ownPart(host, ANCHOR)
  const numberOf = (name: 'page' | 'maxPage') => (/^\d{1,6}$/.test(anchor?.dataset[name] ?? '') ? Number(anchor?.dataset[name]) : 0)
  /** Set by the first page; later ones can only lower it. */
  let last = numberOf('maxPage')
  const next = () => numberOf('page') + 1
  return {
    end: anchor,
    isAtEnd: () => !numberOf('page') || next() > last,
    address: () => {
      const address = anchor?.dataset.nextPage
      if (address && !isPageOf(location.href, next(), new URL(address, baseUri()).href))
        throw new Error(`data-next-page: expected the address of this page’s page ${next()}, got ${excerpt(address)}`)
      return address
    },
    advance: (other, added) => {
      const there = ownPart(other, ANCHOR)
      if (!anchor) return
      // A page without items or a number does not belong to the list.
      last = Number(there?.dataset.page) === next() && added.length ? Math.min(last, Number(there?.dataset.maxPage) || last) : next()
      writers.set(anchor, { 'data-page': next(), 'data-next-page': there?.dataset.nextPage ?? anchor.dataset.nextPage })
    },
  }
}

function byLink(host: HTMLElement, writers: Writers): NextPages {
  const link = ownPart<HTMLAnchorElement>(host, 'a[data-loop-more]')
  const asked = new Set<string>()
  return {
    end: link,
    isAtEnd: () => !link || Boolean(link.hidden),
    address: () => link?.href,
    advance: (other, added) => {
      if (!link) return
      asked.add(link.href)
      const next = ownPart<HTMLAnchorElement>(other, 'a[data-loop-more]')?.getAttribute('href') ?? ''
      const isNew = next !== '' && added.length > 0 && !asked.has(new URL(next, baseUri()).href)
      if (!isNew && focusedElement() === link) focusItem(added[0])
      // A hidden button cannot keep the focus.
      writers.set(link, isNew ? { href: next } : { hidden: true })
    },
  }
}
