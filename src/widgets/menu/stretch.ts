import { config } from '../../services/config'

/** Width and inline start of something positioned in `around`, so that it spans the window or the site's own container (contract menus §0.4). */
export function stretch(around: Element): Record<string, string> {
  const { rtl, kit } = config()
  let box: Element | null = null
  try {
    box = document.querySelector(kit.stretched_section_container as string)
  } catch {}
  const to = (box ?? document.documentElement).getBoundingClientRect()
  const from = around.getBoundingClientRect().x + around.clientLeft
  return { width: `${to.width}px`, [rtl ? 'right' : 'left']: `${rtl ? from + around.clientWidth - to.right : to.x - from}px` }
}
