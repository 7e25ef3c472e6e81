/** Whether the visitor has zoomed the page with two fingers: the browser's own gestures must then reach the rest of it. */
export const isPageZoomed = (): boolean => (window.visualViewport?.scale ?? 1) > 1.01
