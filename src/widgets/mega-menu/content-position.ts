import { pageBody } from '../../base/document'
import type { Writers } from '../../dom/writers'
import { isRtl } from '../../page/page-config'
import { STICKY } from '../../page/selectors'
import type { MegaMenuSettings } from './settings'
import type { MegaMenuParts } from './types'

interface Span {
  left: number
  right: number
}

/**
 * The start of content with its natural width, in px from the page's start edge (the right one if `isRtl`). It never leaves the page
 * (contract menus §3.6).
 */
export function contentStart(title: Span, width: number, pageWidth: number, position: string, isRtl: boolean): number {
  const [left, right] = isRtl ? [pageWidth - title.right, pageWidth - title.left] : [title.left, title.right]
  const max = pageWidth - width
  if (position === 'center') return clamp((left + right - width) / 2, max)
  const isStartAligned = (position === 'left') !== isRtl
  return clamp(isStartAligned ? left : right - width, isStartAligned ? max : right)
}

const clamp = (value: number, max: number) => Math.max(0, Math.min(value, max))

/** Whether content of this `height` opens above its heading: it fits there, but not below `top`. All in px. */
export const opensAbove = (top: number, height: number, headingHeight: number, viewHeight: number): boolean =>
  height < top - headingHeight && viewHeight - top < height

/** Positions open content in the window, and marks the menu if the content is above it. */
export function positionContent(
  { nav, heading }: MegaMenuParts,
  title: HTMLElement,
  content: HTMLElement,
  settings: MegaMenuSettings,
  { set }: Writers,
): void {
  const rtl = isRtl()
  const isFitToContent = settings.content_width === 'fit_to_content'
  set(nav, { '.content-above': false })
  set(content, { $position: 'var(--position)', $width: 'var(--width)', '$max-width': null, $height: null, '$overflow-y': null })
  if (isFitToContent) {
    const start = contentStart(
      title.getBoundingClientRect(),
      content.clientWidth,
      pageBody().clientWidth,
      settings.content_horizontal_position,
      rtl,
    )
    set(content, { [rtl ? '$right' : '$left']: `${start}px` })
  }
  const { top, width, height } = content.getBoundingClientRect()
  if (opensAbove(top, height, heading.offsetHeight, innerHeight)) {
    set(content, { '$max-width': `${width}px`, ...(isFitToContent && { $width: 'max-content' }) })
    set(nav, { '.content-above': true })
  } else if (content.closest(`.${STICKY}`) && top + height > innerHeight) {
    set(content, { $height: `${innerHeight - top}px`, '$overflow-y': 'scroll' })
  }
}
