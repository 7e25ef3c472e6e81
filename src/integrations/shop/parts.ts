/** The shop's messages to the visitor. */
export const NOTICE = '.woocommerce-error,.woocommerce-message,.woocommerce-info'
/** In the notices widget, the only place where the builder's stylesheet shows them. */
export const NOTICES_WRAPPER = '.e-woocommerce-notices-wrapper'
