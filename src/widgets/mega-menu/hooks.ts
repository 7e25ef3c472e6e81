import { useLayoutEffect, useState } from 'react'
import { emit } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { onScroll } from '../../dom/on-scroll'
import { createWriter } from '../../dom/writer'
import { positionContent } from './content-position'
import type { MegaMenuSettings } from './settings'
import type { MegaMenuItem, MegaMenuParts } from './types'
import { stretchStyle } from './wrapper-style'

/** Events for the builder's widgets, which measure themselves when the content around them opens. */
const OPEN_EVENTS = ['elementor-pro/motion-fx/recalc', 'elementor/nested-tabs/activate', 'elementor/bg-video/recalc']

/** Whether the stylesheet shows the items in a row, and the styles that stretch the contents' box. */
export function useMeasures({ heading, wrapper }: MegaMenuParts) {
  const [layout, setLayout] = useState('horizontal')
  const [stretch, setStretch] = useState<Record<string, string>>({})
  useLayoutEffect(() => {
    const measure = () => {
      const current = getComputedStyle(heading).display === 'flex' ? 'horizontal' : 'dropdown'
      const styles = stretchStyle(wrapper)
      return () => {
        setLayout(current)
        // Measured in every scroll frame, but rendered only on change.
        setStretch((before) => (Object.entries(styles).every(([key, value]) => before[key] === value) ? before : styles))
      }
    }
    return onScroll(measure)
  }, [heading, wrapper])
  return { layout, stretch }
}

/** Keeps the open content in the window, unless behind a burger, and notifies widgets inside that it opened. */
export function useOpenContent(parts: MegaMenuParts, settings: MegaMenuSettings, openItem: MegaMenuItem | undefined, isDropdown: boolean) {
  useLayoutEffect(() => {
    if (!openItem?.content) return
    const { content, title } = openItem
    const contentWriter = createWriter(content)
    const navWriter = createWriter(parts.nav)
    const position = () => positionContent(parts, title, content, settings, contentWriter.set, navWriter.set)
    if (!isDropdown) position()
    for (const name of OPEN_EVENTS) emit(window, name, content)
    const stops = [contentWriter.stop, navWriter.stop]
    if (!isDropdown) stops.unshift(onScroll(position))
    return () => stopAll(stops)
  }, [openItem, isDropdown, parts, settings])
}
