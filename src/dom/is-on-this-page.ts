/** Whether a link leads to this page, whatever its query and hash. A link in an SVG drawing has no host, and does not. */
export const isOnThisPage = (link: HTMLAnchorElement): boolean => link.host === location.host && link.pathname === location.pathname
