import { HEADLINE } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'

/** Headlines with a marked word, or with words that take turns (contract loops §11). */
export const headline: Widget = { name: 'headline', match: HEADLINE, when: 'visible', load: () => import('./headline') }
