import type { Page, Route } from 'playwright/test'

/** The content of the stand-in for a CMS: posts with their terms. */
export const POSTS = Array.from({ length: 12 }, (_, i) => ({
  id: 500 + i,
  title: `Post ${i + 1}`,
  category: i % 2 ? 'trips' : 'harbours',
  tag: i % 3 ? 'summer' : 'winter',
}))
export const LOOP = 'l00p111'
const PER_PAGE = 3

const attribute = (value: object) => JSON.stringify(value).replaceAll("'", '&#39;')
const widget = (type: string, id: string, settings: object, content: string) =>
  `<div class="elementor-element elementor-element-${id} elementor-widget" data-id="${id}" data-element_type="widget" data-widget_type="${type}" data-settings='${attribute(settings)}'>${content}</div>`
const item = ({ id, title }: (typeof POSTS)[number]) =>
  `<div data-elementor-type="loop-item" class="elementor e-loop-item e-loop-item-${id}"><div class="elementor-element elementor-invisible" data-id="h${id}" data-element_type="widget" data-settings='{"animation":"fadeIn"}'><h2><a href="/post/${id}">${title}</a></h2></div></div>`

/** The posts that an address asks for. */
function select(terms: Record<string, { terms: string[]; or?: boolean }>) {
  const matches = (post: (typeof POSTS)[number], [name, of]: [string, { terms: string[]; or?: boolean }]) => {
    const has = (term: string) => (name === 'category' ? post.category : post.tag) === term
    return of.terms.length === 0 || (of.or ? of.terms.some(has) : of.terms.every(has))
  }
  return POSTS.filter((post) => Object.entries(terms).every((entry) => matches(post, entry)))
}
function termsOf(url: URL) {
  return Object.fromEntries(
    ['category', 'post_tag'].map((name) => {
      const value = url.searchParams.get(`e-filter-${LOOP}-${name}`) ?? ''
      return [name, { terms: value.split(value.includes('~') ? '~' : ' ').filter(Boolean), or: value.includes('~') }]
    }),
  )
}

interface Shape {
  pagination?: string
  ajax?: boolean
  /** Settings of the category's filter. */
  filter?: object
  /** Newer builders print no wrapper in a widget. */
  isBare?: boolean
}
const wrap = (inside: string, isBare = false) => (isBare ? inside : `<div class="elementor-widget-container">${inside}</div>`)
function container(posts: typeof POSTS, page: number, { pagination = '', isBare }: Shape, address: (page: number) => string) {
  const pages = Math.ceil(posts.length / PER_PAGE)
  const shown = posts.slice((page - 1) * PER_PAGE, page * PER_PAGE)
  const anchor = `<div class="e-load-more-anchor" data-page="${page}" data-max-page="${pages}" data-next-page="${address(page + 1)}"></div>`
  const numbers = Array.from({ length: pages }, (_, i) =>
    i + 1 === page
      ? `<span aria-current="page" class="page-numbers current">${i + 1}</span>`
      : `<a class="page-numbers" href="${address(i + 1)}"><span>Page</span>${i + 1}</a>`,
  ).join('')
  const after =
    pages < 2 || !pagination
      ? ''
      : pagination.startsWith('load_more')
        ? `<span class="e-load-more-spinner"><i aria-hidden="true" class="fas fa-spinner"></i></span>${anchor}${pagination.endsWith('click') ? '<div class="elementor-button-wrapper e-loop__load-more"><a href="#" class="elementor-button" role="button"><span class="elementor-button-text">Load More</span></a></div>' : ''}<div class="e-load-more-message">That is all</div>`
        : `${anchor}<nav class="elementor-pagination" aria-label="Pagination">${numbers}</nav>`
  return wrap(`<div class="elementor-loop-container elementor-grid">${shown.map(item).join('')}</div>${after}`, isBare)
}

function body(url: URL, shape: Shape) {
  const { pagination = '', ajax } = shape
  const terms = termsOf(url)
  const button = (name: string, filter: string, text: string) => {
    const chosen = terms[name]?.terms ?? []
    const isPressed = filter === '__all' ? !chosen.length : chosen.includes(filter)
    return `<button class="e-filter-item" data-filter="${filter}" aria-pressed="${isPressed}">${text}</button>`
  }
  const bar = (id: string, taxonomy: string, name: string, options: string[], settings: object) =>
    widget(
      'taxonomy-filter.default',
      id,
      { selected_element: LOOP, taxonomy, ...settings },
      wrap(
        `<search class="e-filter" role="search" aria-label="${name}" data-base-url="${url.origin}/own/" data-page-num="1">${options.map((o) => button(taxonomy, o, o)).join('')}${button(taxonomy, '__all', `all ${name}`)}</search>`,
        shape.isBare,
      ),
    )
  const page = Number(url.searchParams.get(`e-page-${LOOP}`) ?? 1)
  const address = (n: number) => {
    const to = new URL(url)
    if (n > 1) to.searchParams.set(`e-page-${LOOP}`, String(n))
    else to.searchParams.delete(`e-page-${LOOP}`)
    return to.pathname + to.search
  }
  return `<main><h1>t</h1>${bar('f1lt111', 'category', 'topics', ['harbours', 'trips'], shape.filter ?? {})}${bar('f1lt222', 'post_tag', 'seasons', ['summer', 'winter'], {})}${widget('loop-grid.post', LOOP, { pagination_type: pagination, ...(ajax && { pagination_load_type: 'ajax' }) }, container(select(terms), page, shape, address))}<p id="end-of-list"><a href="#end-of-list">End</a></p></main>`
}

const CONFIG = `var elementorFrontendConfig = { post: { id: 40 } }; var ElementorProFrontendConfig = { urls: { rest: '/wp-json/' } }`
const CSS =
  'button{min-width:44px;min-height:44px;margin:2px}.page-numbers,.elementor-button{display:inline-block;min-width:44px;min-height:44px}.e-loop-item{min-height:120px}.elementor-invisible{visibility:hidden}.e-load-more-pagination-end .elementor-button{display:none}'

/**
 * A site whose pages at `/own/` match their address even without our script, with the CMS's route behind them. Returns the bodies that the
 * route received. If `answer` returns true, it has answered a request to the route itself.
 */
export async function loopSite(page: Page, shape: Shape = {}, answer: (route: Route, count: number) => unknown = () => false) {
  const sent: Record<string, unknown>[] = []
  await page.route('**/own/**', (route) => {
    const url = new URL(route.request().url())
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: {
        'content-security-policy':
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; require-trusted-types-for 'script'; trusted-types skerry skerry-html",
      },
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>t</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/loop.css"><script src="/config.js"></script><script defer src="/skerry.js"></script></head><body>${body(url, shape)}</body></html>`,
    })
  })
  await page.route('**/config.js', (route) => route.fulfill({ contentType: 'text/javascript', body: CONFIG }))
  await page.route('**/loop.css', (route) => route.fulfill({ contentType: 'text/css', body: CSS }))
  await page.route('**/wp-json/elementor-pro/v1/refresh-loop', async (route) => {
    const json = route.request().postDataJSON()
    sent.push(json)
    if (await answer(route, sent.length)) return
    const terms = Object.fromEntries(
      Object.entries((json.widget_filters.taxonomy ?? {}) as Record<string, { terms: string[]; logicalJoin?: string }>).map(
        ([name, of]) => [name, { terms: of.terms, or: of.logicalJoin === 'OR' }],
      ),
    )
    // Links start from the address in the bar, as in the CMS.
    const referer = new URL(route.request().headers().referer ?? page.url())
    const address = (n: number) => `/own/?${new URLSearchParams([...referer.searchParams, [`e-page-${LOOP}`, String(n)]])}`
    await route.fulfill({ json: { data: `\n${container(select(terms), 1, shape, address)}` } })
  })
  return sent
}

/** Resolves when every list and filter of the page is mounted. */
export const loopsMounted = (page: Page) =>
  page.waitForFunction(() => {
    const { Skerry } = window as unknown as { Skerry?: { islands: () => { state: string; widget: { name: string } }[] } }
    const all = Skerry?.islands().filter(({ widget }) => /^(loop|load-more|taxonomy-filter)$/.test(widget.name)) ?? []
    return all.length && all.every(({ state }) => state !== 'waiting')
  })
export const titles = (page: Page) => page.locator('.e-loop-item h2').allTextContents()
/** What the stand-in shows for these terms on a page. */
export const expected = (match: (post: (typeof POSTS)[number]) => boolean, pageNumber = 1) =>
  POSTS.filter(match)
    .slice((pageNumber - 1) * PER_PAGE, pageNumber * PER_PAGE)
    .map(({ title }) => title)
