export const BAR_BY_HAND = '[data-widget="floating-bar"]'
export const BAR_CLOSE = '[class*=floating-bars__close],[data-bar-close]'
export const BAR_PAUSE = '[class*=floating-bars__pause],[data-bar-pause]'
