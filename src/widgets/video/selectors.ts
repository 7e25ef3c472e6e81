/** The picture shown until the video plays (contract media §4.1). */
export const VIDEO_OVERLAY = '.elementor-custom-embed-image-overlay'
