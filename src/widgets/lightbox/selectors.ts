/** The lightbox's options on an element that is not a link: a video's overlay (contract media §1.3). */
export const LIGHTBOX_OPTIONS = 'data-elementor-lightbox'
