import { script } from '../../base/assets'
import { isPlainClick, on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { ANCHOR_BY_HAND, ANCHOR_TARGET } from '../../builder/selectors'
import { findByHash } from './find'

/**
 * Smooth in-page links, wherever and whenever they are added (specification §2). How the page travels is loaded on the first press
 * of such a link, or at once when the address itself names a place; should that fail, the browser jumps.
 */
export function startAnchors(builderAlive: boolean): () => void {
  if (script?.dataset.anchors === 'off') return () => {}
  const kind = builderAlive ? ANCHOR_BY_HAND : ANCHOR_TARGET
  let isStopped = false
  let stopScrolling = () => {}
  const then = (use: (m: typeof import('./scroll-to')) => void, otherwise = () => {}) =>
    import('./scroll-to').then((m) => {
      stopScrolling = m.stopScrolling
      if (!isStopped) use(m)
    }, otherwise)

  const press = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href*="#"]')
    if (!link || event.defaultPrevented || !isPlainClick(event)) return
    const { hash, host, pathname, target } = link
    // A drawing's link has no host.
    if (host !== location.host || pathname !== location.pathname || !/^(_self)?$/.test(target) || link.hasAttribute('download')) return
    const el = findByHash(hash, kind)
    const isClick = event.type === 'click'
    if (!el) {
      // Whoever means a place that is not there is told of it.
      if (isClick && hash && !findByHash(hash)) then((m) => m.reportMissingTarget(event))
      return
    }
    if (isClick) event.preventDefault()
    then(
      (m) => isClick && m.scrollToTarget(el, hash),
      () => {
        if (isClick) location.hash = hash
      },
    )
  }
  const stops = [on(document, 'click', press), on(document, 'pointerdown', press)]
  if (findByHash(location.hash) || location.search.includes('theme_template_id')) then((m) => m.scrollOnArrival())
  return () => {
    isStopped = true
    stopAll(stops)
    stopScrolling()
  }
}
