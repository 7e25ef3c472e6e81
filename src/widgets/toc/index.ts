import { PROGRESS_TRACKER, TABLE_OF_CONTENTS } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'

/** A list of the page's headings, which says where the visitor is (contract loops §14). */
export const tableOfContents: Widget = {
  name: 'table-of-contents',
  match: TABLE_OF_CONTENTS,
  // At once, because the address may name a heading that gets its id from the list.
  when: 'now',
  load: () => import('./widgets').then((m) => m.tableOfContents),
}

/** A bar or a ring that shows how much of the page has been read (contract loops §17). */
export const progressTracker: Widget = {
  name: 'progress-tracker',
  match: PROGRESS_TRACKER,
  when: 'visible',
  load: () => import('./widgets').then((m) => m.progressTracker),
}
