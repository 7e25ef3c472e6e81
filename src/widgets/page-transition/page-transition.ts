import { on } from '../../base/events'
import { describeElement, report } from '../../base/report'
import { excerpt } from '../../base/values'
import { prefersReducedMotion } from '../../builder/reduced-motion'
import { PAGE_TRANSITION } from '../../builder/selectors'
import { createWriter } from '../../dom/writer'
import { isCovered, type LinkRules, timeOf } from './rules'
import { adoptLooks } from './sheet'

type State = 'entering' | 'entered' | 'exiting'
const STATES: State[] = ['entering', 'entered', 'exiting']
const TRIGGERS = 'a:not([data-elementor-open-lightbox="yes"])'

/** The host's rules for links; those that are no selector and no regular expression are told of, and do as if they were not there. */
function rulesOf(host: HTMLElement): LinkRules {
  const given = (name: string, kind: string, attempt: (text: string) => unknown) => {
    const text = host.getAttribute(name)
    try {
      if (text) attempt(text)
      return text
    } catch {
      report(describeElement(host), `${name}: expected ${kind}, got ${excerpt(text)}`)
      return null
    }
  }
  return {
    triggers: given('triggers', 'a selector', (text) => host.matches(text)) || TRIGGERS,
    exclude: given('exclude', 'a regular expression', (text) => new RegExp(text)),
  }
}

/** What turns while one waits: the site's icon or picture, or a ring. */
function loader(host: HTMLElement): HTMLElement | undefined {
  const kind = host.getAttribute('preloader-type')
  if (kind === 'icon') return Object.assign(document.createElement('i'), { className: host.getAttribute('preloader-icon') ?? '' })
  if (kind === 'image')
    return Object.assign(document.createElement('img'), { src: host.getAttribute('preloader-image-url') ?? '', alt: '' })
  if (kind !== 'animation') return undefined
  const el = document.createElement('e-preloader')
  const type = host.getAttribute('preloader-animation-type') ?? 'circle'
  el.setAttribute('type', type)
  if (type.endsWith('-dots')) el.append(...Array.from({ length: 4 }, () => document.createElement('i')))
  return el
}

/** The overlay between pages (contract menus §8): shows the page when it comes, covers it before it goes. */
export function start(host: HTMLElement): () => void {
  const writer = createWriter(host)
  const added: Element[] = []
  const warmed = new Set<string>()
  let timer: ReturnType<typeof setTimeout>
  const be = (state: State) => {
    for (const each of STATES) writer.set(`.${PAGE_TRANSITION}--${each}`, each === state)
  }
  const time = (name: string, fallback: number) => timeOf(getComputedStyle(host).getPropertyValue(name), fallback)
  const after = (state: State, then: () => void, more = 0) => {
    be(state)
    clearTimeout(timer)
    timer = setTimeout(then, time('--e-page-transition-animation-duration', 1500) + more)
  }
  // Without movement there is nothing to wait for (contract §11.7).
  if (prefersReducedMotion() || host.hasAttribute('disabled')) {
    be('entered')
    return writer.stop
  }
  const picture = loader(host)
  if (picture) {
    host.append(picture)
    added.push(picture)
  }
  const rules = rulesOf(host)
  const linkOf = (event: Event) => {
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]')
    return link && isCovered(link, rules) ? link : undefined
  }
  const enter = () => after('entering', () => be('entered'))
  const warm = (event: Event) => {
    const href = linkOf(event)?.href
    if (!href || warmed.has(href)) return
    warmed.add(href)
    const hint = Object.assign(document.createElement('link'), { rel: 'prerender', href })
    document.head.append(hint)
    added.push(hint)
  }
  const stops = [
    adoptLooks(),
    // Also back from the browser's cache, where the page still lies covered.
    on<PageTransitionEvent>(window, 'pageshow', (event) => event.persisted && enter()),
    on(document, 'mouseover', warm, { passive: true }),
    on(document, 'touchstart', warm, { passive: true }),
    // The last to hear of a click: what opens something on this page has taken it.
    on<MouseEvent>(window, 'click', (event) => {
      if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      const link = linkOf(event)
      if (!link) return
      event.preventDefault()
      after('exiting', () => location.assign(link.href), time('--e-preloader-delay', 0))
    }),
  ]
  enter()
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
    for (const el of added) el.remove()
    writer.stop()
  }
}
