/** What `npm run bench` runs inside the visited page. Each function is sent as text, so none may use anything outside of itself. */

/** Before the page's own scripts: notes the largest paint and every layout shift, with the elements that shifted. */
export function watchPaints() {
  const seen = { shifts: [], largest: undefined }
  window.__bench = seen
  const name = (node) => {
    const el = node?.nodeType === 1 ? node : node?.parentElement
    if (!el) return 'a removed element'
    const marks = [
      el.id && `#${el.id}`,
      ...[...el.classList].slice(0, el.id ? 0 : 2).map((one) => `.${one}`),
      el.dataset.id && `[data-id=${el.dataset.id}]`,
    ].filter(Boolean)
    return el.localName + marks.join('') + (marks.length || !el.parentElement ? '' : ` in ${name(el.parentElement)}`)
  }
  const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')
  const observe = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('layout-shift', (entry) => {
    if (entry.hadRecentInput) return
    const sources = (entry.sources ?? []).map(({ node, previousRect, currentRect }) => ({
      node: name(node),
      from: box(previousRect),
      to: box(currentRect),
    }))
    seen.shifts.push({ value: entry.value, at: entry.startTime, sources })
  })
  observe('largest-contentful-paint', (entry) => {
    seen.largest = { ms: entry.startTime, node: name(entry.element) }
  })
}

/** How far our start has come. */
export function readIslands() {
  const islands = window.Skerry?.islands?.() ?? []
  return { islands: islands.length, mounted: islands.filter(({ state }) => state === 'mounted').length }
}

export const readPaints = () => window.__bench

/** Forgets the shifts after the first `count`: what --busy adds moves the whole page, which nobody is to blame for. */
export const keepShifts = (count) => {
  window.__bench.shifts.length = count
}

/** Elements whose style the browser computes: all but those inside something that is not displayed. */
export function countStyled() {
  const count = (el) => {
    let sum = 1
    if (getComputedStyle(el).display !== 'none') for (const child of el.children) sum += count(child)
    return sum
  }
  return count(document.documentElement)
}

export const scrollRoom = () => document.documentElement.scrollHeight - innerHeight

export const scrolledTo = () => Math.round(scrollY)
