/** The latest click on the page, for code that handles such clicks and is still on its way (runtime/early-click.ts). */
export const clicks: { latest?: MouseEvent } = {}
