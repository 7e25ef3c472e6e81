export const ACTION_BUTTON = '[data-action-link]'
/** These do their own work inside a block with an action. */
export const CONTROL = `a[href],button,input,select,textarea,label,summary,audio,video,${ACTION_BUTTON}`
