import { askSite } from '../../base/ask-site'
import { closestOf, safe } from '../../base/property-of'
import { queryFirst } from '../../base/query-all'
import { excerpt, isObject } from '../../base/values'
import { parseAnswer } from '../../dom/parse-answer'
import { restBase } from '../../page/rest-base'

export interface Found {
  results: Node[]
  pages: Node[]
  isEmpty: boolean
}

/** The id of the widget's document: the form states it, after the widget's own id. */
const documentOf = (host: HTMLElement): string =>
  /-(\d+)$/.exec(queryFirst<HTMLInputElement>(host, '[name=e_search_props]')?.value ?? '')?.[1] ??
  closestOf(host, '[data-elementor-id]')?.getAttribute('data-elementor-id') ??
  ''

/** Requests a page of results from the CMS (contract newer §8.2). Rejects with what was expected and what came. */
export async function requestResults(host: HTMLElement, term: string, page: number, signal: AbortSignal): Promise<Found> {
  const url = `${restBase()}elementor-pro/v1/refresh-search`
  const answer = await askSite(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      post_id: documentOf(host),
      widget_id: safe(host).getAttribute('data-id') ?? '',
      search_term: term,
      page_number: page,
    }),
    signal,
  })
  const json: unknown = await answer.json().catch(() => undefined)
  if (!answer.ok || !isObject(json) || typeof json.data !== 'string')
    throw new Error(`expected {"data": "<div …>"} from ${url}, got ${answer.status} ${excerpt(json)}`)
  // The route renders the results' template from what the builder has saved.
  const body = parseAnswer(json.data, host, true)
  const results = [...body.childNodes]
  const isEmpty = !body.textContent?.trim() || !!queryFirst(body, '.e-search-nothing-found-message')
  return { results, pages: typeof json.pagination === 'string' ? [...parseAnswer(json.pagination, host).childNodes] : [], isEmpty }
}
