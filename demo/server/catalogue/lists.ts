/** The demo's lists of vignettes, in both vocabularies, as a CMS's server makes them: from the address of the page alone. */
import { html } from 'hono/html'
import { type Filters, findVignettes, type Language, TAXONOMIES, type Taxonomy, type Vignette } from './vignettes'

export interface List {
  post?: number
  path: string
  perPage: number
  pagination: string
  joins: Partial<Record<Taxonomy, 'AND' | 'OR'>>
  isCarousel?: boolean
  alternate?: number
  byHand?: boolean
}
interface Shown {
  filters: Filters
  page: number
}
/** A list with what it shows: `url` is what its links are made from. */
interface View extends List {
  id: string
  url: URL
  page: number
  items: Vignette[]
  pages: number
}
type Markup = ReturnType<typeof html>
const TAXONOMY_NAMES = Object.keys(TAXONOMIES) as Taxonomy[]
const isTaxonomy = (name: string | undefined): name is Taxonomy => name !== undefined && Object.hasOwn(TAXONOMIES, name)

/**
 * By id: the page it stands on (`post` is its number), how many items a page has, how more of them come, and by taxonomy how several terms are
 * joined (nothing: one replaces the other). An archive has no number; the number of its template stands for it. Every so many items another
 * template takes its turn (`alternate`), which is wider.
 */
export const LISTS: Record<string, List> = {
  v1gnett: {
    post: 61,
    path: '/vignettes/',
    perPage: 9,
    pagination: 'numbers_and_prev_next',
    joins: { country: 'OR', 'vehicle-type': 'AND' },
  },
  showm0r: { post: 62, path: '/vignettes/more.html', perPage: 6, pagination: 'load_more_on_click', joins: { country: 'OR' } },
  endl3ss: { post: 63, path: '/vignettes/endless.html', perPage: 9, pagination: 'load_more_infinite_scroll', joins: { country: 'OR' } },
  car0use: { post: 64, path: '/vignettes/carousel.html', perPage: 8, pagination: '', joins: { country: 'OR' }, isCarousel: true },
  arch1ve: { post: 6479, path: '/vignettes/archive.html', perPage: 9, pagination: 'numbers', joins: {}, alternate: 4 },
  list: { path: '/pages/loop.html', perPage: 4, pagination: 'numbers', joins: { country: 'OR' }, byHand: true },
  more: { path: '/pages/loop.html', perPage: 3, pagination: 'load_more_on_click', joins: {}, byHand: true },
}
const filterKey = (id: string, taxonomy: string) => `e-filter-${id}-${taxonomy}`
const pageKey = (id: string) => `e-page-${id}`
const MOST_TERMS = 20

/** What an address says of a list: `{ filters, page }`. */
function readAddress(id: string, url: URL): Shown {
  const filters: Filters = {}
  for (const taxonomy of TAXONOMY_NAMES) {
    const value = url.searchParams.get(filterKey(id, taxonomy)) ?? ''
    const terms = value.split(value.includes('~') ? '~' : /[ +]/).filter(Boolean)
    if (terms.length) filters[taxonomy] = { terms: terms.slice(0, MOST_TERMS), join: value.includes('~') ? 'OR' : 'AND' }
  }
  const page = Number(url.searchParams.get(pageKey(id)))
  return { filters, page: page > 1 && page < 10_000 ? Math.floor(page) : 1 }
}

/** An address on this site with another page of a list. */
function pageAddress(id: string, url: URL, page: number) {
  const { searchParams } = new URL(url)
  searchParams.delete(pageKey(id))
  if (page > 1) searchParams.set(pageKey(id), String(page))
  return url.pathname + (searchParams.size ? `?${searchParams}` : '')
}

/** The numbers that are shown: the first, the last, and the ones around the current; 0 stands for those between. */
function shownPages(current: number, last: number) {
  const numbers = [...new Set([1, current - 1, current, current + 1, last])].filter((n) => n >= 1 && n <= last).sort((a, b) => a - b)
  return numbers.flatMap((n, i) => (i && n - (numbers[i - 1] ?? 0) > 1 ? [0, n] : [n]))
}

const PRICES: Record<Language, (price: number) => string> = { en: (price) => `PLN ${price}`, pl: (price) => `${price} zł` }
const languageOf = ({ byHand }: List): Language => (byHand ? 'en' : 'pl')

const card = (
  { id, title, description, price, picture }: Vignette,
  language: Language,
) => html`<img src="/landing/img/${picture}.svg" width="320" height="200" alt="" loading="lazy">
<h3><a href="#vignette-${id}">${title}</a></h3><p class="description">${description}</p><p class="price">${PRICES[language](price)}</p>`

function builderNumbers({ id, url, page, pages }: Pick<View, 'id' | 'url' | 'page' | 'pages'>) {
  const label = html`<span class="elementor-screen-only">Strona</span>`
  const step = (to: number, name: string, text: string) =>
    to < 1 || to > pages
      ? html`<span class="page-numbers ${name}">${text}</span>`
      : html`<a class="page-numbers ${name}" href="${pageAddress(id, url, to)}">${text}</a>`
  const numbers = shownPages(page, pages).map((n) => {
    if (!n) return html`<span class="page-numbers dots">…</span>`
    if (n === page) return html`<span aria-current="page" class="page-numbers current">${label}${n}</span>`
    return html`<a class="page-numbers" href="${pageAddress(id, url, n)}">${label}${n}</a>`
  })
  return html`<nav class="elementor-pagination" aria-label="Strony">${step(page - 1, 'prev', 'Poprzednia')}
${numbers}
${step(page + 1, 'next', 'Następna')}</nav>`
}

const builderMore = ({ pagination, next }: { pagination: string; next: string }) =>
  html`${
    pagination === 'load_more_on_click'
      ? html`<div class="elementor-button-wrapper e-loop__load-more"><a href="${next}" class="elementor-button-link elementor-button" role="button"><span class="elementor-button-content-wrapper"><span class="elementor-button-text">Pokaż więcej</span></span></a></div>`
      : ''
  }<div class="e-load-more-message"><p>To już wszystkie winiety.</p></div>`

/** An item is a document of its template; of a carousel also a slide. */
const builderItem = (item: Vignette, index: number, { alternate, isCarousel }: Pick<View, 'alternate' | 'isCarousel'>) => {
  const template = alternate && index % alternate === 0 ? 98 : 99
  const more = `${template === 98 ? ' elementor-repeater-item-a1terna' : ''}${isCarousel ? ' swiper-slide' : ''}`
  const role = isCarousel ? html` role="group" aria-roledescription="slide"` : ''
  return html`<div data-elementor-type="loop-item" data-elementor-id="${template}" class="elementor elementor-${template} e-loop-item e-loop-item-${item.id} post-${item.id} vignette${more}"${role}>${card(item, 'pl')}</div>\n`
}

const carouselControls = html`<div class="elementor-swiper-button elementor-swiper-button-prev" role="button" tabindex="0">‹</div>
<div class="elementor-swiper-button elementor-swiper-button-next" role="button" tabindex="0">›</div><div class="swiper-pagination"></div>`

/** The builder's container: what is replaced when the list changes. */
function builderContent({ id, url, page, pages, items, pagination, alternate, isCarousel }: View): Markup {
  if (!items.length)
    return html`<div class="elementor-widget-container"><div class="e-loop-nothing-found-message"><p class="e-loop-nothing-found-message__text">Nie ma takiej winiety.</p></div></div>`
  const next = pageAddress(id, url, page + 1)
  const anchor = html`<div class="e-load-more-anchor" data-page="${page}" data-max-page="${pages}" data-next-page="${new URL(next, url).href}"></div>`
  const isMore = pagination.startsWith('load_more')
  const shown = items.map((item, index) => builderItem(item, index, { alternate, isCarousel }))
  if (isCarousel)
    return html`<div class="elementor-widget-container"><div class="swiper elementor-loop-container elementor-grid" dir="ltr"><div class="swiper-wrapper" aria-live="polite">
${shown}</div></div>
${carouselControls}</div>`
  return html`<div class="elementor-widget-container"><div class="elementor-loop-container elementor-grid">
${shown}</div>
${isMore ? html`<span class="e-load-more-spinner"><i aria-hidden="true" class="fas fa-spinner"></i></span>` : ''}${pages > 1 ? anchor : ''}
${pages > 1 ? (isMore ? builderMore({ pagination, next }) : builderNumbers({ id, url, page, pages })) : ''}</div>`
}

function handContent({ id, url, page, pages, items, pagination }: View): Markup {
  const link = (to: number, text: number) => html`<a data-loop-page href="${pageAddress(id, url, to)}">${text}</a>`
  const numbers = shownPages(page, pages).map((n) => (n === page ? html`<b aria-current="page">${n}</b>` : n ? link(n, n) : '…'))
  const next = html`<a data-loop-more href="${pageAddress(id, url, page + 1)}">Show more</a>`
  const after = pagination === 'numbers' ? html`<nav aria-label="Pages">${numbers}</nav>` : page < pages ? next : ''
  if (!items.length) return html`<p>There is no such vignette.</p>`
  return html`<ul data-loop-items>
${items.map((item) => html`<li data-loop-item class="vignette">${card(item, 'en')}</li>\n`)}</ul>
${pages > 1 ? after : ''}`
}

function listOf(id: string) {
  const list = LISTS[id]
  if (!list) throw new Error(`There is no list ${id}.`)
  return list
}

/** What a list shows: `filters` and `page`, with links that are made from `url`. */
export async function renderContent(id: string, { filters, page }: Shown, url: URL) {
  const list = listOf(id)
  const { items, total } = await findVignettes({ filters, page, perPage: list.perPage, language: languageOf(list) })
  const view = { ...list, id, url, page, items, pages: Math.ceil(total / list.perPage) }
  return String(await (list.byHand ? handContent(view) : builderContent(view)))
}

/** The buttons of one taxonomy of a list. Where there is no script, hand-written ones are sent by their form. */
function renderFilter(id: string, taxonomy: Taxonomy, url: URL): Markup {
  const list = listOf(id)
  const language = languageOf(list)
  const { labels, terms } = TAXONOMIES[taxonomy]
  const chosen = readAddress(id, url).filters[taxonomy]?.terms ?? []
  const all = { slug: '__all', names: { en: 'All', pl: 'Wszystkie' } }
  const isPressed = ({ slug }: { slug: string }) => (slug === '__all' ? !chosen.length : chosen.includes(slug))
  if (!list.byHand) {
    const buttons = [...terms, all].map(
      (term) =>
        html`<button class="e-filter-item" data-filter="${term.slug}" aria-pressed="${String(isPressed(term))}">${term.names[language]}</button>\n`,
    )
    return html`<search class="e-filter" role="search" aria-label="${labels[language]}" data-base-url="${new URL(url.pathname, url).href}" data-page-num="1">${buttons}</search>`
  }
  const others = Object.entries(readAddress(id, url).filters).filter(([name]) => name !== taxonomy)
  const kept = others.map(
    ([name, { terms: values, join }]) =>
      html`<input type="hidden" name="${filterKey(id, name)}" value="${values.join(join === 'OR' ? '~' : ' ')}">`,
  )
  const buttons = [all, ...terms.filter(({ parent }) => !parent)].map(
    (term) =>
      html`<button name="${filterKey(id, taxonomy)}" value="${term.slug === '__all' ? '' : term.slug}" data-filter="${term.slug}" aria-pressed="${String(isPressed(term))}">${term.names[language]}</button>\n`,
  )
  return html`${kept}${buttons}`
}

const PLACE = /(<|&lt;)!-- (list|filter) (\w+)(?: ([\w-]+))? --(?:>|&gt;)/g
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replace(/[&<>]/g, (c) => ENTITIES[c] ?? c)

/** A page of the demo with `<!-- list ID -->` and `<!-- filter ID TAXONOMY -->` filled in as its address says; as text in its examples of code. */
export async function fillLists(page: string, address: string) {
  const url = new URL(address)
  const filled = new Map<string, string>()
  for (const [place, bracket, kind, id = '', taxonomy] of page.matchAll(PLACE)) {
    // A list, or a filter, that nobody knows leaves the comment as it is.
    if (!Object.hasOwn(LISTS, id) || (kind === 'filter' && !isTaxonomy(taxonomy))) {
      filled.set(place, place)
      continue
    }
    const text =
      isTaxonomy(taxonomy) && kind === 'filter'
        ? String(await renderFilter(id, taxonomy, url))
        : await renderContent(id, readAddress(id, url), url)
    filled.set(place, bracket === '<' ? text : escaped(text))
  }
  return page.replace(PLACE, (place) => filled.get(place) ?? place)
}
export const hasLists = (page: string) => page.search(PLACE) >= 0
