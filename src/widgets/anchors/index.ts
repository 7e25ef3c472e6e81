import { chunks } from '../../chunks'
import { ANCHOR_BY_HAND, ANCHOR_TARGET } from '../../markup'
import { script } from '../../services/assets'
import { isPlain, on } from '../../services/events'
import { find } from './find'

/**
 * Smooth in-page links, wherever and whenever they are added (specification §2). How the page travels is loaded on the first press
 * of such a link, or at once when the address itself names a place; should that fail, the browser jumps.
 */
export function startAnchors(builderAlive: boolean): () => void {
  if (script?.dataset.anchors === 'off') return () => {}
  const kind = builderAlive ? ANCHOR_BY_HAND : ANCHOR_TARGET
  let isOver = false
  let end = () => {}
  const then = (use: (m: Awaited<ReturnType<typeof chunks.anchors>>) => void, otherwise = () => {}) =>
    chunks.anchors().then((m) => {
      end = m.stopTravels
      if (!isOver) use(m)
    }, otherwise)

  const press = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href*="#"]')
    if (!link || event.defaultPrevented || !isPlain(event)) return
    const { hash, host, pathname, target } = link
    // A drawing's link has no host.
    if (host !== location.host || pathname !== location.pathname || !/^(_self)?$/.test(target) || link.hasAttribute('download')) return
    const el = find(hash, kind)
    const isClick = event.type === 'click'
    if (!el) {
      // Whoever means a place that is not there is told of it.
      if (isClick && hash && !find(hash)) then((m) => m.tellDead(event))
      return
    }
    if (isClick) event.preventDefault()
    then(
      (m) => isClick && m.go(el, hash),
      () => {
        if (isClick) location.hash = hash
      },
    )
  }
  const stops = [on(document, 'click', press), on(document, 'pointerdown', press)]
  if (find(location.hash) || location.search.includes('theme_template_id')) then((m) => m.arrive())
  return () => {
    isOver = true
    for (const stop of stops) stop()
    end()
  }
}
