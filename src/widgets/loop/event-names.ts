/** The list's content has changed or grown; `detail.items` is the number of items. */
export { LOOP_UPDATED_EVENT as UPDATED } from '../../page/selectors'
/** A list has appended items; `detail.items` is the number of items. */
export const MORE = 'skerry:loop:more'
/** A list request failed; the content stays. `detail.error` is the reason. */
export const FAILED = 'skerry:loop:error'
/** Fires right before the content changes: other code must undo its additions and moves. */
export { LOOP_CHANGES_EVENT as CHANGES } from '../../page/selectors'
