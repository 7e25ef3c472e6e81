import { chunks } from '../../chunks'
import { Bind } from '../../dom'
import { ACTION_LINK, POPUP_OPENER } from '../../markup'
import type { IslandProps, Widget } from '../../widget'
import { withDialog } from './start'

/** Links and buttons that open popups say so before they are used (contract popups §17.31), and fetch what it takes while the visitor still aims. */
function View({ host }: IslandProps<object>) {
  const warm = () => {
    withDialog(() => {})
    if (host.matches(ACTION_LINK)) chunks.action().catch(() => {})
  }
  return <Bind to={host} aria-haspopup="dialog" aria-expanded={false} onPointerEnter={warm} onFocus={warm} onClick={warm} />
}

export const openers: Widget = { name: 'opener', match: POPUP_OPENER, when: 'now', load: () => ({ View }) }
