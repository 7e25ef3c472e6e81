/** The latest click on the page, for handlers whose code is still loading (runtime/early-click.ts). */
export const clicks: { latest?: MouseEvent } = {}
