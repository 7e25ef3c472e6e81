import { chunks } from '../../chunks'
import { LIGHTBOX } from '../../markup'
import type { Widget } from '../../widget'

/** Pictures and videos in a window of their own; the code comes with the first sign of interest. */
export const lightbox: Widget = { name: 'lightbox', match: LIGHTBOX, when: 'intent', load: chunks.lightbox }
