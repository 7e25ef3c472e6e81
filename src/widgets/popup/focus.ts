import { closestTo } from '../../base/events'
import { FOCUSABLE } from '../../dom/focus-trap'

/** The focusable element that a click came from, which gets the focus back when the popup closes. */
export const findOpener = (event?: Event): HTMLElement | null | undefined => event && closestTo(event, FOCUSABLE)
