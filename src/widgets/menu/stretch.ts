import { config } from '../../builder/config'

/** Makes something that is positioned in `around` span the window, or the site's own container (contract menus §0.4). */
export function stretchToWindow(around: Element): Record<string, string> {
  let box: Element = document.documentElement
  try {
    box = document.querySelector(config().kit.stretched_section_container as string) ?? box
  } catch {
    // No selector: the window it is.
  }
  const { x, width } = box.getBoundingClientRect()
  return { width: `${width}px`, left: `${x - around.getBoundingClientRect().x - around.clientLeft}px` }
}
