import { createElement, createSvg } from '../../base/create-element'
import { stopAll } from '../../base/lifetime'
import { readIcon } from '../../ui/read-icon'
import { MENU_SUB_BUTTON } from './find-parts'
import type { MenuParts } from './types'

/** Adds submenu buttons after the links of a hand-written menu, and arrows in the links of the builder's. */
export function addParts({ isHandWritten, isThemeHeader, submenus }: MenuParts, icon: string): () => void {
  const stops = submenus.flatMap(({ link, trigger }) => {
    const isOurs = trigger.classList.contains(MENU_SUB_BUTTON)
    if (isOurs) link.after(trigger)
    else if (isHandWritten || isThemeHeader) return []
    const added = isOurs ? trigger : link.appendChild(createArrow(icon))
    return [() => added.remove()]
  })
  return () => stopAll(stops)
}

function createArrow(html: string): HTMLElement {
  const { path, classes, viewBox } = readIcon(html)
  const attributes = { viewBox, 'aria-hidden': 'true', class: classes || undefined }
  const icon = path ? createSvg('svg', attributes, createSvg('path', { d: path })) : createElement('i', attributes)
  return createElement('span', { class: 'sub-arrow' }, icon)
}
