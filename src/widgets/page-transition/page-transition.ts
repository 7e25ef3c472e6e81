import { matchesPattern } from '../../base/bounded-pattern'
import { createElement } from '../../base/create-element'
import { pageHead } from '../../base/document'
import { closestTo, isPlainClick, on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { describeElement, report } from '../../base/report'
import { excerpt } from '../../base/values'
import { createWriters } from '../../dom/writers'
import { prefersReducedMotion } from '../../page/reduced-motion'
import { parseCssTime } from './css-time'
import { type LinkRules, startsTransition } from './link-rules'
import { createLoader } from './loader'
import { adoptStyles } from './styles'

const PAGE_TRANSITION = 'e-page-transition'

type State = 'entering' | 'entered' | 'exiting'
const STATES: State[] = ['entering', 'entered', 'exiting']
const DEFAULT_TRIGGERS = 'a:not([data-elementor-open-lightbox="yes"])'
/** In ms. */
const DEFAULT_DURATION = 1500
/** In ms: a page still open after this was not left, because the link was a download or did not respond. */
const LEAVING = 5000

/** Reads the link rules from the host's attributes. Invalid selectors and regular expressions are reported and ignored. */
function readLinkRules(host: HTMLElement): LinkRules {
  const readAttribute = (name: string, expected: string, parse: (text: string) => unknown) => {
    const text = host.getAttribute(name)
    try {
      if (text) parse(text)
      return text
    } catch {
      report(describeElement(host), `${name}: expected ${expected}, got ${excerpt(text)}`)
      return null
    }
  }
  return {
    triggers: readAttribute('triggers', 'a selector', (text) => host.matches(text)) || DEFAULT_TRIGGERS,
    exclude: readAttribute('exclude', 'a regular expression that is valid and never slow', (text) => matchesPattern(text, location.href)),
  }
}

/** Starts the overlay between pages (contract menus §8), which uncovers the page on arrival and covers it before the browser leaves. */
export function start(host: HTMLElement): () => void {
  const writers = createWriters()
  const setState = (state: State) => {
    for (const each of STATES) writers.set(host, { [`.${PAGE_TRANSITION}--${each}`]: each === state })
  }
  // No animation, so no click may wait for one (contract menus §11.7).
  if (prefersReducedMotion() || host.hasAttribute('disabled')) {
    setState('entered')
    return writers.stop
  }

  const loader = createLoader(host)
  if (loader) host.append(loader)

  const cssTime = (property: string, fallback: number) => parseCssTime(getComputedStyle(host).getPropertyValue(property), fallback)
  let timer: ReturnType<typeof setTimeout>
  const animate = (state: State, delay: number, onEnd: () => void) => {
    setState(state)
    clearTimeout(timer)
    timer = setTimeout(onEnd, cssTime('--e-page-transition-animation-duration', DEFAULT_DURATION) + delay)
  }
  const enter = () => animate('entering', 0, () => setState('entered'))
  const exitTo = (href: string) =>
    animate('exiting', cssTime('--e-preloader-delay', 0), () => {
      location.assign(href)
      timer = setTimeout(enter, LEAVING)
    })

  const rules = readLinkRules(host)
  const findLink = (event: Event) => {
    const link = closestTo<HTMLAnchorElement>(event, 'a[href]')
    return link && startsTransition(link, rules) ? link : undefined
  }
  const stops = [
    adoptStyles(),
    // A page restored from the back/forward cache is still covered.
    on<PageTransitionEvent>(window, 'pageshow', (event) => event.persisted && enter()),
    prerenderLinks(findLink),
    // On the window, which gets clicks last: handlers that open something on this page have called `preventDefault` by then.
    on<MouseEvent>(window, 'click', (event) => {
      if (event.defaultPrevented || !isPlainClick(event)) return
      const link = findLink(event)
      if (!link) return
      event.preventDefault()
      exitTo(link.href)
    }),
  ]
  enter()
  return () => {
    clearTimeout(timer)
    stopAll(stops)
    loader?.remove()
    writers.stop()
  }
}

/** Makes the browser prerender a link's page once the pointer or a finger is on it. */
function prerenderLinks(findLink: (event: Event) => HTMLAnchorElement | undefined): () => void {
  const hints = new Map<string, Element>()
  const prerender = (event: Event) => {
    const href = findLink(event)?.href
    if (!href || hints.has(href)) return
    const hint = createElement('link', { rel: 'prerender', href })
    pageHead().append(hint)
    hints.set(href, hint)
  }
  const stops = ['mouseover', 'touchstart'].map((type) => on(document, type, prerender, { passive: true }))
  return () => {
    stopAll(stops)
    for (const hint of hints.values()) hint.remove()
  }
}
