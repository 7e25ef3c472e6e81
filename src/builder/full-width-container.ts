import { queryFirst } from '../base/query-all'
import { config } from './config'

/**
 * The element that full-width content spans (contract menus §0.4): the site's own container for stretched sections. Without one it spans
 * the window; so it does when the site's setting finds nothing, or is not a valid selector.
 */
export function fullWidthContainer(): Element | null {
  try {
    return queryFirst(document, config().kit.stretched_section_container as string)
  } catch {
    return null
  }
}
