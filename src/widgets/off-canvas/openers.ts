import { containsNode } from '../../base/property-of'
import { queryAll } from '../../base/query-all'
import { parseAction } from '../../popups/actions/parse'
import type { PanelAction } from './phase'

/** Panel openers: the builder's link actions, and hand-written attributes with the panel's id. */
export const ACTION_LINKS = ':is(:is(a,area)[href*="off_canvas"],[data-action-link*="off_canvas"])'
export const OPENERS = `${ACTION_LINKS},[data-off-canvas-open],[data-off-canvas-toggle]`
const CLOSERS = `${ACTION_LINKS},[data-off-canvas-close]`

/** The action of a link or button and the id of its panel; an empty id means the panel around it. */
export function actionOf(el: HTMLElement): { action: PanelAction; id: string } | undefined {
  const { offCanvasOpen, offCanvasToggle, offCanvasClose } = el.dataset
  if (offCanvasToggle !== undefined) return { action: 'toggle', id: offCanvasToggle }
  if (offCanvasOpen !== undefined) return { action: 'open', id: offCanvasOpen }
  if (offCanvasClose !== undefined) return { action: 'close', id: offCanvasClose }
  const parsed = parseAction(el.getAttribute('href') ?? el.getAttribute('data-action-link') ?? '')
  const action = typeof parsed === 'string' ? undefined : (/^off_canvas:(open|close|toggle)$/.exec(parsed.name)?.[1] as PanelAction)
  return action && typeof parsed !== 'string' ? { action, id: String(parsed.settings.id ?? '') } : undefined
}

/** Finds the openers of this panel anywhere on the page, and the closers in it. */
export function findControls(panel: HTMLElement, id: string): { openers: HTMLElement[]; closers: HTMLElement[] } {
  const controls = (el: HTMLElement, isWanted: (action: PanelAction) => boolean) => {
    const found = actionOf(el)
    return found && isWanted(found.action) && (found.id === id || (!found.id && containsNode(panel, el)))
  }
  return {
    openers: queryAll(document, OPENERS).filter((el) => controls(el, (action) => action !== 'close') && !containsNode(panel, el)),
    closers: queryAll(panel, CLOSERS).filter((el) => controls(el, (action) => action !== 'open')),
  }
}
