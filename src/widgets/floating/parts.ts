/** The button that opens the box of contact buttons, and those in the box that close it. */
export const CONTACT_TOGGLE = '[class*=contact-buttons__chat-button],[data-contact-toggle]'
export const CONTACT_CLOSE = '[class*=contact-buttons__close-button],[data-contact-close]'
export const CONTACT_BOX = '[class*=contact-buttons__content-wrapper],[data-contact-box]'

export const BAR_CLOSE = '[class*=floating-bars__close],[data-bar-close]'
export const BAR_PAUSE = '[class*=floating-bars__pause],[data-bar-pause]'
