import { chunks } from '../../chunks'
import { widgetOf } from '../../markup'
import type { Widget } from '../../widget'

/** The builder's mega menu. */
export const megaMenu: Widget = { name: 'mega-menu', match: widgetOf('mega-menu'), when: 'visible', load: chunks.megaMenu }
