/** The parts of a search form, the builder's and hand-written (contract loops §13). */
export const SEARCH_TOGGLE = '.elementor-search-form__toggle,[data-search-toggle]'
export const SEARCH_PANEL = '.elementor-search-form__container,[data-search-panel]'
export const SEARCH_CLOSE = '.dialog-close-button,[data-search-close]'
export const SEARCH_ICON = '.elementor-search-form__icon'
/** Clears the newer search field. */
export const SEARCH_CLEAR = '[class*=icon-clear],.e-clear,.e-search-input-wrapper>:is(svg,i)'
