import { askSite } from '../../base/ask-site'
import { closestAround } from '../../base/closest-around'
import { ownPage } from '../../base/own-site'
import { excerpt, parseObject } from '../../base/values'
import { config } from '../../page/config'
import { post } from '../../page/page-config'
import { restBase } from '../../page/rest-base'
import type { Filters } from './address'
import { listOf, releaseList } from './list'
import type { TakeList } from './show-content'
import { announce } from './update'

/** The error's name if the route is closed to visitors, for every list: only a page load shows the list. */
export const BLOCKED = 'BlockedError'

/** Announces the items of a list to which others are added; `stop` unless its filters still announce them. */
export function announcerOf(loop: HTMLElement, isSilent: boolean) {
  const list = listOf(loop)
  return {
    say: (text: string) => {
      if (!isSilent) announce(list, text)
    },
    stop: () => {
      if (list.served) return
      list.status?.remove()
      list.status = undefined
      releaseList(list)
    },
  }
}

/** Loaded during the request (update.ts). */
const parser = () => import('./show-content')

/** The page's id; on archives, which have none, that of the surrounding document (contract loops §3.6). */
const postId = (loop: Element): unknown => post().id || closestAround(loop, '[data-elementor-id]')?.getAttribute('data-elementor-id')

/** What to request of a list. */
export interface Wanted {
  loop: HTMLElement
  loopId: string
  filters: Filters
  /** The list's own URL, and the page's with these filters. */
  baseUrl: string
  address: string
}

const bodyFor = ({ loop, loopId, filters, baseUrl }: Wanted) => ({
  post_id: postId(loop),
  widget_id: loopId,
  widget_filters: filtersBody(filters),
  pagination_base_url: baseUrl,
})

function filtersBody(filters: Filters): object {
  const taxonomy = [...filters].flatMap(([name, { terms, join }]) =>
    terms.length ? [[name, { terms, ...(join && { logicalJoin: join }) }] as const] : [],
  )
  return taxonomy.length ? { taxonomy: Object.fromEntries(taxonomy) } : {}
}

/**
 * Requests the list with these filters from the CMS (`POST …/elementor-pro/v1/refresh-loop`), and resolves with its container. Rejects with
 * what was expected and what came; the error is named `BLOCKED` if the route is unavailable to visitors.
 */
export async function requestLoop(wanted: Wanted, signal: AbortSignal): Promise<Element> {
  const url = `${restBase()}elementor-pro/v1/refresh-loop`
  const edited = config().edit ? (await import('./edited-request')).editedRequest(wanted.loop) : undefined
  const answer = await askSite(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...edited?.headers },
    body: JSON.stringify({ ...bodyFor(wanted), ...edited?.body }),
    // The server builds the list's links from it (contract loops §2.2).
    referrer: wanted.address,
    signal,
  })
  const body = await answer.text()
  const isJson = /^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(answer.headers.get('content-type') ?? '')
  const json = isJson ? parseObject(body) : undefined
  const wrong = `expected {"data": "<div …>"} from ${url}, got ${answer.status} ${excerpt(body) || 'nothing'}`
  // A firewall responds with a page; a CMS without the route says so.
  if (!answer.ok && (!json || json.code === 'rest_no_route'))
    throw Object.assign(new Error(wrong), answer.status < 500 && { name: BLOCKED })
  if (!answer.ok || typeof json?.data !== 'string') throw new Error(wrong)
  const box = (await parser()).parseContainer(json.data, wanted.loop)
  // Text without an element is a notice from the server or a plugin.
  if (!box) throw new Error(wrong)
  return box
}

const isPage = ({ headers }: Response) => /^text\/html\s*(;|$)/i.test(headers.get('content-type') ?? '')

/**
 * Loads a page of the site, and resolves with a function that extracts lists from it. Rejects for other sites and for files that are not
 * pages, whatever a link says.
 */
export async function requestPage(url: string, signal?: AbortSignal): Promise<TakeList> {
  const page = ownPage(url)
  // Checked first: a CSP that forbids other sites would report the attempt, which `mode` alone does not prevent.
  if (!page) throw new Error(`expected a page of this site, got ${excerpt(url)}`)
  const answer = await askSite(page, { signal })
  if (!answer.ok) throw new Error(`expected a page from ${url}, got ${answer.status}`)
  if (!isPage(answer)) throw new Error(`expected a page from ${url}, got ${answer.headers.get('content-type') || 'a file without a type'}`)
  return (await parser()).listsOf(await answer.text())
}
