import { on } from '../../base/events'
import { ACTION_LINK, POPUP_OPENER } from '../../builder/selectors'
import { createWriter } from '../../dom/writer'
import type { Widget } from '../../runtime/widget'
import { withDialog } from './start'

/**
 * Links and buttons that open popups say so before they are used (contract popups §17.31), and preload the dialog while the visitor is
 * still aiming.
 */
function start(host: HTMLElement): () => void {
  const { set, stop } = createWriter(host)
  set('aria-haspopup', 'dialog')
  set('aria-expanded', false)
  const preload = () => {
    withDialog(() => {})
    if (host.matches(ACTION_LINK)) import('../../actions/run').catch(() => {})
  }
  const stops = ['pointerenter', 'focus', 'click'].map((type) => on(host, type, preload))
  return () => {
    for (const stopListening of stops) stopListening()
    stop()
  }
}

export const openers: Widget = { name: 'opener', match: POPUP_OPENER, when: 'now', load: () => ({ start }) }
