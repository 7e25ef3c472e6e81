export const ACTION_BUTTON = '[data-action-link]'
/** Controls inside a block with an action, which act by themselves. */
export const CONTROL = `a[href],button,input,select,textarea,label,summary,audio,video,${ACTION_BUTTON}`
