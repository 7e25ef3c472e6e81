import { queryFirst } from '../base/query-all'
import { config } from './config'

/**
 * The element that full-width content spans: the site's container for stretched sections (contract menus §0.4). `null`, meaning the window,
 * if none is set, or its selector is invalid or matches nothing.
 */
export function fullWidthContainer(): Element | null {
  try {
    return queryFirst(document, config().kit.stretched_section_container as string)
  } catch {
    return null
  }
}
