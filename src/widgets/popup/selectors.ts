/** Marks the form, link or button that is the popup's goal (a conversion). */
export const POPUP_CONVERT = 'data-popup-convert'
