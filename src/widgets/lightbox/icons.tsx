import type { ReactNode } from 'react'
import { hasIconFont } from '../../page/icon-font'

/** 24 × 24 drawings, by their names in the builder's icon font. */
const PATHS = {
  close: 'M5 5l14 14M19 5L5 19',
  'chevron-right': 'M9 4l8 8-8 8',
  'chevron-left': 'M15 4l-8 8 8 8',
  'share-arrow': 'M14 5l6 6-6 6M20 11h-8c-5 0-8 3-8 8',
  'zoom-in-bold': 'M16 16l5 5M18 10.5a7.5 7.5 0 1 1-15 0a7.5 7.5 0 0 1 15 0M7 10.5h7M10.5 7v7',
  'zoom-out-bold': 'M16 16l5 5M18 10.5a7.5 7.5 0 1 1-15 0a7.5 7.5 0 0 1 15 0M7 10.5h7',
  'frame-expand': 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5',
  'frame-minimize': 'M4 9h5V4M20 9h-5V4M4 15h5v5M20 15h-5v5',
}
export type IconName = keyof typeof PATHS
export type RenderIcon = (name: IconName) => ReactNode

/** Checks once whether the page has the builder's icon font; if so, its classes show the icons and nothing is rendered. */
export function createIconRenderer(): RenderIcon {
  const hasFont = hasIconFont()
  return (name) => (hasFont ? null : <Drawing name={name} />)
}

/** Stroke and fill are on the path itself, so that a stylesheet's icon fill does not fill the drawing. */
const Drawing = ({ name }: { name: IconName }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={`e-font-icon-svg e-eicon-${name}`}>
    <path d={PATHS[name]} fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
  </svg>
)
