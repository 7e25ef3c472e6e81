/** The titles of classic tabs, accordions and toggles, which are no buttons of the browser's (contract media §§5, 6, 7). */
export const CLASSIC_TITLE = '.elementor-tab-title'
