import { ownPage } from '../../base/own-site'
import { excerpt, isObject } from '../../base/values'
import { config } from '../../builder/config'
import { post } from '../../builder/page-config'
import { restBase } from '../../builder/rest-base'
import type { Filters } from './address'
import type { TakeList } from './show-content'

/** The name of the error for a route that is closed to visitors, whichever list they ask for: only loading the page anew shows the list. */
export const BLOCKED = 'BlockedError'

/** The code for it comes while the server thinks (update.tsx). */
const parser = () => import('./show-content')

/** The id of the page; on archives, which have none, that of the document around the list (contract loops §3.6). */
const postId = (loop: Element): unknown => post().id || loop.parentElement?.closest<HTMLElement>('[data-elementor-id]')?.dataset.elementorId

/** What is asked of a list. */
export interface Wanted {
  loop: HTMLElement
  loopId: string
  filters: Filters
  /** The list's own address, and that of the page with these filters. */
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
 * Asks the CMS for the list with these filters (`POST …/elementor-pro/v1/refresh-loop`), and resolves with its container. Rejects with a sentence
 * that says what was expected and what came; with the name `BLOCKED` where the route itself is not there for visitors.
 */
export async function requestLoop(wanted: Wanted, signal: AbortSignal): Promise<Element> {
  const url = `${restBase()}elementor-pro/v1/refresh-loop`
  const edited = config().edit ? (await import('./edited-request')).editedRequest(wanted.loop) : undefined
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...edited?.headers },
    body: JSON.stringify({ ...bodyFor(wanted), ...edited?.body }),
    // The links of the list are made from it (contract loops §2.2).
    referrer: wanted.address,
    signal,
  })
  const body = await answer.text()
  let json: unknown
  try {
    if (/^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(answer.headers.get('content-type') ?? '')) json = JSON.parse(body)
  } catch {}
  const wrong = `expected {"data": "<div …>"} from ${url}, got ${answer.status} ${excerpt(body) || 'nothing'}`
  // A firewall answers with a page, and a CMS without the route says so.
  if (!answer.ok && (!isObject(json) || json.code === 'rest_no_route'))
    throw Object.assign(new Error(wrong), answer.status < 500 && { name: BLOCKED })
  if (!answer.ok || !isObject(json) || typeof json.data !== 'string') throw new Error(wrong)
  const box = (await parser()).parseContainer(json.data, wanted.loop)
  // A text without an element is a notice of the server's, or of a plugin's, and no list.
  if (!box) throw new Error(wrong)
  return box
}

/** What the server itself lets be shown as a page of the site: no file that somebody has uploaded, or that is not to be shown as its own. */
function isPage({ headers }: Response): boolean {
  const header = (name: string) => headers.get(name) ?? ''
  const isUpload = /^\s*attachment/i.test(header('content-disposition')) || /(^|[;,])\s*sandbox/i.test(header('content-security-policy'))
  return /^text\/html\s*(;|$)/i.test(header('content-type')) && !isUpload
}

/**
 * Loads a page of the site, and resolves with what takes lists out of it. No other site's content is put into the page, whatever a link says, and
 * no file that is none of the site's pages.
 */
export async function requestPage(url: string, signal?: AbortSignal): Promise<TakeList> {
  const page = ownPage(url)
  // Asked before: a policy that forbids other sites would report the attempt, which the mode alone lets be made.
  if (!page) throw new Error(`expected a page of this site, got ${excerpt(url)}`)
  const answer = await fetch(page, { signal, mode: 'same-origin' })
  if (!answer.ok) throw new Error(`expected a page from ${url}, got ${answer.status}`)
  if (!isPage(answer)) throw new Error(`expected a page from ${url}, got ${answer.headers.get('content-type') || 'a file without a type'}`)
  return (await parser()).listsOf(await answer.text())
}
