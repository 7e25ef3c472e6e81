import { PLAYLIST } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'

/** A list of videos and one place where they play (contract loops §18). */
export const playlist: Widget = { name: 'playlist', match: PLAYLIST, when: 'visible', load: () => import('./playlist') }
