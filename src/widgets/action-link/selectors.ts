export const ACTION_BUTTON = '[data-action-link]'
/** Inside of a block with an action these do their own. */
export const CONTROL = `a[href],button,input,select,textarea,label,summary,audio,video,${ACTION_BUTTON}`
