export interface Click {
  /** It is on what expands a submenu. */
  isOnTrigger: boolean
  isThemeHeader: boolean
  isHandWritten: boolean
  /** The submenu is in the flow of the menu, not above the page. */
  isInline: boolean
  isExpanded: boolean
  /** The link leads nowhere. */
  isBareHash: boolean
  /** It is on the arrow in the link. */
  isOnArrow: boolean
  /** The pointer has just opened the submenu by resting on it: the click was already under way then, and meant to open it. */
  hasJustOpened: boolean
}

/** What a click does to submenus, and whether the link is not followed (contract menus §§1.7, 2.2). */
export function planClick(click: Click): [does: 'expand' | 'toggle' | 'collapse all' | 'nothing', isKept: boolean] {
  const { isThemeHeader, isInline, isExpanded, isBareHash } = click
  if (!click.isOnTrigger) return [isInline ? 'nothing' : 'collapse all', false]
  // A real address is followed as well (contract menus §2.2).
  if (isThemeHeader) return ['toggle', isBareHash]
  if (click.isHandWritten || isBareHash || !isExpanded || (isInline && click.isOnArrow))
    return [click.hasJustOpened ? 'expand' : 'toggle', true]
  return [isInline ? 'nothing' : 'collapse all', false]
}
