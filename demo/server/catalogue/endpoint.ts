/**
 * The route that gives a list with other filters, in the builder's shape of request and response (contract loops §3.6). It is open to the
 * site's own pages only, and says which field of a request is wrong.
 */
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono, type HonoRequest } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'
import { isSameOrigin, limitRate, readBody } from '../request-guards'
import { LISTS, type List, renderContent } from './lists'
import { type Filters, TAXONOMIES, type Taxonomy } from './vignettes'

export const REFRESH_LOOP = '/wp-json/elementor-pro/v1/refresh-loop'
const BODY_AT_MOST = 64 * 2 ** 10

const chosen = z.object({ terms: z.array(z.string().min(1).max(100)).max(20), logicalJoin: z.enum(['AND', 'OR']).optional() })
const filters = z.object({ taxonomy: z.partialRecord(z.enum(Object.keys(TAXONOMIES) as Taxonomy[]), chosen).optional() })
const request = z.object({
  post_id: z.coerce.number().int().positive(),
  widget_id: z.string().regex(/^[a-z0-9]{7}$/),
  // The CMS's own language writes an object without keys as a list.
  widget_filters: z.preprocess((value) => (Array.isArray(value) && !value.length ? {} : value), filters),
  pagination_base_url: z.url().optional(),
  // An editor's; this site has none.
  widget_model: z.undefined().optional(),
})

/** The Hono routes. `perMinute` is how many requests one address may send. */
export function listEndpoint({ perMinute = 600 }: { perMinute?: number | undefined } = {}) {
  const isTooMany = limitRate(perMinute)
  const routes = new Hono<{ Bindings: HttpBindings }>()
  const fail = (c: Context, status: ContentfulStatusCode, code: string, message: string, more = {}) =>
    c.json({ code, message, data: { status, ...more } }, status)
  routes.post('/', async (c) => {
    if (!isSameOrigin(c.req.raw.headers)) return fail(c, 403, 'rest_forbidden', 'Only pages of this site may ask.')
    if (isTooMany(c.env.incoming?.socket.remoteAddress)) return fail(c, 429, 'rest_too_many_requests', 'Too many requests; wait a minute.')
    const announced = Number(c.req.header('content-length'))
    const bytes = await readBody(c.req.raw.body, { announced, atMost: BODY_AT_MOST, readAtMost: 4 * BODY_AT_MOST })
    if (!bytes) return fail(c, 413, 'rest_too_large', `More than ${BODY_AT_MOST} bytes.`)
    const body = parse(await bytes.text())
    if (body === undefined) return fail(c, 400, 'rest_invalid_json', 'Invalid JSON body passed.')
    const { success, data, error } = request.safeParse(body)
    if (!success) {
      const fields = [...new Set(error.issues.map(({ path }) => path[0] ?? 'body'))]
      const missing = fields.filter((field) => body === null || typeof body !== 'object' || !(String(field) in body))
      if (missing.length)
        return fail(c, 400, 'rest_missing_callback_param', `Missing parameter(s): ${missing.join(', ')}`, { params: missing })
      const params = Object.fromEntries(error.issues.map(({ path, message }) => [path[0], `${path.slice(1).join('.')} ${message}`.trim()]))
      return fail(c, 400, 'rest_invalid_param', `Invalid parameter(s): ${fields.join(', ')}`, { params })
    }
    const list = Object.hasOwn(LISTS, data.widget_id) ? LISTS[data.widget_id] : undefined
    if (!list || list.post !== data.post_id) return fail(c, 401, 'rest_forbidden', 'Sorry, you are not allowed to do that.')
    const filters: Filters = {}
    for (const [name, chosen] of Object.entries(data.widget_filters.taxonomy ?? {}))
      if (chosen?.terms.length) filters[name as Taxonomy] = { terms: chosen.terms, join: chosen.logicalJoin }
    const content = await renderContent(data.widget_id, { filters, page: 1 }, addressForLinks(c.req, data, list))
    // As the builder's: a search for duplicates of its HTML would find none.
    return c.json({ data: `\n${content}` }, 200, { 'cache-control': 'no-store' })
  })
  routes.all('/', (c) => fail(c, 404, 'rest_no_route', 'No route was found matching the URL and request method.'))
  return routes
}

/** Links lead to the page the visitor is on, with all that its address says (contract loops §2.2). */
function addressForLinks(req: HonoRequest, { pagination_base_url }: z.infer<typeof request>, list: List) {
  const site = new URL(req.url)
  const from = [req.header('referer'), pagination_base_url].find(
    (text) => text !== undefined && URL.canParse(text) && new URL(text).host === req.header('host'),
  )
  const url = new URL(list.path, site)
  if (from) url.search = new URL(from).search
  return url
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
