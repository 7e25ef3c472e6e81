import { chunks } from '../../chunks'
import { PLAYLIST } from '../../markup'
import type { Widget } from '../../widget'

/** A list of films and one place where they play (contract loops §18). */
export const playlist: Widget = { name: 'playlist', match: PLAYLIST, when: 'visible', load: chunks.playlist }
