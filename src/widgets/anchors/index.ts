import { script } from '../../base/assets'
import { closestTo, isPlainClick, on } from '../../base/events'
import { stopAll, whenLoaded } from '../../base/lifetime'
import { findByHash, isOnThisPage } from '../../dom/find-by-hash'
import { ANCHOR_BY_HAND, ANCHOR_TARGET } from '../../page/selectors'

/**
 * Scrolls smoothly to the targets of in-page links, including links added later (specification §2). The scrolling code loads on the first
 * press of such a link, or at once if the page's address has a target; if it fails to load, the browser jumps. With `isBuilderAlive` only
 * hand-written targets are handled.
 */
export function startAnchors(isBuilderAlive: boolean): () => void {
  if (script?.dataset.anchors === 'off') return () => {}
  const targets = isBuilderAlive ? ANCHOR_BY_HAND : ANCHOR_TARGET
  let stopScrolling = () => {}
  // The latest request wins: an earlier press that still waits for the code is dropped.
  const loadScrollTo = (use: (m: typeof import('./scroll-to')) => void, otherwise?: () => void) => {
    stopScrolling()
    stopScrolling = whenLoaded(
      () => import('./scroll-to'),
      (m) => {
        use(m)
        return m.stopScrolling
      },
      otherwise,
    )
  }

  const onPress = (event: MouseEvent) => {
    const link = closestTo<HTMLAnchorElement>(event, 'a[href*="#"]')
    if (!link || event.defaultPrevented || !isPlainClick(event)) return
    const { hash, target } = link
    if (!isOnThisPage(link) || (target && target !== '_self') || link.hasAttribute('download')) return
    const el = findByHash(hash, targets)
    const isClick = event.type === 'click'
    if (!el) {
      // A link to a missing id is a mistake, reported in the console.
      if (isClick && hash && !findByHash(hash)) loadScrollTo((m) => m.reportMissingTarget(event))
      return
    }
    if (isClick) event.preventDefault()
    loadScrollTo(
      (m) => isClick && m.scrollToTarget(el, hash),
      () => {
        if (isClick) location.hash = hash
      },
    )
  }
  const stops = [on(document, 'click', onPress), on(document, 'pointerdown', onPress)]
  if (findByHash(location.hash) || location.search.includes('theme_template_id')) loadScrollTo((m) => m.scrollOnArrival())
  return () => {
    stopAll(stops)
    stopScrolling()
  }
}
