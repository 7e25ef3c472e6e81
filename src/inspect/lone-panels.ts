import { containsNode, propertyOf } from '../base/property-of'
import { queryAll } from '../base/query-all'
import { handWritten } from '../builder/selectors'
import { actionOf, OPENERS } from '../widgets/off-canvas/openers'
import { everywhere, type Say } from './everywhere'
import { panelIds } from './openers'

/** Attributes that name an element without opening it. */
const NAMES_ONLY = /^(id|class|name|for|list|form|headers|style|data-widget|aria-.*)$/

/** Templates' contents, which scripts may add later. */
const inTemplates = (root: ParentNode & Node): DocumentFragment[] =>
  queryAll<HTMLTemplateElement>(root, 'template').flatMap(({ content }) => (content ? [content, ...inTemplates(content)] : []))

/** Whether a script could find the element by this text: it is the id, or has it in quotes or after `#`. */
function mentions(text: string, id: string): boolean {
  for (let at = text.indexOf(id); at >= 0; at = text.indexOf(id, at + 1))
    if (text === id || (/["'`#]/.test(text[at - 1] ?? '') && !/[\w-]/.test(text[at + id.length] ?? ''))) return true
  return false
}

/** Whether anything else on the page, such as a script, names the panel. */
function isMentioned(panel: HTMLElement, id: string): boolean {
  const isNamed = (el: HTMLElement) =>
    [...propertyOf(el, 'attributes')].some(({ name, value }) => !NAMES_ONLY.test(name) && mentions(value, id)) ||
    (el.localName === 'script' && mentions(el.textContent ?? '', id))
  return everywhere('*').some((el) => !containsNode(panel, el) && isNamed(el))
}

/**
 * Reports hand-written panels that nothing opens. Not where an opener names no panel: that one is reported, and may be meant for this.
 */
export function checkPanels(sayOf: (el: HTMLElement) => Say): void {
  const panels = everywhere(`${handWritten('off-canvas')}[id]`)
  if (!panels[0]) return
  const openers = [...everywhere(OPENERS), ...inTemplates(document).flatMap((content) => queryAll(content, OPENERS))]
  const opened = new Set(openers.map((el) => actionOf(el)).flatMap((found) => (found && found.action !== 'close' ? found.id : [])))
  const known = panelIds()
  if ([...opened].some((id) => !known.includes(id))) return
  for (const panel of panels) {
    const id = propertyOf(panel, 'id')
    if (id && !opened.has(id) && !isMentioned(panel, id))
      sayOf(panel)('id', `nothing on this page opens this panel: add a button with data-off-canvas-open="${id}"`)
  }
}
