export interface Click {
  /** On an element that expands a submenu. */
  isOnTrigger: boolean
  isThemeHeader: boolean
  isHandWritten: boolean
  /** The submenu opens in the flow, not as a flyout. */
  isInline: boolean
  isExpanded: boolean
  /** The link leads nowhere. */
  isBareHash: boolean
  /** On the arrow in the link. */
  isOnArrow: boolean
  /** Hovering has just opened the submenu: the click was already under way and meant to open it. */
  hasJustOpened: boolean
}

/** What a click does to submenus, and whether to prevent following the link (contract menus §§1.7, 2.2). */
export function planClick(click: Click): [does: 'expand' | 'toggle' | 'collapse all' | 'nothing', isKept: boolean] {
  const { isThemeHeader, isInline, isExpanded, isBareHash } = click
  if (!click.isOnTrigger) return [isInline ? 'nothing' : 'collapse all', false]
  // A real URL is followed as well (contract menus §2.2).
  if (isThemeHeader) return ['toggle', isBareHash]
  if (click.isHandWritten || isBareHash || !isExpanded || (isInline && click.isOnArrow))
    return [click.hasJustOpened ? 'expand' : 'toggle', true]
  return [isInline ? 'nothing' : 'collapse all', false]
}
