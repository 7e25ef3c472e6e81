/** The list's content has changed, or there is more of it; `detail.items` is the number of items now. */
export { LOOP_UPDATED_EVENT as UPDATED } from '../../builder/selectors'
/** A list has more items at its end; `detail.items` is the number of items now. */
export const MORE = 'skerry:loop:more'
/** A request for a list has failed; the old content stays. `detail.error` says why. */
export const FAILED = 'skerry:loop:error'
/** Right before the content changes: whatever has been added to it, or moved in it, must be put back. */
export { LOOP_CHANGES_EVENT as CHANGES } from '../../builder/selectors'
