/** The list's content, or more of it, has changed; `detail.items` is how many items it has now. */
export { LOOP_UPDATED_EVENT as UPDATED } from '../../builder/selectors'
/** A list has got more items below; `detail.items` is how many it has now. */
export const MORE = 'skerry:loop:more'
/** A request for a list has failed; what was there stays. `detail.error` says why. */
export const FAILED = 'skerry:loop:error'
/** Right before the content changes: what somebody has added to it, or moved in it, is put back. */
export { LOOP_CHANGES_EVENT as CHANGES } from '../../builder/selectors'
