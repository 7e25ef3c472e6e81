/** The header of the builder's companion theme, whose menu resembles the builder's (contract menus §2.1). */
export const THEME_HEADER = '.site-header'
